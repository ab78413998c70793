import Curriculum
import Recall
import Simulation
import Terminal
import Testing

@testable import Screens
@testable import Study

/// Every page with a made-up value, without its type.
struct Exhibit: Sendable, CustomTestStringConvertible {
  let name: String
  let content: @Sendable (Canvas) -> PageContent
  /// What the keys do that work on it does not matter here.
  let keys: @Sendable (PageContent, Canvas) -> KeyTable<Void>
  let facts: @Sendable () -> [String]
  /// Whether a line is typed on it.
  let isLine: Bool
  /// Shows it until it is left.
  let present: @Sendable (Stage) throws -> Void

  var testDescription: String { name }

  init<Shown: Page & Spoken & Sendable>(_ name: String, _ page: Shown) {
    self.init(name, page) { _ = try $0.present(page) }
  }

  init<Shown: LinePage & Spoken & Sendable>(line name: String, _ page: Shown) {
    self.init(name, page) { _ = try $0.present(line: page) }
  }

  private init<Shown: Page & Spoken & Sendable>(
    _ name: String, _ page: Shown, present: @escaping @Sendable (Stage) throws -> Void
  ) {
    self.name = name
    self.present = present
    isLine = page is any LinePage
    content = { page.content(on: $0) }
    facts = {
      let words = page.words.filter { !page.invitation.contains($0) }
      return page.facts + [page.invitation]
        + (words.isEmpty ? [] : ["You can also type \(listed(words, "or"))."])
    }
    keys = { content, canvas in
      let keys: KeyTable<StageAction<Shown.Action>>
      if page is any LinePage {
        keys = KeyTable(page.keys.bindings.map { $0.map { .page($0) } })
      } else {
        let first = PageFrame.start(of: content, on: canvas)
        let scrolls = !content.followsChoice
        keys = stageKeys(
          page.keys,
          hasMoreBelow: scrolls && first < PageFrame.lastStart(content, on: canvas),
          hasMoreAbove: scrolls && first > 0)
      }
      return KeyTable(keys.bindings.map { $0.map { _ in () } })
    }
  }

  /// The page as its loop shows it first.
  func frame(_ canvas: Canvas) -> (lines: [StyledLine], keys: KeyTable<Void>) {
    let content = content(canvas)
    let keys = keys(content, canvas)
    let first = PageFrame.start(of: content, on: canvas)
    let footer = keys.footer(on: canvas)
    return (PageFrame(content, from: first, footer: footer, on: canvas).lines, keys)
  }

  func lines(_ canvas: Canvas) -> [StyledLine] { frame(canvas).lines }
}

/// Values for every page.
enum Gallery {
  static func exhibits() throws -> [Exhibit] { try all.get() }

  private static let all = Result<[Exhibit], any Error> {
    try [today(), reading()] + questions() + traces() + rounds() + finding()
      + Extremes.exhibits()
  }

  private static func today() throws -> Exhibit {
    let weakness = try #require(SampleCourse.pack().misconceptions.first)
    let monday = StudyDay(number: Bench.monday / 86_400)
    let week = (0..<7).map { index in
      Today.WeekDay(
        day: monday.advanced(by: index), reviews: [11, 8, 13, 0, 9, 0, 0][index],
        isToday: index == 5, isFuture: index > 5)
    }
    return Exhibit(
      "today",
      TodayPage(
        today: Today(
          day: monday.advanced(by: 5), dayNumber: 12, restDays: 1,
          review: Today.Review(due: 9, new: 2, minutes: 6),
          next: Today.Continue(
            lesson: "clubs", title: "Who hears of a change?", number: 7, total: 24, step: 3,
            steps: 8, isBegun: true, minutes: 7),
          predict: Today.Predict(
            card: "swiftui/rename-club", item: "rename-club", events: "rename, then +1",
            lesson: "clubs", minutes: 3), finishedLessons: 6, totalLessons: 24,
          memory: Today.Memory(
            recalled: CountOfTotal(count: 92, total: 100), goal: 0.9, waiting: 5,
            dueTomorrow: 14), week: week,
          weaknesses: [Today.Weakness(misconception: weakness, missed: 3, asked: 5)],
          isFirstRun: false)))
  }

  private static func reading() throws -> Exhibit {
    let lesson = try lesson()
    return Exhibit(
      "reading",
      ReadingPage(
        place: place(3), title: lesson.pages[0].title, blocks: lesson.pages[0].blocks,
        hasBack: true))
  }

