/// What can be said of one line without looking at its neighbours.
struct LineShape: Sendable {
  /// The line as it stands.
  let text: String
  /// Without the white space at both ends.
  let trimmed: Substring
  /// The columns before the first letter; a tab goes on to the next multiple of four.
  let indent: Int
  /// Without what stands in string literals and, if it begins with no stroke, behind `//`: what
  /// letters mean when the line is code.
  let bare: String
  /// What the line is made of, as ``DrawnMarks`` counts it.
  let marks: DrawnMarks
  /// The longest run of plain words, ``WordRuns``, in ``bare``.
  let wordRun: Int
  /// A mark of a list at the beginning.
  let bullet: Bullet?

  var isBlank: Bool { trimmed.isEmpty }
  var endsInColon: Bool { trimmed.endsInColon }
  var isComment: Bool {
    trimmed.hasPrefix("//") || trimmed.hasPrefix("/*") || trimmed.hasPrefix("*/")
  }
  /// Whether it ends as a sentence does, in any of the common scripts.
  var endsSentence: Bool { trimmed.endsSentence }

  init(_ text: String) {
    self.text = text
    trimmed = Substring(text).trimmedSpaces
    indent = Self.indent(of: text)
    let startsDrawn = trimmed.unicodeScalars.first.map(DrawnMarks.isStroke) ?? false
    bare = startsDrawn ? String(trimmed) : BareCode.of(trimmed)
    let isRemark = trimmed.hasPrefix("//")
    marks = DrawnMarks(
      isRemark ? trimmed : Substring(bare).trimmedSpaces, isComment: isRemark)
    wordRun = WordRuns.longest(in: bare)
    bullet = Bullet(trimmed)
  }

  static func indent(of text: String) -> Int {
    var columns = 0
    for byte in text.utf8 {
      if byte == 0x20 {
        columns += 1
      } else if byte == 0x09 {
        columns += 4 - columns % 4
      } else {
        break
      }
    }
    return columns
  }
}

extension Substring {
  /// Without spaces and tabs at both ends. By its bytes: this is asked of every line many times.
  var trimmedSpaces: Substring {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let bytes = utf8
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end, isSpace(bytes[start]) { bytes.formIndex(after: &start) }
    while start < end, isSpace(bytes[bytes.index(before: end)]) { bytes.formIndex(before: &end) }
    return self[start..<end]
  }

  /// Whether a line without space at its end ends as a sentence does.
  var endsSentence: Bool {
    guard let last = last(where: { !"\"”)’'*_".contains($0) }) else { return false }
    return ".!…\u{3002}\u{FF01}".contains(last) && !hasSuffix("..")
  }

  /// Whether a line without space at its end names what follows.
  var endsInColon: Bool { hasSuffix(":") || hasSuffix("\u{FF1A}") }
}
