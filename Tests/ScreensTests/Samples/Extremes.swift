import Curriculum
import Recall
import Terminal
import Testing

@testable import Screens
@testable import Study

/// The worst that pages have to show: long titles in wide characters, nine options, tables wider
/// than the window, years of figures, and nothing at all.
enum Extremes {
  static let title = "身元と同一性 👩🏽‍💻 – how a view that looks the same is told from one that is the same"

  static func exhibits() throws -> [Exhibit] {
    try plans() + lessons() + questions() + figures()
  }

  // MARK: Plans

  private static let day = StudyDay(number: Bench.monday / 86_400 + 5)

  private static func week(_ reviews: [Int]) -> [Today.WeekDay] {
    (0..<7).map {
      Today.WeekDay(
        day: day.advanced(by: $0 - 5), reviews: reviews[$0], isToday: $0 == 5, isFuture: $0 > 5)
    }
  }

  private static func plans() throws -> [Exhibit] {
    let nothing = Today.Memory(
      recalled: CountOfTotal(count: 0, total: 0), goal: 0.9, waiting: 0, dueTomorrow: 0)
    func plan(
      review: Today.Review = Today.Review(due: 0, new: 0, minutes: 0),
      next: Today.Continue? = nil, finished: Int = 0, total: Int, spent: Int = 0,
      memory: Today.Memory = nothing, reviews: [Int] = Array(repeating: 0, count: 7),
      dayNumber: Int = 1, restDays: Int = 0, weaknesses: [Today.Weakness] = []
    ) -> TodayPage {
      TodayPage(
        today: Today(
          day: day, dayNumber: dayNumber, restDays: restDays, review: review, next: next,
          predict: nil, finishedLessons: finished, totalLessons: total, memory: memory,
          week: week(reviews), weaknesses: weaknesses, isFirstRun: false,
          minutesSpent: spent))
    }
    let first = Today.Continue(
      lesson: "a", title: "The screen is a function of state", number: 1, total: 24, step: 1,
      steps: 19, isBegun: false, minutes: 10)
    let late = Today.Continue(
      lesson: "b", title: title, number: 128, total: 240, step: 98, steps: 99, isBegun: true,
      minutes: 120)
    let weakness = Today.Weakness(
      misconception: Misconception(
        slug: "a-slug-of-forty-letters-is-as-long-as-any",
        belief: "身元 is kept by the place of a view in the source, whatever stands around it",
        truth: "", lesson: nil, trace: nil), missed: 1234, asked: 2345)
    var held = first
    held.number = 7
    held.isHeldBack = true
    var part = first
    part.minutes = 4
    part.lastStep = 8
    let back = Today.Memory(
      recalled: CountOfTotal(count: 1, total: 2), goal: 0.9, waiting: 0, dueTomorrow: 80)
    let backlog = Today.Review(due: 20, new: 0, minutes: 10, later: 72, days: 5, laterNew: 3)
    return [
      Exhibit(
        "today-backlog",
        plan(
          review: backlog, next: held, finished: 6, total: 24, memory: back, dayNumber: 9,
          restDays: 14)),
      Exhibit(
        "today-done",
        plan(
          review: Today.Review(due: 0, new: 0, minutes: 0, later: 72, days: 5), next: held,
          finished: 6, total: 24, spent: 10, memory: back, reviews: [0, 0, 0, 0, 0, 20, 0],
          dayNumber: 9, restDays: 14)),
      Exhibit("today-part", plan(next: part, total: 24, spent: 6)),
      Exhibit("today-first-day", plan(next: first, total: 24)),
      Exhibit(
        "today-finished",
        plan(
          finished: 24, total: 24,
          memory: Today.Memory(
            recalled: CountOfTotal(count: 4, total: 4), goal: 0.9, waiting: 0,
            dueTomorrow: 3),
          reviews: [1, 0, 0, 0, 0, 3, 0], dayNumber: 2)),
      Exhibit("today-empty", plan(total: 0)),
      Exhibit(
        "today-year",
        plan(
          review: Today.Review(due: 1204, new: 1020, minutes: 1367), next: late, finished: 127,
          total: 240,
          memory: Today.Memory(
            recalled: CountOfTotal(count: 874, total: 1000), goal: 0.95, waiting: 1018,
            dueTomorrow: 1432),
          reviews: [1101, 1203, 987, 0, 1456, 1002, 0], dayNumber: 1365, restDays: 104,
          weaknesses: [weakness, weakness, weakness])),
    ]
  }

  // MARK: Lessons

