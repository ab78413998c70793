extension Checker {
  func member(
    _ expression: Expression, _ base: Expression, _ name: DeclarationName, _ wanted: Type?
  ) -> Type {
    if case .name(let module) = base.kind, let found = qualified(expression, module, name, wanted) {
      return found
    }
    if name.base == "self", let tuple = tupleType(base) { return note(expression, tuple) }
    let type = checkBase(base, wanted)
    if name.base == "self", let meant = typeOfValues(base, type) { return note(expression, meant) }
    if let forced = forced(base, type), !hasOptionalItself(name.base),
      forced.isUnknown || isTuple(forced) || !overloads(of: forced, named: name.base).isEmpty
    {
      return member(expression, of: forced, name, wanted)
    }
    let found = member(expression, of: type, name, wanted)
    if case .variable? = expression.reference?.target {
      requireWaiting(for: expression.reference, of: base, at: name.position)
      refuseOfProtocol(expression.reference, base, name)
    }
    return found
  }

  /// Whether optionals have a member themselves, and not because what is in them conforms to
  /// something: what unwraps itself, as `var player: Player!`, is asked for theirs first.
  private func hasOptionalItself(_ name: String) -> Bool {
    resolver.nominal(.optional)?.members[name].isEmpty == false
  }

  private func isTuple(_ type: Type) -> Bool { if case .tuple = type.kind { true } else { false } }

  /// `Shape.make()`, where `Shape` is a protocol: only types that conform to it have what it asks for.
  func refuseOfProtocol(_ reference: Reference?, _ base: Expression, _ name: DeclarationName) {
    guard trials == 0, isTypeName(base), let reference,
      let nominal = base.type.map(solver.resolve)?.metatypeInstance?.nominal,
      nominal.kind == .protocolType, resolver.module(around: nominal.context) === resolver.program
    else { return }
    switch reference.target {
    case .function(let function) where function.isStatic && function.kind == .function: break
    case .variable(let variable) where variable.isStatic: break
    default: return
    }
    report(
      "`\(nominal.name)` is a protocol, and only types that conform to it have a `\(name.base)`",
      at: name.position, advice: "write the type whose `\(name.base)` is meant")
  }

  /// `(Int, String).self`: a tuple of types is the type of a tuple.
  private func tupleType(_ base: Expression) -> Type? {
    guard case .tuple(let elements) = base.kind, isTypeName(base),
      elements.count > 1 || elements.first?.value.isPackExpansion == true
    else { return nil }
    let parts = elements.compactMap { element -> Type.Element? in
      solver.resolve(check(element.value, expecting: nil)).instanceOfTypes.map {
        Type.Element(label: element.label, type: $0)
      }
    }
    guard parts.count == elements.count else { return nil }
    return note(base, Type(.metatype(Type(.tuple(parts)))))
  }

  /// `SwiftUI.List`: what a module declares.
  private func qualified(
    _ expression: Expression, _ module: DeclarationName, _ name: DeclarationName, _ wanted: Type?
  ) -> Type? {
    guard body.scope.symbols(named: module.base).isEmpty,
      resolver.types(named: module.base, in: body.context).isEmpty,
      let scope = resolver.module(module.base)
    else { return nil }
    let symbols = scope.members[name.base]
    guard !symbols.isEmpty else { return note(expression, .unknown) }
    return choose(expression, symbols.map { Overload(symbol: $0) }, name, wanted)
  }

  func member(
    _ expression: Expression, of type: Type, _ name: DeclarationName, _ wanted: Type?
  ) -> Type {
    let type = solver.resolve(type)
    if name.base == "self" { return note(expression, type) }
    if type.isUnknown {
      return note(expression, .unknown, Reference(.unknown(name.base)))
    }
    if let found = structuralMember(expression, of: type, name) { return found }
    if let found = wholeMatch(expression, of: type, name) { return found }
    let overloads = overloads(of: type, named: name.base)
    if mayBeAsset(overloads, of: type) {
      return note(expression, .unknown, Reference(.unknown(name.base)))
    }
    if !overloads.isEmpty { return choose(expression, overloads, name, wanted) }
    if let found = associatedType(expression, of: type, name) { return found }
    if let found = dynamicMember(expression, of: type, name) { return found }
    if let found = wrapperMember(expression, of: type, name.base) { return found }
    refuseMember(expression, name, of: type)
    return note(expression, .unknown, Reference(.unknown(name.base)))
  }

  /// `Shape.self` is the type of any shape, where `Shape` is a protocol; nil of anything else.
  private func typeOfValues(_ base: Expression, _ type: Type) -> Type? {
    guard let nominal = solver.resolve(type).metatypeInstance?.nominal,
      nominal.kind == .protocolType
    else { return nil }
    let bound = Existential.Bound(nominal: nominal)
    let any = Type(.existential(Existential(bounds: [bound])))
    return note(base, Type(.metatype(any)), Reference(.type(any)))
  }

  /// The members of a value or of a type that have a name.
  func overloads(of type: Type, named name: String) -> [Overload] {
    let type = known(type)
    guard case .metatype(let meant) = type.kind else {
      return memberOverloads(name, of: type).filter { !$0.symbol.isStaticMember }
    }
    let instance = solver.resolve(meant)
    let found: [Overload]
    if name == "init" {
      found = initializers(of: instance)
    } else {
      // A method can be named without a value, a property cannot.
      found = memberOverloads(name, of: instance).filter { overload in
        overload.symbol.variable == nil || overload.symbol.isStaticMember
      }
    }
    return found.map { overload in
      var copy = overload
      copy.base = .type(instance)
      return copy
    }
  }

  /// A literal whose members are asked for is what it is by itself.
  func known(_ type: Type) -> Type {
    if case .variable(let variable) = type.kind, let standard = variable.literal?.onlyType(resolver)
    {
      return standard
    }
    // What stands for a pack is put in before its members are.
    if type.hasVariable, case .nominal(let nominal, _) = type.kind,
      nominal.signature.parameters.contains(where: \.isPack)
    {
      return solver.complete(type)
    }
    return type
  }

  /// Members of tuples and of `Type`.
  private func structuralMember(
    _ expression: Expression, of type: Type, _ name: DeclarationName
  ) -> Type? {
    switch type.kind {
    case .tuple(let elements):
      let index =
        Int(name.base) ?? elements.firstIndex { $0.label == name.base } ?? elements.count
      guard elements.indices.contains(index) else { return nil }
      return note(expression, elements[index].type, Reference(.tupleElement(index)))
    case .metatype(let instance):
      if name.base == "Type" { return note(expression, Type(.metatype(type))) }
      if case .nominal(let nominal, _) = instance.kind {
        for case .nominal(let nested) in nominal.members.types(name.base) {
          requireVisible(Overload(symbol: .nominal(nested)), at: name.position)
          let outer = instance.arguments
          let own = resolver.signature(of: nested)
          let arguments =
            outer.prefix(own.parameters.count - own.ownCount)
            + (0..<own.ownCount).map { _ in solver.fresh() }
          return note(
            expression, Type(.metatype(Type(.nominal(nested, Array(arguments))))),
            Reference(.type(Type(.nominal(nested, Array(arguments))))))
        }
      }
      return nil
    default: return nil
    }
  }

  /// `.0` of what a regex without groups found: all of it.
  private func wholeMatch(
    _ expression: Expression, of type: Type, _ name: DeclarationName
  ) -> Type? {
    guard name.base == "0", type.nominal?.qualifiedName == "Regex.Match",
      let output = type.arguments.first.map(solver.resolve), output.nominal?.name == "Substring"
    else { return nil }
    let whole = DeclarationName(base: "output", position: name.position)
    return choose(expression, overloads(of: type, named: whole.base), whole, nil)
  }

  /// `Sequence.Element` of what conforms, where a type stands for a value.
  private func associatedType(
    _ expression: Expression, of type: Type, _ name: DeclarationName
  ) -> Type? {
    guard let owner = type.metatypeInstance.map(solver.resolve),
      let associated = resolver.associated(name.base, of: owner, in: solver.signature)
        ?? owner.nominal.flatMap({ resolver.associated(name.base, of: $0) })
    else { return nil }
    let found = solver.resolve(Type(.associated(owner, associated)))
    return note(expression, Type(.metatype(found)), Reference(.type(found)))
  }

  /// `store.name` through `subscript(dynamicMember:)`.
  func dynamicMember(
    _ expression: Expression, of type: Type, _ name: DeclarationName
  ) -> Type? {
    if let instance = type.metatypeInstance?.nominal,
      instance.syntax?.modifiers.has("dynamicMemberLookup") == true
    {
      // Through a `static subscript(dynamicMember:)`.
      return note(expression, .unknown)
    }
    guard type.nominal?.syntax?.modifiers.has("dynamicMemberLookup") == true else { return nil }
    let found = memberOverloads("subscript", of: type).filter { overload in
      overload.isDynamicMember && !overload.symbol.isStaticMember
    }.sorted { rank($0) < rank($1) }
    // Of several that take any name the result decides.
    if found.filter({ rank($0) == Self.pathKinds.count }).count > 1 {
      return note(expression, .unknown)
    }
    for overload in found {
      let mark = solver.mark()
      guard let callable = callable(overload), let parameter = callable.parameters.first else {
        solver.rollback(to: mark)
        continue
      }
      let wanted = solver.resolve(parameter.type)
      if let root = keyPathRoot(wanted) {
        let probe = Expression(.discard, at: expression.position)
        if refuseFunction(name, throughPathOf: root, of: type) {
          return note(expression, .unknown)
        }
        trials += 1
        let value = member(probe, of: root, name, nil)
        trials -= 1
        if !value.isUnknown, found.count == 1, isWritableKeyPath(wanted) {
          refuseReadOnly(probe, name, throughPathOf: type)
        }
        if !value.isUnknown, mayBeWritten(probe) || !isWritableKeyPath(wanted),
          let target = wanted.arguments.last, solver.unify(value, target)
        {
          return note(expression, callable.result, callable.reference)
        }
      } else if !value(wanted, isKeyPath: true) {
        return note(expression, callable.result, callable.reference)
      }
      solver.rollback(to: mark)
    }
    if found.count == 1 { refuseMember(name, throughOnly: found[0], of: type) }
    return note(expression, .unknown)
  }

  /// Of several ways to a member the one is meant by which most can be done.
  private func rank(_ overload: Overload) -> Int {
    let name = overload.symbol.function?.interface.parameters.first?.type.nominal?.name
    return name.flatMap(Self.pathKinds.firstIndex) ?? Self.pathKinds.count
  }

  private static let pathKinds = ["ReferenceWritableKeyPath", "WritableKeyPath", "KeyPath"]

  private func isWritableKeyPath(_ type: Type) -> Bool {
    type.nominal?.name.hasSuffix("WritableKeyPath") == true
  }

  private func mayBeWritten(_ member: Expression) -> Bool {
    guard case .variable(let variable)? = member.reference?.target else { return true }
    return variable.isSettable
  }

  private func value(_ type: Type, isKeyPath: Bool) -> Bool {
    type.nominal?.name.hasSuffix("KeyPath") == isKeyPath
  }

  func keyPathRoot(_ type: Type) -> Type? {
    guard type.nominal?.name.hasSuffix("KeyPath") == true else { return nil }
    return type.arguments.first
  }

  /// `model.$name`, `self._name`
  private func wrapperMember(_ expression: Expression, of type: Type, _ name: String) -> Type? {
    guard let first = name.first, first == "$" || first == "_", name.count > 1 else { return nil }
    let found = overloads(of: type, named: String(name.dropFirst()))
    guard let overload = found.first, let variable = overload.symbol.variable else { return nil }
    if first == "_", let owner = variable.context.nominal, trials == 0,
      resolver.module(around: owner.context) === resolver.program,
      !sees(owner, declaredIn: variable.context, .privateAccess)
    {
      report(
        "`\(name)` is the wrapper of `\(variable.name)`, which only `\(owner.name)` itself sees",
        at: expression.namePosition, advice: "write `\(variable.name)`")
    }
    let wrapper = wrapperType(of: variable, isProjection: first == "$")
    return note(
      expression, overload.substitution.apply(wrapper),
      Reference(.wrapper(variable, isProjection: first == "$")))
  }

  // MARK: Implicit members

  /// `.red` where a colour is expected.
  func implicitMember(_ expression: Expression, _ name: DeclarationName, _ wanted: Type?) -> Type {
    guard let wanted = wanted.map(solver.resolve) else { return note(expression, .unknown) }
    let overloads = implicitOverloads(name.base, wanted)
    if mayMeanOther(than: overloads, wanted) { return note(expression, .unknown) }
    if !overloads.isEmpty { return choose(expression, overloads, name, wanted) }
    if refuseDot(of: name, wanted) {
      return note(expression, .unknown, Reference(.unknown(name.base)))
    }
    if !isOpen(wanted) {
      // Whatever a catalogue has may be meant: `Label("a", image: .logo)`.
      if wanted.unwrapped.nominal.map(isOnlyOfAssets) != true, !wanted.isUnknown { payForMissing() }
      refuseMember(expression, name, of: Type(.metatype(wanted.unwrapped)))
    } else {
      refuse(name, ofSome: solver.bounds(of: wanted))
    }
    return note(expression, .unknown, Reference(.unknown(name.base)))
  }

  /// `.success` of a `Result<Void, Failure>`, where a module of which nothing is known may have given
  /// the type a member of that name: a case that keeps something makes no value by its name alone.
  private func mayMeanOther(than overloads: [Overload], _ wanted: Type) -> Bool {
    guard resolver.mayBeExtended, !overloads.isEmpty, wanted.unwrapped.nominal?.isLibrary == true
    else { return false }
    return overloads.allSatisfy { overload in
      if case .enumCase(let enumCase) = overload.symbol {
        !enumCase.parameters.isEmpty
      } else {
        false
      }
    }
  }

  /// Static members of the expected type, of what is in its optional, or of a protocol that is asked
  /// of it.
  func implicitOverloads(_ name: String, _ wanted: Type) -> [Overload] {
    let wanted = solver.resolve(wanted)
    if case .variable = wanted.kind { return protocolMembers(name, of: wanted) }
    if case .existential(let existential) = wanted.kind {
      let given = existential.protocols.flatMap { staticMembers(name, of: $0) }
      if !given.isEmpty { return given }
    }
    var found = overloads(of: Type(.metatype(wanted)), named: name)
      .filter(\.symbol.isStaticMember)
    if let inner = wanted.wrapped {
      let unwrapped = overloads(of: Type(.metatype(inner)), named: name)
        .filter(\.symbol.isStaticMember)
      found = name == "init" || found.isEmpty ? unwrapped : found + unwrapped
      if found.isEmpty { found = implicitOverloads(name, inner) }
    }
    return found
  }

  /// `.bordered` of `extension ButtonStyle where Self == BorderedButtonStyle`.
  private func protocolMembers(_ name: String, of variable: Type) -> [Overload] {
    let found = solver.bounds(of: variable).flatMap { staticMembers(name, of: $0) }
    guard found.count > 1 else { return found }
    // What else is asked of the type tells which of them it can be.
    let fitting = found.filter { overload in
      guard let owner = overload.owner else { return true }
      let mark = solver.mark()
      defer { solver.rollback(to: mark) }
      return solver.attempt { self.solver.unify(variable, owner) } && solver.settle()
    }
    return fitting.isEmpty ? found : fitting
  }

  func staticMembers(_ name: String, of nominal: Nominal) -> [Overload] {
    nominal.members[name].filter(\.isStaticMember).compactMap { symbol in
      guard let selfParameter = nominal.selfParameter, let context = symbol.context else {
        return nil
      }
      for case .same(let left, let right) in context.extensionRequirements {
        guard case .parameter(let parameter) = left.kind, parameter === selfParameter else {
          continue
        }
        return Overload(
          symbol: symbol, substitution: Substitution([selfParameter], [right]),
          base: .type(right), owner: right)
      }
      return nil
    }
  }
}

extension Solver {
  /// The protocols that are asked of a variable.
  func bounds(of type: Type) -> [Nominal] {
    guard case .variable(let variable) = resolve(type).kind else { return [] }
    return waitingRequirements.compactMap { requirement in
      guard case .conforms(let subject, let bound) = requirement,
        case .variable(let other) = resolve(subject).kind, other === variable
      else { return nil }
      return bound.nominal
    }
  }
}

extension Type {
  /// What is an instance of a type, and of all types of a pack.
  fileprivate var instanceOfTypes: Type? {
    guard case .expansion(let pattern) = kind else { return metatypeInstance }
    return pattern.metatypeInstance.map { Type(.expansion($0)) }
  }
}
