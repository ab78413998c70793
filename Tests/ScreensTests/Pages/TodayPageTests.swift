import Curriculum
import Recall
import Terminal
import Testing

@testable import Screens
@testable import Study

@Suite("The plan of the day")
struct TodayPageTests {
  private func today(_ weaknesses: Int) throws -> Today {
    let misconception = try #require(SampleCourse.pack().misconceptions.first)
    let monday = StudyDay(number: Bench.monday / 86_400)
    return Today(
      day: monday, dayNumber: 12, restDays: 1, review: Today.Review(due: 9, new: 2, minutes: 6),
      next: Today.Continue(
        lesson: "clubs", title: "Who hears of a change?", number: 7, total: 24, step: 3,
        steps: 8, isBegun: true, minutes: 7),
      predict: Today.Predict(
        card: "swiftui/rename-club", item: "rename-club",
        events: "rename, then +1, then another club",
        lesson: "clubs", minutes: 3), finishedLessons: 6, totalLessons: 24,
      memory: Today.Memory(
        recalled: CountOfTotal(count: 92, total: 100), goal: 0.9, waiting: 5,
        dueTomorrow: 14),
      week: (0..<7).map {
        Today.WeekDay(
          day: monday.advanced(by: $0), reviews: 3, isToday: $0 == 5, isFuture: $0 > 5)
      },
      weaknesses: (0..<weaknesses).map { number in
        var weak = misconception
        weak.slug = "a-belief-number-\(number)"
        weak.belief = "Whoever stands below a view that runs has to run as well, and its rows, too."
        return Today.Weakness(misconception: weak, missed: 3, asked: 5)
      }, isFirstRun: false)
  }

  @Test(
    "It fits a window of 24 rows with the prompt below it, whatever is worth another look",
    arguments: [40, 80, 120], 0...4)
  func fits(width: Int, weaknesses: Int) throws {
    let canvas = Canvas(width: width, height: 24, glyphs: .unicode)
    let lines = planLines(try today(weaknesses), on: canvas, isPlain: false).map(\.text)
    #expect(lines.count < 24)
    #expect(lines[0].contains("tutor"))
    #expect(lines.contains { $0.contains("WORTH ANOTHER LOOK") } == (weaknesses > 0))
    #expect(lines.contains { $0.contains("a-belief-number-0") } == (weaknesses > 0))
  }

  @Test("A belief is told in full where there is room")
  func whole() throws {
    let canvas = Canvas(width: 80, height: 40, glyphs: .unicode)
    let text = planLines(try today(2), on: canvas, isPlain: false).map(\.text)
    #expect(text.count { $0.contains("too.\"") } == 2)
  }

  @Test("What waits is counted, says why, and is started by its number but not by Enter")
  func heldBack() throws {
    var today = try today(0)
    today.review = Today.Review(due: 20, new: 0, minutes: 10, later: 72, days: 5)
    today.next?.isHeldBack = true
    today.predict = nil
    for width in [40, 80] {
      let canvas = Canvas(width: width, height: 24, glyphs: .unicode)
      let lines = planLines(today, on: canvas, isPlain: false).map { $0.text.trimmed }
      let text = lines.joined(separator: " ")
      #expect(lines.count < 24)
      #expect(text.contains("20 of 92 due, the rest over 5 days"))
      #expect(text.contains("Reviews fill the day's 10 minutes. 2 waits until tomorrow."))
    }
    let facts = TodayPage(today: today).facts
    #expect(facts.contains { $0.hasPrefix("1. Review. 20 of 92 due, the rest over 5 days") })
    #expect(facts.contains { $0.hasPrefix("2. Continue.") && $0.hasSuffix("waits.") })
    #expect(TodayPage(today: today).keys.action(forLine: "2") == .learn)
    #expect(TodayPage(today: today).keys.action(for: .enter) == .start)
    today.review.due = 0
    #expect(TodayPage(today: today).keys.action(for: .enter) == nil, "nothing is left to begin")
  }

  @Test("What is told of the memory is broken between two facts and in none")
  func memory() throws {
    var today = try today(0)
    today.memory.recalled = CountOfTotal(count: 3, total: 4)
    (today.memory.waiting, today.memory.dueTomorrow) = (1, 20)
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let lines = planLines(today, on: canvas, isPlain: false).map { $0.text.trimmed }
    #expect(lines.contains("due tomorrow 20"))
  }
}
