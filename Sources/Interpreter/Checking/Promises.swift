/// What a type promises and what it has.
extension Checker {
  /// A type that says that it conforms has what the protocol asks for.
  func checkPromises(of nominal: Nominal) {
    guard nominal.kind != .protocolType, !resolver.hasUnknownAncestry(nominal) else { return }
    let outer = solver.signature
    defer { solver.signature = outer }
    let kept = keptByMacros(of: nominal)
    for promise in nominal.promises where !kept.contains(where: { $0 === promise.bound.nominal }) {
      solver.signature.requirements = outer.requirements + promise.requirements
      checkDerivation(of: promise, in: nominal)
      checkKind(of: promise, in: nominal)
      let wanted = promise.bound.nominal
      for owner in [wanted] + resolver.lineage(of: wanted).map(\.bound.nominal) {
        checkOperators(of: owner, promise, in: nominal)
        checkRequirements(of: owner, promise, in: nominal)
        checkParts(of: owner, promise, in: nominal)
      }
    }
  }

  /// `@Model class Note: Hashable`: what a macro promises it keeps itself, whoever says it again.
  private func keptByMacros(of nominal: Nominal) -> [Nominal] {
    let macros = Set(nominal.syntax?.modifiers.attributes.map(\.position) ?? [])
    return nominal.promises.filter { macros.contains($0.position) }.flatMap { promise in
      [promise.bound.nominal] + resolver.lineage(of: promise.bound.nominal).map(\.bound.nominal)
    }
  }

  /// What a library's type is made to promise: a protocol of the program's asks for what it says.
  func checkPromises(ofLibrary nominal: Nominal, at syntax: ExtensionSyntax) {
    guard !resolver.mayBeExtended else { return }
    // What it promises is read with it.
    _ = resolver.signature(of: nominal)
    let places = Set(syntax.inherited.map(\.position))
    let outer = solver.signature
    defer { solver.signature = outer }
    for promise in nominal.promises where places.contains(promise.position) {
      let wanted = promise.bound.nominal
      guard resolver.module(around: wanted.context) === resolver.program, wanted.isComplete else {
        continue
      }
      solver.signature.requirements = outer.requirements + promise.requirements
      for name in wanted.members.names where !InterfaceIndex.isOperator(name) {
        guard name != "init",
          resolver.absence(ofMember: name, of: nominal.selfType, in: solver.signature) > .possible,
          wanted.members[name].contains(where: {
            !$0.isOptionalRequirement && isMissing($0, name, in: nominal)
          })
        else { continue }
        report(
          "`\(nominal.name)` is to be a `\(wanted.name)`, and has no `\(name)`",
          at: promise.position, advice: "add `\(name)`, as the protocol asks for it")
      }
    }
  }

  /// What belongs to a type is what the protocol asks of it: the `body` of an app is a scene.
  private func checkParts(
    of owner: Nominal, _ promise: Nominal.Promise, in nominal: Nominal
  ) {
    var signature = resolver.signature(of: nominal)
    signature.requirements += promise.requirements
    for associated in owner.associatedTypes where !associated.bounds.isEmpty {
      guard let part = resolver.witness(of: associated, in: nominal), isJudged(part),
        let bound = associated.bounds.first(where: { bound in
          resolver.conforms(part, to: bound.nominal, in: signature) == .no
        })
      else { continue }
      report(
        "`\(nominal.name)` says that it is a `\(promise.bound.nominal.name)`, and its "
          + "`\(associated.name)` is a `\(part)`, which is no `\(bound.nominal.name)`",
        at: promise.position)
      return
    }
  }

  /// Whether all is known of what a type conforms to.
  private func isJudged(_ type: Type) -> Bool {
    guard type.contents.isDisjoint(with: .undecided) else { return false }
    switch type.kind {
    case .opaque(let result, _): return !result.bounds.isEmpty
    case .nominal(let nominal, _):
      return nominal.hasAllPromises && !resolver.hasUnknownAncestry(nominal)
        // What the standard library's own types are is all known.
        && (!nominal.isLibrary || isPlainValue(type) && !resolver.mayBeExtended)
    default: return false
    }
  }

