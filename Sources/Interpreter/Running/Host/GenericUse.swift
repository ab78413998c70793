extension HostedProgram {
  /// What code of something generic is made with; nil unless all its parameters are known, and are
  /// what is asked of them.
  func substitution(of signature: GenericSignature, in use: GenericUse) -> Substitution? {
    var types: [Type] = []
    for parameter in signature.parameters {
      guard !parameter.isPack, parameter.selfOf == nil,
        let type = use[parameter.name].flatMap(typeOrProtocol)
      else { return nil }
      types.append(type)
    }
    let own = Substitution(signature.parameters, types)
    return signature.requirements.allSatisfy { meets($0, own) } ? own : nil
  }

  private func meets(_ requirement: Requirement, _ own: Substitution) -> Bool {
    let machine = currentMachine()
    switch requirement {
    case .conforms(let type, let bound):
      return program.resolver.conforms(
        machine.concrete(own.apply(type)), to: bound.nominal, in: machine.signature) == .yes
    case .same(let left, let right):
      return machine.concrete(own.apply(left)) == machine.concrete(own.apply(right))
    case .inherits(let type, let above):
      return HostType(type: machine.runtime(machine.concrete(own.apply(type)))).inherits(
        from: HostType(type: machine.runtime(machine.concrete(own.apply(above)))))
    }
  }

  /// A type with its arguments, whose values a host may have.
  public func hostType(_ named: NamedType) -> HostType? {
    type(named).map { HostType(type: currentMachine().runtime($0)) }
  }

  /// A parameter may stand for any value of a protocol, too: `resolve((any Clock).self)`.
  private func typeOrProtocol(_ named: NamedType) -> Type? {
    if let type = type(named) { return type }
    let name = named.name.hasPrefix("any ") ? String(named.name.dropFirst(4)) : named.name
    guard named.arguments.isEmpty, let nominal = index.types[name], nominal.kind == .protocolType
    else { return nil }
    return Type(.existential(Existential(bounds: [Existential.Bound(nominal: nominal)])))
  }

  /// The type that a name with its arguments means; nil for one that nobody here declares, and for a
  /// protocol.
  func type(_ named: NamedType) -> Type? {
    if named.name == "Void" { return .void }
    guard let nominal = index.types[named.name] ?? program.resolver.library(named.name),
      nominal.kind != .protocolType
    else { return nil }
    let arguments = named.arguments.compactMap(type)
    let parameters = program.resolver.signature(of: nominal).parameters
    guard arguments.count == parameters.count, !parameters.contains(where: \.isPack) else {
      return nil
    }
    return Type(.nominal(nominal, arguments))
  }
}
