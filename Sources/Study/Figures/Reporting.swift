import CardStore
import Recall

extension StudySession {
  /// Computes the figures of the last `days` days, at least 1, today included.
  public func statistics(days: Int = 30) throws -> StudyStatistics {
    let now = clock.milliseconds()
    let since = clock.start(daysAgo: max(1, days) - 1)
    let rate = try store.recallRate(since: since)
    let predictions = try store.predictions(since: since)
    let streak = try store.streak(at: now, calendar: clock.calendar)
    return StudyStatistics(
      days: max(1, days), reviews: try store.answerCount(since: since),
      recall: StudyStatistics.Recalled(
        new: CountOfTotal(rate.new), young: CountOfTotal(rate.young),
        mature: CountOfTotal(rate.mature), goal: try store.scheduler().desiredRetention),
      predictions: StudyStatistics.Predictions(
        right: CountOfTotal(predictions.right),
        certainAndWrong: predictions.certainAndWrong),
      due: try forecast(), heatmap: try heatmap(), misconceptions: try misconceptions(),
      streak: streak.length, restDays: streak.restDays, time: try time(since: since),
      calibration: try calibration(since: since), hardest: try hardestCards())
  }

  /// Computes what is due now, and what of it is of today's plan.
  public func dueReport() throws -> DueReport {
    let budget = try budget()
    let done = try store.completedSteps()
    let day = try reviewPlan(done, budget)
    let today = try queue(done, budget, within: budget.timeLimit(spent: budget.spent)).entries
    let all = try queue(done, budget)
    let planned = Set(today.map(\.card.id))
    let due = all.entries.count { $0.reason != .new }
    let later = try store.nextDue(after: clock.seconds)
    return DueReport(
      due: due, new: all.entries.count - due, waiting: all.waiting.count,
      dueTomorrow: day.dueTomorrow, nextDue: due > 0 ? nil : later,
      cards: (today + all.entries.filter { !planned.contains($0.card.id) }).map(listed),
      plan: DueReport.Plan(
        minutesPerDay: budget.minutes, minutesSpent: budget.minutesSpent,
        minutes: day.review.minutes, due: day.review.due, new: day.review.new,
        later: day.review.later, days: day.review.days, putOff: day.review.putOff))
  }

  private func listed(_ entry: Queue.Entry) -> DueReport.Card {
    DueReport.Card(
      id: entry.card.id, reason: entry.reason.rawValue, chance: entry.retrievability,
      overdue: entry.card.memory.map {
        clock.today.number - clock.calendar.day(of: $0.due).number
      })
  }

  private func forecast() throws -> [StudyStatistics.DayCount] {
    var counts = try store.dueForecast(
      days: 11, from: clock.milliseconds(), calendar: clock.calendar)
    // What is due now and put off comes back tomorrow.
    counts[1] = try reviewPlan(store.completedSteps(), budget()).dueTomorrow
    return counts.enumerated().dropFirst().map { days, count in
      StudyStatistics.DayCount(clock.today.advanced(by: days), count: count)
    }
  }

  private func heatmap() throws -> [StudyStatistics.DayCount] {
    let today = clock.today
    let first = today.advanced(by: -today.weekday - 11 * 7)
    let counts = try store.answersPerDay(first...today, calendar: clock.calendar)
    return (0..<12 * 7).map { index in
      StudyStatistics.DayCount(
        first.advanced(by: index), count: counts.indices.contains(index) ? counts[index] : 0)
    }
  }

  private func misconceptions() throws -> [StudyStatistics.Misconception] {
    let all = try store.misconceptions(since: 0)
    let lately = try store.misconceptions(since: clock.start(daysAgo: 13))
    let figures = all.map { slug, share in
      let late = lately[slug] ?? Share(count: 0, total: 0)
      let then = Share(count: share.count - late.count, total: share.total - late.total)
      return StudyStatistics.Misconception(
        slug: slug, then: CountOfTotal(then), lately: CountOfTotal(late))
    }
    return figures.filter { $0.then.count + $0.lately.count > 0 }
      .sorted {
        ($1.then.count + $1.lately.count, $0.slug) < ($0.then.count + $0.lately.count, $1.slug)
      }
  }
}

extension StudyStatistics.DayCount {
  init(_ day: StudyDay, count: Int) {
    self.init(day: CivilDate(day).text, weekday: day.weekday, count: count)
  }
}
