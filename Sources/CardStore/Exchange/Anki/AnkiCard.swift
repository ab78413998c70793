import Recall

/// The columns of Anki's `cards` that say what is known of a card and when it comes back.
///
/// Anki keeps what FSRS remembers in `data`: stability `s` in days, difficulty `d`, the desired
/// retention `dr`, the exponent of the forgetting curve `decay` and the last review `lrt` in
/// seconds (rslib/src/storage/card/data.rs).
struct AnkiCard {
  /// 0 new, 1 learning, 2 review, 3 relearning.
  var type = 0
  /// As `type`, 1 for all short steps; -1 suspended.
  var queue = 0
  /// The place among the new cards; for short steps the second since 1970; else the day, counted
  /// from the collection's first.
  var due: Int
  /// Days; 0 in the first steps.
  var interval = 0
  /// The ease of Anki's older algorithm, which FSRS leaves at its start.
  var factor = 0
  var answers = 0
  var lapses = 0
  /// How many short steps are left.
  var stepsLeft = 0
  var data: Remembered

  struct Remembered {
    /// The place it had among the new cards.
    var pos: Int
    var s: Double?
    var d: Double?
    var dr: Double?
    var decay: Double?
    var lrt: Int?

    /// As JSON, the keys in their order.
    var text: String {
      let values = [
        ("d", d.map { "\($0)" }), ("decay", decay.map { "\($0)" }), ("dr", dr.map { "\($0)" }),
        ("lrt", lrt.map { "\($0)" }), ("pos", "\(pos)"), ("s", s.map { "\($0)" }),
      ]
      return "{"
        + values.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
        .joined(separator: ",") + "}"
    }
  }

  /// - Parameters:
  ///   - place: Of the card among all, from 1.
  ///   - firstDay: The day from which the collection counts.
  init(
    _ card: StoredCard?, place: Int, firstDay: StudyDay, calendar: StudyCalendar,
    scheduler: Scheduler
  ) {
    due = place
    data = Remembered(pos: place)
    if let memory = card?.memory {
      remember(memory, scheduler)
      due =
        memory.phase == .review
        ? calendar.day(of: memory.due).number - firstDay.number : memory.due
    }
    if card?.isSuspended == true { queue = -1 }
  }

  private mutating func remember(_ memory: MemoryState, _ scheduler: Scheduler) {
    answers = memory.reviews
    lapses = memory.lapses
    factor = 2500
    data.s = memory.stability
    data.d = memory.difficulty
    data.dr = scheduler.desiredRetention
    data.decay = scheduler.formulas.weights.values[20]
    data.lrt = memory.lastReview
    let days = (memory.due - memory.lastReview) / Scheduler.secondsPerDay
    switch memory.phase {
    case .learning:
      (type, queue) = (1, 1)
      stepsLeft = max(1, scheduler.learningSteps.count - (memory.step ?? 0))
    case .review:
      (type, queue) = (2, 2)
      interval = max(1, days)
    case .relearning:
      (type, queue) = (3, 1)
      interval = max(1, Int(memory.stability.rounded()))
      stepsLeft = max(1, scheduler.relearningSteps.count - (memory.step ?? 0))
    }
  }
}
