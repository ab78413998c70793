import CardStore
import Curriculum
import Recall
import Simulation
import Study
import Terminal
import Testing

@testable import Screens

@Suite("An exercise within the tutor") struct ExerciseLoopTests {
  private let bench = Bench()

  @discardableResult
  private func work(
    on console: FakeConsole, _ desk: FakeDesk?, daysLater: Int = 0
  ) throws -> [Answer] {
    let session = try bench.session(
      course: BuiltInCourse.course(), daysLater: daysLater, exercises: desk)
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "EXERCISE")
    do { try loop.run(session.ask(session.exercise("follow-the-plan"))) } catch is Departure {}
    return try session.store.answers(since: 0)
  }

  private static func mend(_ text: String) -> String {
    text.replacing("@State var litres", with: "let litres")
  }

  private static func believe(_ text: String) -> String {
    text.replacing(
      "@State var litres: Int",
      with: "@State private var litres: Int\n"
        + "  init(litres: Int) { _litres = State(initialValue: litres) }")
  }

  @Test("Who knows edits once, is told that it is solved, and sees why; the answer is in the store")
  func knower() throws {
    let console = FakeConsole(FakeConsole.keys("e"))
    let answers = try work(on: console, FakeDesk([Self.mend]))
    #expect(answers.map(\.isRight) == [true] && answers.map(\.grade) == [.good])
    #expect(console.showed("he solution changes") && console.showed("WHY"))
    #expect(console.showed("comes back tomorrow"), "once on a day is enough of minutes of work")
    #expect(answers.first?.text.contains("let litres") == true)
  }

  @Test("What else ran is told under the broken claims about some bodies, and nowhere else")
  func runs() throws {
    func lines(_ name: String, _ listing: String) throws -> [String] {
      let exercise = try #require(BuiltInCourse.course().exercise(name))
      let source = try #require(exercise.lesson.lesson.listing(named: listing)).source
      let judge = try exercise.judge()
      let (attempt, story) = judge.examined(SourceFile(path: "a.swift", text: source))
      return AttemptLines(judge, path: "a.swift", width: 1000, showsCommands: false)
        .verdict(attempt, story).map(\.text)
    }
    let asking = try lines("a-programme-that-rests", "concert-page-handed")
    let places = asking.indices.filter { asking[$0].contains("all that runs after") }
    #expect(places.count == 1, "two claims, of which both are broken by the same: \(asking)")
    #expect(places.allSatisfy { asking[$0 - 1].contains("instead: ") })
    #expect(places.allSatisfy { asking[$0 - 2].contains("does not run ConcertPage") })
    let (alone, other) = ("concert-page", "can-initialised")
    #expect(try !lines("a-programme-that-rests", alone).contains { $0.contains("all that runs") })
    #expect(try !lines("follow-the-plan", other).contains { $0.contains("all that runs") })
  }

  @Test("A believer is answered with the misconception's words, and it stands in the log")
  func believer() throws {
    let desk = FakeDesk([
      Self.believe, { _ in Self.mend(Self.start) },
    ])
    let console = FakeConsole(FakeConsole.keys("ee"))
    let answers = try work(on: console, desk)
    #expect(console.showed("once, when it is made"))
    #expect(answers.first?.pickedMisconceptions == ["initial-value-follows"])
    #expect(answers.map(\.isRight) == [true])
  }

  @Test("Errors are told with line and column, and are no tries")
  func errors() throws {
    let desk = FakeDesk([
      { $0.replacing("litres: Int", with: "litrs: Int") }, { _ in Self.mend(Self.start) },
    ])
    let console = FakeConsole(FakeConsole.keys("ee"))
    let answers = try work(on: console, desk)
    #expect(console.showed("follow-the-plan.swift:"))
    #expect(answers.map(\.grade) == [.good])
  }

  @Test("Of a file that cannot be read it is said why, and what was said of it before is gone")
  func unreadable() throws {
    let desk = FakeDesk([{ $0 + "// more\n" }, { _ in Self.mend(Self.start) }])
    let console = FakeConsole(FakeConsole.keys("e") + [.key(.enter)] + FakeConsole.keys("e"))
    desk.unreadable = [1: "it is not UTF-8"]
    #expect(try work(on: console, desk).map(\.isRight) == [true])
    #expect(console.showed("It is not UTF-8. r begins again, and keeps what is there."))
  }

  @Test("Who guesses again and again solves it with a Hard; hints count, too")
  func guesser() throws {
    let guesses: [(String) -> String] = (1...4).map { number in { $0 + "// \(number)\n" } }
    let desk = FakeDesk(guesses + [{ _ in Self.mend(Self.start) }])
    let answers = try work(on: FakeConsole(FakeConsole.keys("eeeee")), desk)
    #expect(answers.map(\.grade) == [.hard])
    let hinted = try Self.fresh().work(
      on: FakeConsole(FakeConsole.keys("he")), FakeDesk([Self.mend]))
    #expect(hinted.map(\.grade) == [.hard] && hinted.map(\.hints) == [1])
  }

  @Test("The solution is shown at the second press, and counts as not known")
  func solution() throws {
    let console = FakeConsole(FakeConsole.keys("s"))
    #expect(try work(on: console, FakeDesk()).isEmpty)
    #expect(console.showed("counts as not solved"))
    let shown = FakeConsole(FakeConsole.keys("ss"))
    let answers = try work(on: shown, FakeDesk())
    #expect(answers.map(\.isRight) == [false] && answers.map(\.grade) == [.again])
    #expect(shown.showed("An exercise comes once on a day"))
  }

  @Test("What is put off, left, or cannot be edited here, leaves no trace in the log")
  func skipped() throws {
    #expect(try work(on: FakeConsole(FakeConsole.keys("n")), FakeDesk()).isEmpty)
    #expect(try work(on: FakeConsole(FakeConsole.keys("q")), FakeDesk()).isEmpty)
    let nobody = FakeConsole([], isPlain: true, isInteractive: false)
    #expect(try work(on: nobody, FakeDesk()).isEmpty)
    #expect(nobody.transcript.contains("passed over"))
    #expect(try work(on: FakeConsole([], isPlain: true), nil).isEmpty)
  }

  @Test("Beginning again keeps what was written")
  func again() throws {
    let desk = FakeDesk([{ $0 + "// mine\n" }])
    let console = FakeConsole(FakeConsole.keys("er"))
    try work(on: console, desk)
    #expect(desk.files["aside.swift"]?.contains("// mine") == true)
    #expect(desk.files["follow-the-plan.swift"]?.contains("// mine") == false)
    #expect(console.showed("aside.swift"))
  }

  @Test("A file that an editor is in the middle of is no try")
  func writing() throws {
    let desk = FakeDesk()
    desk.savedElsewhere = Self.believe
    desk.writtenOn = { _ in Self.mend(Self.start) }
    let console = FakeConsole([.pause])
    let answers = try work(on: console, desk)
    #expect(answers.map(\.isRight) == [true] && answers[0].pickedMisconceptions == [])
  }

  @Test("A file that is saved in another window is judged without a key")
  func saved() throws {
    let desk = FakeDesk()
    desk.editor = nil
    desk.savedElsewhere = Self.mend
    let console = FakeConsole([.pause])
    #expect(try work(on: console, desk).map(\.isRight) == [true])
    #expect(console.showed("in any editor"))
  }

  @Test("It comes back with other names, and what solved it before is not there")
  func variation() throws {
    try work(on: FakeConsole(FakeConsole.keys("e")), FakeDesk([Self.mend]))
    let desk = FakeDesk([Self.mend])
    try work(on: FakeConsole(FakeConsole.keys("e")), desk, daysLater: 40)
    let text = try #require(desk.files["follow-the-plan-variation-1.swift"])
    #expect(text.contains("struct SmallPlanner") && text.contains("currentLitres"))
    #expect(!text.contains("let currentLitres"))
  }

  @Test("In plain mode it is a dialogue")
  func plain() throws {
    let console = FakeConsole(FakeConsole.lines("hint", "", "edit"), isPlain: true)
    let answers = try work(on: console, FakeDesk([Self.mend]))
    #expect(console.transcript.contains("Hint 1 of 2:"))
    #expect(console.transcript.contains("broken: after tap \"Hot day\""))
    #expect(console.transcript.contains("Every claim is kept."))
    #expect(answers.map(\.isRight) == [true])
  }

  @Test("It is a page of its lesson, and fits a small window")
  func page() throws {
    let course = try BuiltInCourse.course()
    let lesson = try #require(course.lesson("life-of-state"))
    #expect(lesson.steps.contains("follow-the-plan"))
    let console = FakeConsole([], width: 40)
    try work(on: console, FakeDesk())
    #expect(console.frames.allSatisfy { $0.allSatisfy { $0.count <= 40 } })
  }

  private static func fresh() -> ExerciseLoopTests { ExerciseLoopTests() }

  private static let start = """
    struct Planner: View {
      @State private var target = 5

      var body: some View {
        VStack {
          Text("Plan: \\(target) l")
          WaterCan(litres: target)
          Button("Hot day") { target = 8 }
        }
      }
    }

    struct WaterCan: View {
      @State var litres: Int
      @State private var rounds = 0

      var body: some View {
        HStack {
          Text("Can: \\(litres) l")
          Text("Rounds: \\(rounds)")
          Button("Pour") {
            rounds += 1
            print("poured \\(litres) l")
          }
        }
      }
    }
    """
}
