/// A table of reStructuredText as one of Markdown: drawn with `+---+`, or between rules `=== ===`.
struct RestructuredTable {
  /// How many lines it has.
  private(set) var lineCount = 0
  /// As many lines of Markdown.
  private(set) var lines: [String] = []

  /// - Returns: nil if none begins at a line.
  init?(at index: Int, in source: [String]) {
    let first = source[index]
    let isDrawn = Self.isEdge(first)
    guard isDrawn || Self.isRule(first) else { return nil }
    let columns = isDrawn ? Self.columns(ofEdge: first) : Self.columns(ofRule: first)
    guard columns.count >= 2 else { return nil }
    var rows: [[String]] = []
    var hasTitles = false
    var rules = 0
    var beginsRow = true
    for line in source[index...] {
      let isRule = isDrawn ? Self.isEdge(line) : Self.isRule(line)
      guard isRule || (isDrawn ? line.hasPrefix("|") : !line.allSatisfy(\.isWhitespace)) else {
        break
      }
      lineCount += 1
      if isRule {
        rules += 1
        if isDrawn ? line.contains("=") : rules == 2 { hasTitles = rows.count == 1 }
        beginsRow = true
        if !isDrawn, rules == 3 { break }
        continue
      }
      let cells = Self.cells(of: line, at: columns)
      // What goes on below a cell belongs to it; a line between rules begins with its first cell.
      if beginsRow || (!isDrawn && !cells[0].isEmpty) || rows.isEmpty {
        rows.append(cells)
      } else {
        for place in cells.indices where !cells[place].isEmpty {
          rows[rows.count - 1][place] += " " + cells[place]
        }
      }
      beginsRow = false
    }
    guard rules >= 2, !rows.isEmpty else { return nil }
    if !hasTitles { rows.insert(Array(repeating: " ", count: columns.count), at: 0) }
    var made = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    made.insert("|" + String(repeating: " --- |", count: columns.count), at: 1)
    guard made.count <= lineCount else { return nil }
    lines = made + Array(repeating: "", count: lineCount - made.count)
  }

  private static func isEdge(_ line: String) -> Bool {
    line.count >= 5 && line.first == "+" && line.last == "+" && line.allSatisfy("+-=".contains)
  }

  private static func isRule(_ line: String) -> Bool {
    line.first == "=" && line.allSatisfy("= ".contains) && line.split(separator: " ").count >= 2
  }

  private static func columns(ofEdge line: String) -> [Range<Int>] {
    let places = Array(line).enumerated().filter { $0.element == "+" }.map(\.offset)
    return zip(places, places.dropFirst()).map { ($0 + 1)..<$1 }
  }

  private static func columns(ofRule line: String) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var start: Int?
    for (place, character) in (Array(line) + [" "]).enumerated() {
      if character == "=" {
        start = start ?? place
      } else if let first = start {
        columns.append(first..<place)
        start = nil
      }
    }
    return columns
  }

  private static func cells(of line: String, at columns: [Range<Int>]) -> [String] {
    let characters = Array(line)
    return columns.enumerated().map { place, column in
      // The last one goes on to the end of its line.
      let isLast = place == columns.count - 1 && line.last != "|"
      let end = isLast ? characters.count : min(column.upperBound, characters.count)
      guard column.lowerBound < end else { return "" }
      let text = Substring(String(characters[column.lowerBound..<end])).trimmedSpaces
      return text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
  }
}
