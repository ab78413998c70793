/// The types that a struct, class or enum gives for the associated types of its protocols.
extension Resolver {
  /// The type that a struct, class or enum gives for an associated type, in its own parameters.
  func witness(of associated: AssociatedType, in nominal: Nominal) -> Type? {
    let key = WitnessKey(nominal: nominal, associated: associated)
    if let known = witnesses[key] { return known }
    guard witnessesInProgress.insert(key).inserted else { return nil }
    defer { witnessesInProgress.remove(key) }
    let found = findWitness(of: associated, in: nominal)
    if let found, !found.hasUnknown { witnesses[key] = found }
    return found
  }

  private func findWitness(of associated: AssociatedType, in nominal: Nominal) -> Type? {
    let signature = signature(of: nominal)
    if let declared = declaredWitness(associated.name, of: nominal) { return declared }
    if let parameter = signature.parameters.last(where: { $0.name == associated.name }) {
      let named = Type(.parameter(parameter))
      // What the members say comes before a parameter that happens to be called so.
      guard !nominal.isLibrary, nominal.superclass == nil,
        let inferred = inferredWitness(of: associated, in: nominal),
        inferred != named, !inferred.hasUnknown, !inferred.contents.contains(.variable)
      else { return named }
      return inferred
    }
    if associated.name == "RawValue", let raw = nominal.rawType { return raw }
    if let superclass = nominal.superclass, let parent = superclass.nominal,
      let inherited = witness(of: associated, in: parent)
    {
      return Substitution(self.signature(of: parent).parameters, superclass.arguments)
        .apply(inherited)
    }
    for promise in nominal.promises {
      if let argument = promise.bound.argument(associated.name) { return argument }
    }
    // What is declared by the name itself, `init(floatLiteral value: FloatLiteralType)`, says nothing.
    if let inferred = inferredWitness(of: associated, in: nominal), !inferred.isUnknown,
      inferred != Type(.associated(nominal.selfType, associated))
    {
      return inferred
    }
    if let same = sameWitness(as: associated, in: nominal) { return same }
    return defaultWitness(of: associated, in: nominal)
  }

  /// What a protocol says to be the same: `Element` is `Iterator.Element`.
  private func sameWitness(as associated: AssociatedType, in nominal: Nominal) -> Type? {
    for owner in lineage(of: nominal).map(\.bound.nominal) {
      guard owner.associatedTypes.contains(where: { $0.name == associated.name }) else { continue }
      for requirement in owner.associatedTypes.flatMap(\.requirements) {
        guard let (whole, part) = requirement.part(sameAs: associated.name),
          whole.name != associated.name, let base = witness(of: whole, in: nominal)
        else { continue }
        let found = normalized(Type(.associated(base, part)), in: signature(of: nominal))
        // Of a part of a generic parameter (`Base.Element`) no more is to be found here.
        if case .associated = found.kind, !found.isPartOfParameter { continue }
        if !found.isUnknown { return found }
      }
    }
    return nil
  }

  private func declaredWitness(_ name: String, of nominal: Nominal) -> Type? {
    for symbol in nominal.members.types(name) {
      switch symbol {
      case .nominal(let nested): return Type(.nominal(nested, self.signature(of: nested).arguments))
      case .alias(let alias): return alias.target.type
      default: continue
      }
    }
    return nil
  }

  private func defaultWitness(of associated: AssociatedType, in nominal: Nominal) -> Type? {
    for owner in lineage(of: nominal).map(\.bound.nominal) {
      for candidate in owner.associatedTypes where candidate.name == associated.name {
        guard let written = candidate.syntax.defaultType else { continue }
        let context = Context(.nominal(owner), in: owner.context, resolver: self)
        let type = type(written, in: context)
        guard let selfParameter = owner.selfParameter else { return type }
        return normalized(
          Substitution([selfParameter], [nominal.selfType]).apply(type),
          in: signature(of: nominal))
      }
    }
    return nil
  }

