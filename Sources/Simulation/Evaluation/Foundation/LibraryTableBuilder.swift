/// Builds a table. Functions are named as Swift spells them: `date(byAdding:value:to:)`.
final class LibraryTableBuilder<T: LibraryType> {
  fileprivate(set) var table: LibraryTable

  init(_ name: String) { table = LibraryTable(name: name) }

  // MARK: Making values

  /// - Parameter labels: `timeIntervalSince1970:`, `_:`; empty for `init()`.
  func initializer<each Parameter: LibraryConvertible>(
    _ labels: String, _ body: @escaping @Sendable (repeat each Parameter) throws -> T
  ) {
    reader(labels) { (parameter: repeat each Parameter) in
      try body(repeat each parameter).value
    }
  }

  /// An initialiser that finds what is there already: it need not be a value of the table's type.
  func reader<each Parameter: LibraryConvertible>(
    _ labels: String, _ body: @escaping @Sendable (repeat each Parameter) throws -> Value
  ) {
    table.initializers.append(
      LibraryFunction(
        labels: Self.labels(labels), isMutating: false,
        parameters: types(repeat (each Parameter).self), result: T.self
      ) { _, reader in try body(repeat try (each Parameter).next(reader)) })
  }

  func failableInitializer<each Parameter: LibraryConvertible>(
    _ labels: String, _ body: @escaping @Sendable (repeat each Parameter) throws -> T?
  ) {
    table.initializers.append(
      LibraryFunction(
        labels: Self.labels(labels), isMutating: false,
        parameters: types(repeat (each Parameter).self), result: Optional<T>.self
      ) { _, reader in
        .optional(try body(repeat try (each Parameter).next(reader))?.value)
      })
  }

  func constant<Result: LibraryConvertible>(
    _ name: String, _ body: @escaping @Sendable (Surroundings) -> Result
  ) {
    table.constants[name] = { body($0).value }
  }

  /// Constants of the type itself: `.short`, `.long`.
  func constants(_ values: KeyValuePairs<String, T>) {
    for (name, value) in values {
      let constant = LibraryConstant(value)
      table.constants[name] = { _ in constant.value }
    }
  }

  func function<each Parameter: LibraryConvertible, Result: LibraryConvertible>(
    _ signature: String, _ body: @escaping @Sendable (repeat each Parameter) throws -> Result
  ) {
    let (name, labels) = Self.split(signature)
    table.functions[name, default: []].append(
      LibraryFunction(
        labels: labels, isMutating: false,
        parameters: types(repeat (each Parameter).self), result: Result.self
      ) { _, reader in try body(repeat try (each Parameter).next(reader)).value })
  }

  func literal(_ convert: @escaping @Sendable (Value) -> T?) {
    table.literal = { convert($0)?.value }
  }

  /// `init(year:month:day:)` and the like: any of the variables, in the order of the table.
  func memberwise(_ empty: T) {
    let empty = LibraryConstant(empty)
    table.memberwise = { empty.value }
  }

  // MARK: Members of a value

  func property<Result: LibraryConvertible>(
    _ name: String, _ read: @escaping @Sendable (T) throws -> Result
  ) {
    table.properties[name] = { value, evaluator in
      try read(Self.subject(value, in: evaluator)).value
    }
  }

  /// A property whose value depends on the surroundings.
  func property<Result: LibraryConvertible>(
    _ name: String, _ read: @escaping @Sendable (T, Surroundings) throws -> Result
  ) {
    table.properties[name] = { value, evaluator in
      try read(Self.subject(value, in: evaluator), evaluator.surroundings).value
    }
  }

  func variable<Result: LibraryConvertible>(
    _ name: String, _ path: WritableKeyPath<T, Result> & Sendable
  ) {
    property(name) { $0[keyPath: path] }
    table.setters[name] = Self.changing([nil], [Result.self]) { subject, reader in
      subject[keyPath: path] = try reader.next(Result.self)
      return .void
    }
  }

