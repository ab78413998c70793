import GRDB
import Recall

/// Reading and writing rows of the table of cards.
enum CardRow {
  /// Cards in the order of the lessons.
  static func fetch(
    _ database: Database, where condition: String = "TRUE",
    arguments: StatementArguments = StatementArguments()
  ) throws -> [StoredCard] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT \(columns), concept FROM card LEFT JOIN card_concept ON card_concept.card = card.id
        WHERE \(condition) ORDER BY position, id, place
        """)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var cards: [StoredCard] = []
    while let row = try rows.next() {
      let concept: String? = try row.get(17)
      if cards.last?.id != (try row.get(0)) { cards.append(try card(row)) }
      if let concept { cards[cards.count - 1].concepts.append(concept) }
    }
    return cards
  }

  /// What is remembered of the answered cards of today's lessons. An index alone is read.
  static func memories(_ database: Database) throws -> [String: MemoryState] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, \(memoryColumns) FROM card WHERE NOT is_retired AND stability IS NOT NULL
        """)
    var memories: [String: MemoryState] = [:]
    while let row = try rows.next() { memories[try row.get(0)] = try memory(row, from: 1) }
    return memories
  }

  /// Visits all cards in the order of the lessons, without their concepts.
  static func forEach(_ database: Database, _ visit: (StoredCard) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      database, sql: "SELECT \(columns) FROM card ORDER BY position, id")
    while let row = try rows.next() { try visit(card(row)) }
  }

  /// Of the answered cards of today's lessons what a queue needs, concepts left out, in the order of
  /// the lessons.
  ///
  /// - Parameter conditions: of which each card meets one at most.
  static func answered(
    _ database: Database, where conditions: [String], arguments: StatementArguments
  ) throws -> [QueueCard] {
    let parts = conditions.map {
      "\(queueColumns) WHERE NOT is_retired AND stability IS NOT NULL AND \($0)"
    }
    return try queueCards(
      database, parts.joined(separator: " UNION ALL ") + " ORDER BY position, id", arguments)
  }

  /// Of some cards of today's lessons what a queue needs, and of all that were reviewed since a time,
  /// concepts left out, in the order of the lessons.
  static func queueCards(
    _ database: Database, _ ids: Set<String>, andReviewedSince time: Int
  ) throws -> [QueueCard] {
    let list = "[" + ids.map(JSONText.string).joined(separator: ",") + "]"
    return try queueCards(
      database,
      """
      \(queueColumns) WHERE NOT is_retired AND stability IS NOT NULL AND last_review >= ?
      UNION \(queueColumns) WHERE NOT is_retired AND id IN (SELECT value FROM json_each(?))
      ORDER BY position, id
      """, [time, list])
  }

  private static func queueCards(
    _ database: Database, _ query: String, _ arguments: StatementArguments
  ) throws -> [QueueCard] {
    let statement = try database.cachedStatement(sql: query)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var cards: [QueueCard] = []
    while try rows.next() != nil {
      let row = RowBytes(statement)
      cards.append(
        try QueueCard(
          id: row.string(0), item: row.string(1), memory: memory(row, from: 4),
          isSuspended: row.number(2) != 0, forgivenLapses: row.integer(3, in: counts)))
    }
    return cards
  }

  private static let queueColumns = """
    SELECT id, item, is_suspended, forgiven_lapses, \(memoryColumns), position FROM card
    """

  /// Cards of today's lessons that were never answered, concepts left out, in the order of the
  /// lessons: an index alone is read, for these are most of a course to a beginner.
  static func neverAnswered(
    _ database: Database, where isIntroduced: (String) -> Bool
  ) throws -> [QueueCard] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, item, is_suspended FROM card WHERE NOT is_retired AND stability IS NULL
        ORDER BY position, id
        """)
    let rows = try Row.fetchCursor(statement)
    var cards: [QueueCard] = []
    while let row = try rows.next() {
      let id: String = try row.get(0)
      guard isIntroduced(id) else { continue }
      cards.append(try QueueCard(id: id, item: row.get(1), isSuspended: row.get(2)))
    }
    return cards
  }

  /// What cards are about, by their identifiers.
  ///
  /// - Parameter condition: on columns of `card_concept`.
  static func concepts(
    _ database: Database, where condition: String = "TRUE",
    arguments: StatementArguments = StatementArguments()
  ) throws -> [String: [String]] {
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT card, concept FROM card_concept WHERE \(condition) ORDER BY card, place",
      arguments: arguments)
    var concepts: [String: [String]] = [:]
    while let row = try rows.next() { concepts[try row.get(0), default: []].append(try row.get(1)) }
    return concepts
  }

  /// What a card is about.
  static func concepts(_ database: Database, ofCard id: String) throws -> [String] {
    try String.fetchAll(
      database.cachedStatement(
        sql: "SELECT concept FROM card_concept WHERE card = ? ORDER BY place"), arguments: [id])
  }

  static func fetch(_ database: Database, id: String) throws -> StoredCard? {
    try fetch(database, where: "id = ?", arguments: [id]).first
  }

  /// The revision of a card's meaning; 1 for a card that is not there.
  static func revision(_ database: Database, id: String) throws -> Int {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT revision FROM card WHERE id = ?"), arguments: [id]) ?? 1
  }

  /// The present identifier of a card that the log, or a tutor with older lessons, calls `id`.
  static func present(_ database: Database, _ id: String) throws -> String {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT card FROM alias WHERE former = ?"), arguments: [id])
      ?? id
  }

  /// The present identifiers of all cards by those that they had before.
  static func presentNames(_ database: Database) throws -> [String: String] {
    try Row.fetchAll(database, sql: "SELECT former, card FROM alias")
      .reduce(into: [:]) { $0[try $1.get("former")] = try $1.get("card") }
  }

  /// Adds a card of which only the log knows, if there is no row for it.
  static func insertIfMissing(_ database: Database, id: String) throws {
    try database.run(
      sql: "INSERT OR IGNORE INTO card (id, item) VALUES (?, ?)",
      arguments: [id, CardDefinition.item(of: id)])
    // One that a `was` of the lessons may be about.
    if database.changesCount > 0 { try SettingRow.forgetLessons(database) }
  }

  /// In the order in which they are read: by place, since there may be thousands of rows.
  private static let counts = 0..<1 << 31

  private static let columns = """
    id, item, lesson, fingerprint, revision, position, is_retired, is_suspended, forgiven_lapses,
    \(memoryColumns)
    """
  private static let memoryColumns =
    "stability, difficulty, phase, step, last_review, due, lapses, reviews"

  /// Without concepts.
  private static func card(_ row: Row) throws -> StoredCard {
    try StoredCard(
      id: row.get(0), item: row.get(1), lesson: row.get(2), concepts: [],
      fingerprint: row.get(3), revision: row.get(4, in: counts), position: row.get(5),
      isRetired: row.get(6), isSuspended: row.get(7), forgivenLapses: row.get(8, in: counts),
      memory: memory(row, from: 9))
  }

  /// - Parameter first: the place of the first of ``memoryColumns``.
  private static func memory(_ row: Row, from first: Int) throws -> MemoryState? {
    guard let stability: Double = try row.get(first), let name: String = try row.get(first + 2),
      let phase = MemoryState.Phase(rawValue: name)
    else { return nil }
    return try MemoryState(
      stability: stability, difficulty: row.get(first + 1) ?? Formulas.difficulties.lowerBound,
      phase: phase, step: row.get(first + 3),
      lastReview: row.get(first + 4, in: StoredLog.possibleTimes),
      due: row.get(first + 5, in: StoredLog.possibleTimes),
      lapses: row.get(first + 6, in: counts), reviews: row.get(first + 7, in: counts))
  }

  /// The same, of thousands of rows.
  private static func memory(_ row: RowBytes, from first: Int) throws -> MemoryState? {
    guard let stability = try row.real(first), !row.isNull(first + 2),
      let phase = try MemoryState.Phase(rawValue: row.string(first + 2))
    else { return nil }
    return try MemoryState(
      stability: stability, difficulty: row.real(first + 1) ?? Formulas.difficulties.lowerBound,
      phase: phase, step: row.integer(first + 3),
      lastReview: row.integer(first + 4, in: StoredLog.possibleTimes),
      due: row.integer(first + 5, in: StoredLog.possibleTimes),
      lapses: row.integer(first + 6, in: counts), reviews: row.integer(first + 7, in: counts))
  }
}
