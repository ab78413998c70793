import Curriculum
import Study
import Terminal
import Testing

@testable import Screens

@Suite("Keys do what hands expect")
struct HandTests {
  private let bench = Bench()

  private func interface(_ console: FakeConsole, _ session: StudySession) -> LearnerInterface {
    LearnerInterface(session: session, console: console) { path in
      throw UnreadableSource("There is no \(path).")
    }
  }

  private func run(_ command: Command, _ script: [FakeConsole.Input], height: Int = 24) throws
    -> FakeConsole
  {
    let console = FakeConsole(script, height: height)
    try interface(console, bench.session()).run(command)
    return console
  }

  @Test("A long page moves by a line, by a window, to its start and its end")
  func scrolling() throws {
    let keys: [Key] = [
      .down, .character("j"), .end, .up, .character("k"), .pageUp, .home, .pageDown, .escape,
    ]
    let console = FakeConsole(keys.map { .key($0) }, height: 14)
    let text = (1...50).map { StyledLine("line \($0)") }
    _ = try Stage(console: console).present(DetailPage(title: "TEXT", matter: .text(text)))
    let first = console.frames.map { Int($0[2].split(separator: " ").last ?? "") }
    #expect(first == [1, 2, 3, 41, 40, 39, 31, 1, 9])
  }

  @Test("Esc leaves every page that can be left", arguments: try Gallery.exhibits())
  func escape(exhibit: Exhibit) {
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let keys = exhibit.keys(exhibit.content(canvas), canvas)
    if !exhibit.isLine { #expect(keys.action(for: .escape) != nil) }
  }

  private let entries = (1...60).map { number in
    MenuPage.Entry(
      id: "lesson-\(number)", number: "\(number)", title: "About \(number * 7)", detail: "",
      group: "Part")
  }

  @Test("A list is narrowed down by typing, and shows what was typed")
  func filter() throws {
    let console = FakeConsole(FakeConsole.keys("/413 abx") + [.key(.backspace), .key(.enter)])
    let chosen = try MenuLoop(stage: Stage(console: console)).choose("LESSONS", from: entries)
    #expect(chosen == "lesson-59")
    #expect(console.showed("/413 ab_  1 of 60"))
    #expect(console.showed("Nothing here has \"413 abx\"."))
  }

  @Test("Esc shows the whole list again, and then leaves it")
  func unfilter() throws {
    let console = FakeConsole(FakeConsole.keys("/59") + [.key(.escape), .key(.escape)])
    let chosen = try MenuLoop(stage: Stage(console: console)).choose("LESSONS", from: entries)
    #expect(chosen == nil)
    #expect(console.showed("/59_") && !console.screen.contains("/59"))
    #expect(console.screen.contains("About 14"))
  }

  @Test("In plain mode a stroke and words say what has them")
  func spokenFilter() throws {
    let console = FakeConsole(FakeConsole.lines("/413", "59"), isPlain: true)
    let chosen = try MenuLoop(stage: Stage(console: console)).choose("LESSONS", from: entries)
    #expect(chosen == "lesson-59")
    let said = console.written.drop { !$0.contains("with \"413\"") }
    #expect(
      said.contains { $0.contains("About 413") } && !said.contains { $0.contains("About 7 ") })
  }

  @Test("What was opened from a list leads back to it", arguments: ["q", "b"])
  func backToList(key: String) throws {
    let console = try run(
      .lessons, [.key(.enter)] + FakeConsole.keys("q") + FakeConsole.keys(key))
    let titles = console.frames.map { $0[0].split(separator: " ").first.map(String.init) }
    #expect(titles.first == "LESSONS" && titles.last == "LESSONS")
    #expect(titles.contains { $0 != "LESSONS" })
  }

  @Test("A command with an error leaves the page where it is, and says what is wrong")
  func wrongCommand() throws {
    let console = try run(
      .learn("clubs"),
      [
        .key(.character(":")), .line("learn nowhere"), .key(.character(":")), .line("lern"),
        .key(.escape),
      ])
    let said = console.frames.filter { $0[0].contains("step 1 of") }.map { $0.joined() }
    #expect(said.contains { $0.contains("nowhere") })
    #expect(said.contains { $0.contains("There is no command \"lern\". Did you mean learn?") })
    #expect(console.prompts == ["tutor> ", "tutor> "])
  }