  private static func questions() throws -> [Exhibit] {
    let session = try Bench().session()
    let choice = try attempt("who-connects", session)
    let several = try attempt("who-hears", session)
    let order = try attempt("order-of-things", session)
    let typed = try attempt("same-view", session)
    let wrong = try #require(choice.question.options.firstIndex { $0.misconception != nil })
    let recorded = try session.record(choice, choice.question.judge(.picked([wrong])))
    let right = try session.record(typed, typed.question.judge(.typed("identity")))
    let nearlyTyped = try session.record(typed, typed.question.judge(.typed("identities")))
    let partlyTyped = try session.record(
      typed, typed.question.judge(.typed("the view structure identity")))
    let wronglyTyped = try session.record(typed, typed.question.judge(.typed("a struct")))
    let rightChoice = try session.record(
      choice, choice.question.judge(.picked(Set(choice.question.key))))
    let someLeftOut = try session.record(several, several.question.judge(.picked([])))
    let preview: [Grade: Return] = [
      .again: .minutes(1), .hard: .days(5), .good: .days(12), .easy: .days(27),
    ]
    var hinted = choice
    hinted.showHint()
    return [
      Exhibit(
        "choice", ChoicePage(place: place(6), attempt: hinted, hasListing: true, hasMockup: true)),
      Exhibit("several", ChoicePage(place: place(7), attempt: several, picked: [0])),
      Exhibit("order", ChoicePage(place: place(8), attempt: order, picked: [2, 0])),
      Exhibit(
        "answered",
        AnsweredPage(
          place: place(6), recorded: recorded,
          misconceptions: recorded.judgement.misconceptions.compactMap(
            session.course.misconception))),
      Exhibit(
        "answered-left-out",
        AnsweredPage(
          place: place(7), recorded: someLeftOut,
          misconceptions: someLeftOut.judgement.misconceptions.compactMap(
            session.course.misconception))),
      Exhibit(line: "typed", TypedPage(place: card("same-view"), attempt: typed)),
      Exhibit(
        "close",
        ClosePage(
          place: card("same-view"), attempt: typed, typed: "identty", accepted: "identity",
          reason: "1 letter differs")),
      Exhibit(
        "grade",
        GradePage(
          place: card("same-view"), attempt: typed, recorded: right,
          preview: preview, daysAgo: nil)),
      Exhibit(
        "grade-wrong",
        GradePage(
          place: card("same-view"), attempt: typed, recorded: wronglyTyped, preview: preview,
          daysAgo: 6)),
      Exhibit(
        "grade-overlooked",
        GradePage(
          place: card("same-view"), attempt: typed, recorded: nearlyTyped, preview: preview,
          daysAgo: 6)),
      Exhibit(
        "grade-compared",
        GradePage(
          place: card("same-view"), attempt: typed, recorded: partlyTyped, preview: preview,
          daysAgo: 6)),
      Exhibit(
        "answered-right",
        AnsweredPage(place: place(6), recorded: rightChoice, preview: preview)),
      try predicted(session),
    ]
  }

  /// A prediction that leaves something out, as somebody with a misconception would.
  private static func predicted(_ session: StudySession) throws -> Exhibit {
    let attempt = try attempt("rename-club", session)
    let wrapper = try #require(session.course.misconception("needs-a-wrapper"))
    var question = attempt.question
    question.mistakes = [
      Question.Mistake(misconception: wrapper.slug, options: [2])
    ]
    let recorded = try session.record(attempt, question.judge(.picked([2])))
    return Exhibit(
      "answered-like",
      AnsweredPage(place: place(6), recorded: recorded, misconceptions: [wrapper]))
  }

