import Curriculum
import Terminal
import Testing

@testable import Screens

@Suite("What lint says, as lines")
struct FindingLinesTests {
  static let path = "Lessons/03-state/who-reruns.md"

  static let report = LintReport(
    findings: [
      Finding(
        .mockupCallout, path: path, position: Position(line: 61, column: 1), length: 10,
        message: "callout 3 has no mark (3) in the drawing",
        advice: "draw (3) where it belongs, or delete the callout",
        excerpt: "callout: 3 = A button's action runs later, outside any body. What it reads."),
      Finding(
        .traceKey, path: path, position: Position(line: 92, column: 1),
        message: "the key does not match the simulation",
        notes: [.init("marked", "(none)"), .init("simulated", "NameRow.body")]),
      Finding(
        .duplicateID, .warning, path: path, position: Position(line: 146, column: 5),
        message: "id \"profile-screen\" is already used at \(path):58"),
    ], lessons: 1)

  private func lines(width: Int?) -> [String] {
    LintLines(Self.report, milliseconds: 24).lines(width: width).map(\.text)
  }

  @Test("At 80 columns, at 40, and unbroken in a pipe")
  func widths() throws {
    for (name, width) in [("lint-80", 80), ("lint-40", 40), ("lint-pipe", nil)] as [(String, Int?)]
    {
      let lines = lines(width: width)
      try expectSnapshot(lines, named: name)
      let places = Self.report.findings.map { "\($0.path):\($0.position.line):" }
      #expect(places.allSatisfy { place in lines.contains { $0.hasPrefix(place) } })
      guard let width else { continue }
      // A place is never broken: editors read it.
      #expect(lines.filter { !$0.hasPrefix(Self.path) }.allSatisfy { $0.cellWidth <= width })
    }
  }

  @Test("Colours say nothing that words do not")
  func colors() {
    let lines = LintLines(Self.report, milliseconds: 24).lines(width: 80)
    #expect(lines.flatMap(\.spans).contains { $0.style != .plain })
    for (line, text) in zip(lines, self.lines(width: 80)) {
      #expect(line.rendered(color: false, glyphs: .unicode) == text)
    }
    #expect(lines.filter { $0.text.contains("error:") }.count == 2)
    #expect(lines.filter { $0.text.contains("warning:") }.count == 1)
  }

  @Test("A lesson of a stranger commands no terminal")
  func untrusted() {
    let escape = "\u{1B}]0;gone\u{7}\u{202E}"
    let finding = Finding(
      .yaml, path: "a\(escape).md", position: Position(line: 1, column: 1), message: "no\(escape)",
      advice: "mend\(escape)", notes: [.init("n\(escape)", escape)], excerpt: "x\(escape)y")
    let lines = LintLines(LintReport(findings: [finding], lessons: 1), milliseconds: 0)
      .lines(width: 80)
    for line in lines {
      let text = line.rendered(color: false, glyphs: .unicode)
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E })
    }
  }
}
