/// The markup of MediaWiki as Markdown, line by line, so that all lines keep their numbers. What only
/// belongs to the markup becomes an empty line.
struct WikiLines {
  private(set) var lines: [String] = []

  /// The tag that ends the listing that is open.
  private var end: String?
  private var rows: [[String]]?
  /// Whether a listing has ended at the end of a line of its own, and its fence is still to come.
  private var owesFence = false
  /// Where the last table ends: what opens behind it is none.
  private let lastTableEnd: Int

  init(_ source: [String]) {
    lastTableEnd = source.lastIndex { Substring($0).trimmedSpaces.hasPrefix("|}") } ?? -1
    for line in source {
      lines.append(taken(line))
      guard isTableDone else { continue }
      let made = table
      lines.replaceSubrange((lines.count - made.count)..., with: made)
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

  private mutating func taken(_ line: String) -> String {
    let text = Substring(line).trimmedSpaces
    if let end {
      if text == end || owesFence && text.isEmpty {
        (self.end, owesFence) = (nil, false)
        return "```"
      }
      guard text.hasSuffix(end) else { return line }
      owesFence = true
      return String(line.prefix { $0 == " " || $0 == "\t" }) + text.dropLast(end.count)
    }
    if text.hasPrefix("{|"), lines.count < lastTableEnd {
      rows = [[]]
      return ""
    }
    if rows != nil {
      if text.hasPrefix("|+") { return Self.inline(text.dropFirst(2).trimmedSpaces) }
      takeRow(text)
      return ""
    }
    if let language = opened(text) { return "```" + language }
    if text.hasPrefix("{{"), text.hasSuffix("}}") { return "" }
    if text.hasPrefix("__"), text.hasSuffix("__"), !text.contains(" ") { return "" }
    return Self.titled(text) ?? Self.listed(text) ?? Self.inline(text)
  }

  /// The language of a listing that a tag opens on a line of its own.
  private mutating func opened(_ text: Substring) -> String? {
    guard text.first == "<", text.last == ">",
      let tag = Self.listings.first(where: { text.hasPrefix("<" + $0) }),
      text.firstIndex(of: ">") == text.indices.last
    else { return nil }
    end = "</\(tag)>"
    guard let start = text.firstRange(of: "lang=") else { return "" }
    return String(text[start.upperBound...].drop { "\"'".contains($0) }.prefix(while: \.isLetter))
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
