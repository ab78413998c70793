/// Org mode as Markdown, line by line, so that all lines keep their numbers. What only belongs to the
/// markup becomes an empty line.
struct OrgLines {
  private(set) var lines: [String] = []

  /// What ends the block that is open.
  private var end: String?
  private var isFenced = false
  private var inDrawer = false
  /// Behind a title of the whole, headings are a level deeper.
  private let hasTitle: Bool
  /// Where the last drawer ends: what opens behind it is none.
  private let lastDrawerEnd: Int

  init(_ source: [String]) {
    lastDrawerEnd =
      source.lastIndex { Substring($0).trimmedSpaces.lowercased() == ":end:" } ?? -1
    hasTitle = source.contains { $0.lowercased().hasPrefix("#+title:") }
    for line in source { lines.append(taken(line)) }
  }

  /// Whether a text has the marks of Org mode in its lines.
  static func isOne(_ lines: [String]) -> Bool {
    lines.count { line in
      line.hasPrefix("#+") && line.dropFirst(2).first?.isLetter == true
    } >= 2
  }

  private mutating func taken(_ line: String) -> String {
    let text = Substring(line).trimmedSpaces
    let small = text.lowercased()
    if let end {
      if small == end {
        self.end = nil
        return isFenced ? "```" : ""
      }
      guard isFenced else { return Self.inline(text) }
      // A comma keeps what could be markup from being it.
      return text.hasPrefix(",*") || text.hasPrefix(",#+") ? line.replacing(",", once: "") : line
    }
    let opensDrawer = small == ":properties:" || small == ":logbook:"
    if inDrawer || opensDrawer && lines.count < lastDrawerEnd {
      inDrawer = small != ":end:"
      return ""
    }
    if small.hasPrefix("#+") { return keyword(text, small) }
    if text == "#" || text.hasPrefix("# ") { return "" }
    if let title = titled(line) { return title }
    if text.first == "|" { return Self.row(text) }
    if let term = Self.termed(line, text) { return term }
    return line.prefix { $0 == " " } + Self.inline(text)
  }

  private mutating func keyword(_ text: Substring, _ small: String) -> String {
    if small.hasPrefix("#+title:") {
      return "# " + Self.inline(text.dropFirst("#+title:".count).trimmedSpaces)
    }
    if small.hasPrefix("#+caption:") {
      return Self.inline(text.dropFirst("#+caption:".count).trimmedSpaces)
    }
    guard small.hasPrefix("#+begin_") else { return "" }
    let words = small.split(separator: " ")
    let kind = words.first.map { $0.dropFirst("#+begin_".count) } ?? ""
    end = "#+end_" + kind
    isFenced = kind == "src" || kind == "example"
    guard isFenced else { return "" }
    return "```" + (kind == "src" ? String(words.dropFirst().first ?? "") : "")
  }

  /// `** TODO Title :tag:`.
  private func titled(_ line: String) -> String? {
    let depth = line.prefix { $0 == "*" }.count
    guard depth > 0, line.dropFirst(depth).first == " " else { return nil }
    var words = line.dropFirst(depth).split(separator: " ")
    if ["TODO", "DONE"].contains(words.first) { words.removeFirst() }
    if let last = words.last, last.count > 2, last.first == ":", last.last == ":" {
      words.removeLast()
    }
    let level = min(6, depth + (hasTitle ? 1 : 0))
    return String(repeating: "#", count: level) + " "
      + Self.inline(words.joined(separator: " ")[...])
  }

  private static func row(_ text: Substring) -> String {
    let isRule = text.allSatisfy { "|-+".contains($0) }
    return isRule ? String(text.map { $0 == "+" ? "|" : $0 }) : inline(text)
  }

  /// `- term :: what is said of it`.
  private static func termed(_ line: String, _ text: Substring) -> String? {
    guard text.hasPrefix("- "), let colons = text.firstRange(of: " :: ") else { return nil }
    let term = inline(text[..<colons.lowerBound].dropFirst(2))
    return line.prefix { $0 == " " } + "- **\(term)**: " + inline(text[colons.upperBound...])
  }

  // MARK: Words

  private static func inline(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      if rest.hasPrefix("[["), let end = rest.firstRange(of: "]]") {
        result += link(rest[..<end.lowerBound].dropFirst(2))
        rest = rest[end.upperBound...]
        continue
      }
      let opens = result.last.map { " (\"'{|-".contains($0) } ?? true
      if opens, "=~*".contains(character), let inner = marked(rest, by: character) {
        let mark = character == "*" ? "**" : "`"
        result += mark + inner + mark
        rest = rest.dropFirst(inner.count + 2)
        continue
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  /// What stands between two marks, if the second ends a word.
  private static func marked(_ text: Substring, by mark: Character) -> Substring? {
    let inside = text.dropFirst().prefix(200)
    guard let first = inside.first, first != " ", first != mark else { return nil }
    for place in inside.indices where inside[place] == mark {
      let before = inside[..<place].last ?? " "
      let after = inside[inside.index(after: place)...].first ?? " "
      if before != " ", !after.isLetter, !after.isNumber { return inside[..<place] }
    }
    return nil
  }

  /// `address][words`, or an address alone.
  private static func link(_ inside: Substring) -> String {
    guard let middle = inside.firstRange(of: "][") else { return String(inside) }
    let words = inside[middle.upperBound...]
    let address = inside[..<middle.lowerBound]
    return address.contains("://") ? "[\(words)](\(address))" : String(words)
  }
}

extension String {
  /// With the first of some letters replaced.
  fileprivate func replacing(_ letters: String, once other: String) -> String {
    guard let place = firstRange(of: letters) else { return self }
    return self[..<place.lowerBound] + other + self[place.upperBound...]
  }
}
