import GRDB

extension Circumstances {
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
