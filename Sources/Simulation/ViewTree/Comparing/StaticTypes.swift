/// Whether two descriptions may be of one static type, as `AnyView` asks (I9): `some View` stands for
/// one type for each set of generic arguments (ST1).
extension Description {
  func mayBeOfSameType(as other: Description) -> Bool {
    switch (self, other) {
    // Of the branch that is not taken nothing is known.
    case (.branch(let a, let x, _), .branch(let b, let y, _)):
      a != b || x.mayBeOfSameType(as: y)
    case (.group(let a), .group(let b)): a.mayBeOfSameTypes(as: b)
    case (.view(let a), .view(let b)): a.mayBeOfSameType(as: b)
    case (.framework(let a), .framework(let b)):
      a.name == b.name && a.content.mayBeOfSameTypes(as: b.content)
    case (.modified(let a, let x), .modified(let b, let y)):
      x.name == y.name && x.custom?.type === y.custom?.type
        && x.content.mayBeOfSameTypes(as: y.content) && a.mayBeOfSameType(as: b)
    case (.empty, .empty), (.each, .each), (.erased, .erased), (.content, .content): true
    default: false
    }
  }
}

extension [Description] {
  fileprivate func mayBeOfSameTypes(as other: [Description]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.mayBeOfSameType(as: $1) }
  }
}

extension StructureValue {
  /// The same type with the same generic arguments, as far as its properties show them.
  fileprivate func mayBeOfSameType(as other: StructureValue) -> Bool {
    guard type === other.type else { return false }
    guard !type.genericNames.isEmpty else { return true }
    return zip(type.stored, zip(fields, other.fields)).allSatisfy { property, values in
      guard let name = property.type?.name, type.genericNames.contains(name) else { return true }
      return switch values {
      case (.view(let a), .view(let b)): a.mayBeOfSameType(as: b)
      case (.structure(let a), .structure(let b)): a.mayBeOfSameType(as: b)
      case (.object(let a), .object(let b)): a.type === b.type
      case (.enumeration(let a), .enumeration(let b)): a.type === b.type
      default: true
      }
    }
  }
}
