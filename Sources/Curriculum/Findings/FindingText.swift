/// Findings as lines of text, for a terminal and for editors that read `file:line:column: error: …`.
public struct FindingText: Sendable {
  /// A stretch of a line, and what it is, for those who have colours.
  public struct Stretch: Sendable, Hashable {
    public enum Role: Sendable, Hashable { case place, error, warning, text, rule, source, mark }

    public var text: String
    public var role: Role

    init(_ text: String, _ role: Role = .text) {
      self.text = text
      self.role = role
    }
  }

  /// Columns to keep within; a single long word may exceed them.
  public var width: Int

  public init(width: Int = 80) { self.width = max(40, width) }

  /// The lines without what their stretches are.
  public func lines(_ finding: Finding) -> [String] {
    stretches(finding).map { $0.map(\.text).joined() }
  }

  public func stretches(_ finding: Finding) -> [[Stretch]] {
    let place = "\(finding.path):\(finding.position.line):\(finding.position.column):"
    let severity = Stretch(
      "\(finding.severity.rawValue):", finding.severity == .error ? .error : .warning)
    let words = finding.message.split(separator: " ").map { Stretch(String($0)) }
    var lines = wrap(
      [severity] + words, after: Stretch(place, .place),
      closing: Stretch("[\(finding.rule.rawValue)]", .rule))
    let labelWidth = finding.notes.map { cells($0.label) + 1 }.max() ?? 0
    for note in finding.notes {
      let label = "\(note.label):"
      let gap = String(repeating: " ", count: labelWidth - cells(label) + 1)
      lines.append([Stretch("    \(label)\(gap)"), Stretch(note.text, .source)])
    }
    if let advice = finding.advice { lines += excerpt(finding, advice: advice) }
    return lines
  }

  /// The line that closes a report: `3 errors, 0 warnings in 1 lesson (24 ms)`.
  public static func summary(
    errors: Int, warnings: Int, lessons: Int, drafts: Int = 0, milliseconds: Int
  ) -> String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let waiting = drafts == 0 ? "" : ", \(count(drafts, "draft")) that nobody has accepted yet"
    return "\(count(errors, "error")), \(count(warnings, "warning")) "
      + "in \(count(lessons, "lesson"))\(waiting) (\(milliseconds) ms)"
  }

  /// Words in lines, continued with two spaces; the rule comes last, two spaces behind the message.
  /// The place stays whole, even if it is too long or a folder has a space in its name: editors
  /// read it.
  private func wrap(_ words: [Stretch], after place: Stretch, closing: Stretch) -> [[Stretch]] {
    var lines = [[place]]
    func add(_ word: Stretch, gap: String) {
      let used = lines[lines.count - 1].reduce(0) { $0 + cells($1.text) }
      if used + gap.count + cells(word.text) <= width {
        lines[lines.count - 1] += [Stretch(gap), word]
      } else {
        lines.append([Stretch("  "), word])
      }
    }
    for word in words { add(word, gap: " ") }
    add(closing, gap: "  ")
    return lines
  }

  private func excerpt(_ finding: Finding, advice: String) -> [[Stretch]] {
    let number = String(finding.position.line)
    let gutter = String(repeating: " ", count: max(0, 6 - number.count)) + number + " | "
    let blank = String(repeating: " ", count: gutter.count - 2) + "| "
    let window = Window(finding, width: width - gutter.count)
    let caret =
      String(repeating: " ", count: window.caretIndent) + "^"
      + String(repeating: "~", count: window.caretLength - 1)
    var lines = [[Stretch(gutter), Stretch(window.text, .source)]]
    if gutter.count + cells(caret) + 1 + cells(advice) <= width {
      lines.append([Stretch(blank), Stretch(caret, .mark), Stretch(" " + advice)])
    } else {
      lines.append([Stretch(blank), Stretch(caret, .mark)])
      var line = blank
      for word in advice.split(separator: " ") {
        if cells(line) + 1 + cells(word) > width, line != blank {
          lines.append([Stretch(line)])
          line = blank
        }
        line += line == blank ? String(word) : " " + word
      }
      lines.append([Stretch(line)])
    }
    return lines
  }
}

/// The stretch of a line that is shown: the marked place is always in it.
private struct Window {
  var text: String
  var caretIndent: Int
  var caretLength: Int

  init(_ finding: Finding, width: Int) {
    let line = Window.printable(finding.excerpt)
    let bytes = Array(line.utf8)
    let start = min(finding.position.column - 1, bytes.count)
    let end = min(start + finding.length, bytes.count)
    let before = String(decoding: bytes[..<max(0, start)], as: UTF8.self)
    let marked = String(decoding: bytes[max(0, start)..<max(0, start, end)], as: UTF8.self)
    let after = String(decoding: bytes[max(0, start, end)...], as: UTF8.self)

    var lead = before
    if cells(before) + min(cells(marked), 10) > width - 10 {
      var tail = ""
      for character in before.reversed() where cells(tail) < width / 3 {
        tail = String(character) + tail
      }
      lead = "..." + tail
    }
    text = Window.clip(lead + marked + after, to: width)
    caretIndent = cells(lead)
    caretLength = max(1, min(cells(marked), cells(text) - caretIndent))
  }

  /// Control characters become spaces of the same number of bytes, so that columns stay true.
  private static func printable(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
  }

  /// Ends with a sentence where one ends in the second half, else in the middle with three dots.
  private static func clip(_ text: String, to width: Int) -> String {
    guard cells(text) > width else { return text }
    var room: [Character] = []
    var used = 0
    for character in text {
      used += cells(String(character))
      if used > width - 3 { break }
      room.append(character)
    }
    var sentenceEnd: Int?
    for index in room.indices.dropLast()
    where room[index] == "." && room[index + 1] == " " && index > room.count / 2 {
      sentenceEnd = index
    }
    if let sentenceEnd { return String(room[...sentenceEnd]) }
    return String(room) + "..."
  }
}
