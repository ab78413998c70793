/// Signs of a drawing in a line that has nothing but ASCII for it.
enum AsciiMarks {
  /// Edges between two corners (`.----.`), branches (`|-- x`, `\\_ x`), widths (`|<--- 320 --->|`), bars
  /// that lead down.
  static func strokes(_ line: Substring) -> Int {
    guard line.utf8.contains(where: isMark) else { return 0 }
    let edges = edges(in: Array(line.utf8))
    if edges > 0 { return edges }
    if ["|--", "`--", "'--", "+--", "\\_", "|_"].contains(where: line.hasPrefix) { return 2 }
    if line.holds("|<-"), line.holds("->|") { return 2 }
    return 0
  }

  /// `-`, `=`, `_`, `|`.
  private static func isMark(_ byte: UInt8) -> Bool { isStroke(byte) || byte == UInt8(ascii: "|") }

  private static func isStroke(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "_")
  }

  /// `-->`, `<==`: two strokes at least, for one has other meanings.
  static func arrows(_ line: Substring) -> Int {
    guard line.utf8.contains(UInt8(ascii: ">")) || line.utf8.contains(UInt8(ascii: "<")),
      !line.holds("<!--")
    else { return 0 }
    var count = 0
    var run = 0
    var opens = false
    for byte in line.utf8 {
      let isStroke = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=")
      if isStroke {
        run += 1
        continue
      }
      if run >= 2, byte == UInt8(ascii: ">") || opens { count += 1 }
      run = 0
      opens = byte == UInt8(ascii: "<")
    }
    return count
  }

  /// Rows of strokes from one corner to another.
  private static func edges(in bytes: [UInt8]) -> Int {
    var strokes = 0
    var start: Int?
    for index in 0...bytes.count {
      let isStroke = index < bytes.count && isStroke(bytes[index])
      if isStroke {
        start = start ?? index
      } else if let first = start {
        start = nil
        guard index - first >= 4, first > 0, index < bytes.count else { continue }
        let (left, right) = (bytes[first - 1], bytes[index])
        let bar = UInt8(ascii: "|")
        let areCorners = corners.contains(left) && corners.contains(right)
        if areCorners, left != bar || right != bar { strokes += index - first }
      }
    }
    return strokes
  }

  private static let corners = Set("+.'`,|*".utf8)
}
