/// The markup of MediaWiki as Markdown. Each line becomes one, so that lines keep their numbers, or,
/// where a listing begins or ends beside other words, several. What only belongs to the markup becomes
/// an empty line.
struct WikiLines {
  private(set) var lines: [String] = []
  /// The line of the text that each was made of, counted from 0.
  private(set) var places: [Int] = []

  /// The tag that ends the listing that is open.
  private var end: String?
  private var rows: [[String]]?
  /// The line of the text that is being read.
  private var place = 0
  /// Where the last table ends: what opens behind it is none.
  private let lastTableEnd: Int
  /// The same of listings, by the tag that ends them.
  private let lastEnds: [String: Int]

  init(_ source: [String]) {
    lastTableEnd = source.lastIndex { Substring($0).trimmedSpaces.hasPrefix("|}") } ?? -1
    lastEnds = Self.listings.map(Self.end).reduce(into: [:]) { ends, tag in
      ends[tag] = source.lastIndex { $0.contains(tag) }
    }
    for (place, line) in source.enumerated() {
      self.place = place
      let made = taken(line)
      lines += made
      places += made.map { _ in place }
      guard isTableDone else { continue }
      let table = table
      lines.replaceSubrange((lines.count - table.count)..., with: table)
      (rows, isTableDone) = (nil, false)
    }
  }

  private static let listings = ["syntaxhighlight", "source", "pre"]

  /// Whether a text has titles between marks, and more of the markup than these.
  static func isOne(_ lines: [String]) -> Bool {
    let titles = lines.count { titled(Substring($0).trimmedSpaces) != nil }
    return titles >= 2
      && lines.contains { line in
        let text = Substring(line)
        return text.holds("<syntaxhighlight") || text.holds("<source lang") || text.holds("'''")
          || text.holds("[[")
      }
  }

  private var isTableDone = false

  /// The table that is open, a line for each of its rows.
  private var table: [String] {
    let rows = rows?.filter { !$0.isEmpty } ?? []
    guard let width = rows.map(\.count).max() else { return [] }
    var made = rows.map { row in
      "| " + (row + Array(repeating: "", count: width - row.count)).joined(separator: " | ") + " |"
    }
    made.insert("|" + String(repeating: " --- |", count: width), at: 1)
    return made
  }

  private mutating func taken(_ line: String) -> [String] {
    if let end { return code(Substring(line), until: end) }
    let text = Substring(line).trimmedSpaces
    if text.hasPrefix("{|"), place < lastTableEnd {
      rows = [[]]
      return [""]
    }
    if rows != nil {
      if text.hasPrefix("|+") { return [Self.inline(text.dropFirst(2).trimmedSpaces)] }
      takeRow(text)
      return [""]
    }
    if let (language, rest) = opened(text), let end {
      return ["```" + language] + (rest.isEmpty ? [] : code(rest, until: end))
    }
    if text.hasPrefix("{{"), text.hasSuffix("}}") { return [""] }
    if text.hasPrefix("__"), text.hasSuffix("__"), !text.contains(" ") { return [""] }
    return [Self.titled(text) ?? Self.listed(text) ?? Self.inline(text)]
  }

  /// A line of a listing. Behind the tag that ends it other words may follow.
  private mutating func code(_ line: Substring, until end: String) -> [String] {
    guard let tag = line.firstRange(of: end) else { return [String(line)] }
    self.end = nil
    let before = line[..<tag.lowerBound]
    let behind = line[tag.upperBound...].trimmedSpaces
    return (before.trimmedSpaces.isEmpty ? [] : [String(before)]) + ["```"]
      + (behind.isEmpty ? [] : taken(String(behind)))
  }

  private static func end(of tag: String) -> String { "</\(tag)>" }

  /// The language of a listing that a tag opens at the beginning of a line, and what follows the tag.
  private mutating func opened(_ text: Substring) -> (language: String, rest: Substring)? {
    guard let tag = Self.listings.first(where: { text.hasPrefix("<" + $0) }),
      let mark = text.firstIndex(of: ">"), !text[..<mark].holds(" inline"),
      lastEnds[Self.end(of: tag)] ?? -1 >= place
    else { return nil }
    end = Self.end(of: tag)
    let rest = text[text.index(after: mark)...]
    guard let start = text[..<mark].firstRange(of: "lang=") else { return ("", rest) }
    let name = text[start.upperBound..<mark].drop { "\"'".contains($0) }.prefix(while: \.isLetter)
    return (String(name), rest)
  }

