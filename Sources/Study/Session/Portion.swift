import CardStore
import Recall

extension StudySession {
  /// Something to be asked now, or soon.
  struct Due {
    var id: String
    /// It is between its first answers.
    var isStep: Bool
    /// Its step is not over yet.
    var isWaiting = false
  }

  /// What there is time for today. Whoever asks for more gets what a whole day has time for.
  ///
  /// - Parameter patience: A step that ends within so many seconds counts as over.
  func portion(patience: Int) throws -> [String] {
    let budget = try budget()
    let done = try store.completedSteps()
    let today = try portion(done, budget, spent: budget.spent, patience)
    guard today.isEmpty else { return today }
    var whole = budget
    whole.keptForLesson = 0
    return try portion(done, whole, spent: 0, patience)
  }

  private func portion(
    _ done: [String: Set<Int>], _ budget: DayBudget, spent: Double, _ patience: Int
  ) throws -> [String] {
    var limit = budget.timeLimit(spent: spent)
    guard limit.seconds > 0 else { return [] }
    let scheduler = try store.scheduler()
    let queue = try queue(done, budget, within: limit)
    func cost(_ card: QueueCard) -> Double { budget.pace.seconds(for: card, scheduler) }
    limit.seconds -= queue.entries.reduce(0) { $0 + cost($1.card) }
    var portion = queue.entries.map(\.card.id)
    for card in waiting(in: queue, patience) {
      guard limit.take(cost(card), isFirst: portion.isEmpty) else { break }
      portion.append(card.id)
    }
    return portion
  }

  /// All that is due, in the order of asking, and the steps that end within so many seconds.
  ///
  /// - Parameter chosen: See `CardStore.queue`.
  func due(patience: Int, of chosen: Set<String>? = nil) throws -> [Due] {
    let queue = try queue(of: chosen)
    return queue.entries.map { Due(id: $0.card.id, isStep: $0.reason == .step) }
      + waiting(in: queue, patience).map { Due(id: $0.id, isStep: true, isWaiting: true) }
  }

  private func waiting(in queue: Queue, _ patience: Int) -> [QueueCard] {
    let horizon = clock.seconds + patience
    return queue.waiting.filter { ($0.memory?.due ?? .max) <= horizon }
  }
}
