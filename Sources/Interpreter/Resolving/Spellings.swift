/// The names that a type has besides its own: a `where` may say of several that they mean one.
extension Resolver {
  /// What a `where` says that an associated type is; of several names the simplest stands for all.
  func sameType(
    as type: Type, in signature: GenericSignature, depth: Int
  ) -> Type? {
    let names = spellings(of: type, in: signature)
    for (index, requirement) in signature.requirements.enumerated() {
      guard case .same(let left, let right) = requirement else { continue }
      for (one, other) in [(left, right), (right, left)]
      where !other.isAbstract && names.contains(where: one.isSpelled) {
        return normalized(other, in: signature.without(index), depth: depth + 1)
      }
    }
    guard names.count > 1,
      let simplest = names.min(by: { isSimpler($0, than: $1, in: signature) }),
      !simplest.isSpelled(like: type)
    else { return nil }
    var rest = signature
    rest.requirements.removeAll { requirement in
      guard case .same(let left, let right) = requirement else { return false }
      return names.contains(where: left.isSpelled) && names.contains(where: right.isSpelled)
    }
    return normalized(simplest, in: rest, depth: depth + 1)
  }

  /// All names of a type of which a `where` says that they mean one, itself first.
  func spellings(of type: Type, in signature: GenericSignature) -> [Type] {
    var found = [type]
    guard type.isAbstract, signature.requirements.contains(where: \.isSameType) else {
      return found
    }
    var next = 0
    while next < found.count {
      for case .same(let left, let right) in signature.requirements {
        for (one, other) in [(left, right), (right, left)]
        where other.isAbstract && one.isSpelled(like: found[next])
          && !found.contains(where: other.isSpelled)
        {
          found.append(other)
        }
      }
      next += 1
    }
    return found
  }

  /// A parameter is simpler than a type that belongs to one; else the one that comes first.
  private func isSimpler(
    _ one: Type, than other: Type, in signature: GenericSignature
  ) -> Bool {
    let ranks = [one, other].map { type in
      (type.depth, signature.parameters.firstIndex { $0 === type.root } ?? -1, type.description)
    }
    return ranks[0] < ranks[1]
  }
}

extension Type {
  /// A generic parameter, or a type that belongs to one.
  var isAbstract: Bool {
    switch kind {
    case .parameter, .associated: true
    default: false
    }
  }

  /// Whether both are the same name; that of a refining protocol means the same type.
  func isSpelled(like other: Type) -> Bool {
    if case .associated(let base, let part) = kind,
      case .associated(let otherBase, let otherPart) = other.kind
    {
      return part.name == otherPart.name && base.isSpelled(like: otherBase)
    }
    return self == other
  }

  /// The parameter that it belongs to.
  fileprivate var root: GenericParameter? {
    switch kind {
    case .parameter(let parameter): parameter
    case .associated(let base, _): base.root
    default: nil
    }
  }

  /// How many names stand behind the parameter.
  fileprivate var depth: Int {
    if case .associated(let base, _) = kind { base.depth + 1 } else { 0 }
  }
}

extension Requirement {
  fileprivate var isSameType: Bool { if case .same = self { true } else { false } }
}
