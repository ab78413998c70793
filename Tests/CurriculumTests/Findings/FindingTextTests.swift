import Testing

@testable import Curriculum

struct FindingTextTests {
  private let text = FindingText()

  @Test("A finding is a message, the line with a caret, and what to do")
  func caret() {
    let finding = Finding(
      .mockupCallout, path: "Lessons/03-state/who-reruns.md", position: .init(line: 61, column: 1),
      length: 10, message: "callout 3 has no mark (3) in the drawing",
      advice: "draw (3) where it belongs, or delete the callout",
      excerpt: "callout: 3 = A button's action runs later, outside any body. What it reads is "
        + "not recorded.")
    #expect(
      text.lines(finding).joined(separator: "\n") == """
        Lessons/03-state/who-reruns.md:61:1: error: callout 3 has no mark (3) in the
          drawing  [mockup-callout]
            61 | callout: 3 = A button's action runs later, outside any body.
               | ^~~~~~~~~~ draw (3) where it belongs, or delete the callout
        """)
  }

  @Test("The place is never broken, however long it is, nor at a space in a folder's name")
  func longPlace() {
    for folder in [String(repeating: "very-", count: 15) + "long", "my own lessons of this summer"]
    {
      let path = "/home/ada/\(folder)/who-runs.md"
      let finding = Finding(
        .yaml, path: path, position: .init(line: 73, column: 1), message: "this is not YAML")
      #expect(text.lines(finding).first?.hasPrefix("\(path):73:1:") == true)
    }
  }

  @Test("Notes stand below the message, aligned")
  func notes() {
    let finding = Finding(
      .traceKey, path: "Lessons/a.md", position: .init(line: 92, column: 1),
      message: "the key does not match the simulation",
      notes: [.init("marked", "(none)"), .init("simulated", "NameRow.body")])
    #expect(
      text.lines(finding) == [
        "Lessons/a.md:92:1: error: the key does not match the simulation  [trace-key]",
        "    marked:    (none)",
        "    simulated: NameRow.body",
      ])
  }

  @Test("The caret stands below its word behind wide characters and far to the right")
  func columns() {
    for line in ["日本 \tGröße: wrong", String(repeating: "much text ", count: 30) + "wrong"] {
      let column = line.utf8.count - 4
      let finding = Finding(
        .yaml, path: "a.md", position: .init(line: 7, column: column), length: 5, message: "no",
        advice: "mend it", excerpt: line)
      let lines = text.lines(finding)
      let word = lines[1].range(of: "wrong").map { cells(lines[1][..<$0.lowerBound]) }
      let caret = lines[2].range(of: "^~~~~").map { cells(lines[2][..<$0.lowerBound]) }
      #expect(word != nil && word == caret)
      #expect(lines.allSatisfy { cells($0) <= 80 })
    }
  }

  @Test("The closing line counts")
  func summary() {
    #expect(
      FindingText.summary(errors: 3, warnings: 0, lessons: 1, milliseconds: 24)
        == "3 errors, 0 warnings in 1 lesson (24 ms)")
    #expect(
      FindingText.summary(errors: 1, warnings: 1, lessons: 2, milliseconds: 5)
        == "1 error, 1 warning in 2 lessons (5 ms)")
  }
}