  private static func traces() throws -> [Exhibit] {
    let page = try prediction()
    let source = page.stimulus.listing.source
    let start = try #require(
      StepperPage(
        title: "rename-club", isPredicted: true, source: Listings(source),
        history: TraceHistory(SampleTrace.trace),
        cursor: TraceCursor(event: 1, step: 5)))
    var why = start
    why.showsWhy = true
    var led = page
    led.lead = lead
    return [
      Exhibit("prediction", page), Exhibit("prediction-lead", led),
      Exhibit("stepper", start), Exhibit("stepper-why", why),
    ]
  }

  /// A trace that is asked, with an option picked.
  static func prediction() throws -> PredictionPage {
    let attempt = try attempt("rename-club", Bench().session())
    return PredictionPage(
      place: place(2), attempt: attempt, stimulus: try #require(attempt.question.stimulus),
      picked: [1])
  }

  /// As many words as may lead to a question.
  static let lead: [Block] = {
    let text =
      "So much for the members. In spring the club takes up another game, and the board wants it "
      + "to have another name. What does the screen make of that? It is a question that nobody has "
      + "asked so far, and the answer surprises many."
    return [.paragraph(Prose(text), Position(line: 1, column: 1))]
  }()

  private static func rounds() throws -> [Exhibit] {
    let firstRun = try FirstRun(run: { _, _, _ in SampleTrace.counter })
    var summary = RoundSummary()
    summary.answered = 11
    summary.right = 9
    summary.duration = 312_000
    summary.missed = ["swiftui/who-connects"]
    summary.waiting = 1
    summary.failures = [.failingTrace("rename-club", reason: "'+1' is not on the screen.")]
    summary.dueTomorrow = 14
    return [
      Exhibit("first-run", FirstRunPage(firstRun: firstRun)),
      Exhibit("first-answer", FirstAnswerPage(firstRun: firstRun, picked: 0)),
      Exhibit("stats", StatsPage(statistics: statistics)),
      Exhibit("weakest", WeakestPage(statistics: statistics)),
      Exhibit("summary", SummaryPage(name: "REVIEW", summary: summary, minutesToNextStep: 7)),
      Exhibit(
        "menu",
        MenuPage(
          title: "LESSONS", status: "1 of 2 finished",
          allEntries: [
            MenuPage.Entry(
              id: "clubs", number: "1", title: "Who hears?", detail: "finished",
              group: "Foundations"),
            MenuPage.Entry(
              id: "state", number: "2", title: "State", detail: "step 3 of 8", group: "State"),
          ], choice: ListChoice(selected: 1))),
      Exhibit(
        "menu-topics",
        MenuPage(
          title: "QUIZ", status: "1 known, 1 shaky",
          allEntries: [
            MenuPage.Entry(
              id: "identity", number: "", title: "Identity", detail: "known  9 of 12 seen   93%"),
            MenuPage.Entry(
              id: "update-cycle", number: "", title: "The update cycle: who runs, and why",
              detail: "shaky  3 of 31 seen   71%"),
          ], choice: ListChoice(selected: 1))),
    ]
  }

  static var statistics: StudyStatistics {
    let monday = StudyDay(number: Bench.monday / 86_400)
    return StudyStatistics(
      days: 30, reviews: 182,
      recall: StudyStatistics.Recalled(
        new: .init(count: 31, total: 40), young: .init(count: 76, total: 84),
        mature: .init(count: 54, total: 58), goal: 0.9),
      predictions: StudyStatistics.Predictions(
        right: .init(count: 14, total: 22), certainAndWrong: 3),
      due: (1...10).map {
        StudyStatistics.DayCount(
          monday.advanced(by: $0), count: [14, 9, 11, 6, 8, 5, 12, 4, 7, 0][$0 - 1])
      },
      heatmap: (0..<84).map {
        StudyStatistics.DayCount(monday.advanced(by: $0 - 77), count: $0 * 7 % 13)
      },
      misconceptions: [
        StudyStatistics.Misconception(
          slug: "parent-rebuilds", then: .init(count: 3, total: 5),
          lately: .init(count: 1, total: 3))
      ], streak: 12, restDays: 1,
      time: StudyStatistics.Time(
        seconds: 5460, secondsPerDay: 455, medianSeconds: 21.4,
        perDay: [StudyStatistics.Time.DayTime(day: "2026-09-21", seconds: 455)]),
      calibration: [
        StudyStatistics.Sureness(sureness: "guess", right: .init(count: 3, total: 8)),
        StudyStatistics.Sureness(sureness: "sure", right: .init(count: 9, total: 11)),
        StudyStatistics.Sureness(sureness: "certain", right: .init(count: 0, total: 0)),
      ],
      hardest: [
        StudyStatistics.Hard(
          card: "swiftui/who-connects", difficulty: 9.37, lapses: 3,
          recalled: .init(count: 5, total: 11)),
        StudyStatistics.Hard(
          card: "swiftui/a-name-that-is-as-long-as-names-may-be-here", difficulty: 7.02, lapses: 0,
          recalled: .init(count: 3, total: 4)),
      ])
  }

  static func lesson() throws -> CourseLesson {
    try #require(Course(try SampleCourse.pack()).lessons.first)
  }

  static func attempt(_ item: String, _ session: StudySession) throws -> Attempt {
    let card = try #require(session.course.cards.first { $0.item.id == item })
    return try session.attempt(card)
  }

  static func place(_ step: Int) -> Place {
    .lesson(number: 7, title: "Who hears of a change?", step: step, steps: 8)
  }

  static func card(_ item: String) -> Place {
    .round(name: "REVIEW", number: 3, total: 11, card: "swiftui/\(item)")
  }
}
