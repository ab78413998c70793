/// Structural equality and hashing: the way in which SwiftUI compares what it has no `==` for, and
/// the way in which dictionaries and identifiers of the simulation compare. A program's own `==` is
/// asked by ``Interpreter/equal(_:_:)``.
extension Value: Hashable {
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.integer(let a), .double(let b)): Double(a) == b
    case (.double(let a), .integer(let b)): a == Double(b)
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.set(let a), .set(let b)): a.count == b.count && a.allSatisfy(b.contains)
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.optional(nil), .optional(nil)): true
    case (.optional(let a?), .optional(let b?)): a == b
    // A value compares with an optional as if it were wrapped.
    case (.optional(let a?), let b): a == b
    case (let a, .optional(let b?)): a == b
    case (.tuple(let a), .tuple(let b)): a.map(\.value) == b.map(\.value)
    case (.range(let a), .range(let b)): a == b
    case (.structure(let a), .structure(let b)): a.type === b.type && a.fields == b.fields
    case (.object(let a), .object(let b)): a === b
    case (.enumeration(let a), .enumeration(let b)): a == b
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

  func hash(into hasher: inout Hasher) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .optional(let value): value?.hash(into: &hasher)
    case .structure(let value): hasher.combine(value.fields)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .enumeration(let value):
      hasher.combine(value.name)
      hasher.combine(value.payload.map(\.value))
    case .tuple(let elements): hasher.combine(elements.map(\.value))
    case .keyPath(let path): hasher.combine(path.components)
    case .opaque(let value): hasher.combine(value.name)
    case .native(let object as any LibraryObject): object.hash(into: &hasher)
    default: break
    }
  }
}

extension DictionaryValue: Hashable {
  static func == (left: DictionaryValue, right: DictionaryValue) -> Bool {
    left.count == right.count && left.keys.allSatisfy { left[key: $0] == right[key: $0] }
  }

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
    case (.branch(let a, let x), .branch(let b, let y)): a == b && x == y
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