  private func checkRequirements(
    of owner: Nominal, _ promise: Nominal.Promise, in nominal: Nominal
  ) {
    let isOwn = resolver.module(around: owner.context) === resolver.program
    guard isOwn ? owner.isComplete : nominal.isComplete && !Derivation.helps(owner, nominal) else {
      return
    }
    if !isOwn, nominal.isReference, owner.name == "Identifiable" { return }
    let protocols = isOwn ? [] : resolver.lineage(of: nominal).map(\.bound.nominal)
    for name in owner.members.names where !InterfaceIndex.isOperator(name) {
      for requirement in owner.members[name] where isMissing(requirement, name, in: nominal) {
        let labels = requirement.function?.labels ?? []
        guard
          isOwn && !requirement.isOptionalRequirement || requirement.isAsked
            || resolver.isSurelyRequired(name, labels: labels, in: protocols)
        else { continue }
        if reportHidden(requirement, name, promise, in: nominal) { continue }
        let isThere = !nominal.members.known(name).isEmpty
        report(
          "`\(nominal.name)` says that it is a `\(promise.bound.nominal.name)`, and "
            + (isThere ? "its `\(name)` is not what that asks for" : "has no `\(name)`"),
          at: promise.position,
          advice: isThere
            ? "give it the labels, the types and the words before it that the protocol has"
            : "add `\(name)`, as the protocol asks for it")
      }
    }
  }

  /// Whether a member can be what a protocol asks for: whoever sees the type sees the member.
  private func isSeen(_ modifiers: Modifiers?) -> Bool { modifiers?.access != .privateAccess }

  /// Says that what a protocol asks for is there, and hidden; false where that is not so.
  private func reportHidden(
    _ requirement: Symbol, _ name: String, _ promise: Nominal.Promise, in nominal: Nominal
  ) -> Bool {
    for symbol in nominal.members.known(name) {
      let (modifiers, position): (Modifiers?, SourcePosition) =
        switch symbol {
        case .variable(let variable): (variable.syntax?.modifiers, variable.position)
        case .function(let function): (function.syntax?.modifiers, function.position)
        default: (nil, .nowhere)
        }
      guard let modifiers, !isSeen(modifiers),
        symbol.function.map({ $0.labels == requirement.function?.labels }) ?? true
      else { continue }
      report(
        "`\(name)` is `private`, and `\(promise.bound.nominal.name)` asks for it", at: position,
        advice: "leave out `private`: whoever sees the type sees what the protocol asks for")
      return true
    }
    return false
  }

  /// `extension Identifiable where Self: AnyObject` gives nothing to values.
  private func isOnlyForObjects(_ symbol: Symbol, _ nominal: Nominal) -> Bool {
    guard !nominal.isReference, let context = symbol.context else { return false }
    return context.extensionRequirements.contains { requirement in
      if case .conforms(let subject, let bound) = requirement, case .parameter = subject.kind {
        bound.nominal.role == .anyObject
      } else {
        false
      }
    }
  }

  /// `rawValue` and `init(rawValue:)`, which the compiler writes for an enum and for nothing else.
  private func isOnlyForCases(_ symbol: Symbol, _ nominal: Nominal) -> Bool {
    guard nominal.kind != .enumeration else { return false }
    return switch symbol {
    case .variable(let variable): variable.syntax?.modifiers.has("derived") ?? false
    case .function(let function): function.syntax?.modifiers.has("derived") ?? false
    default: false
    }
  }

  /// `defaultValue`, which `PreferenceKey` has by itself only where its value may be nil.
  private func isForOthers(_ symbol: Symbol, than nominal: Nominal) -> Bool {
    guard let context = symbol.context, let owner = context.nominal,
      owner.kind == .protocolType, let selfParameter = owner.selfParameter
    else { return false }
    let given = Substitution([selfParameter], [nominal.selfType])
    return context.extensionRequirements.contains { requirement in
      guard case .conforms(let subject, let bound) = requirement, case .associated = subject.kind
      else { return false }
      let part = resolver.normalized(given.apply(subject), in: resolver.signature(of: nominal))
      return isPlainValue(part)
        && resolver.conforms(part, to: bound.nominal, in: solver.signature) == .no
    }
  }

  private func isSettable(_ variable: Variable) -> Bool {
    variable.isSettable || hasUnknownWrapper(variable) || wrapper(of: variable) != nil
  }

