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
    let first = try Int.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT time FROM log WHERE lesson = ? AND step = ? AND \(LogEntry.stands)
          ORDER BY stamp, id LIMIT 1
          """), arguments: [step.lesson, step.step])
    try database.run(
      sql: "DELETE FROM lesson_progress WHERE lesson = ? AND step = ?",
      arguments: [step.lesson, step.step])
    if let first { try insert(database, step, completedAt: first) }
  }

  /// The steps that are done, with the milliseconds since 1970 at which they were.
  static func steps(_ database: Database) throws -> [LessonStep: Int] {
    try steps(database, "SELECT lesson, step, completed_at FROM lesson_progress")
  }

  /// Derives everything again.
  ///
  /// - Returns: The cards, then the lessons, that were not as they should be.
  static func rebuild(
    _ database: Database, progress: Progress = { _ in }
  ) throws -> [String] {
    let derived = try Derived(database, progress: progress)
    let wrong = try derived.differences(database)
    for card in wrong.cards {
      try CardRow.insertIfMissing(database, id: card)
      try CardRow.update(database, id: card, derived.replay.history(of: card))
    }
    guard !wrong.lessons.isEmpty else { return wrong.names }
    try database.run(sql: "DELETE FROM lesson_progress")
    for (step, time) in derived.steps { try insert(database, step, completedAt: time) }
    return wrong.names
  }

  /// What ``rebuild(_:progress:)`` would find.
  static func inconsistencies(_ database: Database) throws -> [String] {
    try Derived(database) { _ in }.differences(database).names
  }

  /// - Parameter query: lesson, step and time; of equal steps the first counts.
  fileprivate static func steps(
    _ database: Database, _ query: String
  ) throws -> [LessonStep: Int] {
    let rows = try Row.fetchCursor(database, sql: query)
    var steps: [LessonStep: Int] = [:]
    while let row = try rows.next() {
      let step = LessonStep(lesson: try row.get(0), step: try row.get(1))
      if steps[step] == nil { steps[step] = try row.get(2) }
    }
    return steps
  }

  private static func insert(
    _ database: Database, _ step: LessonStep, completedAt time: Int
  ) throws {
    try database.run(
      sql: "INSERT OR IGNORE INTO lesson_progress VALUES (?, ?, ?)",
      arguments: [step.lesson, step.step, time])
  }
}

/// All that follows from the log.
private struct Derived {
  let replay: Replay
  let steps: [LessonStep: Int]

  init(_ database: Database, progress: Progress) throws {
    var replay = try Replay(database)
    try replay.run(database, progress: progress)
    self.replay = replay
    steps = try Derivation.steps(
      database,
      """
      SELECT lesson, step, time FROM log WHERE lesson IS NOT NULL AND \(LogEntry.stands)
      ORDER BY stamp, id
      """)
  }

  struct Differences {
    var cards: [String] = []
    var lessons: [String] = []

    var names: [String] { cards + lessons }
  }

  /// What is stored otherwise.
  func differences(_ database: Database) throws -> Differences {
    var wrong = Differences()
    var missing = Set(replay.names.cards)
    try CardRow.forEach(database) { card in
      missing.remove(card.id)
      let history = replay.history(of: card.id)
      if card.memory != history.memory || card.isSuspended != history.isSuspended
        || card.forgivenLapses != history.forgivenLapses
      {
        wrong.cards.append(card.id)
      }
    }
    wrong.cards += missing.sorted()
    let stored = try Derivation.steps(database)
    let changed = Set(stored.keys).union(steps.keys).filter { stored[$0] != steps[$0] }
    wrong.lessons = Set(changed.map(\.lesson)).sorted()
    return wrong
  }
}
