import GRDB
import Recall

/// Reading and writing rows of the table of cards.
enum CardRow {
  /// Cards in the order of the lessons.
  static func fetch(
    _ database: Database, where condition: String = "TRUE",
    arguments: StatementArguments = StatementArguments()
  ) throws -> [StoredCard] {
    let concepts = try Row.fetchAll(
      database,
      sql: """
        SELECT card, concept FROM card_concept
        WHERE card IN (SELECT id FROM card WHERE \(condition)) ORDER BY card, place
        """, arguments: arguments
    ).reduce(into: [String: [String]]()) { $0[$1["card"], default: []].append($1["concept"]) }
    return try Row.fetchAll(
      database, sql: "SELECT * FROM card WHERE \(condition) ORDER BY position, id",
      arguments: arguments
    ).map { card($0, concepts: concepts) }
  }

  static func fetch(_ database: Database, id: String) throws -> StoredCard? {
    try fetch(database, where: "id = ?", arguments: [id]).first
  }

  /// The present identifier of a card that the log, or a tutor with older lessons, calls `id`.
  static func present(_ database: Database, _ id: String) throws -> String {
    try String.fetchOne(database, sql: "SELECT card FROM alias WHERE former = ?", arguments: [id])
      ?? id
  }

  /// Adds a card of which only the log knows, if there is no row for it.
  static func insertIfMissing(_ database: Database, id: String) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO card (id, item) VALUES (?, ?)",
      arguments: [id, CardDefinition.item(of: id)])
  }

  /// Writes down what follows from the log.
  static func update(_ database: Database, id: String, _ history: CardHistory) throws {
    let memory = history.memory
    try database.execute(
      sql: """
        UPDATE card SET is_suspended = ?, forgiven_lapses = ?, stability = ?, difficulty = ?,
          phase = ?, step = ?, last_review = ?, due = ?, lapses = ?, reviews = ? WHERE id = ?
        """,
      arguments: [
        history.isSuspended, history.forgivenLapses, memory?.stability, memory?.difficulty,
        memory?.phase.rawValue, memory?.step, memory?.lastReview, memory?.due, memory?.lapses,
        memory?.reviews, id,
      ])
  }

  private static func card(_ row: Row, concepts: [String: [String]]) -> StoredCard {
    let id: String = row["id"]
    return StoredCard(
      id: id, item: row["item"], lesson: row["lesson"], concepts: concepts[id] ?? [],
      fingerprint: row["fingerprint"], revision: row["revision"], position: row["position"],
      isRetired: row["is_retired"], isSuspended: row["is_suspended"],
      forgivenLapses: row["forgiven_lapses"], memory: memory(row))
  }

  private static func memory(_ row: Row) -> MemoryState? {
    guard let stability: Double = row["stability"], let name: String = row["phase"],
      let phase = MemoryState.Phase(rawValue: name)
    else { return nil }
    return MemoryState(
      stability: stability, difficulty: row["difficulty"] ?? Formulas.difficulties.lowerBound,
      phase: phase, step: row["step"], lastReview: row["last_review"] ?? 0, due: row["due"] ?? 0,
      lapses: row["lapses"] ?? 0, reviews: row["reviews"] ?? 0)
  }
}
