import Foundation
import GRDB

extension CardStore {
  /// Records an answer: the row of the log, the card's memory and the lesson's progress, together.
  ///
  /// Once this returns, the answer survives anything. Recording the same `id` again does nothing.
  ///
  /// - Parameters:
  ///   - former: an answer to the same card that is taken back in the same transaction, so
  ///   that a kill leaves one of the two.
  ///   - objection: what the learner finds wrong with the question, in their words: a flag that is
  ///   written in the same transaction.
  /// - Returns: the card as it is now.
  @discardableResult
  public func record(
    _ answer: Answer, replacing former: UUID? = nil, objecting objection: String? = nil
  ) throws(CardStoreError) -> StoredCard {
    try write { database in
      var answer = answer
      answer.card = try CardRow.present(database, answer.card)
      try CardRow.insertIfMissing(database, id: answer.card)
      let isNew = try LogRow.answer(database, id: answer.id) == nil
      if isNew {
        if let former {
          try LogEntry.append(.undo(former), id: makeIdentifier(), time: answer.time, to: database)
          try Derivation.refresh(database, card: answer.card)
        }
        let card = try CardRow.fetch(database, id: answer.card)
        let circumstances = Circumstances(revision: card?.revision ?? 1, memory: card?.memory)
        try LogEntry.append(
          .answer(answer, circumstances), id: answer.id, time: answer.time, to: database)
        if let objection {
          try LogEntry.append(
            .flag(card: answer.card, note: objection, fingerprint: answer.fingerprint),
            id: makeIdentifier(), time: answer.time, to: database)
        }
        try Derivation.refresh(database, card: answer.card)
        if let step = answer.completes { try Derivation.refresh(database, step: step) }
      }
      return try Self.card(database, answer.card)
    }
  }

  /// Records answers of the past, the earliest first, in one transaction. Those that are in the log
  /// already are left out.
  public func record(_ answers: [Answer]) throws(CardStoreError) {
    try write { database in
      let scheduling = try Scheduling(database)
      let present = try CardRow.presentNames(database)
      var histories: [String: CardHistory] = [:]
      for var answer in answers where try LogRow.answer(database, id: answer.id) == nil {
        answer.card = present[answer.card] ?? answer.card
        try CardRow.insertIfMissing(database, id: answer.card)
        var history = try histories[answer.card] ?? Derivation.history(database, card: answer.card)
        let revision = try CardRow.revision(database, id: answer.card)
        let event = LogEntry.Event.answer(
          answer, Circumstances(revision: revision, memory: history.memory))
        let entry = try LogEntry.append(event, id: answer.id, time: answer.time, to: database)
        history.apply(entry, scheduling.scheduler(of: answer.card))
        histories[answer.card] = history
      }
      for card in histories.keys.sorted() { try Derivation.refresh(database, card: card) }
      for step in Set(answers.compactMap(\.completes)) {
        try Derivation.refresh(database, step: step)
      }
    }
  }

  /// Takes back the last answer that still counts: memory and progress are as before it, and what was
  /// objected with it is closed. It stays in the log, with a row that says it was taken back. Call it
  /// again for the one before.
  ///
  /// - Returns: the answer taken back, with its card's present identifier; nil if there is none.
  @discardableResult
  public func undo(at time: Int) throws(CardStoreError) -> Answer? {
    try write { database in
      guard var answer = try LogRow.lastAnswer(database) else { return nil }
      for id in try LogRow.objections(database, with: answer) + [answer.id] {
        try LogEntry.append(.undo(id), id: makeIdentifier(), time: time, to: database)
      }
      answer.card = try CardRow.present(database, answer.card)
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
  public func rebuild(progress: Progress = { _ in }) throws(CardStoreError) -> [String] {
    try write { try Derivation.rebuild($0, progress: progress) }
  }

  /// What ``rebuild()`` would find, without changing anything.
  public func inconsistencies() throws(CardStoreError) -> [String] {
    try read(Derivation.inconsistencies)
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
