import Simulation
import Study
import Terminal
import Testing

@testable import Screens

@Suite("The prompt")
struct CommandLoopTests {
  private let bench = Bench()

  private func run(_ console: FakeConsole) throws {
    let session = try bench.session()
    try session.noteGreeting()
    try LearnerInterface(session: session, console: console) { path in
      throw UnreadableSource("There is no file \(path).")
    }.run()
  }

  @Test("It shows the plan and takes commands until Ctrl-D")
  func plan() throws {
    let console = FakeConsole(
      FakeConsole.lines("help", "lesons", "trace none.swift"), height: 90)
    try run(console)
    #expect(console.prompts == Array(repeating: "tutor> ", count: 4))
    #expect(console.transcript.contains("TODAY"))
    #expect(console.transcript.contains("quiz [TOPIC]"))
    #expect(console.transcript.contains("Did you mean lessons?"))
    #expect(console.transcript.contains("There is no file none.swift."))
  }

  @Test("The day is made longer and shorter by a key or a command, and the plan follows")
  func minutes() throws {
    let console = FakeConsole(FakeConsole.lines("+", "minutes 5", "-", "minutes 1", "quit"))
    try run(console)
    #expect(console.transcript.contains("Today has 15 minutes, 0 of them done."))
    #expect(console.transcript.contains("Today has 5 minutes, 0 of them done."))
    #expect(try bench.session().today().minutesPerDay == 5)
    #expect(console.transcript.contains("This does not fit. It is used so: minutes [NUMBER]"))
  }

  @Test("A lesson that is longer than the day ends with today's part, and can be gone on with")
  func part() throws {
    let session = try bench.session()
    let next = try #require(try session.today().next)
    try session.setMinutesToday(5)
    let part = try #require(try session.today().next)
    let end = try #require(part.lastStep)
    #expect(part.minutes < next.minutes && end < next.steps)
    let console = FakeConsole(FakeConsole.lines(""), isPlain: true)
    let lesson = try #require(session.course.lesson(part.lesson))
    let pages = lesson.pages.prefix(end)
    for page in pages { try session.finish(page, of: lesson) }
    #expect(try session.today().next?.isHeldBack == true)
    try LessonLoop(stage: Stage(console: console), session: session)
      .run(lesson, from: end, partEnd: end)
    #expect(console.transcript.contains("This was today's part of the lesson."))
  }

  @Test("A command typed on a page takes the learner there")
  func colon() throws {
    let console = FakeConsole(
      FakeConsole.lines("learn clubs") + FakeConsole.keys(":") + FakeConsole.lines("stats")
        + FakeConsole.keys("q") + FakeConsole.lines("quit"))
    try run(console)
    #expect(console.screen.contains("STATS"))
    #expect(!console.showsPages)
    #expect(console.frames.contains { $0.last?.isEmpty == true }, "the line has the foot to itself")
  }

  @Test("A question mark on a page lists every key that works there, and leads back")
  func keys() throws {
    let console = FakeConsole(
      FakeConsole.lines("learn") + FakeConsole.keys("?\n") + [.key(.interrupt)])
    try run(console)
    #expect(console.showed("the next step"))
    #expect(console.frames.first == console.frames.last)
  }

  @Test("Where nobody can be asked the plan is printed, and nothing else")
  func noTerminal() throws {
    let console = FakeConsole(FakeConsole.lines("quit"), isPlain: true, isInteractive: false)
    try run(console)
    #expect(console.prompts.isEmpty)
    #expect(console.frames.isEmpty)
    #expect(console.transcript.contains("1. Learn. Lesson 1 of 1, Who hears"))
  }

  @Test("Words are completed from commands, lessons, concepts and traces")
  func completion() throws {
    let completion = CommandCompletion(
      course: try bench.session().course, outer: OuterCommands())
    #expect(completion.candidates("le", "le") == ["learn", "lessons"])
    #expect(completion.candidates("learn cl", "cl") == ["clubs"])
    #expect(completion.candidates("quiz obs", "obs") == ["observation-reads"])
    #expect(completion.candidates("trace ", "") == ["rename-club"])
    #expect(completion.candidates("stats ", "") == [])
  }

  @Test("Names of files are completed after a command that takes one, in quotation marks if needed")
  func fileCompletion() throws {
    let files = ["My Views/", "My Row.swift", "Row.swift", "It's \"it\".swift"]
    var outer = OuterCommands()
    outer.candidates = { words, word, _ in
      words == ["trace"] ? files.filter { $0.hasPrefix(word) } : []
    }
    let completion = CommandCompletion(course: try bench.session().course, outer: outer)
    #expect(completion.candidates("trace Ro", "Ro") == ["Row.swift"])
    #expect(completion.candidates("trace My", "My") == ["\"My Views/", "\"My Row.swift\""])
    #expect(completion.candidates("trace \"My R", "R") == ["Row.swift\""])
    #expect(completion.candidates("trace It", "It") == ["'It's \"it\".swift'"])
    #expect(completion.candidates("learn Ro", "Ro") == [])
  }

