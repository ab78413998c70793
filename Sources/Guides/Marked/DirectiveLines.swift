/// DocC's directives (`@Section(title: "…") {`) in Markdown, taken away line by line so that all
/// others keep their numbers. Titles in them become headings, and what they hold is set out.
struct DirectiveLines {
  /// The Markdown without directives, as many lines as before.
  private(set) var lines: [String] = []
  /// Files that are shown as listings, by the last line of their directive, counted from 0.
  private(set) var files: [Int: ShownFile] = [:]
  /// What the guide asks, by the lines that it takes, counted from 0.
  private(set) var questions: [(lines: ClosedRange<Int>, question: GuideQuestion)] = []

  private var open: [Opened] = []
  private var fence: Substring?

  private struct Opened {
    /// It, or one around it.
    var isHidden: Bool
    /// How far its content is set in; nil until a line of it was seen.
    var indent: Int?
  }

  private var isInHidden: Bool { open.last?.isHidden ?? false }

  /// Directives that say something about the page and nothing to its reader.
  private static let hidden: Set<Substring> = [
    "Metadata", "Options", "Comment", "Redirected", "Snippet", "DeprecationSummary",
  ]

  /// More lines than these no directive has between its brackets.
  private static let mostArguments = 12

  init(_ source: [String]) {
    var index = 0
    while index < source.count {
      if fence == nil, Self.name(of: Substring(source[index]).trimmedSpaces) == "MultipleChoice",
        let (question, last) = DirectiveQuestions.question(from: index, in: source)
      {
        questions.append((index...last, question))
        lines += Array(repeating: "", count: last - index + 1)
        index = last + 1
        continue
      }
      let (whole, last) = directive(from: index, in: source)
      let taken = take(whole)
      if taken == nil, let file = ShownFile(Substring(whole).trimmedSpaces),
        !isInHidden
      {
        files[last] = file
      }
      lines += [taken ?? ""] + Array(repeating: "", count: last - index)
      index = last + 1
    }
  }

  /// A line with those that its brackets reach to, if it is a directive.
  private func directive(from index: Int, in source: [String]) -> (whole: String, last: Int) {
    let last = fence == nil ? Self.end(from: index, in: source) : index
    guard last > index else { return (source[index], index) }
    let lines = source[index...last].map { Substring($0).trimmedSpaces }
    let whole = lines.joined(separator: " ")
    return Self.name(of: Substring(whole)) == nil ? (source[index], index) : (whole, last)
  }

  /// Counts the lines from another place on.
  mutating func shift(by count: Int) {
    files = files.reduce(into: [:]) { $0[$1.key + count] = $1.value }
    questions = questions.map { entry in
      (entry.lines.lowerBound + count...entry.lines.upperBound + count, entry.question)
    }
  }

  /// The line in which a directive's brackets are closed; the line itself, if it has none open.
  private static func end(from index: Int, in source: [String]) -> Int {
    let text = Substring(source[index]).trimmedSpaces
    guard text.first == "@", text.dropFirst().first?.isUppercase == true,
      text.dropFirst().drop(while: \.isLetter).first == "("
    else { return index }
    var open = 0
    for line in index..<min(index + mostArguments, source.count) {
      for character in source[line] {
        open += character == "(" ? 1 : character == ")" ? -1 : 0
      }
      if open <= 0 { return line }
    }
    return index
  }

  /// The line as Markdown; nil if it is part of a directive.
  private mutating func take(_ line: String) -> String? {
    let text = Substring(line).trimmedSpaces
    if let mark = fence {
      if text.hasPrefix(mark), text.allSatisfy({ $0 == mark.first }) { fence = nil }
      return isInHidden ? nil : outdented(line)
    }
    if text.hasPrefix("```") || text.hasPrefix("~~~") { fence = text.prefix { $0 == text.first } }
    if !open.isEmpty, text == "}" {
      open.removeLast()
      return nil
    }
    guard let name = Self.name(of: text) else {
      return isInHidden ? nil : outdented(line)
    }
    let isHidden = isInHidden || Self.hidden.contains(name)
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
