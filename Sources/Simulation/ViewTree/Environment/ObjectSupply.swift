/// Objects of the environment that a part of a program wants, and that whoever shows it provides.
final class ObjectSupply {
  private let program: Program
  private var supplied: [String: EnvironmentSource] = [:]

  init(_ program: Program) { self.program = program }

  /// What was asked for, in alphabetical order.
  var types: [String] { supplied.keys.sorted() }

  /// The types that were asked for where only another branch of the screen has one.
  var elsewhere: Set<String> = []

  /// Whether an object of that type was asked for.
  func has(_ type: TypeInfo) -> Bool { supplied[type.name] != nil }

  /// The expression for an object, as a person would write it behind the root; nil if the program
  /// has no such type.
  func text(forType name: String) -> String? {
    guard let type = program.type(named: name) else { return nil }
    return ValueSearch(program).value(TypeReference(type.name), named: name)
  }

  /// The same for somebody who is to write it: what only the machine would make up, they know better.
  func advice(forType name: String) -> String {
    guard let type = program.type(named: name) else { return "…" }
    let search = ValueSearch(program)
    let text = search.value(TypeReference(type.name), named: name)
    return search.hasMadeUp ? "\(type.name)(…)" : text
  }

  /// - Returns: The object, and how it came about the first time that it is asked for.
  func source(forType name: String, in evaluator: Evaluator) throws -> (
    source: EnvironmentSource, remark: String?
  )? {
    guard let type = program.type(named: name) else { return nil }
    if let known = supplied[type.name] { return (known, nil) }
    guard let text = text(forType: name),
      let expression = SourceReader.expression(in: SourceFile(path: "root", text: text))
    else { return nil }
    let value = try evaluator.unwrapped(evaluator.evaluate(expression, in: evaluator.globals))
    guard case .object = value else { return nil }
    let source = EnvironmentSource(type.name, value)
    supplied[type.name] = source
    return (source, "the environment of the root provides a \(type.name): \(text)")
  }
}

/// What stopped a screen: nobody provides an object that a view asks its environment for.
public struct MissingObject: Sendable, Equatable {
  /// The type of the object.
  public var type: String
  /// What to write behind the root of a trace: `.environmentObject(Store(count: 1))`.
  public var modifier: String
  /// The same for the program itself, without values that the machine made up:
  /// `.environmentObject(Store(…))`.
  public var cure: String
  /// Whether the program provides one, on another branch of the screen: nobody outside of it would.
  public var isProvidedElsewhere = false
}
