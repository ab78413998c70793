import Simulation

/// Writes expressions of a type, by the grammar of values and by what the machine knows to make
/// such values.
struct ExpressionWriter {
  /// Calls inside calls; from here on only what holds nothing else.
  private static let depth = 3

  private let makers: [String: [Vocabulary.Entry]]
  private var generator: SeededGenerator

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    var makers: [String: [Vocabulary.Entry]] = [:]
    for entry in vocabulary.entries where entry.parameters != nil && entry.form != .variable {
      guard let result = entry.result else { continue }
      makers[SwiftType(reading: result).text, default: []].append(entry)
      // `Text` where a text is asked for, `some View` where any view will do.
      if let owner = entry.owner, owner != result, entry.form == .initializer {
        makers[owner, default: []].append(entry)
      }
    }
    self.makers = makers
    generator = SeededGenerator(seed: seed)
  }

  mutating func shuffled(_ numbers: [Int]) -> [Int] { numbers.shuffled(using: &generator) }

  // MARK: Values

  mutating func expression(_ type: String) -> String { expression(SwiftType(reading: type), 0) }

  private mutating func expression(_ type: SwiftType, _ depth: Int) -> String {
    guard depth < 3 * Self.depth else { return "0" }
    if type.name == "->" { return closure(type, depth) }
    if let synonym = Grammar.synonyms[type.name] {
      return expression(SwiftType(reading: synonym), depth)
    }
    var written = Grammar.alternatives(of: type)
    if depth >= Self.depth {
      let leaves = written.filter { !$0.contains("‹") }
      if !leaves.isEmpty { written = leaves }
    }
    let makers = depth < Self.depth ? makers[type.text] ?? [] : simpleMakers(of: type)
    // Values of the basic types are rather written than made.
    if !written.isEmpty, makers.isEmpty || Int.random(in: 0..<4, using: &generator) > 0 {
      return filled(written.randomElement(using: &generator) ?? "0", depth)
    }
    if let maker = makers.randomElement(using: &generator) {
      return call(of: maker, depth) { $0.operand($0.expression(SwiftType(reading: $1), depth + 1)) }
    }
    return expression(SwiftType(reading: one(of: Grammar.anything)), depth + 1)
  }

  /// What makes such a value without values of other types.
  private func simpleMakers(of type: SwiftType) -> [Vocabulary.Entry] {
    (makers[type.text] ?? []).filter {
      $0.form == .constant || $0.form == .initializer && $0.parameters?.isEmpty == true
    }
  }

  private mutating func closure(_ type: SwiftType, _ depth: Int) -> String {
    let names = type.arguments.dropLast().indices.map { "a\($0)" }
    let isVoid = ["Void", "()"].contains(type.last.text)
    let body = isVoid ? "" : expression(type.last, depth + 1)
    // What it is handed comes back now and then.
    let result =
      !isVoid && !names.isEmpty && Bool.random(using: &generator) && type.last.name != "View"
      ? names[0] : body
    return names.isEmpty ? "{ \(result) }" : "{ \(names.joined(separator: ", ")) in \(result) }"
  }

  // MARK: Holes

  mutating func filled(_ form: String) -> String { filled(form, 0) }

  /// A form with an expression in the place of each `‹T›`.
  private mutating func filled(_ form: String, _ depth: Int) -> String {
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
      text += rest[..<open]
      let type = String(rest[rest.index(after: open)..<close])
      text += operand(expression(SwiftType(reading: type), depth + 1))
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// In brackets where an operator could tear it apart.
  private func operand(_ expression: String) -> String {
    let isTorn = expression.contains(" ") || expression.contains("..") || expression.hasPrefix("-")
    return isTorn && expression.first != "{" ? "(\(expression))" : expression
  }

  // MARK: Calls

  mutating func call(
    of entry: Vocabulary.Entry, on receiver: (inout ExpressionWriter, String) -> String
  ) -> String {
    call(of: entry, 0, on: receiver)
  }

  private mutating func call(
    of entry: Vocabulary.Entry, _ depth: Int,
    on receiver: (inout ExpressionWriter, String) -> String
  ) -> String {
    let parameters = entry.parameters ?? signature(of: entry)
    let owner = entry.owner
    func subject(_ writer: inout ExpressionWriter) -> String {
      guard let owner else { return "" }
      return receiver(&writer, writer.one(of: Grammar.receivers[owner] ?? [owner]))
    }
    switch entry.form {
    case .initializer: return (owner ?? "") + arguments(parameters, depth)
    case .constant: return [owner, entry.name].compactMap(\.self).joined(separator: ".")
    case .function:
      return [owner, entry.name].compactMap(\.self).joined(separator: ".")
        + arguments(parameters, depth)
    case .property: return "\(subject(&self)).\(entry.name)"
    case .method: return "\(subject(&self)).\(entry.name)\(arguments(parameters, depth))"
    case .variable, .operation:
      let left = subject(&self)
      let right = operand(
        expression(SwiftType(reading: parameters.first?.type ?? "Any"), depth + 1))
      return entry.form == .operation
        ? "\(left) \(entry.name) \(right)" : "\(left).\(entry.name) = \(right)"
    }
  }

  private mutating func arguments(_ parameters: [Vocabulary.Parameter], _ depth: Int) -> String {
    let given = parameters.filter { !$0.hasDefault || Bool.random(using: &generator) }
    let texts = given.map { parameter in
      let value = expression(SwiftType(reading: parameter.type), depth + 1)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// For a name of which nobody says what it takes: something.
  private mutating func signature(of entry: Vocabulary.Entry) -> [Vocabulary.Parameter] {
    if let known = Signatures.byName[entry.name]?.randomElement(using: &generator) { return known }
    let count = Int.random(in: 0...2, using: &generator)
    return (0..<count).map { _ in Vocabulary.Parameter(type: "Any") }
  }

  // MARK: Statements

  /// `: Date`, for what has to be known of a value before its members are.
  func annotation(of type: String) -> String {
    let name = SwiftType(reading: type).name
    return ["Publisher", "AsyncStream", "View", "KeyPath"].contains(name) ? "" : ": \(type)"
  }

  /// A statement that looks at `result`.
  var use: String {
    mutating get {
      one(of: [
        "print(result)", "print(result)", #"kept = "\(result)""#, "debugPrint(result)",
        "for element in result { print(element); break }",
        "print(String(describing: result).count)",
      ])
    }
  }

  private mutating func one(of texts: [String]) -> String {
    texts.randomElement(using: &generator) ?? ""
  }
}
