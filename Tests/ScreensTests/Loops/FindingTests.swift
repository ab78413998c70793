import CardStore
import Study
import Terminal
import Testing

@testable import Screens

@Suite("Finding one's way")
struct FindingTests {
  private let bench = Bench()
  private var written = Written()

  /// What was to be written to files, by path.
  private final class Written {
    var files: [String: Int] = ["/there.json": 0]
  }

  private func run(_ command: Command, _ console: FakeConsole) throws -> StudySession {
    let session = try bench.session()
    let files = written
    try LearnerInterface(
      session: session, console: console,
      saveStatistics: { statistics, path, isForced in
        guard isForced || files.files[path] == nil else { throw ExchangeError.exists(path: path) }
        guard path.hasPrefix("/") else {
          throw ExchangeError.inputOutput(path: path, reason: "no such folder")
        }
        files.files[path] = statistics.days
        return path
      }, readSource: { _ in throw UnreadableSource("") }
    ).run(command)
    return session
  }

  @Test("Enter opens the lesson at the place that was chosen")
  func opening() throws {
    let console = FakeConsole(FakeConsole.keys("j\nq"))
    _ = try run(.search("notes property"), console)
    #expect(console.showed("SEARCH  notes property"))
    let other = FakeConsole(FakeConsole.keys("\n"))
    _ = try run(.search("stored"), other)
    #expect(other.screen.contains("step 3 of"))
    #expect(other.screen.contains("What happened"))
  }

