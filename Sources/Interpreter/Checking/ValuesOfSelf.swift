extension Checker {
  /// Says what the statements of a function use before it has a value, and what an initialiser leaves
  /// without one.
  func checkValuesInTime(_ list: [Statement]) {
    guard trials == 0, !isSound, list.first.map({ $0.position.file >= 0 }) ?? true else { return }
    body.initializer.map { refuseDelegation(of: $0, list) }
    let made = body.initializer.flatMap { madeValue(by: $0, list) }
    guard made != nil || body.hasLateValues else { return }
    let values = ValuesInTime(checker: self, made: made)
    values.statements(list)
    // `init?(coder: NSCoder) { nil }` is one `return`.
    if list.count == 1, case .expression(let only) = list[0].kind, only.literalKind == .nothing {
      return
    }
    if let made { values.requireAll(of: made, at: made.syntax.end) }
  }

  private func madeValue(by syntax: FunctionSyntax, _ list: [Statement]) -> MadeValue? {
    guard syntax.position.file >= 0, let nominal = body.context.enclosingNominal,
      !nominal.isLibrary, nominal.kind != .protocolType, isPlainlyStored(nominal)
    else { return nil }
    if nominal.kind == .enumeration || syntax.modifiers.isConvenience || list.delegates {
      return MadeValue(way: .another, syntax: syntax, nominal: nominal, properties: [])
    }
    var made = MadeValue(
      way: .properties, syntax: syntax, nominal: nominal,
      properties: nominal.storedProperties.filter(needsValue))
    if nominal.kind == .classType, let superclass = nominal.superclass {
      made.superclass = superclass
      made.isSuperclassImplicit = superclass.nominal.map(mayBeMadeOfNothing) ?? true
    }
    return made
  }

  /// Of a class only an initialiser of convenience leaves the work to another one.
  private func refuseDelegation(of syntax: FunctionSyntax, _ list: [Statement]) {
    guard !syntax.modifiers.isConvenience, syntax.position.file >= 0,
      let nominal = body.context.nominal ?? body.context.parent?.nominal,
      nominal.kind == .classType, !nominal.isLibrary, list.delegates
    else { return }
    report(
      "this initialiser calls another one of `\(nominal.name)`", at: syntax.position,
      advice: "write `convenience` before it")
  }

  /// Macros and what nobody declared may give properties values.
  private func isPlainlyStored(_ nominal: Nominal) -> Bool {
    let known: Set<String> = [
      "MainActor", "Model", "Observable", "available", "dynamicCallable", "dynamicMemberLookup",
      "frozen",
      "main", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
      "usableFromInline",
    ]
    return nominal.syntax?.modifiers.attributes.allSatisfy { known.contains($0.name) } ?? false
  }

  private func needsValue(_ property: Variable) -> Bool {
    guard let syntax = property.syntax, syntax.isWithoutValue || isWrappedWithoutValue(property)
    else { return false }
    return !property.isMutable || property.type.wrapped == nil && !property.type.isUnknown
  }

  /// `@Published var count: Int`
  private func isWrappedWithoutValue(_ property: Variable) -> Bool {
    guard let syntax = property.syntax, syntax.initial == nil,
      syntax.modifiers.attributes.count == 1, let wrapper = wrapper(of: property),
      let nominal = wrapper.type.nominal, wrapper.attribute.arguments?.isEmpty ?? true
    else { return false }
    return nominal.isLibrary && nominal.syntax?.modifiers.has("inClasses") == true
  }

  private func mayBeMadeOfNothing(_ superclass: Nominal) -> Bool {
    if superclass.isLibrary || superclass.hasUnknownAncestor { return true }
    return initializers(of: superclass.selfType).contains { overload in
      overload.symbol.function?.interface.parameters.allSatisfy(\.hasDefault) ?? true
    }
  }

  /// A class whose properties have no values has an initialiser that gives them some.
  func requireInitializer(of nominal: Nominal) {
    guard nominal.kind == .classType || nominal.kind == .actorType, let syntax = nominal.syntax,
      isPlainlyStored(nominal), nominal.members.known("init").isEmpty,
      // What is decoded is made by `init(from:)`, which nobody writes.
      !resolver.lineage(of: nominal).contains(where: { $0.bound.nominal.name == "Decodable" }),
      let property = nominal.storedProperties.first(where: needsValue)
    else { return }
    report(
      "`\(nominal.name)` has no `init`, and its `\(property.name)` has no value",
      at: syntax.position,
      advice: "write an `init` that sets it, or give it a value where it is declared")
  }
}

