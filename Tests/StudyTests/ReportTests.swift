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
        "days", "due", "format", "heatmap", "misconceptions", "predictions", "recall", "restDays",
        "reviews", "streak",
      ])
    #expect(statistics.reviews == 2 && statistics.streak == 1)
    #expect(statistics.recall.new == StudyStatistics.Part(count: 0, total: 2))
    #expect(statistics.predictions.certainAndWrong == 1)
    #expect(statistics.predictions.right == StudyStatistics.Part(count: 0, total: 1))
    #expect(statistics.due.map(\.day).prefix(2) == ["2026-09-22", "2026-09-23"])
    #expect(statistics.due.count == 10)
    #expect(statistics.heatmap.count == 84 && statistics.heatmap[77].day == "2026-09-21")
    #expect(statistics.heatmap[77].count == 2)
    #expect(statistics.misconceptions.map(\.lately.count) == [1])
  }

  @Test("The fields of `due --json` are a contract, and the next due time is told when nothing is")
  func due() throws {
    let bench = Bench()
    let session = try bench.session()
    let begin = bench.time.seconds
    try bench.answer("who-tells", right: false, in: session)
    let report = try session.dueReport()
    #expect(
      try fields(report) == ["due", "dueTomorrow", "format", "new", "nextDue", "waiting"])
    #expect(!report.isAnythingDue && report.waiting == 1 && report.nextDue == begin + 60)
    bench.time.seconds += 60
    #expect(try session.dueReport().due == 1)
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
