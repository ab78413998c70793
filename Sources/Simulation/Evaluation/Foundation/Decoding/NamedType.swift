extension TypeReference {
  /// The type that a program hands on by its name: `Song.self`, `[Song].self`, `[String: Song].self`.
  static func named(by value: Value) -> TypeReference? {
    switch value {
    case .type(let type): return type
    case .array(let elements) where elements.count == 1:
      return named(by: elements[0]).map { .array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = named(by: pairs.keys[0]), let value = named(by: pairs.values[0]) else {
        return nil
      }
      return TypeReference("Dictionary", [key, value])
    default: return nil
    }
  }
}
