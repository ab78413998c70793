import Foundation
import GRDB

extension CardStore {
  /// Records an answer: the row of the log, the card's memory and the lesson's progress, together.
  ///
  /// Once this returns, the answer survives anything. Recording the same `id` again does nothing.
  ///
  /// - Returns: the card as it is now.
  @discardableResult
  public func record(_ answer: Answer) throws(CardStoreError) -> StoredCard {
    try write { database in
      var answer = answer
      answer.card = try CardRow.present(database, answer.card)
      try CardRow.insertIfMissing(database, id: answer.card)
      let isNew = try LogRow.answer(database, id: answer.id) == nil
      if isNew {
        let revision = try CardRow.fetch(database, id: answer.card)?.revision ?? 1
        try LogEntry.append(
          .answer(answer, revision: revision), id: answer.id, time: answer.time, to: database)
        try Derivation.refresh(database, card: answer.card)
        if let step = answer.completes { try Derivation.refresh(database, step: step) }
      }
      return try Self.card(database, answer.card)
    }
  }

  /// Takes back the last answer that still counts: memory and progress are as before it. It stays
  /// in the log, with a row that says it was taken back. Call it again for the one before.
  ///
  /// - Returns: the answer taken back, with its card's present identifier; nil if there is none.
  @discardableResult
  public func undo(at time: Int) throws(CardStoreError) -> Answer? {
    try write { database in
      guard var answer = try LogRow.lastAnswer(database) else { return nil }
      answer.card = try CardRow.present(database, answer.card)
      try LogEntry.append(.undo(answer.id), id: makeIdentifier(), time: time, to: database)
      try Derivation.refresh(database, card: answer.card)
      if let step = answer.completes { try Derivation.refresh(database, step: step) }
      return answer
    }
  }

  /// Puts a card aside until ``resume(_:at:)``.
  @discardableResult
  public func suspend(_ card: String, at time: Int) throws(CardStoreError) -> StoredCard {
    try write { try change($0, card, at: time) { .suspend(card: $0) } }
  }

  /// Takes a suspended card, or a leech, back in; its lapses so far are forgiven.
  @discardableResult
  public func resume(_ card: String, at time: Int) throws(CardStoreError) -> StoredCard {
    try write { try change($0, card, at: time) { .resume(card: $0) } }
  }

  /// Notes that a step of a lesson that asks nothing is done; again changes nothing.
  public func complete(_ step: LessonStep, at time: Int) throws(CardStoreError) {
    try write { database in
      guard try Derivation.steps(database)[step] == nil else { return }
      try LogEntry.append(.step(step), id: makeIdentifier(), time: time, to: database)
      try Derivation.refresh(database, step: step)
    }
  }

  /// Derives everything from the log again.
  ///
  /// - Returns: the identifiers of the cards and lessons that were not as the log has them; empty
  ///   for a sound store.
  @discardableResult
  public func rebuild() throws(CardStoreError) -> [String] {
    try write(Derivation.rebuild)
  }

  /// What ``rebuild()`` would find, without changing anything.
  public func inconsistencies() throws(CardStoreError) -> [String] {
    do {
      return try database.writeWithoutTransaction { database in
        var found: [String] = []
        try database.inTransaction(.immediate) {
          found = try Derivation.rebuild(database)
          return .rollback
        }
        return found
      }
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  private func change(
    _ database: Database, _ card: String, at time: Int, _ event: (String) -> LogEntry.Event
  ) throws -> StoredCard {
    let card = try CardRow.present(database, card)
    try LogEntry.append(event(card), id: makeIdentifier(), time: time, to: database)
    try Derivation.refresh(database, card: card)
    return try Self.card(database, card)
  }

  private static func card(_ database: Database, _ id: String) throws -> StoredCard {
    guard let card = try CardRow.fetch(database, id: id) else {
      throw CardStoreError.bug(reason: "the card \(id) vanished while it was being written")
    }
    return card
  }
}