  /// `| a || b`, `! a !! b`, or a cell on each line, up to `|-`.
  private mutating func takeRow(_ text: Substring) {
    if text.hasPrefix("|}") { isTableDone = true }
    guard let mark = text.first, !text.hasPrefix("|}") else { return }
    guard mark == "|" || mark == "!" else { return goOn(text) }
    if text.hasPrefix("|-") {
      rows?.append([])
      return
    }
    let cells = text.dropFirst().parts(between: mark == "!" ? "!!" : "||")
    var table = rows ?? []
    let row = table.popLast() ?? []
    rows = table + [row + cells.map { Self.inline($0.trimmedSpaces) }]
  }

  /// A cell may have several lines.
  private mutating func goOn(_ text: Substring) {
    guard var row = rows?.popLast() else { return }
    row.append([row.popLast(), Self.inline(text)].compactMap(\.self).joined(separator: " "))
    rows?.append(row)
  }

  private static func titled(_ text: Substring) -> String? {
    let marks = text.prefix { $0 == "=" }.count
    guard (1...6).contains(marks), text.count > marks * 2,
      text.reversed().prefix(while: { $0 == "=" }).count == marks
    else { return nil }
    let words = text.dropFirst(marks).dropLast(marks).trimmedSpaces
    guard marks > 1 || text.dropFirst().first == " " else { return nil }
    return String(repeating: "#", count: marks) + " " + inline(words)
  }

  /// `* entry`, `## deeper`, `; term : what is said of it`.
  private static func listed(_ text: Substring) -> String? {
    let marks = text.prefix { "*#:;".contains($0) }
    guard let mark = marks.last else { return nil }
    let rest = text.dropFirst(marks.count).trimmedSpaces
    if mark == ";" {
      let parts = rest.split(separator: ":", maxSplits: 1).map { inline($0.trimmedSpaces) }
      return "- **\(parts.first ?? "")**" + (parts.count > 1 ? ": \(parts[1])" : "")
    }
    if mark == ":" { return inline(rest) }
    let indent = String(repeating: "   ", count: marks.count - 1)
    return indent + (mark == "*" ? "- " : "1. ") + inline(rest)
  }

  // MARK: Words

  private static func inline(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      if let (words, length) = place(at: rest) {
        result += words
        rest = rest.dropFirst(length)
        continue
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  /// What is read of the markup that a text begins with, and how long that is.
  private static func place(at text: Substring) -> (words: String, length: Int)? {
    if text.hasPrefix("'''") { return ("**", 3) }
    if text.hasPrefix("''") { return ("*", 2) }
    if let listing = listing(at: text) { return listing }
    for (opening, closing, made) in [
      ("<code>", "</code>", code), ("<nowiki>", "</nowiki>", String.init),
      ("<ref", "</ref>", nothing),
      ("[[", "]]", target), ("[http", "]", address), ("{{", "}}", nothing),
    ] as [(String, String, (Substring) -> String)] where text.hasPrefix(opening) {
      let near = text.prefix(2000)
      guard let end = near.firstRange(of: closing) else { continue }
      let inside = near[..<end.lowerBound].dropFirst(opening.count)
      return (made(inside), near[..<end.upperBound].count)
    }
    return nil
  }

  /// A listing within a line.
  private static func listing(at text: Substring) -> (words: String, length: Int)? {
    guard text.first == "<", let tag = listings.first(where: { text.hasPrefix("<" + $0) }) else {
      return nil
    }
    let near = text.prefix(2000)
    guard let mark = near.firstIndex(of: ">"), let end = near.firstRange(of: end(of: tag)),
      mark < end.lowerBound
    else { return nil }
    return (code(near[near.index(after: mark)..<end.lowerBound]), near[..<end.upperBound].count)
  }

  private static func nothing(_ inside: Substring) -> String { "" }

  private static func code(_ inside: Substring) -> String { "`\(inside)`" }

  /// `Page|words` of a link inside; nothing of a picture.
  private static func target(_ inside: Substring) -> String {
    let isHidden = ["File:", "Image:", "Category:"].contains(where: inside.hasPrefix)
    return isHidden ? "" : String(inside.split(separator: "|").last ?? "")
  }

  /// `s://address words` of a link outside.
  private static func address(_ inside: Substring) -> String {
    let parts = inside.split(separator: " ", maxSplits: 1)
    let address = "http" + (parts.first ?? "")
    return parts.count > 1 ? "[\(parts[1])](\(address))" : address
  }
}

extension Substring {
  /// The parts between marks.
  fileprivate func parts(between mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let place = rest.firstRange(of: mark) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }
}
