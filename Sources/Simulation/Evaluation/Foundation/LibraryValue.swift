/// A value of a library's type, in a box that is never changed: a change makes another box.
final class LibraryValue<T: LibraryType>: LibraryObject {
  let base: T
  var content: Any { base }

  init(_ base: T) { self.base = base }

  var table: LibraryTable { T.library }
  /// The address of an object is no part of what it says.
  var text: String { isReference ? table.name : base.text }
  var isReference: Bool { T.self is AnyClass }

  func isEqual(to other: any LibraryObject) -> Bool {
    (other as? LibraryValue<T>).map { $0.base == base } ?? false
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    guard let read = table.properties[name] else { return nil }
    return try evaluator.asking(at: place) { try read(.native(self), evaluator) }
  }

  /// Methods go by the table, so that they can change the value where it stands.
  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

extension LibraryObject {
  var extendedType: String? { table.name }
}

/// A value of some library's type.
protocol LibraryObject: NativeObject {
  var table: LibraryTable { get }
  /// The library's own value.
  var content: Any { get }
  /// Whether all who hold it see a change.
  var isReference: Bool { get }
  func isEqual(to other: any LibraryObject) -> Bool
  func hash(into hasher: inout Hasher)
}

extension LibraryType {
  var value: Value { .native(LibraryValue(self)) }

  static func converted(from value: Value, in evaluator: Evaluator) throws -> Self? {
    switch value {
    case .native(let object): (object as? LibraryValue<Self>)?.base
    case .optional(let wrapped?): try converted(from: wrapped, in: evaluator)
    case .opaque(let opaque):
      if case .native(let object)? = try evaluator.resolve(opaque, in: library) {
        (object as? LibraryValue<Self>)?.base
      } else {
        nil
      }
    default: nil
    }
  }
}
