import CardStore
import Recall

/// The reviews of a day: what there is time for, and what becomes of the rest.
struct ReviewDay {
  var review: Today.Review
  /// Learning steps that end later today, and for which there is time.
  var waiting: Int
  var dueTomorrow: Int
}

extension StudySession {
  /// - Parameter done: the steps that are done, by lesson.
  func reviewPlan(_ done: [String: Set<Int>], _ budget: DayBudget) throws -> ReviewDay {
    let limit = budget.timeLimit(spent: budget.spent)
    // The plan only counts.
    let queue = try queue(done, budget, within: limit, mixesConcepts: false)
    let scheduler = try store.scheduler()
    func seconds(_ cards: some Sequence<QueueCard>) -> Double {
      cards.reduce(0) { $0 + budget.pace.seconds(for: $1, scheduler) }
    }
    let asked = seconds(queue.entries.map(\.card))
    var waiting = queue.waiting[...]
    while asked + seconds(waiting) > limit.seconds, !waiting.isEmpty { waiting.removeLast() }
    let new = queue.entries.count { $0.reason == .new }
    var review = Today.Review(
      due: queue.entries.count - new, new: new, minutes: Self.minutes(asked),
      later: queue.overLimit.count { $0.memory != nil },
      laterNew: queue.overLimit.count { $0.memory == nil }, putOff: queue.putOff.count)
    let coming = try store.dueForecast(
      days: Backlog.horizon + 1, from: clock.milliseconds(), calendar: clock.calendar
    ).dropFirst()
    review.days = days(queue, coming: Array(coming), budget, scheduler)
    let putOff =
      review.later + review.putOff + queue.waiting.count - waiting.count
      + queue.buried.count { $0.memory != nil }
    return ReviewDay(
      review: review, waiting: waiting.count, dueTomorrow: (coming.first ?? 0) + putOff)
  }

  /// Days after today until all that is due and not of today is worked off.
  private func days(
    _ queue: Queue, coming: [Int], _ budget: DayBudget, _ scheduler: Scheduler
  ) -> Int? {
    let later = queue.overLimit.filter { $0.memory != nil }
    guard !later.isEmpty else { return 0 }
    let whole = later.reduce(0) { $0 + budget.pace.seconds(for: $1, scheduler) }
    let perDay = Double(minutesPerDay * 60) * Double(later.count) / whole
    return Backlog.days(
      later.count, coming: coming, perDay: min(perDay, Double(limits.reviewsPerDay)),
      missed: budget.pace.missed)
  }

  /// Whole minutes, at least 1 of anything.
  static func minutes(_ seconds: Double) -> Int { Int((seconds / 60).rounded(.up)) }
}
