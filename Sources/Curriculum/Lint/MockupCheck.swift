/// Drawings: they fit a narrow terminal, and their callouts match.
struct MockupCheck: Check {
  /// Terminal columns that a drawing may take.
  static let columns = 38

  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding] {
    lesson.mockups.flatMap { mockup in
      drawingFindings(mockup, lesson) + calloutFindings(mockup, lesson)
    }
  }

  private func drawingFindings(_ draft: MockupDraft, _ lesson: LessonDraft) -> [Finding] {
    if draft.mockup.drawing.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      return [
        lesson.source.finding(
          .mockupDrawing, at: draft.block.fence, "this mockup has no drawing",
          advice: "draw it behind the headers and a blank line")
      ]
    }
    var findings: [Finding] = []
    for (row, line) in draft.mockup.drawing.enumerated() {
      let start = draft.place(row: row, byte: 0)
      if let byte = MockupCheck.unsteadyByte(line) {
        findings.append(
          lesson.source.finding(
            .mockupCharacter, at: draft.place(row: row, byte: byte), length: 1,
            "terminals disagree about the width of this character",
            advice: "use no tab, joined emoji or skin tone"))
      } else if cells(line) > MockupCheck.columns {
        let fitting = line.prefix(MockupCheck.columns).utf8.count
        findings.append(
          lesson.source.finding(
            .mockupWidth, at: Position(line: start.line, column: start.column + fitting),
            "this line is \(cells(line)) columns wide, \(MockupCheck.columns) are allowed",
            advice: "draw narrower"))
      }
    }
    return findings
  }

  private func calloutFindings(_ draft: MockupDraft, _ lesson: LessonDraft) -> [Finding] {
    let marks = draft.marks
    let headers = draft.block.headers("callout").filter { !$0.value.isEmpty }
    var explained: Set<Int> = []
    var findings: [Finding] = []
    for header in headers {
      guard let (number, _) = MockupDraft.callout(header.value) else {
        findings.append(
          lesson.source.finding(
            .mockupCallout, at: header.line, "this callout is not N = text",
            advice: "write callout: 1 = what (1) in the drawing is"))
        continue
      }
      let length = header.valuePlace.position.column - header.line.position.column
      let place = Place(header.line.position, length: length + String(number).count)
      if !explained.insert(number).inserted {
        findings.append(
          lesson.source.finding(
            .mockupCallout, at: place, "callout \(number) stands twice",
            advice: "give it another number, or join the two"))
      } else if marks[number] == nil {
        findings.append(
          lesson.source.finding(
            .mockupCallout, at: place, "callout \(number) has no mark (\(number)) in the drawing",
            advice: "draw (\(number)) where it belongs, or delete the callout"))
      }
    }
    // A callout that cannot be read may be the one that a mark misses.
    guard explained.count == headers.count else { return findings }
    for (number, place) in marks.sorted(by: { $0.key < $1.key }) where !explained.contains(number) {
      findings.append(
        lesson.source.finding(
          .mockupCallout, at: place, "the mark (\(number)) has no callout",
          advice: "add callout: \(number) = text, or delete the mark"))
    }
    return findings
  }

  /// The offset of a scalar whose width nobody can tell: a control, a joiner, a variation selector,
  /// a skin tone.
  private static func unsteadyByte(_ line: String) -> Int? {
    var offset = 0
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F, 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF: return offset
      default: offset += UTF8.width(scalar)
      }
    }
    return nil
  }
}

extension MockupDraft {
  fileprivate func place(row: Int, byte: Int) -> Position {
    Position(line: block.bodyStart.line + row, column: block.bodyStart.column + byte)
  }

  /// The first `(N)` of each number.
  fileprivate var marks: [Int: Place] {
    var marks: [Int: Place] = [:]
    for (row, line) in mockup.drawing.enumerated() {
      let bytes = Array(line.utf8)
      for start in bytes.indices where bytes[start] == UInt8(ascii: "(") {
        let digits = bytes[(start + 1)...].prefix { 0x30...0x39 ~= $0 }
        // `item(3)` is a word of the drawing, `(3)` behind anything else is a mark.
        let isCall = start > 0 && (0x61...0x7A ~= bytes[start - 1] | 0x20)
        guard !isCall, digits.endIndex < bytes.endIndex,
          bytes[digits.endIndex] == UInt8(ascii: ")"),
          let number = Int(String(decoding: digits, as: UTF8.self)), marks[number] == nil
        else { continue }
        marks[number] = Place(place(row: row, byte: start), length: digits.count + 2)
      }
    }
    return marks
  }
}