  @Test("A question that was found is asked as practice, and the search goes on after it")
  func asking() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    let place = try #require(try session.attempt(card).question.key.first)
    let results = try session.search("connects rename")
    #expect(results.lessons.first?.places.first?.item == "who-connects")
    let console = FakeConsole(FakeConsole.keys("\n\(place + 1)\n\nq"))
    _ = try run(.search("connects rename"), console)
    #expect(console.showed("QUIZ"))
    #expect(console.screen.contains("SEARCH"))
    #expect(try session.store.answers(since: 0).map(\.card) == [card.id])
  }

  @Test("Without words they are asked for; nothing found is said, with what may have been meant")
  func words() throws {
    let console = FakeConsole(
      FakeConsole.lines("memmbers") + FakeConsole.keys("\ns") + FakeConsole.lines("club")
        + FakeConsole.keys("q"))
    _ = try run(.search(nil), console)
    #expect(console.prompts == ["search> ", "search> "])
    #expect(console.showed("Did you mean: members"))
    #expect(console.showed("SEARCH  members"), "Enter searches for it")
    #expect(console.screen.contains("SEARCH  club"))
  }

  @Test("A stroke at the prompt, or on a page of a lesson, searches")
  func stroke() throws {
    #expect(try Command("/", among: OuterCommands()) == .search(nil))
    #expect(throws: UnreadableCommand.self) { try Command("::", among: OuterCommands()) }
    #expect(try Command("", among: OuterCommands()) == .start)
    #expect(try Command("/on change", among: OuterCommands()) == .search("on change"))
    #expect(try Command("m state-reads", among: OuterCommands()) == .map("state-reads"))
    #expect(try Command(":map state-reads", among: OuterCommands()) == .map("state-reads"))
    #expect(try Command(": help", among: OuterCommands()) == .help(nil))
    #expect(try Command("tutor map state-reads", among: OuterCommands()) == .map("state-reads"))
    #expect(try Command("tutor", among: OuterCommands()) == .start)
    let console = FakeConsole(
      FakeConsole.keys("/") + FakeConsole.lines("members") + FakeConsole.keys("q"))
    _ = try run(.learn("clubs"), console)
    #expect(console.showed("SEARCH  members"))
    #expect(console.screen.contains("step 1 of"), "and leads back")
  }

  @Test("What was found is marked by stars where there is no colour")
  func marks() throws {
    let console = FakeConsole(FakeConsole.keys("q"))
    _ = try run(.search("members"), console)
    #expect(console.showed("**members**"))
  }

  @Test("In plain mode a number goes to a place")
  func plain() throws {
    let console = FakeConsole(FakeConsole.lines("99", "1"), isPlain: true)
    _ = try run(.search("stored"), console)
    #expect(console.transcript.contains("1. Lesson 1, Who hears of a change? Step 3, text:"))
    #expect(console.transcript.contains("\"99\" means nothing here."))
    #expect(console.transcript.contains("Step 3 of"))
  }

  @Test("Where words to search for are typed, too, a question mark shows what can be typed")
  func questionMark() throws {
    let console = FakeConsole(
      FakeConsole.lines("?") + FakeConsole.keys("q") + FakeConsole.lines(""))
    _ = try run(.search(nil), console)
    #expect(console.showed("KEYS that work here"))
    #expect(console.showed("search: look for what was typed"))
    #expect(console.prompts == ["search> ", "search> "])
  }

  @Test("The map is walked, asks about a concept, and opens its lesson")
  func map() throws {
    let console = FakeConsole(FakeConsole.keys("jk\n") + FakeConsole.keys("1\n"))
    _ = try run(.map(nil), console)
    #expect(console.showed("unseen  observation-reads"))
    #expect(console.showed("QUIZ"))
    let other = FakeConsole(FakeConsole.keys("l"))
    _ = try run(.map("observation-reads"), other)
    #expect(other.screen.contains("1 Who hears of a change?"))
    let none = FakeConsole([], isPlain: true)
    _ = try run(.map("nonsense"), none)
    #expect(none.transcript.contains("The concepts are listed by: tutor map"))
    let misspelt = FakeConsole([], isPlain: true)
    _ = try run(.map("observation-raeds"), misspelt)
    #expect(misspelt.transcript.contains("Did you mean observation-reads?"))
  }

  @Test("F flags a question; nothing written, or Ctrl-C, flags nothing")
  func flagging() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    let console = FakeConsole(
      FakeConsole.keys("1F") + FakeConsole.lines("") + FakeConsole.keys("F") + [.interruptedLine]
        + FakeConsole.keys("F") + FakeConsole.lines(" two are right ") + FakeConsole.keys("\n\n"))
    try RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
      .run(session.ask(card))
    #expect(console.prompts == Array(repeating: "what is wrong? ", count: 3))
    #expect(console.showed("Your flag is recorded"))
    #expect(try session.flagReport().flags.map(\.note) == ["two are right"])
    #expect(try session.store.answers(since: 0).count == 1)
  }

  @Test("A typed answer is flagged on its page of grades, in plain mode by the word")
  func flaggingTyped() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "same-view" })
    let console = FakeConsole(
      FakeConsole.lines("identity", "flag", "storage is right, too", "", ""), isPlain: true)
    try RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
      .run(session.ask(card))
    #expect(console.transcript.contains("Your flag is recorded"))
    #expect(try session.flagReport().flags.map(\.note) == ["storage is right, too"])
  }

  @Test("Flags are listed, opened at their question, and closed")
  func flags() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    for note in ["first", "second"] {
      try session.flag(session.attempt(card).question, note: note)
    }
    let console = FakeConsole(FakeConsole.keys("jd"))
    _ = try run(.flags, console)
    #expect(console.showed("FLAGS") && console.screen.contains("1 open"))
    #expect(try session.flagReport().flags.map(\.note) == ["first"])
    let opened = FakeConsole(FakeConsole.keys("\n"))
    _ = try run(.flags, opened)
    #expect(opened.screen.contains("What connects it"))
    let plain = FakeConsole(FakeConsole.lines("done 1", ""), isPlain: true)
    _ = try run(.flags, plain)
    #expect(plain.transcript.contains("No question is flagged."))
  }

  @Test("x writes the figures, says where, and asks before it writes over a file")
  func export() throws {
    let console = FakeConsole(
      FakeConsole.keys("dx") + FakeConsole.lines("/new.json") + FakeConsole.keys("\n")
        + FakeConsole.keys("x") + FakeConsole.lines("/there.json") + FakeConsole.keys("n")
        + FakeConsole.keys("x") + FakeConsole.lines("nowhere") + FakeConsole.keys("\n")
        + FakeConsole.keys("x") + FakeConsole.lines("") + FakeConsole.keys("q"))
    _ = try run(.stats, console)
    #expect(console.showed("Wrote the figures of 90 days to /new.json."))
    #expect(console.showed("There is a file /there.json already."))
    #expect(console.showed("nowhere cannot be read or written: no such folder."))
    #expect(written.files == ["/new.json": 90, "/there.json": 0])
    let again = FakeConsole(
      FakeConsole.keys("x") + FakeConsole.lines("/there.json") + FakeConsole.keys("y\nq"))
    _ = try run(.stats, again)
    #expect(again.showed("Wrote the figures of 30 days to /there.json."))
    #expect(written.files["/there.json"] == 30)
  }

  @Test("p shows the figures by part and lesson, over the same days")
  func byLesson() throws {
    let console = FakeConsole(FakeConsole.keys("dp\nq"))
    _ = try run(.stats, console)
    #expect(console.showed("BY PART AND LESSON"))
    #expect(console.showed("last 90 days"))
    #expect(console.screen.contains("STATS"))
  }
}