  @Test("A name that nothing has is answered with the one that may have been meant")
  func didYouMean() throws {
    let console = FakeConsole(
      FakeConsole.lines(
        "lern", "learn clbus", "quiz observation-raeds", "trace rename-clbu", "quit")
    )
    try run(console)
    for name in ["learn", "clubs", "observation-reads", "rename-club"] {
      let said = console.written.joined(separator: " ")
      #expect(said.contains("Did you mean \(name)?"))
    }
  }

  @Test("The beginning of a command is the command, and what is short for one is told")
  func abbreviated() throws {
    let console = FakeConsole(
      FakeConsole.lines("st") + FakeConsole.keys("q")
        + FakeConsole.lines("lr", "qui", "xq", "help st")
        + FakeConsole.lines("quit"))
    try run(console)
    #expect(console.showed("STATS"))
    #expect(console.transcript.contains("There is no command \"lr\". Did you mean learn?"))
    #expect(console.transcript.contains("\"qui\" could be quiz or quit. Type more of it."))
    #expect(console.transcript.contains("There is no command \"xq\". Type help for the list."))
    #expect(console.transcript.contains("stats: how you are doing"))
    let completion = CommandCompletion(
      course: try bench.session().course, outer: OuterCommands())
    #expect(completion.candidates("lea cl", "cl") == ["clubs"], "what follows is completed, too")
    #expect(completion.candidates("help ev", "ev") == ["events"])
  }

  @Test("A topic of several words needs no quotation marks")
  func severalWords() throws {
    for line in ["quiz observation reads", "quiz Observation Reads", "learn Who hears"] {
      let console = FakeConsole(FakeConsole.lines(line) + FakeConsole.keys("q"))
      try run(console)
      #expect(!console.frames.isEmpty, "\(line): \(console.transcript)")
    }
  }

  @Test("help events says every form of the grammar", arguments: [40, 80, 120])
  func eventHelp(width: Int) throws {
    let console = FakeConsole(
      FakeConsole.lines("help events", "quit"), width: width, height: 900)
    try run(console)
    let said = console.written.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for form in EventForm.all { #expect(said.contains(form.usage), "\(form.usage)") }
    #expect(console.written.allSatisfy { $0.count <= width })
  }

  @Test("A key that does nothing on a page says so in the last line, and moves nothing")
  func deadKey() throws {
    let keys: [FakeConsole.Input] = [.line("learn"), .key(.character("#")), .key(.paste("1\r2"))]
    let console = FakeConsole(keys)
    try run(console)
    let frames = console.frames
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.dropLast() == frames[0].dropLast() })
    #expect(frames[1].last?.contains("# does nothing here.") == true)
    #expect(frames[2].last?.contains("Pasted text does nothing here.") == true)
  }

  @Test("In plain mode the same lesson is a dialogue in lines, and nothing is drawn")
  func plainMode() throws {
    let console = FakeConsole(
      FakeConsole.lines("learn", "", "2 !", "", "next", "leave", "quit"), isPlain: true)
    try run(console)
    #expect(console.frames.isEmpty)
    #expect(console.transcript.contains("Mockup, club-screen. One column."))
    #expect(console.transcript.contains("Right. The answer is 2."))
    #expect(console.transcript.contains("Step 2, write:"))
    let session = try bench.session()
    #expect(try session.store.answers(since: 0).map(\.sureness) == [.certain])
  }

  @Test("What means nothing in plain mode is said to, and asked again")
  func plainNonsense() throws {
    let console = FakeConsole(FakeConsole.lines("learn", "", "9", "hint"), isPlain: true)
    try run(console)
    #expect(console.transcript.contains("\"9\" means nothing here."))
    #expect(console.transcript.contains("Hint 1 of 1: Which lines"))
    let listings = console.written.filter { $0.hasPrefix("Listing, club") }
    #expect(listings.count == 2, "once to read and once to predict, not again with the hint")
  }

  @Test("Plain mode answers every line: it repeats, explains, and says when nothing changed")
  func plainAnswers() throws {
    let console = FakeConsole(
      FakeConsole.lines("learn", "repeat", "listing", "copy", "?", "leave", "quit"), isPlain: true)
    try run(console)
    let written = console.transcript
    #expect(console.written.filter { $0.hasPrefix("Lesson 1, ") }.count == 2)
    #expect(console.written.filter { $0.hasPrefix("Listing, club") }.count == 3)
    #expect(console.written.contains("  @State private var club = Club()"), "no line numbers")
    #expect(written.contains("copy: hand the code to the terminal"))
    #expect(console.prompts.filter { $0 == "lesson> " }.count == 5)
  }

  @Test("The menu of lessons says how far each part is")
  func menu() throws {
    let entries = try bench.session().lessonEntries()
    #expect(entries.map(\.group) == ["state"] || entries.map(\.group) == ["State"])
    let console = FakeConsole(FakeConsole.lines("lessons", "quit") + [])
    try run(console)
    #expect(console.screen.contains("0 of 1 finished"))
  }
}
