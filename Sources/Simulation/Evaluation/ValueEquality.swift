/// Structural equality and hashing: the way in which SwiftUI compares what it has no `==` for, and
/// the way in which dictionaries and identifiers of the simulation compare. A program's own `==` is
/// asked by ``Evaluator/equal(_:_:)``.
extension Value: Hashable {
  static func == (left: Value, right: Value) -> Bool {
    var comparison = EqualityTest()
    return comparison.areEqual(left, right, depth: 0)
  }

  func hash(into hasher: inout Hasher) { hash(into: &hasher, depth: 0) }

  /// Deep down values are told apart by `==` alone: a value that holds another many times, which
  /// holds another many times, has more parts than can be visited.
  private func hash(into hasher: inout Hasher, depth: Int) {
    func combine(_ values: some Sequence<Value>) {
      guard depth < 4 else { return }
      for value in values.prefix(16) { value.hash(into: &hasher, depth: depth + 1) }
    }
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .fixed(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): combine(values)
    case .slice(let slice): combine(slice.elements)
    case .optional(let value): value?.hash(into: &hasher, depth: depth)
    case .structure(let value): combine(value.fields)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .enumeration(let value):
      hasher.combine(value.name)
      combine(value.payload.lazy.map(\.value))
    case .tuple(let elements): combine(elements.lazy.map(\.value))
    case .set(let values): hasher.combine(values.count)
    case .dictionary(let value): hasher.combine(value.count)
    case .keyPath(let path): hasher.combine(path.components)
    case .opaque(let value): hasher.combine(value.name)
    case .native(let object as any LibraryObject): object.hash(into: &hasher)
    default: break
    }
  }
}

/// One comparison of two values, which remembers what was found equal: parts that are shared many
/// times are compared once.
private struct EqualityTest {
  private var equal: Set<Pair> = []

  /// Where the parts of two values lie. Both live as long as the comparison, so that their addresses
  /// tell them apart.
  private struct Pair: Hashable {
    let left: UnsafeRawPointer?
    let right: UnsafeRawPointer?

    init<Part>(_ left: [Part], _ right: [Part]) {
      self.left = left.withUnsafeBytes { $0.baseAddress }
      self.right = right.withUnsafeBytes { $0.baseAddress }
    }
  }

  mutating func areEqual(_ left: Value, _ right: Value, depth: Int) -> Bool {
    switch (left, right) {
    case (.void, .void): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.fixed(let a), .fixed(let b)): a.isEqual(to: b)
    case (.fixed(let a), .integer(let b)): a.isEqual(to: b)
    case (.integer(let a), .fixed(let b)): a.isEqual(to: b)
    case (.double(let a), .double(let b)): a == b
    case (.integer(let a), .double(let b)): Double(a) == b
    case (.double(let a), .integer(let b)): a == Double(b)
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): areEqual(a, b, depth)
    case (.slice(let a), .slice(let b)): areEqual(a.elements, b.elements, depth)
    case (.slice(let a), .array(let b)): areEqual(a.elements, b, depth)
    case (.array(let a), .slice(let b)): areEqual(a, b.elements, depth)
    case (.set(let a), .set(let b)): a.count == b.count && Set(a) == Set(b)
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.optional(nil), .optional(nil)): true
    case (.optional(let a?), .optional(let b?)): areEqual(a, b, depth: depth)
    // A value compares with an optional as if it were wrapped.
    case (.optional(let a?), let b): areEqual(a, b, depth: depth)
    case (let a, .optional(let b?)): areEqual(a, b, depth: depth)
    case (.tuple(let a), .tuple(let b)): areEqual(a, b, depth) { $0.value }
    case (.structure(let a), .structure(let b)):
      a.type === b.type && areEqual(a.fields, b.fields, depth)
    case (.enumeration(let a), .enumeration(let b)):
      a.type === b.type && a.name == b.name
        && areEqual(a.payload, b.payload, depth) { $0.value }
    default: Self.areEqualAtomically(left, right)
    }
  }

  private mutating func areEqual(_ left: [Value], _ right: [Value], _ depth: Int) -> Bool {
    areEqual(left, right, depth) { $0 }
  }

  private mutating func areEqual<Part>(
    _ left: [Part], _ right: [Part], _ depth: Int, _ value: (Part) -> Value
  ) -> Bool {
    guard left.count == right.count else { return false }
    let pair = Pair(left, right)
    if pair.left == pair.right || equal.contains(pair) { return true }
    for (a, b) in zip(left, right) where !areEqual(value(a), value(b), depth: depth + 1) {
      return false
    }
    // What lies near the root is met once.
    if depth > 6 { equal.insert(pair) }
    return true
  }

  private static func areEqualAtomically(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.range(let a), .range(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    case (.function(let a), .function(let b)): a === b
    case (.type(let a), .type(let b)): a == b
    case (.keyPath(let a), .keyPath(let b)): a.components == b.components
    case (.binding(let a), .binding(let b)): a == b
    case (.wrapper(let a), .wrapper(let b)): a.kind == b.kind && a.stored == b.stored
    case (.view(let a), .view(let b)): a == b
    case (.opaque(let a), .opaque(let b)): a == b
    case (.native(let a as any LibraryObject), .native(let b as any LibraryObject)):
      a.isEqual(to: b)
    case (.native(let a), .native(let b)): a === b
    default: false
    }
  }
}

