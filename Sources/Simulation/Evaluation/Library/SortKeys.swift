/// What `SortDescriptor`, `KeyPathComparator` and the sorting of a query order by.
struct SortKey {
  let path: KeyPathValue
  let isReversed: Bool

  /// One key, or those of several descriptors, the most important first.
  static func all(in value: Value?, isReversed: Bool = false) -> [SortKey] {
    switch value {
    case .optional(let wrapped?): return all(in: wrapped, isReversed: isReversed)
    case .keyPath(let path)?: return [SortKey(path: path, isReversed: isReversed)]
    case .array(let descriptors)?: return descriptors.flatMap { all(in: $0) }
    case .structure(let descriptor)? where descriptor.type.isFramework:
      guard case .keyPath(let path)? = descriptor.field("keyPath") else { return [] }
      return [SortKey(path: path, isReversed: isReverse(descriptor.field("order")))]
    case .opaque(let descriptor)?:
      // `NSSortDescriptor(SortDescriptor(\.title))`
      if let other = descriptor.member("descriptor") { return all(in: other) }
      guard let path = path(of: descriptor) else { return [] }
      let order = descriptor.member("order") ?? descriptor.member("ascending")
      return [SortKey(path: path, isReversed: isReverse(order))]
    default: return []
    }
  }

  /// `keyPath: \.title` or, as Core Data names it, `key: "title"`.
  private static func path(of descriptor: OpaqueValue) -> KeyPathValue? {
    if case .keyPath(let path)? = descriptor.member("keyPath") { return path }
    // `.init(\.title)`
    if case .keyPath(let path)? = descriptor.arguments.first?.value { return path }
    guard case .string(let key)? = descriptor.member("key"), !key.isEmpty else { return nil }
    return KeyPathValue(components: key.split(separator: ".").map { .property(String($0)) })
  }

  static func isReverse(_ order: Value?) -> Bool {
    switch order {
    case .boolean(let isAscending)?: !isAscending
    case .opaque(let order)?: order.name.hasSuffix(".reverse")
    default: false
    }
  }
}

extension Evaluator {
  /// Stable: what is equal keeps its order.
  func sorted(_ elements: [Value], by key: SortKey, at place: SourcePlace) throws -> [Value] {
    let keyed = try elements.enumerated().map { index, element in
      (index, element, try follow(key.path, from: element, at: place))
    }
    return try keyed.sorted { left, right in
      let (first, second) = key.isReversed ? (right.2, left.2) : (left.2, right.2)
      if case .boolean(true) = try apply("<", first, second, at: place) { return true }
      if case .boolean(true) = try apply("<", second, first, at: place) { return false }
      return left.0 < right.0
    }.map(\.1)
  }
}
