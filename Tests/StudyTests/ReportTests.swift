import Foundation
import Recall
import Testing

@testable import Study

@Suite("Figures")
struct ReportTests {
  func fields(_ value: some Encodable) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require(object as? [String: Any]).keys.sorted()
  }

  @Test("The fields of `stats --json` are a contract")
  func statistics() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: false, in: session)
    try bench.answer("tap-once", right: false, in: session, sureness: .certain)
    let statistics = try session.statistics()
    #expect(
      try fields(statistics) == [
        "calibration", "days", "due", "format", "hardest", "heatmap", "misconceptions",
        "predictions", "recall", "restDays", "reviews", "streak", "time",
      ])
    #expect(statistics.reviews == 2 && statistics.streak == 1)
    #expect(statistics.recall.new == CountOfTotal(count: 0, total: 2))
    #expect(statistics.predictions.certainAndWrong == 1)
    #expect(statistics.predictions.right == CountOfTotal(count: 0, total: 1))
    #expect(statistics.due.map(\.day).prefix(2) == ["2026-09-22", "2026-09-23"])
    #expect(statistics.due.count == 10)
    #expect(statistics.heatmap.count == 84 && statistics.heatmap[77].day == "2026-09-21")
    #expect(statistics.heatmap[77].count == 2)
    #expect(statistics.misconceptions.map(\.lately.count) == [1])
  }

  @Test("Time, sureness and the hardest cards are told, with nothing, with one answer and with all")
  func figures() throws {
    let bench = Bench()
    let session = try bench.session()
    let nothing = try session.statistics()
    #expect(nothing.time.seconds == 0 && nothing.time.perDay.isEmpty)
    #expect(nothing.time.secondsPerDay == nil && nothing.time.medianSeconds == nil)
    #expect(nothing.calibration.map(\.sureness) == ["guess", "sure", "certain"])
    #expect(nothing.calibration.allSatisfy { $0.right.total == 0 && $0.right.ratio == nil })
    #expect(nothing.hardest.isEmpty && nothing.timeSentence == "Time: none yet.")
    #expect(nothing.weekSentences == ["Answers in the last 12 weeks: none."])
    let attempt = try session.attempt(try bench.card("tap-once"))
    bench.time.seconds += 20
    let judgement = attempt.question.judge(.picked(Set(attempt.question.key)))
    try session.record(attempt, judgement, sureness: .certain)
    let one = try session.statistics()
    #expect(one.time.seconds == 20 && one.time.medianSeconds == 20 && one.time.secondsPerDay == 20)
    #expect(one.time.perDay.map(\.day) == ["2026-09-21"])
    #expect(one.calibration.map(\.right.count) == [0, 0, 1])
    #expect(one.hardest.map(\.card) == ["swiftui/tap-once"])
    #expect(one.hardest.map(\.recalled) == [CountOfTotal(count: 1, total: 1)])
    #expect(
      one.weekSentences
        == ["Answers in the week of 2026-09-21: 1, Monday to Sunday 1, 0, 0, 0, 0, 0, 0."])
    try bench.answer("who-tells", right: false, in: session, sureness: .certain)
    let two = try session.statistics()
    #expect(two.calibration.map(\.right)[2] == CountOfTotal(count: 1, total: 2))
    #expect(two.hardest.map(\.card) == ["swiftui/who-tells", "swiftui/tap-once"])
    #expect(two.hardest[0].recalled == CountOfTotal(count: 0, total: 1))
    #expect(two.time.medianSeconds == 10)
    try session.undo()
    #expect(try session.statistics() == one)
  }

  @Test("The fields of `due --json` are a contract, and the next due time is told when nothing is")
  func due() throws {
    let bench = Bench()
    let session = try bench.session()
    let begin = bench.time.seconds
    try bench.answer("who-tells", right: false, in: session)
    let report = try session.dueReport()
    #expect(
      try fields(report) == [
        "cards", "due", "dueTomorrow", "format", "new", "nextDue", "plan", "waiting",
      ])
    #expect(!report.isAnythingDue && report.waiting == 1 && report.nextDue == begin + 60)
    bench.time.seconds += 60
    #expect(try session.dueReport().due == 1)
    let card = try #require(session.dueReport().cards.first)
    #expect(card.id == "swiftui/who-tells" && card.reason == "step")
    #expect(card.chance == 1 && card.overdue == 0)
  }

  @Test(
    "Dates are those of the calendar",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (20_717, "2026-09-21"),
    ])
  func dates(number: Int, text: String) {
    #expect(CivilDate(StudyDay(number: number)).text == text)
  }
}
