/// Signs of a drawing in one line.
struct DrawnMarks: Sendable {
  /// Strokes of boxes and trees, shades and blocks; or of boxes in ASCII.
  let strokes: Int
  /// Arrows, and triangles that end an arrow.
  let arrows: Int
  /// Whether words stand in columns: three spaces or more between them, or two at an
  /// arrow or a colon.
  let hasGap: Bool
  /// Whether it is an edge of a box: strokes in a row.
  let isEdge: Bool

  /// - Parameter isComment: A line of code that is a comment may have strokes for ornament.
  init(_ text: Substring, isComment: Bool) {
    var strokes = 0
    var arrows = 0
    let isPlain = text.isPlainASCII
    if !isPlain {
      for scalar in text.unicodeScalars where scalar.value > 0x7F {
        if Self.isStroke(scalar) { strokes += 1 } else if Self.isArrow(scalar) { arrows += 1 }
      }
    }
    let ascii = Self.asciiStrokes(text)
    self.strokes = isComment ? 0 : strokes + ascii
    self.arrows = arrows + (isComment ? 0 : AsciiMarks.arrows(text))
    hasGap =
      text.holds("  ")
      && (text.holds("   ") || text.holds("  →") || text.holds("  ←") || text.holds(":  "))
    isEdge = !isComment && (!isPlain && Self.longestEdge(text) >= 4 || ascii > 2)
  }

  /// `─`, `━`, `═`, `╌`, `╍`.
  private static func isRule(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500, 0x2501, 0x2550, 0x254C, 0x254D: true
    default: false
    }
  }

  static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value)
  }

  static func isArrow(_ scalar: Unicode.Scalar) -> Bool {
    (0x2190...0x21FF).contains(scalar.value) || (0x25A0...0x25FF).contains(scalar.value)
      || (0x27F0...0x27FF).contains(scalar.value) || (0x2900...0x297F).contains(scalar.value)
  }

  /// `+----+` is an edge, `|-- x` a branch of a tree.
  private static func asciiStrokes(_ line: Substring) -> Int {
    guard let first = line.utf8.first, let last = line.utf8.last else { return 0 }
    let plus = UInt8(ascii: "+")
    let bar = UInt8(ascii: "|")
    if first == plus, line.holds("--") || line.holds("=="), last == plus || last == bar {
      return line.utf8.count { $0 == plus || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }
    }
    return AsciiMarks.strokes(line)
  }

  private static func longestEdge(_ text: Substring) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = Self.isRule(scalar) ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