  @Test("In plain mode, too, a command with an error leaves everything as it is")
  func wrongSpokenCommand() throws {
    let console = FakeConsole(FakeConsole.lines(":learn nowhere", "q"), isPlain: true)
    try interface(console, bench.session()).run(.learn("clubs"))
    #expect(console.transcript.contains("nowhere"))
    #expect(console.prompts.count == 2)
  }

  @Test("From a review the lesson is looked at, and the review goes on")
  func lessonAndBack() throws {
    let session = try bench.session()
    let cards = session.course.cards.filter {
      $0.itemID == "who-connects" || $0.itemID == "who-hears"
    }
    for card in cards {
      let attempt = try session.attempt(card)
      _ = try session.record(attempt, attempt.question.judge(.revealed))
    }
    let later = try bench.session(daysLater: 9)
    guard case .ask(let first, _, _) = try later.review(ahead: 0).next() else {
      Issue.record("nothing is due")
      return
    }
    let answer = first.question.form == .choice ? "1" : "1\n"
    let console = FakeConsole(FakeConsole.keys(answer + "o") + [.key(.escape)])
    #expect(throws: Departure.end) {
      try RoundLoop(stage: Stage(console: console), session: later, name: "REVIEW")
        .run(later.review(ahead: 0))
    }
    let lesson = console.frames.lastIndex { $0[0].contains("step ") }
    let next = console.frames.lastIndex { $0[0].contains("REVIEW   2 of") }
    #expect(try #require(lesson) < #require(next))
  }

  @Test("The arrows mark an option or a grade, and Enter takes it")
  func marking() throws {
    let session = try bench.session()
    func answer(_ item: String, _ script: [FakeConsole.Input]) throws -> FakeConsole {
      let card = try #require(session.course.cards.first { $0.itemID == item })
      let console = FakeConsole(script)
      let loop = RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
      #expect(throws: Departure.end) { try loop.run(session.ask(card)) }
      return console
    }
    let choice = try answer(
      "who-connects", [.key(.down), .key(.character("j")), .key(.up), .key(.end), .key(.enter)])
    #expect(choice.frames[1].contains { $0.contains("> 1 ") })
    #expect(choice.frames[4].contains { $0.contains("> 3 ") })
    #expect(try session.store.answers(since: 0).count == 1)
    let several = try answer("who-hears", [.key(.down), .key(.down), .key(.space)])
    #expect(several.screen.contains("> [x] 2"))
    let order = try answer("order-of-things", [.key(.up), .key(.space)])
    #expect(order.screen.contains("> [1] 3"))
  }

  @Test("Help that is longer than the window is read page by page")
  func help() throws {
    let paged = try run(.help(nil), [.key(.space), .key(.escape)], height: 12)
    #expect(paged.showed("HELP") && paged.showed("Space more"))
    let said = try run(.help(nil), [], height: 90)
    #expect(said.frames.isEmpty && said.transcript.contains("learn"))
  }

  @Test("Where nothing can be drawn over, a page leaves the line in which the cursor ends")
  func dumb() throws {
    let console = FakeConsole([.key(.escape)])
    console.capabilities.movesCursor = false
    _ = try Stage(console: console).present(DetailPage(title: "TEXT", matter: .text(["x"])))
    #expect(console.frames.map(\.count) == [23])
  }

  @Test("A lesson ends with what was right, and what is worth another look")
  func ending() throws {
    let session = try bench.session()
    let lesson = try #require(session.course.lesson("clubs"))
    for (index, page) in lesson.pages.enumerated() {
      guard let attempt = try session.attempt(page, of: lesson) else {
        try session.finish(page, of: lesson)
        continue
      }
      let isRight = index.isMultiple(of: 2)
      let right: Response =
        attempt.question.form.isTyped
        ? .typed("identity") : .picked(Set(attempt.question.key))
      let response: Response = isRight ? right : .revealed
      _ = try session.record(attempt, attempt.question.judge(response))
    }
    let console = FakeConsole([.key(.enter)], height: 40)
    try LessonLoop(stage: Stage(console: console), session: session)
      .run(lesson, from: lesson.pages.count)
    let screen = console.screen
    #expect(screen.contains("right the first time."))
    #expect(screen.contains("Worth another look"))
  }
}

extension Question.Form {
  fileprivate var isTyped: Bool { if case .typed = self { true } else { false } }
}
