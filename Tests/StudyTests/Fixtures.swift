import CardStore
import Curriculum
import Foundation
import Recall
import Simulation
import Testing

@testable import Study

/// Makes lessons and sessions for the tests.
enum Fixture {
  static let nowhere = Position(line: 1, column: 1)
  /// Monday, 21 September 2026, 10:00 in Greenwich.
  static let monday = 1_789_984_800

  static func paragraph(_ text: String) -> Block { .paragraph(Prose(text), nowhere) }

  static func option(
    _ text: String, key: Bool = false, misconception: String? = nil, style: Prose.Style = .plain
  ) -> Option {
    Option(
      text: Prose([Prose.Run(text, style)]), isKey: key, misconception: misconception,
      rationale: Prose("about \(text)"), position: nowhere)
  }

  static func quiz(
    _ id: String, _ kind: Quiz.Kind, options: [Option] = [], cloze: [ClozePiece] = []
  ) -> Quiz {
    Quiz(
      id: id, was: [], revision: 1, kind: kind, concepts: [], stem: [paragraph("What is it?")],
      options: options, cloze: cloze, hints: [Prose("weak"), Prose("strong")],
      explanation: Prose("because"), position: nowhere)
  }

  static let choice = quiz(
    "who-tells", .choice,
    options: [
      option("reading", key: true), option("wrapping", misconception: "needs-a-wrapper"),
      option("rebuilding", misconception: "parent-rebuilds"),
    ])

  static let cloze = quiz(
    "two-blanks", .cloze,
    cloze: [
      .deletion(number: 1, accepted: ["identity", "view identity"]), .text(Prose(" keeps ")),
      .deletion(number: 2, accepted: ["state"]),
    ])

  static let trace = TraceExercise(
    id: "tap-once", was: [], revision: 1, concepts: [], listing: "counter", root: "Counter",
    events: ["tap \"Rename\"", "tap \"+1\""], subject: .bodies, stem: [paragraph("Which run?")],
    options: [
      option("Counter.body", key: true, style: .code), option("Row.body", style: .code),
    ], hints: [], explanation: Prose("because"), position: nowhere)

  static let listing = Block.listing(
    Listing(id: "counter", source: "struct Counter: View {}", position: nowhere))

  static func lesson(_ id: String, _ sections: [(String, [Block])]) -> Lesson {
    Lesson(
      id: id, title: "About \(id)", summary: "", minutes: 9, requires: [],
      concepts: ["\(id)-concept"], platform: "", checked: "2026-09-20", sources: [],
      path: "\(id).md",
      sections: sections.map { Section(title: $0.0, position: nowhere, blocks: $0.1) })
  }

  /// Two lessons: `first` with five pages (reading, choice, reading, trace, cloze), `second` with
  /// one.
  static let course = Course(
    Pack(
      name: "swiftui",
      parts: [
        Part(
          number: 1, title: "Part",
          lessons: [
            lesson(
              "first",
              [
                ("", [paragraph("Welcome.")]), ("Check", [.quiz(choice)]),
                ("Code", [listing]), ("Predict", [.trace(trace), .quiz(cloze)]),
              ]), lesson("second", [("", [paragraph("More.")])]),
          ])
      ],
      misconceptions: ["needs-a-wrapper", "parent-rebuilds"].map {
        Misconception(slug: $0, belief: "wrong", truth: "right", lesson: nil, trace: nil)
      }))

  /// What the simulator is made to say: `Row` runs, whatever the lesson marks.
  static func prediction(_ key: [String], _ certainty: Certainty = .certain) -> Prediction {
    var trace = Trace(root: "Counter", events: [EventTrace(event: "tap \"+1\"")])
    var pass = Pass()
    pass.evaluated = [
      Evaluation(
        view: "Counter", instance: "Counter", parent: nil, causes: [.state("_n")],
        certainty: certainty, prints: "")
    ]
    trace.events[0].passes = [pass]
    return Prediction(
      subject: .bodies, candidates: ["Counter", "Row"], key: key, certainty: certainty,
      trace: trace)
  }
}

/// A clock that moves when it is told to.
final class TestClock: @unchecked Sendable {
  var seconds = Fixture.monday

  var clock: StudyClock {
    StudyClock(milliseconds: { self.seconds * 1000 }, offset: { _ in 0 })
  }
}

/// A session at a store of its own, which can be closed and opened again.
final class Bench {
  let time = TestClock()
  let path = NSTemporaryDirectory() + "study-\(UUID().uuidString)/cards.sqlite"

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  /// Opens the file anew, as another start of the program does.
  func session(
    limits: QueueLimits = QueueLimits(), hasSimulator: Bool = true,
    ownViews: (any OwnViewDesk)? = nil
  ) throws -> StudySession {
    try StudySession(
      course: Fixture.course, store: CardStore(path: path), clock: time.clock, seed: 7,
      limits: limits, ownViews: ownViews,
      predict: { _, _ in
        guard hasSimulator else { throw EventError("there is no such button.") }
        return Fixture.prediction(["Counter"])
      })
  }

  func card(_ id: String) throws -> CourseCard {
    try #require(Fixture.course.card("swiftui/\(id)"))
  }

  /// Answers a card rightly or wrongly.
  @discardableResult
  func answer(
    _ id: String, right: Bool, in session: StudySession, grade: Grade? = nil,
    sureness: Answer.Sureness? = nil
  ) throws -> Recorded {
    let attempt = try session.attempt(try card(id))
    let judgement = attempt.question.judge(try response(to: attempt.question, right: right))
    return try session.record(attempt, judgement, grade: grade, sureness: sureness)
  }

  func response(to question: Question, right: Bool) throws -> Response {
    switch question.form {
    case .typed(let accepted): return .typed(right ? accepted[0] : "something else")
    case .free: return .typed(right ? "in my own words" : "something else")
    case .order: return .ordered(right ? question.key : question.key.reversed())
    case .program: return .program("struct Mine {}", isSolved: right, misconceptions: [])
    case .choice, .several:
      let wrong = try #require(question.options.indices.first { !question.options[$0].isKey })
      return .picked(right ? Set(question.key) : [wrong])
    }
  }
}
