import Recall

/// What follows from the log for one card: a fold over its rows, in their order.
struct CardHistory: Hashable {
  var memory: MemoryState?
  var isSuspended = false
  var forgivenLapses = 0
  /// The highest revision that was answered.
  private var answeredRevision = 0

  mutating func apply(_ entry: LogEntry, _ scheduler: Scheduler) {
    let seconds = entry.time.secondsFromMilliseconds
    switch entry.event {
    case .answer(let answer, let circumstances):
      answeredRevision = max(answeredRevision, circumstances.revision)
      guard let grade = answer.grade else { return }
      memory = scheduler.review(
        memory, grade, at: seconds, seed: Fuzz.seed(card: answer.card))
    case .suspend: isSuspended = true
    case .resume:
      isSuspended = false
      forgivenLapses = memory?.lapses ?? 0
    case .revise(_, let revision):
      // Another machine may have told of a revision that was answered since.
      guard revision > answeredRevision else { return }
      if let due = memory?.due { memory?.due = min(due, seconds) }
    case .undo, .step, .flag: return
    }
  }

  init() {}

  init(_ entries: [LogEntry], _ scheduler: Scheduler) {
    for entry in entries { apply(entry, scheduler) }
  }
}

extension LogEntry {
  /// The card that the row is about, by the identifier it had then.
  var card: String? {
    switch event {
    case .answer(let answer, _): answer.card
    case .suspend(let card), .resume(let card), .revise(let card, _), .flag(let card, _, _): card
    case .undo, .step: nil
    }
  }

  /// The step of a lesson that is done with this row.
  var completes: LessonStep? {
    switch event {
    case .answer(let answer, _): answer.completes
    case .step(let step): step
    case .undo, .suspend, .resume, .revise, .flag: nil
    }
  }
}

extension Int {
  /// Whole seconds, rounded down before 1970 too.
  var secondsFromMilliseconds: Int { self >= 0 ? self / 1000 : (self - 999) / 1000 }
}
