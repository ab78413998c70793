import CardStore
import Testing

@testable import Study

@Suite("Figures by part and lesson")
struct CourseFiguresTests {
  private let bench = Bench()

  private func answer(_ card: String, right: Bool) throws {
    let session = try bench.session()
    let attempt = try session.attempt(try #require(session.course.card(card)))
    let key = Set(attempt.question.key)
    let wrong = Set(attempt.question.options.indices).subtracting(key)
    try session.record(attempt, attempt.question.judge(.picked(right ? key : wrong)))
  }

  @Test("Cards, what was seen and is due, recall and predictions, summed up")
  func counts() throws {
    try answer("swiftui/who-tells", right: true)
    try answer("swiftui/tap-once", right: false)
    bench.time.seconds += 40 * 86_400
    // After the learning steps a card is in review: only that is recall.
    for _ in 0..<2 {
      try answer("swiftui/who-tells", right: true)
      bench.time.seconds += 40 * 86_400
    }
    bench.time.seconds += 400 * 86_400
    let figures = try bench.session().courseFigures(days: 3650)
    let lessons = figures.parts.flatMap(\.lessons)
    #expect(lessons.map(\.lesson) == ["first", "second"] && lessons.map(\.number) == [1, 2])
    let first = try #require(lessons.first).figures
    #expect(first.cards == 4 && first.seen == 2 && first.due == 2)
    #expect(first.predictions == CountOfTotal(count: 0, total: 1))
    #expect(first.recalled.total > 0 && first.recalled.count == first.recalled.total)
    let rate = try bench.session().store.recallRate(since: 0)
    #expect(first.recalled == CountOfTotal(rate.known), "what the other page counts")
    #expect(figures.figures == first && figures.parts[0].figures == first)
    #expect(lessons[1].figures == CourseFigures.Figures())
    #expect(try bench.session().courseFigures(days: 1).figures.predictions.total == 0)
  }

  @Test("An answer that was taken back counts nowhere")
  func undone() throws {
    try answer("swiftui/tap-once", right: true)
    try bench.session().undo()
    let figures = try bench.session().courseFigures().figures
    #expect(figures.seen == 0 && figures.predictions.total == 0)
  }
}
