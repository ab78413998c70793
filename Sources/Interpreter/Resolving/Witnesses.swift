/// Which type stands for an associated type.
extension Resolver {
  /// The associated type of a name that the bounds of a type declare.
  func associated(
    _ name: String, of type: Type, in signature: GenericSignature
  ) -> AssociatedType? {
    for bound in bounds(of: type, in: signature) where bound.nominal.kind == .protocolType {
      if let found = associated(name, of: bound.nominal) { return found }
    }
    return nil
  }

  func associated(_ name: String, of nominal: Nominal) -> AssociatedType? {
    for owner in [nominal] + lineage(of: nominal).map(\.bound.nominal) {
      if let found = owner.associatedTypes.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// A type with its associated types looked up, as far as they are known.
  func normalized(_ type: Type, in signature: GenericSignature) -> Type {
    normalized(type, in: signature, depth: 0)
  }

  /// Types that lead to each other without an end are not known: `Self.Next.Next.Next…`
  private static let deepest = 40

  /// - Parameter depth: How many types were looked up to come here.
  func normalized(_ type: Type, in signature: GenericSignature, depth: Int) -> Type {
    if depth > Self.deepest { return .unknown }
    guard type.contents.contains(.associated) || type.contents.contains(.parameter) else {
      return type
    }
    switch type.kind {
    case .parameter: return replacement(for: type, in: signature) ?? type
    case .associated(let base, let associated):
      return normalized(
        associated, of: normalized(base, in: signature, depth: depth), in: signature, depth: depth)
    case .nominal(let nominal, let arguments):
      return Type(.nominal(nominal, arguments.map { normalized($0, in: signature, depth: depth) }))
    case .tuple(let elements):
      return Type(
        .tuple(
          elements.map {
            Type.Element(label: $0.label, type: normalized($0.type, in: signature, depth: depth))
          }))
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = normalized(
          function.parameters[index].type, in: signature, depth: depth)
      }
      function.result = normalized(function.result, in: signature, depth: depth)
      return Type(.function(function))
    case .metatype(let instance):
      return Type(.metatype(normalized(instance, in: signature, depth: depth)))
    case .expansion(let pattern):
      return Type(.expansion(normalized(pattern, in: signature, depth: depth)))
    case .pack(let types):
      return Type(.pack(types.map { normalized($0, in: signature, depth: depth) }))
    case .opaque(let result, let arguments):
      return Type(.opaque(result, arguments.map { normalized($0, in: signature, depth: depth) }))
    case .existential, .variable, .unknown: return type
    }
  }

  /// What a `where` says that a type is the same as.
  private func replacement(for type: Type, in signature: GenericSignature) -> Type? {
    for case .same(let left, let right) in signature.requirements {
      if left == type, right != type, !mentions(right, type) { return right }
      if right == type, left != type, !mentions(left, type), !left.isAbstract { return left }
    }
    return nil
  }

  private func mentions(_ type: Type, _ part: Type) -> Bool {
    if type == part { return true }
    return switch type.kind {
    case .nominal(_, let arguments): arguments.contains { mentions($0, part) }
    case .associated(let base, _): mentions(base, part)
    case .tuple(let elements): elements.contains { mentions($0.type, part) }
    default: false
    }
  }

  private func normalized(
    _ associated: AssociatedType, of base: Type, in signature: GenericSignature, depth: Int
  ) -> Type {
    let plain = Type(.associated(base, associated))
    switch base.kind {
    case .unknown: return .unknown
    case .nominal(let nominal, let arguments):
      guard let witness = witness(of: associated, in: nominal) else {
        return conforms(base, to: associated.owner, in: signature) == .no ? plain : .unknown
      }
      var substitution = Substitution(self.signature(of: nominal).parameters, arguments)
      if let selfParameter = associated.owner.selfParameter { substitution[selfParameter] = base }
      return normalized(substitution.apply(witness), in: signature, depth: depth + 1)
    case .existential(let existential):
      for bound in existential.bounds {
        for argument in bound.arguments where argument.associated.name == associated.name {
          return argument.type
        }
      }
      if let said = required(associated, of: base, bounds: existential.bounds.map(\.nominal)) {
        return said
      }
      return associated.bounds.isEmpty
        ? .any
        : Type(
          .existential(
            Existential(bounds: associated.bounds.map { Existential.Bound(nominal: $0.nominal) })))
    case .opaque(let result, let arguments):
      return result.bounds(with: arguments).lazy.compactMap { $0.argument(associated.name) }.first
        ?? plain
    case .parameter, .associated:
      return normalized(associated, ofAbstract: base, in: signature, depth: depth)
    case .variable: return plain
    default: return .unknown
    }
  }

  /// What is known of an associated type of a type that itself is not certain.
  private func normalized(
    _ associated: AssociatedType, ofAbstract base: Type, in signature: GenericSignature, depth: Int
  ) -> Type {
    if let same = sameType(as: Type(.associated(base, associated)), in: signature, depth: depth) {
      return same
    }
    for bound in bounds(of: base, in: signature) {
      if let argument = bound.argument(associated.name) { return argument }
    }
    return inherent(associated, of: base, in: signature)
      ?? required(
        associated, of: base, bounds: bounds(of: base, in: signature).map(\.nominal))
      ?? canonical(Type(.associated(base, associated)), in: signature)
  }

  private func matches(_ type: Type, _ base: Type, _ associated: AssociatedType) -> Bool {
    if case .associated(let other, let name) = type.kind {
      other == base && name.name == associated.name
    } else {
      false
    }
  }

  /// `Iterator.Element` is `Element`, as the protocol itself says.
  private func inherent(
    _ associated: AssociatedType, of base: Type, in signature: GenericSignature
  ) -> Type? {
    guard case .associated(let outer, let inner) = base.kind else { return nil }
    // A protocol that refines another may declare it again, and say nothing of it.
    for owner in [inner.owner] + lineage(of: inner.owner).map(\.bound.nominal) {
      guard let selfParameter = owner.selfParameter,
        let declared = owner.associatedTypes.first(where: { $0.name == inner.name })
      else { continue }
      for case .same(let left, let right) in declared.requirements {
        guard case .associated(let subject, let name) = left.kind, name.name == associated.name,
          case .associated(_, let named) = subject.kind, named === declared
        else { continue }
        return normalized(Substitution([selfParameter], [outer]).apply(right), in: signature)
      }
    }
    return demanded(associated, of: inner.name, in: outer, signature)
  }

  /// `protocol BinaryInteger where Magnitude.Magnitude == Magnitude`
  private func demanded(
    _ associated: AssociatedType, of part: String, in outer: Type, _ signature: GenericSignature
  ) -> Type? {
    for bound in bounds(of: outer, in: signature) where bound.nominal.kind == .protocolType {
      for owner in [bound.nominal] + lineage(of: bound.nominal).map(\.bound.nominal) {
        guard let selfParameter = owner.selfParameter,
          owner.syntax?.generics.requirements.isEmpty == false
        else { continue }
        for case .same(let left, let right) in self.signature(of: owner).requirements {
          guard case .associated(let subject, let name) = left.kind, name.name == associated.name,
            case .associated(let whole, let named) = subject.kind, named.name == part,
            whole == Type(.parameter(selfParameter)), right != left
          else { continue }
          return normalized(Substitution([selfParameter], [outer]).apply(right), in: signature)
        }
      }
    }
    return nil
  }

  /// What a protocol says of all that conform to it: `protocol StringProtocol where Element == Character`.
  private func required(
    _ associated: AssociatedType, of base: Type, bounds: [Nominal]
  ) -> Type? {
    for bound in bounds where bound.kind == .protocolType {
      for owner in [bound] + lineage(of: bound).map(\.bound.nominal) {
        guard let selfParameter = owner.selfParameter else { continue }
        for case .same(let left, let right) in self.signature(of: owner).requirements {
          guard matches(left, Type(.parameter(selfParameter)), associated),
            !right.contents.contains(.associated)
          else { continue }
          return Substitution([selfParameter], [base]).apply(right)
        }
      }
    }
    return nil
  }

  /// The associated type as the first protocol declares it, so that two spellings are equal.
  private func canonical(_ type: Type, in signature: GenericSignature) -> Type {
    guard case .associated(let base, let associated) = type.kind,
      let first = self.associated(associated.name, of: base, in: signature), first !== associated
    else { return type }
    return Type(.associated(base, first))
  }

  // MARK: Witnesses of a type

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
        if case .associated = found.kind { continue }
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
          for candidate in candidates(for: requirement, named: name, in: nominal) {
            var match = WitnessMatch(associated: associated)
            if match.match(pattern, candidate), let found = match.found { return found }
          }
        }
      }
    }
    return nil
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