  /// What may throw or has to be waited for is not what throws nothing and waits for nothing.
  private func asksForMore(_ function: Function, than wanted: Function) -> Bool {
    guard let own = function.syntax, let asked = wanted.syntax else { return false }
    if own.isAsync, !asked.isAsync { return true }
    guard case .anyError? = own.failure else { return false }
    return asked.failure == nil
  }

  /// A subscript that is to be set, and is only read.
  private func setsLess(_ function: Function, than wanted: Function) -> Bool {
    guard function.kind == .element, !function.isOfLibrary, wanted.syntax?.accessors?.setter != nil,
      let accessors = function.syntax?.accessors
    else { return false }
    return accessors.getter != nil && accessors.setter == nil
  }

  /// `-> Self` is of each class below another one, too, and not of one that is written.
  private func isOfOneClass(
    _ function: Function, where wanted: Function, in nominal: Nominal
  ) -> Bool {
    guard nominal.kind == .classType, nominal.syntax?.modifiers.isFinal == false,
      function.context.nominal?.kind == .classType, wanted.syntax?.result?.isSelf == true,
      let result = function.syntax?.result
    else { return false }
    return !result.isSelf && function.interface.result.nominal?.kind == .classType
  }

  private func isMissing(_ requirement: Symbol, _ name: String, in nominal: Nominal) -> Bool {
    guard let context = requirement.context, case .nominal(let owner) = context.place,
      owner.kind == .protocolType
    else { return false }
    let found = resolver.members(name, of: nominal.selfType, in: solver.signature)
      .filter {
        $0.origin != .requirement && !isOnlyForObjects($0.symbol, nominal)
          && !isOnlyForCases($0.symbol, nominal) && !isForOthers($0.symbol, than: nominal)
      }
    switch requirement {
    case .variable(let wanted):
      return !found.contains { candidate in
        switch candidate.symbol {
        case .variable(let variable):
          variable.isStatic == wanted.isStatic && isSeen(variable.syntax?.modifiers)
            && (!wanted.isSettable || isSettable(variable))
            && (wanted.syntax?.accessors?.getter?.isAsync == true || wanted.isStatic
              || !variable.isMutable && !variable.isComputed
              || !isIsolated(variable.syntax?.modifiers, variable.context, beside: owner))
            && mayBe(
              candidate.substitution.apply(variable.type), wanted.type, owner, nominal)
        case .enumCase: wanted.isStatic
        default: false
        }
      }
    case .function(let wanted):
      if wanted.kind == .initializer { return !hasInitializer(wanted, of: owner, in: nominal) }
      return !found.contains { candidate in
        switch candidate.symbol {
        case .function(let function):
          function.labels == wanted.labels && function.isStatic == wanted.isStatic
            && isSeen(function.syntax?.modifiers)
            && (!function.isMutating || wanted.isMutating || nominal.isReference)
            && !asksForMore(function, than: wanted) && !setsLess(function, than: wanted)
            && !isOfOneClass(function, where: wanted, in: nominal)
            && (wanted.syntax?.isAsync == true || wanted.isStatic
              || !isIsolated(function.syntax?.modifiers, function.context, beside: owner))
            && mayBe(
              candidate.substitution.apply(plainType(of: function)), plainType(of: wanted), owner,
              nominal)
        case .enumCase: wanted.isStatic
        default: false
        }
      }
    default: return false
    }
  }

  private func hasInitializer(_ wanted: Function, of owner: Nominal, in nominal: Nominal) -> Bool {
    nominal.hasUnknownAncestor
      || initializers(of: nominal.selfType).contains { overload in
        guard let function = overload.symbol.function, function !== wanted,
          !isOnlyForCases(overload.symbol, nominal)
        else { return false }
        let parameters = function.interface.parameters
        if parameters.map(\.label) == wanted.labels {
          return (wanted.isFailable || !function.isFailable)
            && mayBe(
              overload.substitution.apply(plainType(of: function)), plainType(of: wanted), owner,
              nominal)
        }
        // A struct whose properties all have values can be made of nothing.
        return function.syntax == nil && wanted.labels.isEmpty
          && parameters.allSatisfy(\.hasDefault)
      }
  }
}