extension ValuesInTime {
  /// At the end of an initialiser everything has a value.
  func requireAll(of made: MadeValue, at position: SourcePosition) {
    switch made.way {
    case .another:
      guard !known.has(.whole) else { return }
      report(
        made.nominal.kind == .enumeration
          ? "this initialiser ends without setting `self`"
          : "this initialiser ends without calling `self.init`",
        at: position, advice: "do it on every way that leads here")
    case .properties:
      if let property = missing(in: made) {
        report(
          "this initialiser ends, and `\(property.name)` has no value", at: position,
          advice: "set it on every way that leads here, or give it a value where it is declared")
      } else if let superclass = made.superclass, !made.isSuperclassImplicit,
        !known.has(.inherited)
      {
        report(
          "this initialiser ends without calling `super.init`", at: position,
          advice: "call it behind the class's own properties: `\(superclass)` has to be made, too")
      }
    }
  }

  private func missing(in made: MadeValue) -> Variable? {
    made.properties.first { !known.has(.property($0.name)) }
  }

  /// `super.init(…)` and `self.init(…)`.
  func makes(_ callee: Expression, _ made: MadeValue) -> Bool {
    guard case .member(let base, let name) = callee.kind, name.base == "init", base.isSelf else {
      return false
    }
    if case .superclass = base.kind {
      refuseSuper(of: made, at: name.position)
      if let property = missing(in: made) {
        report(
          "`\(property.name)` has no value yet, and `super.init` is called", at: name.position,
          advice: "set the class's own properties before")
        made.properties.forEach { known.give(.property($0.name)) }
      }
      known.give(.inherited)
    }
    known.give(.whole)
    return true
  }

  /// Who leaves the work to another initialiser leaves it to one of its own class.
  private func refuseSuper(of made: MadeValue, at position: SourcePosition) {
    guard made.syntax.modifiers.isConvenience else { return }
    report(
      "this initialiser is one of convenience, and calls `super.init`", at: position,
      advice: "leave out `convenience`, or call `self.init`")
  }

  /// Whether a target is a member of what is made, or that itself.
  func assignMember(_ target: Expression) -> Bool {
    guard let made else { return false }
    if case .name(let name) = target.kind, name.base == "self", !target.isLocal {
      made.properties.forEach { known.give(.property($0.name)) }
      known.give(.whole)
      return true
    }
    // A tuple gets its values one by one.
    if case .member(let tuple, _) = target.kind, case .tupleElement? = target.reference?.target,
      tuple.memberOfSelf?.isMutable == true
    {
      return assignMember(tuple)
    }
    guard let variable = target.memberOfSelf else { return target.isUnknownMemberOfSelf }
    guard made.way == .properties else {
      requireWhole(of: made, in: target)
      return true
    }
    guard made.properties.contains(where: { $0 === variable }) else {
      if variable.context.nominal !== made.nominal || variable.isComputed {
        requireWhole(of: made, in: target)
      }
      return true
    }
    let place = KnownValues.Place.property(variable.name)
    if !variable.isMutable, known.mayHave(place) { refuseSecond(variable.name, target) }
    known.give(place)
    return true
  }

