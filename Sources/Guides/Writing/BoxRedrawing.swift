/// Nested boxes drawn anew around their words, as wide as there is room.
///
/// It knows boxes that stand in each other and below each other. Boxes side by side it leaves to
/// others: which words stand under which would be lost.
enum BoxRedrawing {
  private struct Row {
    /// The strokes that cross the row at its left and its right.
    var left: String
    var right: String
    var content: Content
  }

  private enum Content {
    case words(String)
    /// An edge of a box: its corners and what stands in it.
    case edge(Character, String, Character)
  }

  private static let corners = "┌└├╭╰┏┗╔╚"
  private static let ends = "┐┘┤╮╯┓┛╗╝"
  private static let walls = "│┃║"
  private static let cornersAndEnds = corners + ends
  private static let all = cornersAndEnds + walls

  /// Whether one of some signs, none of them in ASCII, stands in words.
  private static func has(_ words: Substring, oneOf signs: String) -> Bool {
    !words.isPlainASCII && words.contains { !$0.isASCII && signs.contains($0) }
  }

  static func redrawn(_ lines: [String], width: Int) -> [String]? {
    let parts = lines.map(withoutMark)
    let room = parts.contains { !$0.mark.isEmpty } ? width - 5 : width
    var result: [String] = []
    for part in parts {
      guard let row = row(part.line), var drawn = drawn(row, width: room) else { return nil }
      if !part.mark.isEmpty, let first = drawn.first { drawn[0] = first + part.mark }
      result += drawn
    }
    return result
  }

  /// A line and the mark ` (1)` at its end.
  private static func withoutMark(_ line: String) -> (line: String, mark: String) {
    guard line.hasSuffix(")"), let open = line.lastIndex(of: "("),
      line[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
    else { return (line, "") }
    return (String(line[..<open].trimmedSpaces), " " + line[open...])
  }

  private static func row(_ line: String) -> Row? {
    var rest = Substring(line).trimmedSpaces
    var left = ""
    while let first = rest.first, walls.contains(first) {
      left.append(first)
      rest = rest.dropFirst().trimmedSpaces
    }
    var right = ""
    if rest.isEmpty, left.count >= 2 {
      // Nothing stands between the walls: half of them are those at the right.
      right = String(left.suffix(left.count / 2))
      left = String(left.dropLast(left.count / 2))
    }
    while let last = rest.last, walls.contains(last) {
      right.append(last)
      rest = rest.dropLast().trimmedSpaces
    }
    guard let first = rest.first, let last = rest.last, corners.contains(first), ends.contains(last)
    else {
      let strokes = rest.unicodeScalars.count { (0x250C...0x257F).contains($0.value) }
      // Branches of a tree are words; corners and walls inside are boxes side by side.
      let isTree = rest.hasPrefix("├") || rest.hasPrefix("└")
      guard strokes == 0 || isTree || !has(rest, oneOf: cornersAndEnds)
      else {
        return nil
      }
      guard !has(rest, oneOf: walls) || isTree else { return nil }
      return Row(left: left, right: right, content: .words(collapsed(rest)))
    }
    let inside = rest.dropFirst().dropLast()
    guard !has(inside, oneOf: all) else { return nil }
    let title = inside.drop { "─━═┬┴ ".contains($0) }
    var words = title
    while let last = words.last, "─━═┬┴ ".contains(last) { words.removeLast() }
    return Row(left: left, right: right, content: .edge(first, collapsed(words), last))
  }

  private static func collapsed(_ words: Substring) -> String {
    words.split(separator: " ").joined(separator: " ")
  }

  private static func drawn(_ row: Row, width: Int) -> [String]? {
    let inner = width - row.left.count - row.right.count
    guard inner >= 8 else { return nil }
    switch row.content {
    case .edge(let start, let title, let end):
      let room = inner - 2
      guard !title.isEmpty else {
        return [row.left + line(start, String(repeating: "─", count: room), end) + row.right]
      }
      let parts = wrapped(title, to: room - 4)
      guard let first = parts.first, cells(first) <= room - 3 else { return nil }
      let rule = "─ " + first + " " + String(repeating: "─", count: max(0, room - 3 - cells(first)))
      return [row.left + line(start, rule, end) + row.right]
        + parts.dropFirst().map { words($0, row, extra: ("│", "│"), width: width) }
    case .words(let text):
      let parts = text.isEmpty ? [""] : wrapped(text, to: inner - 1)
      guard parts.allSatisfy({ cells($0) <= inner - 1 }) else { return nil }
      return parts.map { words($0, row, extra: ("", ""), width: width) }
    }
  }

  private static func line(_ start: Character, _ rule: String, _ end: Character) -> String {
    String(start) + rule + String(end)
  }

  private static func words(
    _ text: String, _ row: Row, extra: (String, String), width: Int
  ) -> String {
    let left = row.left + extra.0
    let right = extra.1 + row.right
    let space = left.isEmpty || text.isEmpty ? "" : " "
    let used = left.count + space.count + cells(text) + right.count
    let fill = right.isEmpty ? "" : String(repeating: " ", count: max(0, width - used))
    return left + space + text + fill + right
  }

  private static func wrapped(_ text: String, to most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, cells(line) + 1 + cells(String(word)) > most {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  /// Terminal columns: two for emoji and East Asian letters.
  private static func cells(_ text: String) -> Int { DrawingGrid([text]).rows.first?.count ?? 0 }
}
