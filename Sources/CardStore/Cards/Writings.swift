import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CardStore {
  /// Keeps what a learner wrote: as new, or in the place of what had the same identifier. Once this
  /// returns it survives anything, and so do the answers, which go into the same transaction.
  ///
  /// - Parameters:
  ///   - writings: Those that are what they were already change nothing.
  ///   - answers: For instance how well was remembered what is written.
  ///   - time: Milliseconds since 1970.
  /// - Returns: The writings, with their time.
  @discardableResult
  public func write(
    _ writings: [Writing], answers: [Answer] = [], at time: Int
  ) throws(CardStoreError) -> [Writing] {
    try write { database in
      let known = try Self.writings(database)
      let kept = try writings.map { writing in
        var writing = writing
        writing.time = time
        if var former = known[writing.id] {
          let since = former.time
          former.time = time
          if former == writing {
            writing.time = since
            return writing
          }
        }
        try LogEntry.append(.write(writing), id: makeIdentifier(), time: time, to: database)
        return writing
      }
      for answer in answers {
        try CardRow.insertIfMissing(database, id: answer.card)
        let memory = try CardRow.fetch(database, id: answer.card)?.memory
        try LogEntry.append(
          .answer(answer, Circumstances(revision: 1, memory: memory)), id: answer.id,
          time: answer.time, to: database)
        try Derivation.refresh(database, card: answer.card)
      }
      return kept
    }
  }

  /// Takes a writing away. It stays in the log, with a row that says so; what was answered of it stays,
  /// too.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func erase(writing id: String, at time: Int) throws(CardStoreError) -> Bool {
    try write { database in
      guard try Self.writings(database)[id] != nil else { return false }
      try LogEntry.append(.erase(id), id: makeIdentifier(), time: time, to: database)
      return true
    }
  }

  /// What the learner wrote and did not take away, in the order in which it was begun.
  public func writings() throws(CardStoreError) -> [Writing] {
    try read { database in
      let (order, writings) = try Self.told(database)
      return order.compactMap { writings[$0] }
    }
  }

  /// What ``undoLatest(at:)`` took back.
  public enum TakenBackRow: Sendable, Hashable {
    case answer(Answer)
    /// What was written, or written anew.
    case writing(Writing)
    /// A writing that was taken away is back.
    case erasure(Writing)
  }

  /// Takes back what was done last, an answer or a change of a writing. It stays in the log, with a row
  /// that says it was taken back.
  ///
  /// - Returns: nil if there is nothing.
  public func undoLatest(at time: Int) throws(CardStoreError) -> TakenBackRow? {
    let latest = try read(Self.latestWritingIsLast)
    guard let latest else { return try undo(at: time).map(TakenBackRow.answer) }
    return try write { database in
      try LogEntry.append(.undo(latest.id), id: makeIdentifier(), time: time, to: database)
      switch latest.event {
      case .write(let writing): return .writing(writing)
      case .erase(let id): return try Self.writings(database)[id].map(TakenBackRow.erasure)
      default: return nil
      }
    }
  }

  private static func writings(_ database: Database) throws -> [String: Writing] {
    try told(database).writings
  }

  /// Replays what the log says of writings.
  private static func told(
    _ database: Database
  ) throws -> (order: [String], writings: [String: Writing]) {
    var order: [String] = []
    var begun: Set<String> = []
    var writings: [String: Writing] = [:]
    for entry in try LogEntry.effective(database, where: "kind IN ('write', 'erase')") {
      switch entry.event {
      case .write(let writing):
        if begun.insert(writing.id).inserted { order.append(writing.id) }
        writings[writing.id] = writing
      case .erase(let id): writings[id] = nil
      default: continue
      }
    }
    return (order, writings)
  }

  /// The last row about a writing that was not taken back; nil if an answer came after it, or with it:
  /// rows of one transaction follow one another.
  private static func latestWritingIsLast(_ database: Database) throws -> LogEntry? {
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT * FROM log INDEXED BY log_stamp
        WHERE kind IN (\(LogEntry.answerKinds), 'write', 'erase') AND \(LogEntry.stands)
        ORDER BY stamp DESC, id DESC LIMIT 1
        """)
    let entry = try row.map { try LogEntry($0) }
    switch entry?.event {
    case .write, .erase: return entry
    default: return nil
    }
  }
}
