import CardStore
import Foundation
import Recall
import Testing

@testable import Study

@Suite("What authors are told of their questions")
struct QuestionReportTests {
  @Test("Discrimination is the correlation of a first answer with the learner's other ones")
  func discrimination() throws {
    // By hand: x = 1 1 0 0, rest = 1 ½ ½ 0, so r = ½·2 / √(1 · ½) = √½.
    let learners = [
      ["q": true, "a": true, "b": true], ["q": true, "a": true, "b": false],
      ["q": false, "a": false, "b": true], ["q": false, "a": false, "b": false],
    ]
    let found = Discrimination.perQuestion(learners)
    let value = try #require(found["q"])
    #expect(abs(value - 0.5.squareRoot()) < 1e-12)
    // A question that only the weak know is told by its sign.
    let turned = learners.map { $0.merging(["q": !($0["q"] ?? false)]) { $1 } }
    let opposite = try #require(Discrimination.perQuestion(turned)["q"])
    #expect(abs(opposite + value) < 1e-12)
  }

  @Test("Where it says nothing it is left out")
  func undefined() {
    let same = ["q": true, "a": true]
    #expect(Discrimination.perQuestion([]).isEmpty)
    #expect(Discrimination.perQuestion([same, ["q": false, "a": false]]).isEmpty)
    // Everybody right, and nobody differing in the rest.
    #expect(Discrimination.perQuestion([same, same, same, same]).isEmpty)
    let restIsEqual = [["q": true, "a": true], ["q": false, "a": true], ["q": true, "a": true]]
    #expect(Discrimination.perQuestion(restIsEqual)["q"] == nil)
    // A learner who answered nothing else has no rest.
    let alone = [["q": true], ["q": false], ["q": true, "a": true], ["q": false, "a": false]]
    #expect(Discrimination.perQuestion(alone)["q"] == nil)
  }

  @Test("Of each question: asked, right, time, what was picked, how sure")
  func questions() throws {
    let bench = Bench()
    let session = try bench.session()
    for (index, isRight) in [true, false, false].enumerated() {
      let attempt = try session.attempt(try bench.card("who-tells"))
      bench.time.seconds += [10, 60, 20][index]
      let response = try bench.response(to: attempt.question, right: isRight)
      try session.record(attempt, attempt.question.judge(response), sureness: .guess)
    }
    try bench.answer("two-blanks#1", right: false, in: session)
    let figures = try session.store.learnerFigures()
    #expect(figures.firstAnswers == ["swiftui/who-tells": true, "swiftui/two-blanks#1": false])
    let report = QuestionReport(session.course, learners: [figures, figures])
    #expect(report.learners == 2 && report.questions.map(\.card) == session.course.cards.map(\.id))
    let choice = try #require(report.questions.first { $0.card == "swiftui/who-tells" })
    #expect(choice.asked == 6 && choice.right == CountOfTotal(count: 2, total: 6))
    #expect(choice.medianSeconds == 20 && choice.discrimination == nil)
    #expect(choice.picks.map(\.text) == ["reading", "wrapping", "rebuilding"])
    #expect(choice.picks.map(\.isKey) == [true, false, false])
    #expect(choice.picks.map(\.count).reduce(0, +) == 6 && choice.picks[0].count == 2)
    #expect(choice.calibration.map(\.right.total) == [6, 0, 0])
    let typed = try #require(report.questions.first { $0.card == "swiftui/two-blanks#1" })
    #expect(typed.picks == [.init(text: "something else", isKey: nil, count: 2)])
    let never = try #require(report.questions.first { $0.card == "swiftui/tap-once" })
    #expect(never.asked == 0 && never.right.ratio == nil && never.medianSeconds == nil)
    #expect(never.picks.map(\.count) == [0, 0])
    #expect(report.sentences.first == "2 learners, 2 of 4 questions asked.")
    #expect(report.sentences.count == 3)
  }

  @Test("An option whose text is part of another's is not counted for it")
  func partsOfTexts() {
    var figures = LearnerFigures()
    var answers = QuestionFigures()
    answers.answers = ["Counter.body": 2, "Counter.body | Row.body": 1, "": 4]
    figures.questions["swiftui/tap-once"] = answers
    let report = QuestionReport(Fixture.course, learners: [figures])
    let trace = report.questions.first { $0.card == "swiftui/tap-once" }
    #expect(trace?.picks.map(\.count) == [3, 1])
  }

  @Test("The file of another learner is only read")
  func otherStores() throws {
    let bench = Bench()
    try bench.answer("who-tells", right: true, in: try bench.session())
    let before = try Data(contentsOf: URL(fileURLWithPath: bench.path))
    let figures = try CardStore.learnerFigures(ofStoreAt: bench.path)
    #expect(figures.firstAnswers == ["swiftui/who-tells": true])
    #expect(try Data(contentsOf: URL(fileURLWithPath: bench.path)) == before)
    #expect(throws: CardStoreError.missing(path: "/nowhere.sqlite")) {
      try CardStore.learnerFigures(ofStoreAt: "/nowhere.sqlite")
    }
    let other = bench.path + "-text"
    try Data("no database at all, but long enough to be looked at".utf8)
      .write(to: URL(fileURLWithPath: other))
    let error = #expect(throws: CardStoreError.self) {
      try CardStore.learnerFigures(ofStoreAt: other)
    }
    #expect(error?.exitCode == 65)
  }
}