  /// Finds an associated type by the member that a requirement asks for.
  private func inferredWitness(of associated: AssociatedType, in nominal: Nominal) -> Type? {
    for owner in lineage(of: nominal).map(\.bound.nominal) {
      for name in owner.requirementNames {
        // What an extension gives asks for nothing.
        for requirement in owner.members[name]
        where requirement.context?.isPlainProtocol == true {
          guard let pattern = interface(of: requirement, member: associated, owner: owner) else {
            continue
          }
          let candidates = candidates(for: requirement, named: name, in: nominal)
          for candidate in candidates {
            var match = WitnessMatch(associated: associated)
            guard match.match(pattern, candidate), let found = match.found else { continue }
            // Of several subscripts the one is meant that takes an index.
            if candidates.count == 1 || takesKnown(match.others, in: nominal) { return found }
          }
        }
      }
    }
    return nil
  }

  /// Whether what a member has for other associated types is what they are known to be.
  private func takesKnown(
    _ parts: [(associated: AssociatedType, type: Type)], in nominal: Nominal
  ) -> Bool {
    parts.allSatisfy { part in
      guard let known = witness(of: part.associated, in: nominal), !known.hasUnknown else {
        return true
      }
      return known == part.type || part.type.hasUnknown
    }
  }

  /// The interface of a requirement, if it mentions the associated type.
  private func interface(
    of symbol: Symbol, member associated: AssociatedType, owner: Nominal
  ) -> Type? {
    guard let type = interfaceType(of: symbol) else { return nil }
    return mentions(type, associated) ? type : nil
  }

  private func mentions(_ type: Type, _ associated: AssociatedType) -> Bool {
    switch type.kind {
    case .associated(let base, let member):
      member.name == associated.name || mentions(base, associated)
    case .nominal(_, let arguments), .pack(let arguments):
      arguments.contains { mentions($0, associated) }
    case .tuple(let elements): elements.contains { mentions($0.type, associated) }
    case .function(let function):
      function.parameters.contains { mentions($0.type, associated) }
        || mentions(function.result, associated)
    case .metatype(let instance): mentions(instance, associated)
    default: false
    }
  }

  private func interfaceType(of symbol: Symbol) -> Type? {
    switch symbol {
    case .variable(let variable): return variable.type
    case .function(let function):
      let interface = function.interface
      return Type(
        .function(
          FunctionType(
            parameters: interface.parameters.map { FunctionType.Parameter(type: $0.type) },
            result: interface.result)))
    default: return nil
    }
  }

  /// The members that could be what a requirement asks for, nearest first.
  private func candidates(for requirement: Symbol, named name: String, in nominal: Nominal)
    -> [Type]
  {
    func fits(_ symbol: Symbol) -> Bool {
      switch (requirement, symbol) {
      case (.variable, .variable): true
      case (.function(let wanted), .function(let found)):
        wanted.labels == found.labels && wanted.kind == found.kind
      default: false
      }
    }
    var result = nominal.members[name].filter(fits).compactMap(interfaceType)
    if result.isEmpty, let parent = nominal.superclass?.nominal {
      result = parent.members[name].filter(fits).compactMap(interfaceType)
    }
    guard result.isEmpty else { return result }
    // What an extension of a protocol gives to all that conform.
    for owner in lineage(of: nominal).map(\.bound.nominal) {
      for symbol in owner.members[name] where fits(symbol) && symbol.isGiven {
        guard let type = interfaceType(of: symbol), let selfParameter = owner.selfParameter
        else { continue }
        let own = Substitution([selfParameter], [nominal.selfType])
        if symbol.variable != nil, let asked = symbol.context?.extensionRequirements,
          holds(asked, own, in: signature(of: nominal)) != .yes
        {
          continue
        }
        result.append(own.apply(type))
      }
    }
    return result
  }
}

extension Nominal {
  /// The members that stand in the braces of a protocol.
  fileprivate var requirementNames: [String] {
    (syntax?.members ?? []).flatMap { member -> [String] in
      switch member {
      case .function(let function): [function.name]
      case .variable(let variable): variable.pattern.names.map(\.name)
      default: []
      }
    }
  }
}

extension Type {
  /// `Base.Iterator.Element`, whatever `Base` is.
  fileprivate var isPartOfParameter: Bool {
    var whole = self
    while case .associated(let base, _) = whole.kind { whole = base }
    guard case .parameter(let parameter) = whole.kind else { return false }
    return parameter.selfOf == nil
  }
}
