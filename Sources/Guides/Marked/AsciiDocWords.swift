/// Marks of AsciiDoc inside of lines.
enum AsciiDocWords {
  /// A line of a listing without the marks that are told below it: `let lamp = 1 // <1>`.
  static func withoutCallouts(_ line: String) -> String {
    guard line.hasSuffix(">") else { return line }
    var rest = Substring(line).trimmedSpaces.endIndex == line.endIndex ? line[...] : Substring(line)
    while rest.hasSuffix(">"), let open = rest.lastIndex(of: "<"),
      let mark = callout(rest[open...]), mark.length == rest[open...].count
    {
      rest = rest[..<open]
      while rest.last == " " { rest.removeLast() }
    }
    guard rest.endIndex < line.endIndex else { return line }
    for remark in ["//", "#", ";;", "--"] where rest.hasSuffix(remark) {
      rest = rest.dropLast(remark.count)
    }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// `<1>` or `<.>` at the beginning.
  static func callout(_ text: Substring) -> (number: String, length: Int)? {
    guard text.first == "<", let end = text.prefix(6).firstIndex(of: ">") else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    guard !inside.isEmpty, inside == "." || inside.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return (inside == "." ? "1" : String(inside), inside.count + 2)
  }

  /// `<<place,words>>` as its words; without words, as what the place is called.
  static func place(at text: Substring) -> (words: String, length: Int)? {
    guard text.hasPrefix("<<"), let end = text.prefix(300).firstRange(of: ">>") else { return nil }
    let inside = text[..<end.lowerBound].dropFirst(2)
    guard !inside.isEmpty, !inside.contains("<") else { return nil }
    let parts = inside.split(separator: ",", maxSplits: 1)
    let place = parts[0].split(separator: "#").last ?? parts[0]
    let words =
      parts.count == 2
      ? String(parts[1].trimmedSpaces) : String(place.map { $0 == "-" || $0 == "_" ? " " : $0 })
    return (words, inside.count + 4)
  }
}

/// A table of AsciiDoc as one of Markdown, in as many lines as it had.
struct AsciiDocTable {
  private var width = 0
  private var hasTitles: Bool
  private var cells: [String] = []
  private var lineCount = 0
  private var isClosed = false

  init(_ attributes: Substring) {
    hasTitles = attributes.contains("header")
    guard let range = attributes.firstRange(of: "cols=") else { return }
    let value = attributes[range.upperBound...].drop { $0 == "\"" }.prefix {
      $0 != "\"" && $0 != "]"
    }
    let times = value.prefix(while: \.isNumber)
    if value.dropFirst(times.count).first == "*", let times = Int(times) {
      width = min(times, 40)
    } else {
      width = value.split { $0 == "," || $0 == ";" }.count
    }
  }

  /// The next line: `| a | b`, or what goes on in the last cell.
  mutating func take(_ line: String) {
    lineCount += 1
    let text = Substring(line).trimmedSpaces
    if text == "|===" {
      isClosed = lineCount > 1
      return
    }
    guard let bar = text.firstIndex(of: "|"), isSpecifier(text[..<bar]) else {
      if text.isEmpty {
        // Titles stand in the first line, apart from the rest.
        if !cells.isEmpty, width == 0 || cells.count == width, lineCount == 3 { hasTitles = true }
      } else if let last = cells.indices.last {
        cells[last] += " " + text
      }
      return
    }
    // `3+h| title`: one cell as wide as three.
    let span = text[..<bar].split(separator: "+").first.flatMap { Int($0) } ?? 1
    let found = text[bar...].dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.trimmedSpaces) }
    cells += found
    if text[..<bar].contains("+") {
      cells += Array(repeating: "", count: max(0, min(span, 40) - 1))
    }
    if width == 0 { width = cells.count }
  }

  private func isSpecifier(_ text: Substring) -> Bool {
    text.count <= 8 && !text.contains(" ")
  }

  /// The lines of the table, when it is whole; nil before.
  var finished: [String]? {
    guard isClosed else { return nil }
    let width = max(width, 1)
    var rows = stride(from: 0, to: cells.count, by: width).map { start in
      let row = Array(cells[start..<min(start + width, cells.count)])
      return row + Array(repeating: "", count: width - row.count)
    }
    rows.removeAll { $0.allSatisfy(\.isEmpty) }
    if !hasTitles { rows.insert(Array(repeating: " ", count: width), at: 0) }
    var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    if !lines.isEmpty { lines.insert("|" + String(repeating: " --- |", count: width), at: 1) }
    // Who sets many cells in a line has more rows than lines.
    guard lines.count <= lineCount else {
      return [cells.filter { !$0.isEmpty }.joined(separator: ", ")]
        + Array(repeating: "", count: lineCount - 1)
    }
    return lines + Array(repeating: "", count: lineCount - lines.count)
  }
}
