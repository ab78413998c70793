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

  /// The graded answers that count, in their order, with what they did to the cards.
  static func all(_ database: Database) throws -> [AnkiReview] {
    let scheduling = try Scheduling(database)
    let present = try CardRow.presentNames(database)
    var histories: [String: CardHistory] = [:]
    var reviews: [AnkiReview] = []
    for entry in try LogEntry.effective(database) {
      guard let former = entry.card else { continue }
      let card = present[former] ?? former
      let before = histories[card]?.memory
      histories[card, default: CardHistory()].apply(entry, scheduling.scheduler(of: card))
      guard let answer = entry.answer, let grade = answer.grade,
        let after = histories[card]?.memory
      else { continue }
      reviews.append(
        AnkiReview(
          card: card, time: entry.time, grade: grade, interval: interval(after),
          lastInterval: before.map(interval) ?? 0,
          factor: Int((((after.difficulty - 1) / 9 + 0.1) * 1000).rounded()),
          duration: answer.duration, kind: kind(before)))
    }
    return reviews
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
