import Foundation
import Simulation
import Testing

@testable import Curriculum

@Suite("A lesson to begin with")
struct NewLessonTests {
  private func lesson(_ id: String = "my-lesson", title: String? = nil) throws -> NewLesson {
    try #require(NewLesson(id: id, title: title, checked: "2026-09-20"))
  }

  @Test("It has no finding, whatever its title is")
  func sound() throws {
    let file = try #require(NewLessonFile("01-first/my-lesson"))
    for title in [
      nil, "Who runs?", "A \"quoted\" \\ *title*: yes # no", "`code` <b>", "one\ntwo\u{1B}[2J",
      "日本",
    ] {
      let text = try lesson(title: title).text()
      #expect(file.findings(text, in: nil) == [], "\(title ?? "none")")
      #expect(!text.contains("\u{1B}"))
    }
    #expect(try lesson().title == "My lesson")
  }

  @Test("The longest identifier leaves room for those of the questions; a longer one is refused")
  func identifiers() throws {
    let long = String(repeating: "a", count: NewLesson.longestID)
    let file = try #require(NewLessonFile(long))
    #expect(file.findings(try lesson(long).text(), in: nil) == [])
    for id in [long + "a", "a", "", "A-lesson", "a b", "../a-lesson", "ä-lesson"] {
      #expect(NewLesson(id: id, title: nil, checked: "2026-09-20") == nil)
      #expect(NewLessonFile(id) == nil)
    }
  }

  @Test("The key of its trace is what the machine says, and nothing that is typed in")
  func key() throws {
    let text = try lesson().text(
      oracle: Oracle(
        read: { _ in }, mount: { _ in },
        predict: { trace, _ in
          Prediction(
            subject: .bodies, candidates: ["Lamp", "Bulb"], key: ["Bulb"], certainty: .certain,
            trace: Trace(root: trace.root))
        }))
    #expect(text.contains("- [ ] `Lamp.body`\n"))
    #expect(text.contains("- [x] `Bulb.body`\n"))
    #expect(!text.contains("Nameplate.body"))
  }

  @Test("A place is a numbered part and a name, or a name alone")
  func places() throws {
    #expect(NewLessonFile("03-state/resetting.md")?.inside == "03-state/resetting.md")
    #expect(NewLessonFile("resetting")?.part == nil)
    for place in [
      "state/resetting", "03/resetting", "/resetting", "a/03-state/resetting", "03-state/",
    ] {
      #expect(NewLessonFile(place) == nil, "\(place)")
    }
  }

  @Test("In a pack that has the identifier already, lint says so before anything is written")
  func duplicates() throws {
    let folder = try SamplePack.folder()
    let file = try #require(NewLessonFile("03-more/counting"))
    let findings = file.findings(try lesson("counting").text(), in: folder)
    #expect(findings.contains { $0.rule == .duplicateID })
    #expect(folder.partFolders == ["01-basics", "02-the-update-cycle"])
  }

  @Test("A report as JSON has its findings by their names")
  func json() throws {
    let finding = Finding(
      .yaml, path: "a.md", position: Position(line: 7, column: 3), length: 2, message: "no",
      notes: [.init("marked", "x")])
    let data = try JSONEncoder().encode(LintReport(findings: [finding], lessons: 2))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["format", "lessons", "errors", "warnings", "drafts", "findings"])
    #expect(object["errors"] as? Int == 1)
    let first = try #require((object["findings"] as? [[String: Any]])?.first)
    let names = [
      "file", "line", "column", "length", "severity", "rule", "message", "advice", "notes",
    ]
    #expect(Set(first.keys) == Set(names))
    #expect(first["rule"] as? String == "yaml")
    #expect(first["advice"] is NSNull)
  }
}