  /// A property that is set by other means than it is read.
  func setter<Parameter: LibraryConvertible>(
    _ name: String, _ write: @escaping @Sendable (inout T, Parameter) throws -> Void
  ) {
    table.setters[name] = Self.changing([nil], [Parameter.self]) { subject, reader in
      try write(&subject, reader.next(Parameter.self))
      return .void
    }
  }

  func method<each Parameter: LibraryConvertible, Result: LibraryConvertible>(
    _ signature: String, _ body: @escaping @Sendable (T, repeat each Parameter) throws -> Result
  ) {
    let (name, labels) = Self.split(signature)
    table.methods[name, default: []].append(
      LibraryFunction(
        labels: labels, isMutating: false,
        parameters: types(repeat (each Parameter).self), result: Result.self
      ) { value, reader in
        let subject = try Self.subject(value, in: reader.evaluator)
        return try body(subject, repeat try (each Parameter).next(reader)).value
      })
  }

  /// A method that changes the value and returns nothing.
  func mutating<each Parameter: LibraryConvertible>(
    _ signature: String, _ body: @escaping @Sendable (inout T, repeat each Parameter) throws -> Void
  ) {
    let (name, labels) = Self.split(signature)
    table.methods[name, default: []].append(
      Self.changing(labels, types(repeat (each Parameter).self)) { subject, reader in
        try body(&subject, repeat try (each Parameter).next(reader))
        return .void
      })
  }

  /// An operator with a value of the type on its left.
  func operation<Right: LibraryConvertible, Result: LibraryConvertible>(
    _ name: String, _ body: @escaping @Sendable (T, Right) throws -> Result
  ) {
    table.operators[name, default: []].append(
      LibraryFunction(
        labels: [nil], isMutating: false, parameters: [Right.self], result: Result.self
      ) { value, reader in
        let subject = try Self.subject(value, in: reader.evaluator)
        return try body(subject, try reader.next(Right.self)).value
      })
  }

  // MARK: Details

  private static func subject(_ value: Value, in evaluator: Evaluator) throws -> T {
    guard let subject = try T.converted(from: value, in: evaluator) else {
      throw ArgumentMismatch()
    }
    return subject
  }

  private static func changing(
    _ labels: [String?], _ parameters: [any LibraryConvertible.Type],
    _ change: @escaping @Sendable (inout T, ArgumentReader) throws -> Value
  ) -> LibraryFunction {
    LibraryFunction(
      labels: labels, isMutating: true, parameters: parameters, result: nil
    ) { value, reader in
      var subject = try subject(value, in: reader.evaluator)
      let result = try change(&subject, reader)
      value = subject.value
      return result
    }
  }

  private static func split(_ signature: String) -> (name: String, labels: [String?]) {
    let name = signature.prefix { $0 != "(" }
    return (String(name), labels(String(signature.dropFirst(name.count + 1).dropLast())))
  }

  private static func labels(_ text: String) -> [String?] {
    text.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }
}

extension LibraryTableBuilder where T: Comparable {
  func ordered() {
    operation("<") { (left: T, right: T) in left < right }
    operation(">") { (left: T, right: T) in left > right }
    operation("<=") { (left: T, right: T) in left <= right }
    operation(">=") { (left: T, right: T) in left >= right }
  }
}

/// A value that never changes once it stands in a table.
private struct LibraryConstant<T: LibraryType>: @unchecked Sendable {
  private let constant: T

  init(_ constant: T) { self.constant = constant }

  var value: Value { constant.value }
}

extension LibraryTable {
  /// - Parameter describe: Adds the members, one statement each.
  init<T: LibraryType>(
    _ name: String, _ type: T.Type, _ describe: (LibraryTableBuilder<T>) -> Void
  ) {
    let builder = LibraryTableBuilder<T>(name)
    describe(builder)
    self = builder.table
  }
}

private func types<each Parameter: LibraryConvertible>(_ types: repeat (each Parameter).Type)
  -> [any LibraryConvertible.Type]
{
  var all: [any LibraryConvertible.Type] = []
  repeat all.append(each types)
  return all
}