  /// The sample lesson under a title that is too long, and a section of everything else that is.
  static let lesson =
    SampleCourse.lesson.replacing("title: \"Who hears of a change?\"", with: "title: \"\(title)\"")
    + "\n\n## Extremes\n\n" + section

  private static let section = #"""
    A word that never ends: `VeryLongTypeNameThatGoesOnAndOn<WithGenericParameters<ThatHaveParameters>>`.
    See [the reference](https://developer.apple.com/documentation/swiftui/view/id(_:)) and **身元は同一性であり、位置ではありません。**

    1. A list
       - with a list in it
         - and one in that, whose item is so long that it must be broken once more wherever it stands
           1. four deep
       - 身元
    2. and on.

    > A quote of some length, which stands indented below the list and must be broken as well.

    | Question that is long enough | `struct` in `@State` with a long heading | class | actor | enumeration |
    |---|---|---|---|---|
    | What is stored, and for how long? | the value itself, for as long as the identity lives | a reference | a reference to something isolated | the value |
    | 誰が知らされるか | whoever read it | whoever read the property | nobody | nobody |

    ```text
    A drawing of words that is wider than any window of eighty or of one hundred and twenty columns may ever be, to the end.
    ```

    ```swift id=wide
    struct VeryWide: View {
    	@State private var dictionary: [String: [Int: (first: String, second: [Double])]] = ["a": [1: (first: "一", second: [1.0, 2.0, 3.0])]]
      var body: some View {
        ForEach(dictionary.sorted { $0.key < $1.key }, id: \.key) { entry in Text("\(entry.key): \(entry.value.map { "\($0.key)" }.joined(separator: ", "))").font(.title).padding(12) }
      }
    }
    ```

    ```mockup
    id: wide-screen
    listing: wide
    alt: A list with one row, a colon 1
    callout: 1 = The key, and after it all values, which are joined by commas and blanks so that they read as a list.
    callout: 2 = `ForEach` takes identity from the key, not from the place.

    +------------------------------------+
    |  a: 1                          (1) |
    +------------------------------------+
    |  b: 2                          (2) |
    +------------------------------------+
    ```

    ```quiz
    id: nine
    kind: several
    hint: The first hint is short.
    hint: The second one says more: think of what the word "identity" means where two things can be told apart only by their place.
    hint: The third one leaves little to think about, because it names the two of them that are written with the same first word.
    why: Only what is read while a body runs is noted, and it is noted anew on every run, for this view and for no other one.

    The following nine statements are about one view, whose body reads `dictionary`. Which of them hold, whatever the device and whatever the version of the system?

    - [x] It runs when `dictionary` was written with another value, wherever that was done.
      > It read it.
    - [x] It runs when its identity changes, because it is another view then.
      > 身元 means storage.
    - [ ] It runs whenever the parent runs, even if everything that it is handed is equal to what it was handed before, in every way that can be compared.
      > [parent-rebuilds] Equal inputs stop it, and that is the one thing that makes long lists possible at all.
    - [ ] three
      > No.
    - [ ] four
      > No.
    - [ ] five
      > No.
    - [ ] six
      > No.
    - [ ] seven
      > No.
    - [ ] It never runs.
      > Once, at least.
    ```

    ```quiz
    id: five
    kind: order
    why: Down and up again.

    In which order do five things happen?

    - [x] The finger goes down.
      > First.
    - [x] The action runs, and whatever it writes is noted with the transaction that is open at that time.
      > Second.
    - [x] Readers are marked.
      > Third.
    - [x] Bodies run.
      > Fourth.
    - [x] The screen changes.
      > Last.
    ```

    ```quiz
    id: long-blank
    kind: cloze
    why: It is.

    身元, which SwiftUI keeps for a view from the first frame in which it is found until the first one in which it is not, whatever its value was in all of the frames between these two, is called {{1: structural identity | structural 身元}} where nobody gave it a name by `.id(_:)`.
    ```
    """#

  private static func lessons() throws -> [Exhibit] {
    let course = Course(try SampleCourse.pack(lesson))
    let page = try #require(course.lessons.first?.pages.first { $0.title == "Extremes" })
    var reading = ReadingPage(
      place: place, title: "身元 – a heading in two scripts", blocks: page.blocks,
      hasBack: true)
    reading.notice = "1234 lines sent to the clipboard"
    let names = (1...60).map { number in
      MenuPage.Entry(
        id: "lesson-\(number)", number: String(number),
        title: number.isMultiple(of: 7) ? title : "Lesson number \(number)",
        detail: number < 40 ? "finished" : number == 40 ? "step 98 of 99" : "\(number) min",
        group: "Part \((number + 9) / 10)")
    }
    return [
      Exhibit("reading-long", reading),
      Exhibit(
        "menu-long",
        MenuPage(
          title: "LESSONS", status: "39 of 60 finished", allEntries: names,
          choice: ListChoice(selected: 39))),
    ]
  }

  private static let place = Place.lesson(number: 128, title: title, step: 98, steps: 99)

  // MARK: Questions

  private static func questions() throws -> [Exhibit] {
    let session = try Bench().session(lesson: lesson)
    var nine = try Gallery.attempt("nine", session)
    for _ in 0..<3 { nine.showHint() }
    let five = try Gallery.attempt("five", session)
    let blank = try Gallery.attempt("long-blank", session)
    let text = String(repeating: "structural identty 身元 ", count: 6)
    let answered = try session.record(nine, nine.question.judge(.picked([0, 4, 8])))
    let ordered = try session.record(five, five.question.judge(.ordered([4, 3, 2, 1, 0])))
    let typed = try session.record(blank, blank.question.judge(.typed(text)))
    let round = Place.round(
      name: "REVIEW", number: 1018, total: 2234,
      card: "swiftui/a-name-that-is-as-long-as-names-may-be#1")
    let preview: [Grade: Return] = [
      .again: .minutes(1), .hard: .days(1218), .good: .days(2500), .easy: .days(36_500),
    ]
    return [
      Exhibit(
        "choice-nine",
        ChoicePage(
          place: place, attempt: nine, picked: [0, 8], hasListing: true, hasMockup: true,
          note: "Nothing is picked. Press the same key again if you mean: none of them.",
          hasBack: true)),
      Exhibit("order-five", ChoicePage(place: place, attempt: five, picked: [4, 3, 2, 1, 0])),
      Exhibit(
        "answered-nine",
        AnsweredPage(
          place: place, recorded: answered, preview: preview,
          misconceptions: session.course.misconceptions, cure: "rename-club")),
      Exhibit("answered-order", AnsweredPage(place: place, recorded: ordered, preview: preview)),
      Exhibit(
        line: "typed-long",
        TypedPage(place: round, attempt: blank, hasListing: true, hasMockup: true, hasBack: true)),
      Exhibit(
        "close-long",
        ClosePage(
          place: round, attempt: blank, typed: text, accepted: "structural identity",
          reason: "12 letters differ")),
      Exhibit(
        "grade-long",
        GradePage(
          place: round, attempt: blank, recorded: typed, preview: preview, daysAgo: 1365)),
    ]
  }

  // MARK: Figures

  private static func figures() throws -> [Exhibit] {
    var year = Gallery.statistics
    year.days = 90
    year.reviews = 123_456
    year.recall.new = .init(count: 9876, total: 10_234)
    year.recall.mature = .init(count: 45_678, total: 49_999)
    year.predictions = .init(right: .init(count: 1234, total: 2345), certainAndWrong: 1001)
    for index in year.due.indices { year.due[index].count = 1234 + index * 321 }
    for index in year.heatmap.indices { year.heatmap[index].count *= 123 }
    year.misconceptions = (1...9).map {
      StudyStatistics.Misconception(
        slug: "a-slug-of-forty-letters-is-as-long-as-\($0)", then: .init(count: 1234, total: 1234),
        lately: .init(count: 0, total: 1000))
    }
    year.time.seconds = 7_654_321
    var none = year
    none.reviews = 0
    none.recall.new = .init(count: 0, total: 0)
    none.recall.young = none.recall.new
    none.recall.mature = none.recall.new
    none.predictions = .init(right: none.recall.new, certainAndWrong: 0)
    for index in none.due.indices { none.due[index].count = 0 }
    for index in none.heatmap.indices { none.heatmap[index].count = 0 }
    none.misconceptions = []
    none.hardest = []
    none.time = .init(seconds: 0, secondsPerDay: nil, medianSeconds: nil, perDay: [])
    var summary = RoundSummary()
    summary.answered = 1234
    summary.right = 1000
    summary.skipped = 17
    summary.duration = 7_200_000
    summary.missed = (1...40).map { "swiftui/a-question-that-was-missed-\($0)" }
    summary.dueTomorrow = 1432
    return [
      Exhibit("stats-year", StatsPage(statistics: year)),
      Exhibit("stats-none", StatsPage(statistics: none)),
      Exhibit("weakest-none", WeakestPage(statistics: none)),
      Exhibit("summary-long", SummaryPage(name: "REVIEW", summary: summary)),
    ]
  }
}
