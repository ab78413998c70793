import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a learner found wrong with a question.
public struct QuestionFlag: Sendable, Hashable {
  public var id: UUID
  /// By its present identifier.
  public var card: String
  /// Milliseconds since 1970.
  public var time: Int
  /// In the learner's words.
  public var note: String
  /// Of the text that was asked.
  public var fingerprint: String
  /// Milliseconds since 1970 at which it was seen to; nil for an open one.
  public var closedAt: Int?
}

extension CardStore {
  /// Notes what is wrong with a question. Memory and schedule stay as they are.
  ///
  /// - Parameters:
  ///   - note: In the learner's words.
  ///   - fingerprint: Of the text that was asked.
  @discardableResult
  public func flag(
    _ card: String, note: String, fingerprint: String, at time: Int
  ) throws(CardStoreError) -> QuestionFlag {
    try write { database in
      let card = try CardRow.present(database, card)
      try CardRow.insertIfMissing(database, id: card)
      let entry = try LogEntry.append(
        .flag(card: card, note: note, fingerprint: fingerprint), id: makeIdentifier(), time: time,
        to: database)
      return QuestionFlag(
        id: entry.id, card: card, time: time, note: note, fingerprint: fingerprint)
    }
  }

  /// The flags that are open, or all there ever were, the earliest first.
  public func flags(includingClosed: Bool = false) throws(CardStoreError) -> [QuestionFlag] {
    try read { database in
      let present = try CardRow.presentNames(database)
      return try Row.fetchAll(
        database,
        sql: """
          SELECT id, card, time, note, fingerprint,
            (SELECT MIN(time) FROM log AS closing WHERE closing.target = log.id) AS closed_at
          FROM log WHERE kind = 'flag' ORDER BY stamp, id
          """
      ).compactMap { try QuestionFlag($0, present) }
        .filter { includingClosed || $0.closedAt == nil }
    }
  }

  /// Notes that a flag was seen to. It stays in the log; again changes nothing.
  ///
  /// - Returns: Whether it was open.
  @discardableResult
  public func close(flag id: UUID, at time: Int) throws(CardStoreError) -> Bool {
    try write { database in
      let isOpen = try Bool.fetchOne(
        database,
        sql: """
          SELECT EXISTS (SELECT 1 FROM log WHERE id = :id AND kind = 'flag')
            AND NOT EXISTS (SELECT 1 FROM log WHERE target = :id)
          """, arguments: ["id": id.text])
      guard isOpen == true else { return false }
      try LogEntry.append(.undo(id), id: makeIdentifier(), time: time, to: database)
      return true
    }
  }
}

extension QuestionFlag {
  /// nil for a row whose identifier is none.
  fileprivate init?(_ row: Row, _ present: [String: String]) throws {
    guard let id = UUID(uuidString: try row.get("id")) else { return nil }
    let card: String = try row.get("card")
    self.init(
      id: id, card: present[card] ?? card, time: try row.get("time"), note: try row.get("note"),
      fingerprint: try row.get("fingerprint") ?? "", closedAt: try row.get("closed_at"))
  }
}
