import Foundation
import GRDB

/// Reading answers from the log.
enum LogRow {
  static func answer(_ database: Database, id: UUID) throws -> Answer? {
    try Row.fetchOne(
      database.cachedStatement(sql: "SELECT * FROM log WHERE id = ?"), arguments: [id.text]
    ).flatMap { try LogEntry($0).answer }
  }

  /// The last answer that was not taken back.
  static func lastAnswer(_ database: Database) throws -> Answer? {
    try Row.fetchOne(
      database,
      sql: """
        SELECT * FROM log INDEXED BY log_stamp
        WHERE kind IN (\(LogEntry.answerKinds)) AND \(LogEntry.stands)
        ORDER BY stamp DESC, id DESC LIMIT 1
        """
    ).flatMap { try LogEntry($0).answer }
  }

  /// The open flags that were written in the transaction of an answer.
  ///
  /// - Parameter answer: With the name that its card had then.
  static func objections(_ database: Database, with answer: Answer) throws -> [UUID] {
    try String.fetchAll(
      database,
      sql: """
        SELECT id FROM log
        WHERE kind = 'flag' AND card = ? AND time = ? AND fingerprint = ? AND \(LogEntry.stands)
        """, arguments: [answer.card, answer.time, answer.fingerprint]
    ).compactMap { UUID(uuidString: $0) }
  }

  /// Answers that count, in their order, with their cards' present names.
  ///
  /// - Parameter hasMisconceptions: whether those that they offered are read, too.
  static func answers(
    _ database: Database, where condition: String, arguments: StatementArguments,
    hasMisconceptions: Bool = true
  ) throws -> [Answer] {
    let present = try CardRow.presentNames(database)
    var answers = try LogEntry.effective(
      database, where: "kind IN (\(LogEntry.answerKinds)) AND (\(condition))",
      arguments: arguments
    ).compactMap(\.answer)
    // One answer after the other: in a join SQLite might begin with all misconceptions ever offered.
    let slugs = try database.cachedStatement(
      sql: "SELECT slug, is_picked FROM log_misconception WHERE log = ? ORDER BY slug")
    for index in answers.indices {
      answers[index].card = present[answers[index].card] ?? answers[index].card
      guard hasMisconceptions else { continue }
      let rows = try Row.fetchCursor(slugs, arguments: [answers[index].id.text])
      while let row = try rows.next() {
        let slug: String = try row.get(0)
        answers[index].shownMisconceptions.append(slug)
        if try row.get(1) { answers[index].pickedMisconceptions.append(slug) }
      }
    }
    return answers
  }
}

extension LogEntry {
  var answer: Answer? {
    if case .answer(let answer, _) = event { answer } else { nil }
  }
}
