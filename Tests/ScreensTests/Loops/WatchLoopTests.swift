import Curriculum
import Terminal
import Testing

@testable import Screens

@Suite("Watching a lesson that is written")
struct WatchLoopTests {
  private static func draft(
    _ text: String, line: Int? = nil, isBroken: Bool = false
  ) -> WatchedDraft {
    let folder = PackFolder(path: "Lessons", files: ["01-first/a-lamp.md": Array(text.utf8)])
    let report = Linter(keepsLessons: true).lint(folder)
    return WatchedDraft(
      report: report, milliseconds: 24, time: "09:00:00",
      path: line.map { _ in "Lessons/01-first/a-lamp.md" }, line: line,
      problem: isBroken ? "Waiting: there is no a-lamp.md." : "")
  }

  private static func lesson() throws -> String {
    try #require(NewLesson(id: "a-lamp", title: nil, checked: "2026-09-20")).text()
  }

  private func line(of words: String, in text: String) throws -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(words) }) + 1
  }

  @Test("A change shows its finding and the page around it; n and b turn the pages")
  func change() throws {
    let text = try Self.lesson()
    let wrong = text.replacing("- [x] `Bulb.body`", with: "- [ ] `Bulb.body`")
    var changes: [WatchedDraft?] = [
      Self.draft(wrong, line: try line(of: "`Bulb.body`", in: wrong)), nil,
    ]
    let console = FakeConsole([.pause, .pause] + FakeConsole.keys("nbbbbbbbq"))
    WatchLoop(
      console: console, draft: Self.draft(text),
      look: { changes.isEmpty ? nil : changes.removeFirst() },
      pause: { _ in }
    ).run()
    #expect(console.frames.first?.joined().contains("0 errors, 0 warnings") == true)
    #expect(console.frames[1].joined().contains("[trace-key]"))
    #expect(console.frames[1].joined().contains("PREDICT"))
    // Nothing is drawn where nothing changed.
    #expect(console.frames[2].joined().contains("Which property wrapper keeps"))
    #expect(console.screen.contains("step 1 of"))
    #expect(!console.showsPages)
  }

  @Test("What cannot be read is waited for, and the page stays")
  func gone() throws {
    let text = try Self.lesson()
    var changes = [Self.draft("", isBroken: true), Self.draft(text)]
    let console = FakeConsole(FakeConsole.keys("n") + [.pause, .pause, .key(.interrupt)])
    WatchLoop(
      console: console, draft: Self.draft(text),
      look: { changes.isEmpty ? nil : changes.removeFirst() },
      pause: { _ in }
    ).run()
    #expect(console.showed("Waiting: there is no a-lamp.md."))
    #expect(console.screen.contains("step 2 of"))
  }

  @Test("Half a file, an empty one and a broken front matter are shown as far as they can be")
  func halves() throws {
    let text = try Self.lesson()
    for share in 0...20 {
      let half = String(text.prefix(text.count * share / 20))
      var changes: [WatchedDraft?] = [Self.draft(half, line: 3)]
      let console = FakeConsole([.pause] + FakeConsole.keys("nnnnnnnnq"))
      WatchLoop(
        console: console, draft: Self.draft(text),
        look: { changes.isEmpty ? nil : changes.removeFirst() }, pause: { _ in }
      ).run()
      #expect(console.frames.count > 2)
    }
  }

  @Test("A question mark shows the keys, any change is waited for meanwhile, and no key is silent")
  func keys() throws {
    let text = try Self.lesson()
    let wrong = text.replacing("- [x] `Bulb.body`", with: "- [ ] `Bulb.body`")
    var changes = [Self.draft(wrong, line: try line(of: "`Bulb.body`", in: wrong))]
    let console = FakeConsole(
      FakeConsole.keys("#?") + [.pause] + FakeConsole.keys("#?q"))
    WatchLoop(
      console: console, draft: Self.draft(text),
      look: { changes.isEmpty ? nil : changes.removeFirst() }, pause: { _ in }
    ).run()
    let frames = console.frames
    #expect(frames.count == 6)
    #expect(frames[0].last?.contains("? keys") == true)
    #expect(frames[1].last?.contains("# does nothing here.") == true)
    #expect(frames[1].dropLast() == frames[0].dropLast())
    for frame in frames[2...4] {
      #expect(frame.contains { $0.contains("next page: the lesson's next page") })
    }
    #expect(frames[4].last?.contains("# does nothing here.") == true)
    #expect(frames[5].contains { $0.contains("[trace-key]") })
    #expect(!frames.joined().contains { $0.contains("menu") }, "there is none")
  }

  @Test("In plain mode everything is appended, and q leaves")
  func plain() throws {
    let text = try Self.lesson()
    let line = try line(of: "By the end", in: text)
    var changes = [Self.draft(text.replacing("By the end", with: "After this"), line: line)]
    let console = FakeConsole([.pause] + FakeConsole.keys("q"), isPlain: true)
    WatchLoop(
      console: console, draft: Self.draft(text),
      look: { changes.isEmpty ? nil : changes.removeFirst() }, pause: { _ in }
    ).run()
    #expect(console.frames.isEmpty)
    #expect(console.transcript.contains("By the end you can say"))
    #expect(console.transcript.contains("09:00:00 Lessons/01-first/a-lamp.md:\(line) changed."))
    #expect(console.transcript.contains("After this you can say"))
    #expect(console.transcript.contains("0 errors, 0 warnings in 1 lesson (24 ms)"))
  }

  @Test("The page in a window of 80 and of 40 columns")
  func pages() throws {
    let text = try Self.lesson().replacing("accept: @State", with: "accept: @State | `@State`")
    for (width, glyphs, name) in [
      (80, .unicode, "watch-80-unicode"), (40, .ascii, "watch-40-ascii"),
    ]
      as [(Int, Glyphs, String)]
    {
      let console = FakeConsole(FakeConsole.keys("q"), width: width)
      console.capabilities.glyphs = glyphs
      WatchLoop(
        console: console, draft: Self.draft(text, line: try line(of: "accept:", in: text)),
        look: { nil }, pause: { _ in }
      ).run()
      try expectSnapshot(console.frames.first ?? [], named: name)
    }
  }
}
