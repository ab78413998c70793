import GRDB
import Recall

/// How a card stood at the moment of an answer. It is kept with the answer: later settings may give
/// the card other states, but what the learner met then stays what it was.
struct Circumstances: Sendable, Hashable {
  /// The revision of the card's meaning.
  var revision: Int
  /// nil for a card never answered before.
  var phase: MemoryState.Phase?
  /// Seconds from the answer before to when the card was due.
  var interval: Int?

  init(revision: Int, memory: MemoryState?) {
    self.revision = revision
    phase = memory?.phase
    interval = memory.map { $0.due - $0.lastReview }
  }

  init(revision: Int, phase: MemoryState.Phase?, interval: Int?) {
    self.revision = revision
    self.phase = phase
    self.interval = interval
  }

  /// Fills in what a log of version 1 does not have, by replaying it.
  static func fillIn(_ database: Database) throws {
    let scheduling = try Scheduling(database)
    let present = try CardRow.presentNames(database)
    var histories: [String: CardHistory] = [:]
    for entry in try LogEntry.effective(
      database, where: "TRUE", without: [.note, .form, .about, .concepts])
    {
      guard let former = entry.card else { continue }
      let card = present[former] ?? former
      if case .answer = entry.event, let memory = histories[card]?.memory {
        try database.execute(
          sql: "UPDATE log SET phase = ?, interval = ? WHERE id = ?",
          arguments: [memory.phase.rawValue, memory.due - memory.lastReview, entry.id.text])
      }
      histories[card, default: CardHistory()].apply(entry, scheduling.scheduler(of: card))
    }
  }
}
