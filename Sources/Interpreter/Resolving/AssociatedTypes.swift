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
    case .existential(let existential):
      return Type(
        .existential(existential.mapped { normalized($0, in: signature, depth: depth) }))
    case .variable, .unknown: return type
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
    if let found = inherent(associated, of: base, in: signature) { return found }
    let said = required(
      associated, of: base, bounds: bounds(of: base, in: signature).map(\.nominal))
    if let said {
      return said.contents.contains(.associated)
        ? normalized(said, in: signature, depth: depth + 1) : said
    }
    return canonical(Type(.associated(base, associated)), in: signature)
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
              || right.isMade(ofPartsOf: selfParameter, besides: associated)
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
}

extension Type {
  /// `Value == Page<Self.ID, Self.Item>`: whether all that is named in it belongs to `Self` itself, and
  /// is something else than what is said here.
  fileprivate func isMade(
    ofPartsOf parameter: GenericParameter, besides part: AssociatedType
  ) -> Bool {
    switch kind {
    case .associated(let base, let other):
      base == Type(.parameter(parameter)) && other.name != part.name
    case .nominal(_, let arguments):
      arguments.allSatisfy { $0.isMade(ofPartsOf: parameter, besides: part) }
    case .parameter(let other): other !== parameter
    default: contents.isDisjoint(with: [.associated, .parameter])
    }
  }
}
