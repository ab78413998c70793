@testable import Recall

/// A learner who comes most evenings for years and does what the queue says; it notes what happened.
struct SimulatedStudy {
  struct Event {
    var card: String
    var item: String
    var day: StudyDay
    var reason: Queue.Reason
    var isRecalled: Bool
    var retrievability: Double?
  }

  var scheduler: Scheduler
  var calendar: StudyCalendar
  var limits = QueueLimits()
  /// The share of days on which nothing is done.
  var absence = 0.0
  /// Days, counted from the first, of a holiday.
  var holiday: Range<Int> = 0..<0
  private(set) var cards: [QueueCard]
  private(set) var events: [Event] = []
  /// The queue at the start of each day that was studied.
  private(set) var plans: [(time: Int, queue: Queue)] = []
  private var learners: [String: MemoryState] = [:]
  private let truth: Scheduler
  private var randomness: SplitMix64

  /// - Parameter weights: of the memory; what the scheduler believes may be something else.
  init(
    cards: [QueueCard], scheduler: Scheduler, weights: Weights, seed: UInt64,
    calendar: StudyCalendar = StudyCalendar { _ in 3600 }
  ) {
    self.cards = cards
    self.scheduler = scheduler
    self.calendar = calendar
    truth = Scheduler(weights: weights)
    randomness = SplitMix64(seed: seed)
  }

  mutating func run(days: Int, from first: StudyDay = StudyDay(number: 20_000)) {
    for number in 0..<days {
      let day = first.advanced(by: number)
      if holiday.contains(number) || Double.random(in: 0..<1, using: &randomness) < absence {
        continue
      }
      study(day)
    }
  }

  private mutating func study(_ day: StudyDay) {
    // In the evening, give or take an hour.
    var time = calendar.start(of: day) + Int.random(in: 14 * 3600...16 * 3600, using: &randomness)
    let end = calendar.start(of: day.advanced(by: 1))
    var done = (new: 0, reviews: 0)
    var isFirst = true
    while time < end {
      var limits = limits
      limits.newDoneToday = done.new
      limits.reviewsDoneToday = done.reviews
      let queue = Queue(
        cards: cards, at: time, limits: limits, scheduler: scheduler, calendar: calendar)
      if isFirst { plans.append((time, queue)) }
      isFirst = false
      guard !queue.entries.isEmpty else {
        guard let next = queue.nextStepDue, next < end else { return }
        time = max(next, time + 1)
        continue
      }
      for entry in queue.entries where time < end {
        answer(entry, on: day, at: time)
        done.new += entry.reason == .new ? 1 : 0
        done.reviews += entry.reason == .review ? 1 : 0
        time += Int.random(in: 5...40, using: &randomness)
      }
    }
  }

  private mutating func answer(_ entry: Queue.Entry, on day: StudyDay, at time: Int) {
    let id = entry.card.id
    let chance = learners[id].map { truth.retrievability($0, at: time) }
    let isRecalled = Double.random(in: 0..<1, using: &randomness) < (chance ?? 0.6)
    let grade: Grade =
      isRecalled ? (Double.random(in: 0..<1, using: &randomness) < 0.15 ? .hard : .good) : .again
    events.append(
      Event(
        card: id, item: entry.card.item, day: day, reason: entry.reason, isRecalled: isRecalled,
        retrievability: entry.retrievability))
    learners[id] = truth.review(learners[id], grade, at: time)
    guard let place = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[place].memory = scheduler.review(
      cards[place].memory, grade, at: time, seed: Fuzz.seed(card: id))
  }
}