extension [String: Value] {
  /// Whether all are the same, and can be nothing else by the next time that they are looked at.
  func areSurelySame(as others: [String: Value]) -> Bool {
    guard count == others.count else { return false }
    return allSatisfy { name, value in
      guard value.isConstant, let other = others[name] else { return false }
      return value == other
    }
  }
}

extension Value {
  /// Whether it says all of itself: no closure, no binding, no object.
  fileprivate var isConstant: Bool {
    switch self {
    case .void, .boolean, .integer, .fixed, .double, .string, .type, .keyPath: true
    case .optional(let value): value?.isConstant ?? true
    case .array(let values): values.allSatisfy(\.isConstant)
    case .enumeration(let value): value.payload.allSatisfy { $0.value.isConstant }
    case .opaque(let value):
      value.content.isEmpty && value.members.isEmpty && (value.base?.isConstant ?? true)
        && value.arguments.allSatisfy { $0.value.isConstant }
    default: false
    }
  }
}

extension FixedWidthInteger {
  fileprivate func isEqual(to other: any FixedWidthInteger) -> Bool {
    func compare<Other: FixedWidthInteger>(_ other: Other) -> Bool { self == other }
    return compare(other)
  }
}

extension DictionaryValue: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension EnumerationValue: Hashable {
  static func == (left: EnumerationValue, right: EnumerationValue) -> Bool {
    left.type === right.type && left.name == right.name
      && left.payload.map(\.value) == right.payload.map(\.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension BindingValue: Equatable {
  /// D6: bindings made by key path or subscript compare by place. D5: those made of closures never
  /// do.
  static func == (left: BindingValue, right: BindingValue) -> Bool {
    left.location.key == right.location.key && left.path == right.path
  }
}

extension OpaqueValue: Equatable {
  static func == (left: OpaqueValue, right: OpaqueValue) -> Bool {
    if left === right { return true }
    guard left.identity == right.identity, !left.isShared, !right.isShared,
      left.members == right.members
    else { return false }
    // Copies of the same thing whose members are equal.
    if left.identity != nil { return true }
    guard left.content.isEmpty, right.content.isEmpty else { return false }
    return left.lastName == right.lastName && left.base == right.base
      && left.arguments.map(\.value) == right.arguments.map(\.value)
  }

  /// `.red` and `Color.red` are the same color.
  private var lastName: Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }
}

extension Description: Equatable {
  static func == (left: Description, right: Description) -> Bool {
    switch (left, right) {
    case (.empty, .empty): true
    case (.group(let a), .group(let b)): a == b
    case (.branch(let a, let x, _), .branch(let b, let y, _)): a == b && x == y
    case (.each(let a), .each(let b)): a === b
    case (.view(let a), .view(let b)): a.type === b.type && a.fields == b.fields
    case (.framework(let a), .framework(let b)):
      a.name == b.name && a.arguments == b.arguments && a.content == b.content
        && a.deferred.isEmpty && b.deferred.isEmpty
    case (.modified(let a, let x), .modified(let b, let y)):
      x.name == y.name && x.arguments == y.arguments && x.content == y.content && a == b
    case (.erased(let a), .erased(let b)): a == b
    case (.content(let a), .content(let b)): a === b
    default: false
    }
  }
}
