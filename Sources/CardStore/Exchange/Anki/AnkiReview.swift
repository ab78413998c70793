import GRDB
import Recall

/// A row of Anki's review log.
struct AnkiReview {
  /// What the card was when it was asked, in Anki's numbers.
  enum Kind: Int { case learning, review, relearning, filtered }

  var card: String
  /// Milliseconds since 1970.
  var time: Int
  var grade: Grade
  /// Days, or seconds below zero.
  var interval: Int
  var lastInterval: Int
  /// Difficulty as Anki logs it: 100 for 1, 1100 for 10.
  var factor: Int
  /// Milliseconds.
  var duration: Int
  var kind: Kind

  /// Visits the graded answers that count, in their order, with what they did to the cards.
  static func forEach(
    _ database: Database, progress: Progress, _ visit: (AnkiReview) throws -> Void
  ) throws {
    var replay = try Replay(database)
    try replay.run(database, progress: progress) { card, turn, before, after in
      guard case .answer(let grade?, _) = turn.event, let after else { return }
      let shift = (after.difficulty - 1) / 9 + 0.1
      try visit(
        AnkiReview(
          card: card, time: turn.time, grade: grade, interval: interval(after),
          lastInterval: before.map(interval) ?? 0, factor: Int((shift * 1000).rounded()),
          duration: turn.duration, kind: kind(before)))
    }
  }

  private static func interval(_ memory: MemoryState) -> Int {
    let seconds = max(1, memory.due - memory.lastReview)
    return memory.phase == .review ? max(1, seconds / Scheduler.secondsPerDay) : -seconds
  }

  private static func kind(_ before: MemoryState?) -> Kind {
    switch before?.phase {
    case nil, .learning: .learning
    case .review: .review
    case .relearning: .relearning
    }
  }
}
