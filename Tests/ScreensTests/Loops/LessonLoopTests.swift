import CardStore
import Curriculum
import Foundation
import Study
import Terminal
import Testing

@testable import Screens

@Suite("A lesson, from the first page to the last")
struct LessonLoopTests {
  private let bench = Bench()

  private func run(_ command: Command, on console: FakeConsole, daysLater: Int = 0) throws
    -> StudySession
  {
    let session = try bench.session(daysLater: daysLater)
    let interface = LearnerInterface(session: session, console: console) { path in
      throw UnreadableSource("There is no \(path).")
    }
    try interface.run(command)
    return session
  }

  /// Reads the first page to its end and goes on.
  private let opening = FakeConsole.keys(" ") + [.key(.enter)]

  @Test("A prediction is committed, stepped through in both directions, and recorded")
  func prediction() throws {
    let console = FakeConsole(
      opening + FakeConsole.keys("2\n") + FakeConsole.keys("\n") + FakeConsole.keys("nnbw")
        + FakeConsole.keys("q\n"))
    let session = try run(.learn("clubs"), on: console)
    #expect(console.showed("[x] 2"))
    #expect(console.showed("PREDICTED: correct"))
    #expect(console.showed("step 3 of 7"))
    #expect(console.showed("WHY 2"))
    #expect(try session.store.answers(since: 0).map(\.isRight) == [true])
    #expect(!console.showsPages)
  }

  @Test("A trace that asks for nothing is stepped through from its page, and is no question")
  func shownTrace() throws {
    let shown = "```trace\nid: club-steps\nlisting: club\nroot: ClubScreen\nask: nothing\n```\n\n"
    let lesson = SampleCourse.lesson.replacing("```mockup", with: shown + "```mockup")
    let session = try bench.session(lesson: lesson, predict: Oracle.simulator.predict)
    #expect(!session.course.cards.contains { $0.itemID == "club-steps" })
    let console = FakeConsole(FakeConsole.keys("tnq q"))
    try LearnerInterface(session: session, console: console) { path in
      throw UnreadableSource("There is no \(path).")
    }.run(.learn("clubs"))
    #expect(console.showed("t steps through it: `ClubScreen` comes on the screen."))
    #expect(console.showed("TRACE ClubScreen"))
    #expect(console.showed("step 2 of"))
    #expect(try session.store.answers(since: 0).isEmpty)
  }

  @Test("What the simulator calls is hidden until the prediction is committed")
  func hidden() throws {
    let console = FakeConsole(opening)
    _ = try run(.learn("clubs"), on: console)
    #expect(console.screen.contains("dependencies hidden"))
    #expect(!console.screen.contains("<- NameRow.body"))
  }

