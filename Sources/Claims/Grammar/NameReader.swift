/// Names of views and of their properties, as traces write them.
enum NameReader {
  /// `Row`, `Row[2]`, `Star[7][1]`; nil for what is no name.
  static func view(_ text: String) -> ViewName? {
    let type = text.prefix { $0 != "[" }
    let label = text.dropFirst(type.count)
    let parts = type.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.allSatisfy(isIdentifier), last != "body",
      label.isEmpty || areBrackets(label)
    else { return nil }
    return ViewName(type: String(last), label: String(label))
  }

  /// `NoteField.draft`; nil for what is none.
  static func property(_ text: String) -> PropertyName? {
    guard let point = text.lastIndex(of: "."), let view = view(String(text[..<point])) else {
      return nil
    }
    let property = text[text.index(after: point)...]
    return isIdentifier(property) ? PropertyName(view: view, property: String(property)) : nil
  }

  static func refusalOfView(_ text: String, _ form: StatementForm) -> String {
    if text.hasSuffix(".body"), let name = view(String(text.dropLast(5))) {
      return "bodies are named by their view alone: \(name.text)"
    }
    if text.isEmpty { return "a view is missing; write \(form.rawValue)" }
    return "'\(text)' is no view; write a type, Row, or one of its instances, Row[2], "
      + "as a trace calls it"
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// One pair of brackets behind another, whatever stands in them.
  private static func areBrackets(_ text: Substring) -> Bool {
    text.first == "[" && text.last == "]" && text.count > 2
  }
}
