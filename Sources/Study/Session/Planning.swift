import CardStore
import Curriculum
import Recall

extension StudySession {
  /// Works out the plan of the day.
  public func today() throws -> Today { try store.reading(plan) }

  private func plan() throws -> Today {
    let now = clock.milliseconds()
    let today = clock.today
    let streak = try store.streak(at: now, calendar: clock.calendar)
    let done = try store.completedSteps()
    let lessons = progress(done)
    let budget = try budget()
    let day = try reviewPlan(done, budget)
    // Minutes that lessons and predictions may take.
    var left = budget.minutesLeft - day.review.minutes
    let next = Self.next(of: lessons).map { continuation($0, budget, left: &left) }
    let week = try week()
    let hasToday = week.contains { $0.isToday && $0.reviews > 0 }
    return Today(
      day: today, dayNumber: streak.length + (hasToday ? 0 : 1), restDays: streak.restDays,
      review: day.review, next: next, predict: try predictPlan(done, budget, left: &left),
      finishedLessons: lessons.filter(\.isFinished).count, totalLessons: lessons.count,
      memory: try memory(day), week: week, weaknesses: try weaknesses(),
      isFirstRun: try !wasGreeted() && !store.isAnswered(nil)
        && !lessons.contains(where: \.isBegun),
      minutesPerDay: budget.minutes, minutesSpent: budget.minutesSpent)
  }

  /// What of a lesson fits into the day: all that is left, a part, or nothing.
  private func continuation(
    _ progress: LessonProgress, _ budget: DayBudget, left: inout Int
  ) -> Today.Continue {
    var next = Today.Continue(
      lesson: progress.lesson.id, title: progress.lesson.title, number: progress.lesson.number,
      total: course.lessons.count, step: progress.current + 1,
      steps: progress.lesson.steps.count, isBegun: progress.isBegun,
      minutes: progress.minutesLeft)
    if left > 0, next.minutes <= left + budget.leeway {
      // It ends within the day, or nearly.
    } else if left >= Self.shortestPart,
      // A day that has nothing else brings a page, however long that is.
      let part = progress.part(
        within: left, atLeastOne: left == budget.minutes || budget.keptForLesson > 0)
    {
      next.lastStep = part.end
      next.minutes = part.minutes
    } else {
      next.isHeldBack = true
      return next
    }
    left -= next.minutes
    return next
  }

  /// Minutes of a lesson that are worth beginning.
  private static let shortestPart = 2

  /// A trace that was met and passed over, if there is time for it. Those of lessons to come are
  /// left to them: they open what the lesson then tells.
  private func predictPlan(
    _ done: [String: Set<Int>], _ budget: DayBudget, left: inout Int
  ) throws -> Today.Predict? {
    guard left > 0, Self.minutesOfPrediction <= left + budget.leeway else { return nil }
    left -= Self.minutesOfPrediction
    return try openTrace(done).map {
      Today.Predict(
        card: $0.id, item: $0.itemID, events: $0.eventWords ?? "", lesson: $0.lesson.id,
        minutes: Self.minutesOfPrediction)
    }
  }

  private static let minutesOfPrediction = 3

  /// The first trace that was met and never tried.
  public func openTrace() throws -> CourseCard? { try openTrace(store.completedSteps()) }

  private func openTrace(_ done: [String: Set<Int>]) throws -> CourseCard? {
    let seen = seenCards(done)
    let traces = course.traces.filter { seen.contains($0.id) }
    return try store.firstUnanswered(traces.map(\.id)).flatMap(course.card)
  }

  private func memory(_ day: ReviewDay) throws -> Today.Memory {
    let rate = try store.recallRate(since: clock.start(daysAgo: 29))
    return Today.Memory(
      recalled: CountOfTotal(rate.known), goal: try store.scheduler().desiredRetention,
      waiting: day.waiting,
      dueTomorrow: day.dueTomorrow)
  }

  private func week() throws -> [Today.WeekDay] {
    let today = clock.today
    let monday = today.advanced(by: -today.weekday)
    let counts = try store.answersPerDay(monday...today, calendar: clock.calendar)
    return (0..<7).map { index in
      let day = monday.advanced(by: index)
      return Today.WeekDay(
        day: day, reviews: counts.indices.contains(index) ? counts[index] : 0,
        isToday: day == today, isFuture: day > today)
    }
  }

  /// Misconceptions picked in the last 60 days, the most often missed first.
  private func weaknesses() throws -> [Today.Weakness] {
    let shares = try store.misconceptions(since: clock.start(daysAgo: 59))
    let weaknesses = shares.compactMap { slug, share -> Today.Weakness? in
      guard share.count > 0, let misconception = course.misconception(slug) else { return nil }
      return Today.Weakness(misconception: misconception, missed: share.count, asked: share.total)
    }
    let sorted = weaknesses.sorted { left, right in
      let leftRatio = left.missed * right.asked
      let rightRatio = right.missed * left.asked
      if leftRatio != rightRatio { return leftRatio > rightRatio }
      return (right.missed, left.misconception.slug) < (left.missed, right.misconception.slug)
    }
    return Array(sorted.prefix(3))
  }
}

extension StudySession {
  private static let greetedKey = "first-run.done"

  /// Whether the first question was answered or skipped before.
  public func wasGreeted() throws -> Bool { try store.setting(Self.greetedKey) != nil }

  /// Notes that the first question was answered or skipped: it is not asked again.
  public func noteGreeting() throws { try store.setSetting(Self.greetedKey, to: "yes") }
}

extension StudyClock {
  /// The first millisecond of the day of study so many days ago; 0 for today.
  func start(daysAgo days: Int) -> Int {
    calendar.start(of: today.advanced(by: -days)) * 1000
  }
}

extension TraceExercise {
  /// The events in a few words: `rename, then +1`.
  public var eventWords: String {
    guard !events.isEmpty else { return "the first frame" }
    return events.map { event in
      let parts = event.split(separator: "\"", omittingEmptySubsequences: false)
      return event.hasPrefix("tap \"") && parts.count > 2 ? parts[1].lowercased() : event
    }.joined(separator: ", then ")
  }
}