  @Test("An answer is confirmed only when it is in the store")
  func confirmation() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    let console = FakeConsole(FakeConsole.keys("1q"))
    var unconfirmed = 0
    console.onDraw = { page in
      let stored = (try? session.store.answers(since: 0).count) ?? 0
      if page.contains("recorded"), stored == 0 { unconfirmed += 1 }
    }
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
    #expect(throws: Departure.back) { try loop.run(session.ask(card)) }
    #expect(console.showed("and recorded."))
    #expect(unconfirmed == 0)
  }

  @Test("Enter alone does not commit a prediction by accident; pressed again it means none")
  func nothingPicked() throws {
    let console = FakeConsole(opening + [.key(.enter)])
    let session = try run(.learn("clubs"), on: console)
    #expect(console.screen.contains("Nothing is picked."))
    #expect(try session.store.answers(since: 0).isEmpty)
    let other = FakeConsole([.key(.enter), .key(.enter)])
    _ = try run(.learn("clubs"), on: other)
    #expect(try session.store.answers(since: 0).map(\.isRight) == [false])
  }

  @Test(
    "Leaving with Ctrl-C or Ctrl-D loses nothing, and the lesson goes on where it was",
    arguments: [
      Key.interrupt, Key.control("d"), Key.character("q"),
    ])
  func leaving(key: Key) throws {
    _ = try run(.learn("clubs"), on: FakeConsole(opening + [.key(key)]))
    let again = FakeConsole([])
    let session = try run(.learn(nil), on: again)
    #expect(again.screen.contains("PREDICT"))
    // The name of a trace may say what comes out.
    #expect(!again.screen.contains("rename-club"))
    #expect(try session.store.answers(since: 0).isEmpty)
  }

  @Test("Undo takes the answer back and asks again")
  func undo() throws {
    let console = FakeConsole(opening + FakeConsole.keys("2\nnu"))
    let session = try run(.learn("clubs"), on: console)
    // The page after the prediction is a table to read: undo works on the question after it.
    #expect(try session.store.answers(since: 0).count == 1)
    let back = FakeConsole(opening + FakeConsole.keys("2\nu"))
    let other = try Bench().session()
    try LearnerInterface(session: other, console: back) { _ in throw UnreadableSource("") }
      .run(.learn("clubs"))
    #expect(back.screen.contains("PREDICT"))
    #expect(try other.store.answers(since: 0).isEmpty)
  }

  @Test("A page that is longer than the window is read with Space before it goes on")
  func paging() throws {
    let console = FakeConsole(FakeConsole.keys(" "))
    _ = try run(.learn("clubs"), on: console)
    #expect(console.frames.first?.last?.contains("Space more") == true)
    #expect(console.frames.first?.joined().contains("CountRow: View") == false)
    #expect(console.screen.contains("CountRow: View"))
    #expect(console.frames.last?.last?.contains("Space/n next") == true)
  }

  @Test(
    "A hint comes into view when it is asked for, and can be scrolled away again",
    arguments: ["who-connects", "rename-club"], [8, 10])
  func hint(item: String, rows: Int) throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.itemID == item })
    let hint = try #require(session.attempt(card).question.hints.first).text
    let ends = String(hint.suffix(12))
    // The program of a trace is read first.
    let reading = [FakeConsole.Input](repeating: .key(.space), count: 30)
    let console = FakeConsole(reading + FakeConsole.keys("h"), height: rows)
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
    #expect(throws: Departure.end) { try loop.run(session.ask(card)) }
    #expect(console.screen.contains(ends))
    let scrolled = FakeConsole.keys("h") + [.key(.pageUp), .key(.pageUp)]
    let back = FakeConsole(reading + scrolled, height: rows)
    let other = RoundLoop(stage: Stage(console: back), session: session, name: "QUIZ")
    #expect(throws: Departure.end) { try other.run(session.ask(card)) }
    #expect(back.showed(ends) && !back.screen.contains(ends))
  }

  @Test("A further window of a text shows what is new, and two lines to go on from")
  func windows() throws {
    let lines = (1...35).map { StyledLine("line \($0).") }
    let console = FakeConsole([.key(.space), .key(.pageUp)], height: 24)
    let stage = Stage(console: console)
    #expect(throws: Departure.end) {
      _ = try stage.present(DetailPage(title: "TEXT", matter: .text(lines)))
    }
    let shown = console.frames.map { $0.filter { $0.contains("line ") } }
    #expect(shown.map(\.first) == [" line 1.", " line 19.", " line 1."])
    #expect(shown.map(\.last) == [" line 20.", " line 35.", " line 20."])
  }

  @Test("A listing that opens at its running line can be read to its end, and to its start")
  func runningLine() throws {
    let code = CodeBlock((1...60).map { "let a\($0) = \($0)\n" }.joined())
    let page = DetailPage(
      title: "LISTING", matter: .code([DetailPage.Excerpt(name: "", code: code, mark: 30)]))
    let keys = [Key.pageDown, .pageDown, .pageUp, .pageUp, .pageUp].map(FakeConsole.Input.key)
    let console = FakeConsole(keys)
    #expect(throws: Departure.end) { _ = try Stage(console: console).present(page) }
    #expect(console.frames[0].contains { $0.hasPrefix("> 30 ") })
    #expect(console.showed(" 60 let a60") && console.showed("  1 let a1 "))
  }

  @Test("In plain mode a listing that was read before is named, and said again when asked for")
  func listingOnce() throws {
    let console = FakeConsole(FakeConsole.lines("", "listing"), isPlain: true)
    _ = try run(.learn("clubs"), on: console)
    let told = console.transcript.components(separatedBy: "Listing, club, as it was read before.")
    try #require(told.count == 2)
    #expect(told.map { $0.components(separatedBy: "struct ClubScreen").count - 1 } == [1, 1])
    // Whoever begins with the trace has not read it.
    let other = FakeConsole([], isPlain: true)
    _ = try run(.learn("clubs"), on: other)
    #expect(!other.transcript.contains("as it was read before"))
    #expect(other.transcript.contains("struct ClubScreen"))
  }

  @Test("A trace that does not run says why, and the lesson goes on without it")
  func failingTrace() throws {
    let console = FakeConsole(opening + FakeConsole.keys("\nb"))
    let session = try bench.session { _, _ in throw UnreadableSource("There is no such button.") }
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.learn("clubs"))
    #expect(console.showed("cannot be run: There is no such button."))
    #expect(console.showed("step 3 of"))
    #expect(console.screen.contains("step 2 of"), "and one can look back at it")
  }

  @Test("The last page leads onwards, and says so")
  func finished() throws {
    let session = try bench.session()
    let lesson = try #require(session.course.lessons.first)
    for page in lesson.pages.dropLast() { try session.finish(page, of: lesson) }
    let console = FakeConsole(FakeConsole.lines("identity") + FakeConsole.keys("\n"))
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.learn("clubs"))
    #expect(console.screen.contains("is finished."))
    #expect(console.screen.contains("Enter/n go on"))
  }

  @Test("What was done as part of the day is not asked for again")
  func day() throws {
    let session = try bench.session()
    let trace = try #require(session.course.traces.first)
    let passedOver = trace.lesson.pages.filter { $0.item?.id == trace.itemID }
    for page in passedOver { try session.finish(page, of: trace.lesson) }
    try session.setMinutesToday(15)
    let plan = TodayPage(today: try session.today()).entries
    #expect(plan.map(\.action) == [.learn, .predict])
    let attempt = try session.attempt(trace)
    try session.record(attempt, attempt.question.judge(.picked([1])))
    let later = TodayPage(today: try session.today()).entries
    #expect(plan.map { entry in later.contains { $0.isSame(as: entry) } } == [true, false])
  }

  @Test("Enter skips nothing that has not been seen")
  func enterReadsOn() throws {
    let console = FakeConsole([.key(.enter)])
    _ = try run(.learn("clubs"), on: console)
    #expect(console.screen.contains("CountRow: View"))
    #expect(console.screen.contains("step 1 of"))
  }

  @Test("Questions about the first listing find it: all of those shown so far are there")
  func listings() throws {
    let more =
      "A second one:\n\n```swift id=second\nstruct Second: View {}\n```\n\n```quiz\nid: who-connects"
    let lesson = SampleCourse.lesson.replacing("```quiz\nid: who-connects", with: more)
    let session = try bench.session(lesson: lesson)
    let clubs = try #require(session.course.lessons.first)
    for page in clubs.pages.prefix(while: { $0.item?.id != "who-connects" }) {
      try session.finish(page, of: clubs)
    }
    let console = FakeConsole(FakeConsole.keys("l  "))
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.learn("clubs"))
    #expect(console.showed("Listing 1, club") && console.showed("Listing 2, second"))
  }

  @Test("A window that changes its size is drawn anew in the new one")
  func resize() throws {
    let console = FakeConsole([.key(.resize)])
    console.onDraw = { _ in console.capabilities.size.columns = 40 }
    _ = try run(.learn("clubs"), on: console)
    #expect(console.frames.count == 2)
    #expect(console.frames.last?.allSatisfy { $0.cellWidth <= 40 } == true)
  }

  @Test("The code of a page is handed to the clipboard as it is, and the page says so")
  func copying() throws {
    let console = FakeConsole(FakeConsole.keys("c  "))
    let session = try run(.learn("clubs"), on: console)
    let listing = try #require(
      session.course.lessons.first?.pages[0].blocks.compactMap(\.listing).first)
    #expect(console.copied == [listing.source])
    #expect(console.showed("25 lines sent to the clipboard"))
    #expect(!console.screen.contains("sent to the clipboard"), "it is said once")
  }

  @Test("Where there is no clipboard the code can still be had, and the page says how")
  func noClipboard() throws {
    let console = FakeConsole(FakeConsole.keys("c"))
    console.takesCopies = false
    _ = try run(.learn("clubs"), on: console)
    #expect(console.showed("no clipboard; l shows the code"))
  }

  @Test("Who leaves in the middle is told that nothing is lost", arguments: ["q", "\u{03}"])
  func leavingSentence(key: String) throws {
    let keys: [FakeConsole.Input] = key == "q" ? [.key(.character("q"))] : [.key(.interrupt)]
    let console = FakeConsole(keys)
    _ = try run(.learn("clubs"), on: console)
    #expect(console.transcript.contains("Nothing is lost"))
  }

  @Test("Before a typed answer the listing and the mockup can be looked at, and the lesson goes on")
  func asides() throws {
    let session = try bench.session()
    let lesson = try #require(session.course.lessons.first)
    for page in lesson.pages.dropLast() { try session.finish(page, of: lesson) }
    let console = FakeConsole(
      FakeConsole.lines(":listing") + FakeConsole.keys("q") + FakeConsole.lines("peek")
        + FakeConsole.keys("q") + FakeConsole.lines("identity"))
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.learn("clubs"))
    #expect(console.showed("LISTING club") && console.showed("MOCKUP"))
    #expect(console.showed("How did it go?"))
  }
}
