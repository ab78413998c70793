import CardStore
import Curriculum
import Foundation
import Recall
import Testing

@testable import Study

@Suite("Exercises as cards") struct ExerciseCardTests {
  @Test("Tries beyond those that are free are help, as hints are")
  func tries() {
    var attempt = Attempt(showing: Self.question)
    for _ in 1...Attempt.freeTries { attempt.countTry() }
    #expect(attempt.help == 0)
    attempt.countTry()
    #expect(attempt.help == 1)
  }

  @Test("A program that solves it is right, with what was believed on the way; no other is")
  func judging() {
    let solved = Self.question.judge(
      .program("struct A {}", isSolved: true, misconceptions: ["a-belief"]))
    #expect(solved.isRight && solved.misconceptions == ["a-belief"])
    #expect(!Self.question.judge(.program("", isSolved: false, misconceptions: [])).isRight)
    #expect(!Self.question.judge(.revealed).isRight)
    #expect(!Self.question.judge(.typed("struct A {}")).isRight)
    #expect(solved.response.text(for: Self.question) == "struct A {}")
  }

  @Test("A question waits until tomorrow when it was missed thrice, an exercise once it was solved")
  func enough() {
    func answers(_ card: String, _ grades: [Grade?]) -> [Answer] {
      grades.map {
        Answer(
          card: card, time: 0, kind: .review, grade: $0, isRight: $0 != .again, text: "",
          fingerprint: "f")
      }
    }
    let today =
      answers("missed", [.again, .again, .again]) + answers("twice", [.again, .again])
      + answers("known", [.good, .hard, .good]) + answers("solved", [.good])
      + answers("given up", [.again]) + answers("practised", [nil])
    let exercises: Set = ["solved", "given up", "practised", "untouched"]
    #expect(
      StudySession.hadEnough(today, exercises: exercises) == ["missed", "solved", "given up"])
  }

  @Test("A card that takes longer costs its own time, once on a day, whatever the pace")
  func pace() {
    var pace = Pace.habitual
    pace.others = ["long": 300]
    let scheduler = Scheduler()
    let short = QueueCard(id: "short", item: "short")
    let long = QueueCard(id: "long", item: "long")
    #expect(pace.seconds(for: long, scheduler) == 300)
    #expect(pace.seconds(for: short, scheduler) < 100)
    let step = MemoryState(
      stability: 0.4, difficulty: 6, phase: .learning, step: 0, lastReview: 0, due: 60, lapses: 0,
      reviews: 1)
    let missed = QueueCard(id: "long", item: "long", memory: step)
    #expect(pace.seconds(for: missed, scheduler) == 300)
  }

  private static let question = Question(
    card: "p/mend", form: .program, stem: [], cloze: [], deletion: nil, options: [], hints: [],
    explanation: Prose("because"), stimulus: nil, lesson: "l", lessonTitle: "L", lessonNumber: 1,
    concepts: [], fingerprint: "f")
}
