/// DocC's directives (`@Section(title: "…") {`) in Markdown, taken away line by line so that all
/// others keep their numbers. Titles in them become headings, and what they hold is set out.
struct DirectiveLines {
  /// The Markdown without directives, as many lines as before.
  private(set) var lines: [String] = []
  /// Lines, counted from 0, that only belonged to directives.
  private(set) var directives: Set<Int> = []

  private var open: [Opened] = []
  private var fence: Substring?

  private struct Opened {
    var isHidden: Bool
    /// How far its content is set in; nil until a line of it was seen.
    var indent: Int?
  }

  /// Directives that say something about the page and nothing to its reader.
  private static let hidden: Set<Substring> = [
    "Metadata", "Options", "Comment", "Redirected", "Snippet", "DeprecationSummary",
  ]

  init(_ source: [String]) {
    for (index, line) in source.enumerated() {
      let taken = take(line)
      lines.append(taken ?? "")
      if taken == nil { directives.insert(index) }
    }
  }

  /// Counts the lines from another place on.
  mutating func shift(by count: Int) { directives = Set(directives.map { $0 + count }) }

  /// The line as Markdown; nil if it is part of a directive.
  private mutating func take(_ line: String) -> String? {
    let text = Substring(line).trimmedSpaces
    if let mark = fence {
      if text.hasPrefix(mark), text.allSatisfy({ $0 == mark.first }) { fence = nil }
      return open.contains { $0.isHidden } ? nil : outdented(line)
    }
    if text.hasPrefix("```") || text.hasPrefix("~~~") { fence = text.prefix { $0 == text.first } }
    if !open.isEmpty, text == "}" {
      open.removeLast()
      return nil
    }
    guard let name = Self.name(of: text) else {
      return open.contains { $0.isHidden } ? nil : outdented(line)
    }
    let isHidden = open.contains { $0.isHidden } || Self.hidden.contains(name)
    if text.hasSuffix("{") { open.append(Opened(isHidden: isHidden, indent: nil)) }
    guard !isHidden, let title = Self.title(in: text) else { return nil }
    return String(repeating: "#", count: Self.level(of: name)) + " " + title
  }

  private mutating func outdented(_ line: String) -> String {
    guard !open.isEmpty, !line.allSatisfy({ $0 == " " }) else { return line }
    let spaces = line.prefix { $0 == " " }.count
    let indent = open[open.count - 1].indent ?? spaces
    open[open.count - 1].indent = indent
    return String(line.dropFirst(min(indent, spaces)))
  }

  /// `Section` of `@Section(title: "…") {`.
  private static func name(of text: Substring) -> Substring? {
    guard text.first == "@", text.dropFirst().first?.isUppercase == true else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter }
    let rest = text.dropFirst(name.count + 1)
    let isWhole = rest.isEmpty || rest.hasSuffix("{") || rest.hasSuffix(")") || rest.hasSuffix("}")
    return isWhole && (rest.isEmpty || rest.first == "(" || rest.hasPrefix(" {")) ? name : nil
  }

  private static func title(in text: Substring) -> String? {
    for label in ["title: \"", "name: \""] {
      guard !text.hasPrefix("@Code"), let range = text.firstRange(of: label) else { continue }
      let title = text[range.upperBound...].prefix { $0 != "\"" }
      if !title.isEmpty { return String(title) }
    }
    return nil
  }

  private static func level(of name: Substring) -> Int {
    switch name {
    case "Tutorials", "Tutorial", "Article", "Intro": 1
    case "Chapter", "Section", "Volume": 2
    default: 3
    }
  }
}
