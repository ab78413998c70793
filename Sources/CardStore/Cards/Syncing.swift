import Foundation
import GRDB

extension CardStore {
  /// Makes the cards those of the lessons: new ones come in, `was` renames, what is gone retires
  /// and what is back returns with its memory, and a raised revision is asked again at once.
  ///
  /// - Parameter definitions: all cards of all lessons, in their order.
  @discardableResult
  public func sync(
    _ definitions: [CardDefinition], at time: Int
  ) throws(CardStoreError) -> SyncReport {
    try sync(markedBy: CardDefinition.mark(of: definitions), at: time) { definitions }
  }

  /// - Parameters:
  ///   - mark: tells these definitions from all others.
  ///   - definitions: asked for only if the cards are not known to be what they say.
  @discardableResult
  public func sync(
    markedBy mark: String, at time: Int, _ definitions: () -> [CardDefinition]
  ) throws(CardStoreError) -> SyncReport {
    // In a file that cannot be written the cards stay as they are.
    if isReadOnly { return SyncReport() }
    // Most starts change nothing: find that out without a write that another tutor must wait for.
    let isCurrent = try read { try SettingRow.fetch($0, SettingRow.lessonsKey) == mark }
    if isCurrent { return SyncReport() }
    return try write {
      var syncing = Syncing(
        database: $0, definitions: definitions(), mark: mark, time: time,
        makeIdentifier: makeIdentifier)
      return try syncing.run()
    }
  }
}

/// One comparison of the cards with the lessons.
struct Syncing {
  let database: Database
  let definitions: [CardDefinition]
  /// What tells these definitions from all others.
  let mark: String
  let time: Int
  let makeIdentifier: () -> UUID
  private var report = SyncReport()

  init(
    database: Database, definitions: [CardDefinition], mark: String, time: Int,
    makeIdentifier: @escaping () -> UUID
  ) {
    self.database = database
    self.definitions = definitions
    self.mark = mark
    self.time = time
    self.makeIdentifier = makeIdentifier
  }

  mutating func run() throws -> SyncReport {
    let defined = Set(definitions.map(\.id))
    for definition in definitions {
      try rename(to: definition, defined: defined)
    }
    for (position, definition) in definitions.enumerated() {
      try update(definition, position: position)
    }
    for card in try CardRow.fetch(database, where: "NOT is_retired")
    where !defined.contains(card.id) {
      try database.run(
        sql: "UPDATE card SET is_retired = 1 WHERE id = ?", arguments: [card.id])
      report.retired.append(card.id)
    }
    try SettingRow.store(database, SettingRow.lessonsKey, mark)
    try Seal.lessons.close(database)
    return report
  }

  /// Moves a former card, with its memory, to its new name. If both have a history (they were
  /// renamed on one machine and not on another), the two become one.
  private mutating func rename(to definition: CardDefinition, defined: Set<String>) throws {
    let id = definition.id
    let hasRow = try CardRow.fetch(database, id: id) != nil
    // A rename that was taken back: the name is the alias of what it was renamed to.
    let reverted = hasRow ? [] : [try CardRow.present(database, id)]
    for former in definition.was + reverted where former != id && !defined.contains(former) {
      guard try CardRow.fetch(database, id: former) != nil else { continue }
      if try CardRow.fetch(database, id: id) == nil {
        try database.run(
          sql: "UPDATE card SET id = ?, item = ? WHERE id = ?",
          arguments: [id, definition.item, former])
      } else {
        try database.run(
          sql: "UPDATE alias SET card = ? WHERE card = ?", arguments: [id, former])
        try database.run(sql: "DELETE FROM card WHERE id = ?", arguments: [former])
      }
      try database.run(
        sql: "INSERT OR REPLACE INTO alias VALUES (?, ?)", arguments: [former, id])
      report.renamed.append(id)
    }
    // The name is a card's own now, whatever it once stood for, and so is what the log has under it.
    let heir = try CardRow.present(database, id)
    try database.run(sql: "DELETE FROM alias WHERE former = ?", arguments: [id])
    if heir != id { try Derivation.refresh(database, card: heir) }
    if heir != id || report.renamed.last == id { try Derivation.refresh(database, card: id) }
  }

  private mutating func update(_ definition: CardDefinition, position: Int) throws {
    let id = definition.id
    let before = try CardRow.fetch(database, id: id)
    try CardRow.insertIfMissing(database, id: id)
    try database.run(
      sql: """
        UPDATE card SET item = ?, lesson = ?, position = ?, fingerprint = ?,
          revision = MAX(revision, ?), is_retired = 0 WHERE id = ?
        """,
      arguments: [
        definition.item, definition.lesson, position, definition.fingerprint,
        definition.revision, id,
      ])
    try database.run(sql: "DELETE FROM card_concept WHERE card = ?", arguments: [id])
    for (place, concept) in definition.concepts.enumerated() {
      try database.run(
        sql: "INSERT INTO card_concept VALUES (?, ?, ?)", arguments: [id, place, concept])
    }
    if let before, before.concepts != definition.concepts, before.memory != nil {
      // Another retention may be wished for what it is about now.
      try Derivation.refresh(database, card: id)
    }
    try note(definition, before: before)
  }

  private mutating func note(_ definition: CardDefinition, before: StoredCard?) throws {
    guard let before else { return report.added.append(definition.id) }
    if before.isRetired { report.restored.append(definition.id) }
    guard before.lesson != nil else { return }
    if before.revision < definition.revision, before.memory != nil {
      try LogEntry.append(
        .revise(card: definition.id, revision: definition.revision), id: makeIdentifier(),
        time: time, to: database)
      try Derivation.refresh(database, card: definition.id)
      report.revised.append(definition.id)
    } else if before.fingerprint != definition.fingerprint {
      report.reworded.append(definition.id)
    }
  }
}
