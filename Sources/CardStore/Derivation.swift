import GRDB
import Recall

/// Keeps what follows from the log in step with it: card by card while answering, or all at once.
enum Derivation {
  /// Derives one card again, by its present identifier.
  static func refresh(_ database: Database, card: String) throws {
    try CardRow.insertIfMissing(database, id: card)
    try CardRow.update(database, id: card, history(database, card: card))
  }

  /// What the log says of one card, by its present identifier.
  static func history(_ database: Database, card: String) throws -> CardHistory {
    let entries = try LogEntry.effective(
      database, where: "card = :card OR card IN (SELECT former FROM alias WHERE card = :card)",
      arguments: ["card": card])
    return CardHistory(entries, try Scheduling(database, card: card).scheduler(of: card))
  }

  /// Derives one step of a lesson again.
  static func refresh(_ database: Database, step: LessonStep) throws {
    let first = try LogEntry.effective(
      database, where: "lesson = ? AND step = ?", arguments: [step.lesson, step.step]
    ).first
    try database.execute(
      sql: "DELETE FROM lesson_progress WHERE lesson = ? AND step = ?",
      arguments: [step.lesson, step.step])
    guard let first else { return }
    try insert(database, step, completedAt: first.time)
  }

  /// Derives everything again. Returns the cards, then the lessons, that were not as they should
  /// be.
  static func rebuild(
    _ database: Database, progress: Progress = { _ in }
  ) throws -> [String] {
    let cardsBefore = try CardRow.fetch(database)
    let stepsBefore = try steps(database)
    let all = try histories(database, progress: progress)
    for id in all.keys.sorted() { try CardRow.insertIfMissing(database, id: id) }
    for card in try CardRow.fetch(database) {
      try progress(1)
      try CardRow.update(database, id: card.id, all[card.id] ?? CardHistory())
    }
    try database.execute(sql: "DELETE FROM lesson_progress")
    for entry in try LogEntry.effective(database, where: "lesson IS NOT NULL") {
      guard let step = entry.completes else { continue }
      try insert(database, step, completedAt: entry.time)
    }
    let before = Dictionary(cardsBefore.map { ($0.id, $0) }) { first, _ in first }
    let wrongCards = try CardRow.fetch(database).filter { before[$0.id] != $0 }.map(\.id)
    let stepsAfter = try steps(database)
    let wrongSteps = Set(stepsBefore.keys).union(stepsAfter.keys)
      .filter { stepsBefore[$0] != stepsAfter[$0] }
    return wrongCards + Set(wrongSteps.map(\.lesson)).sorted()
  }

  /// The steps that are done, with the milliseconds since 1970 at which they were.
  static func steps(_ database: Database) throws -> [LessonStep: Int] {
    try Row.fetchAll(database, sql: "SELECT * FROM lesson_progress").reduce(into: [:]) {
      let step = try LessonStep(lesson: $1.get("lesson"), step: $1.get("step"))
      $0[step] = try $1.get("completed_at")
    }
  }

  private static func histories(
    _ database: Database, progress: Progress
  ) throws -> [String: CardHistory] {
    let scheduling = try Scheduling(database)
    let present = try CardRow.presentNames(database)
    var all: [String: CardHistory] = [:]
    let entries = try LogEntry.effective(database)
    for (index, entry) in entries.enumerated() {
      try progress(Double(index) / Double(entries.count))
      guard let former = entry.card else { continue }
      let card = present[former] ?? former
      all[card, default: CardHistory()].apply(entry, scheduling.scheduler(of: card))
    }
    return all
  }

  private static func insert(
    _ database: Database, _ step: LessonStep, completedAt time: Int
  ) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO lesson_progress VALUES (?, ?, ?)",
      arguments: [step.lesson, step.step, time])
  }
}
