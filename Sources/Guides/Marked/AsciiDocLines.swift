/// AsciiDoc as Markdown, line by line, so that all lines keep their numbers. What only belongs to
/// the markup becomes an empty line.
struct AsciiDocLines {
  private(set) var lines: [String] = []

  /// What ends the block that is open, and whether its lines are kept as they stand.
  private var end: Substring?
  private var isComment = false
  /// The language that the line before gives to the next block.
  private var language: Substring?
  /// What the line before says of the next block.
  private var attributes: Substring = ""

  /// The rows of the table that is open, by the line that opens it.
  private var table: AsciiDocTable?

  init(_ source: [String]) {
    for line in source {
      lines.append(taken(line))
      if let made = table?.finished {
        let first = lines.count - made.count
        lines.replaceSubrange(first..., with: made)
        table = nil
      }
    }
  }

  private mutating func taken(_ line: String) -> String {
    let text = Substring(line).trimmedSpaces
    if let end {
      guard text == end else { return isComment ? "" : AsciiDocWords.withoutCallouts(line) }
      self.end = nil
      return isComment ? "" : "```"
    }
    if table != nil || text == "|===" {
      if table == nil { table = AsciiDocTable(attributes) }
      attributes = ""
      table?.take(Self.inline(text))
      return ""
    }
    // A new page, a rule.
    if text == "<<<" || text == "'''" { return "" }
    if let mark = Self.delimiter(text) {
      guard "-./".contains(mark) else { return "" }
      end = text
      isComment = mark == "/"
      defer { language = nil }
      return isComment ? "" : "```" + (language ?? "")
    }
    if text.isEmpty { return "" }
    if text.first == "[", text.last == "]" {
      let words = text.dropFirst().dropLast().split(separator: ",").map(\.trimmedSpaces)
      if words.first?.hasPrefix("source") == true { language = words.dropFirst().first ?? "" }
      attributes = text
      return ""
    }
    if isMarkup(text) { return "" }
    return Self.titled(text) ?? Self.listed(text) ?? Self.termed(text) ?? Self.inline(text)
  }

  /// Four marks or more of one kind that begin and end a block.
  private static func delimiter(_ text: Substring) -> Character? {
    guard let mark = text.first, text.count >= 4, "-.=*_+/".contains(mark),
      text.allSatisfy({ $0 == mark })
    else { return nil }
    return mark
  }

  /// Attributes of the page, comments, pictures, what is included.
  private func isMarkup(_ text: Substring) -> Bool {
    if text.hasPrefix("//") || text.hasPrefix("|===") { return true }
    if text.first == ":", text.dropFirst().firstIndex(of: ":") != nil {
      return text.dropFirst().first.map { $0.isLetter || $0 == "!" } ?? false
    }
    return ["image::", "include::", "video::", "toc::", "ifdef::", "endif::", "ifndef::"]
      .contains { text.hasPrefix($0) }
  }

  private static func titled(_ text: Substring) -> String? {
    let marks = text.prefix { $0 == "=" }.count
    guard (1...6).contains(marks), text.dropFirst(marks).first == " " else { return nil }
    return String(repeating: "#", count: marks) + text.dropFirst(marks)
  }

  /// `* entry`, `** deeper`, `. counted`, `.Caption`.
  private static func listed(_ text: Substring) -> String? {
    guard let mark = text.first, mark == "*" || mark == "." || mark == "-" else { return nil }
    let depth = text.prefix { $0 == mark }.count
    let rest = text.dropFirst(depth)
    guard rest.first == " " else {
      // A caption stands above its block.
      return mark == "." && depth == 1 ? inline(rest) + ":" : nil
    }
    let indent = String(repeating: "   ", count: depth - 1)
    return indent + (mark == "." ? "1." : "-") + " " + inline(rest.trimmedSpaces)
  }

  /// `<1> what the first mark of a listing means`, `term:: what is said of it`.
  private static func termed(_ text: Substring) -> String? {
    if let mark = AsciiDocWords.callout(text) {
      return mark.number + ". " + inline(text.dropFirst(mark.length).trimmedSpaces)
    }
    guard let colons = text.firstRange(of: "::"), colons.lowerBound > text.startIndex,
      !text[..<colons.lowerBound].contains("`") || text.hasPrefix("`")
    else { return nil }
    let rest = text[colons.upperBound...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let term = inline(
      text[..<colons.lowerBound].drop { $0 == "_" || $0 == "*" }
        .prefix { $0 != "_" && $0 != "*" })
    return "- **\(term)**" + (rest.isEmpty ? "" : ": " + inline(rest.trimmedSpaces))
  }

  /// `*bold*` and `link:address[words]` as Markdown has them.
  private static func inline(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        let code = rest[rest.index(after: rest.startIndex)..<end]
        let isPlus = code.count > 2 && code.first == "+" && code.last == "+"
        result += "`" + (isPlus ? code.dropFirst().dropLast() : code) + "`"
        rest = rest[rest.index(after: end)...]
        continue
      }
      if let place = AsciiDocWords.place(at: rest) {
        result += place.words
        rest = rest.dropFirst(place.length)
        continue
      }
      if let link = link(at: rest) {
        result += "[\(link.words)](\(link.address))"
        rest = link.rest
        continue
      }
      if character == "*", rest.dropFirst().first.map({ $0.isLetter || $0.isNumber }) ?? false,
        let end = rest.dropFirst().firstIndex(of: "*")
      {
        result += "**" + rest[rest.index(after: rest.startIndex)..<end] + "**"
        rest = rest[rest.index(after: end)...]
        continue
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  private static func link(
    at text: Substring
  ) -> (words: Substring, address: Substring, rest: Substring)? {
    let starts = ["link:", "https://", "http://", "xref:"]
    // No address is longer; to look on for its end would take a time for each letter.
    let near = text.prefix(2000)
    guard let start = starts.first(where: { text.hasPrefix($0) }),
      let open = near.firstIndex(of: "["), let close = near[open...].firstIndex(of: "]"),
      !text[..<open].contains(" ")
    else { return nil }
    let isMacro = start == "link:" || start == "xref:"
    let address = isMacro ? text[..<open].dropFirst(start.count) : text[..<open]
    let words = text[text.index(after: open)..<close]
    return (words.isEmpty ? address : words, address, text[text.index(after: close)...])
  }
}
