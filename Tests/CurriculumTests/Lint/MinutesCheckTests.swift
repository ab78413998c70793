import Testing

@testable import Curriculum

/// How long a lesson takes, and whether it says so.
struct MinutesCheckTests {
  private func findings(minutes: Int, _ body: String) -> [Finding] {
    let text = "---\nid: walk\nminutes: \(minutes)\n---\n\n# A walk\n\n\(body)\n"
    let folder = PackFolder(path: "Lessons", files: ["01-a/walk.md": Array(text.utf8)])
    return Linter(oracle: SamplePack.oracle).lint(folder).findings
      .filter { $0.rule == .lessonMinutes || $0.rule == .lessonLength }
  }

  private func words(_ count: Int) -> String {
    (0..<count).map { _ in "step" }.joined(separator: " ")
  }

  @Test("200 words are a minute; who says otherwise is told how many it takes")
  func words() throws {
    #expect(findings(minutes: 4, words(800)) == [])
    let told = findings(minutes: 2, words(800))
    #expect(told.map(\.rule) == [.lessonMinutes])
    #expect(told.first?.message == "this lesson takes some 4 min, and says 2")
    #expect(told.first?.severity == .warning)
    #expect(told.first?.position == Position(line: 3, column: 10))
  }

  @Test("A lesson that takes more than fifteen minutes is to be two, whatever it says")
  func long() {
    #expect(findings(minutes: 15, words(3_000)) == [])
    #expect(findings(minutes: 16, words(3_200)).map(\.rule) == [.lessonLength])
  }

  @Test("Code, drawings, questions and exercises take time beyond their words")
  func otherBlocks() throws {
    func seconds(_ body: String) -> Double {
      let source = "---\nid: walk\n---\n\n" + body + "\n"
      guard let text = try? SourceText(path: "walk.md", bytes: Array(source.utf8)) else { return 0 }
      return LessonTime(of: LessonDraft(text).lesson).seconds
    }
    #expect(seconds("```swift\nlet steps = 1\n\nlet miles = 2\n```") == 2 * 1.2)
    let hidden = "```swift id=told hidden\nlet steps = 1\n```"
    #expect(seconds(hidden) == 0)
    let quiz =
      "```quiz\nid: q\nkind: choice\nwhy: So.\n\nWhy?\n\n- [x] One\n  > Right.\n- [ ] Two\n```"
    // Five words are read: of what is said to an answer, that of the key.
    #expect(abs(seconds(quiz) - (15 + 5 * 0.3)) < 1e-9)
    let trace = "```trace\nid: t\nask: bodies\nwhy: So.\n\nWhy?\n\n- [x] One\n- [ ] Two\n```"
    #expect(abs(seconds(trace) - (25 + 4 * 0.3)) < 1e-9)
    #expect(seconds("```exercise\nid: e\n\nMend it.\n```") > 180)
  }

  @Test("As long as questions wait to be accepted, nothing is said of the time")
  func drafts() {
    let quiz = "```quiz\nid: q-1\ndraft: yes\nkind: typed\naccept: one\nwhy: So.\n\nWhich?\n```"
    #expect(findings(minutes: 1, words(4_000) + "\n\n" + quiz) == [])
  }
}
