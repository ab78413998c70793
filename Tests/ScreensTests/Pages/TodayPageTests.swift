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
      memory: Today.Memory(recall: 0.92, goal: 0.9, waiting: 5, dueTomorrow: 14),
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
}