  /// Whether something is a member of what is made, or that itself, and so is looked at here.
  func useMember(_ value: Expression, of made: MadeValue) -> Bool {
    if case .name(let name) = value.kind, name.base == "self", !value.isLocal {
      requireWhole(of: made, in: value)
      return true
    }
    guard value.isMemberOfSelf else { return value.isUnknownMemberOfSelf }
    guard let variable = value.memberOfSelf, made.way == .properties, !variable.isComputed,
      variable.context.nominal === made.nominal
    else {
      requireWhole(of: made, in: value)
      return true
    }
    guard made.properties.contains(where: { $0 === variable }),
      !known.has(.property(variable.name))
    else { return true }
    report(
      "`\(variable.name)` may have no value here", at: value.position,
      advice: "set it before it is used")
    known.give(.property(variable.name))
    return true
  }

  /// Who uses `self` as a whole needs all of it.
  func requireWhole(of made: MadeValue, in value: Expression) {
    if case .closure(let closure) = value.kind, !closure.usesSelf { return }
    switch made.way {
    case .another:
      guard !known.has(.whole) else { return }
      report(
        "`self` is used before it is made", at: value.position,
        advice: made.nominal.kind == .enumeration ? "set `self` first" : "call `self.init` first")
      known.give(.whole)
    case .properties:
      if let property = missing(in: made) {
        report(
          "`self` is used here, and `\(property.name)` has no value yet", at: value.position,
          advice: "give all stored properties a value first")
        made.properties.forEach { known.give(.property($0.name)) }
      } else if made.superclass != nil, !known.has(.inherited) {
        guard made.superclass?.nominal.map({ !$0.hasUnknownAncestor }) ?? false else { return }
        report(
          "`self` is used here, and `super.init` is not called yet", at: value.position,
          advice: "call `super.init` first")
        known.give(.inherited)
      }
    }
  }
}

extension Expression {
  /// A variable or a parameter that is called `self`.
  fileprivate var isLocal: Bool {
    if case .variable(let variable)? = reference?.target { !variable.isMember } else { false }
  }

  /// `name`, `self.name`, `super.name`: a member of the instance.
  fileprivate var isMemberOfSelf: Bool {
    switch kind {
    case .name:
      return reference?.isImplicitSelf == true && reference?.isOfInstance == true
    case .member(let base, _):
      return base.isSelf && !base.isLocal && reference?.isOfInstance == true
    default: return false
    }
  }

  /// What it is nobody knows, and so nothing is said.
  fileprivate var isUnknownMemberOfSelf: Bool {
    if case .member(let base, _) = kind {
      base.isSelf && !base.isLocal && reference == nil
    } else {
      false
    }
  }

  fileprivate var memberOfSelf: Variable? {
    guard isMemberOfSelf else { return nil }
    switch reference?.target {
    case .variable(let variable), .wrapper(let variable, _): return variable
    default: return nil
    }
  }
}

extension Reference {
  /// Whether it belongs to a value and not to its type.
  fileprivate var isOfInstance: Bool {
    switch target {
    case .variable(let variable), .wrapper(let variable, _):
      return variable.isMember && !variable.isStatic
    case .function(let function):
      return function.context.nominal != nil && !function.isStatic && function.kind == .function
    default: return false
    }
  }
}

extension Closure {
  /// Whether `self` or one of its members stands in it.
  fileprivate var usesSelf: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .name(let name) = expression.kind, name.base == "self" || expression.isMemberOfSelf {
        found = true
      }
      return !found
    }
    walk.statements(body)
    return found
  }
}

extension [Statement] {
  /// Whether another initialiser of the type is called in them.
  fileprivate var delegates: Bool {
    var found = false
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      switch expression.kind {
      case .call(let callee, _):
        if case .member(let base, let name) = callee.kind, name.base == "init",
          case .name(let target) = base.kind, target.base == "self"
        {
          found = true
        }
      case .closure: return false
      default: break
      }
      return !found
    }
    walk.statements(self)
    return found
  }
}
