import CardStore
import Curriculum
import Recall

extension StudySession {
  /// Works out the plan of the day.
  public func today() throws -> Today { try store.reading(plan) }

  private func plan() throws -> Today {
    let now = clock.milliseconds()
    let calendar = clock.calendar
    let today = clock.today
    let streak = try store.streak(at: now, calendar: calendar)
    let done = try store.completedSteps()
    let lessons = progress(done)
    // The plan only counts.
    let queue = try queue(done, mixesConcepts: false)
    let week = try week()
    let hasToday = week.contains { $0.isToday && $0.reviews > 0 }
    return Today(
      day: today, dayNumber: streak.length + (hasToday ? 0 : 1), restDays: streak.restDays,
      review: reviewPlan(queue), next: Self.next(of: lessons).map(continuation),
      predict: try predictPlan(done),
      finishedLessons: lessons.filter(\.isFinished).count, totalLessons: lessons.count,
      memory: try memory(queue), week: week, weaknesses: try weaknesses(),
      isFirstRun: try !wasGreeted() && !store.isAnswered(nil) && !lessons.contains(where: \.isBegun)
    )
  }

  private func reviewPlan(_ queue: Queue) -> Today.Review {
    let new = queue.entries.filter { $0.reason == .new }.count
    let due = queue.entries.count - new
    return Today.Review(due: due, new: new, minutes: Self.minutes(due: due, new: new))
  }

  /// Half a minute for a card that is known, three quarters for a new one.
  static func minutes(due: Int, new: Int) -> Int { (due * 30 + new * 45 + 59) / 60 }

  private func continuation(_ progress: LessonProgress) -> Today.Continue {
    Today.Continue(
      lesson: progress.lesson.id, title: progress.lesson.title, number: progress.lesson.number,
      total: course.lessons.count, step: progress.current + 1,
      steps: progress.lesson.steps.count, isBegun: progress.isBegun,
      minutes: progress.minutesLeft)
  }

  /// A trace that was met and passed over. Those of lessons to come are left to them: they open
  /// what the lesson then tells.
  private func predictPlan(_ done: [String: Set<Int>]) throws -> Today.Predict? {
    let seen = seenCards(done)
    let traces = course.traces.filter { seen.contains($0.id) }
    let open = try store.firstUnanswered(traces.map(\.id)).flatMap(course.card)
    return open.map {
      Today.Predict(
        card: $0.id, item: $0.itemID, events: $0.eventWords ?? "", lesson: $0.lesson.id, minutes: 3)
    }
  }

  private func memory(_ queue: Queue) throws -> Today.Memory {
    let rate = try store.recallRate(since: clock.start(daysAgo: 29))
    return Today.Memory(
      recall: rate.known.ratio, goal: try store.scheduler().desiredRetention,
      waiting: queue.waiting.count, dueTomorrow: try dueTomorrow())
  }

  func dueTomorrow() throws -> Int {
    try store.dueForecast(days: 2, from: clock.milliseconds(), calendar: clock.calendar)
      .last ?? 0
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
