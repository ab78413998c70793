import Foundation
import GRDB

/// Reading answers from the log.
enum LogRow {
  static func answer(_ database: Database, id: UUID) throws -> Answer? {
    try Row.fetchOne(database, sql: "SELECT * FROM log WHERE id = ?", arguments: [id.text])
      .flatMap { try LogEntry($0).answer }
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

  /// Answers that count, in their order, with their misconceptions and their cards' present names.
  static func answers(
    _ database: Database, where condition: String, arguments: StatementArguments
  ) throws -> [Answer] {
    let present = try CardRow.presentNames(database)
    let slugs = try Row.fetchAll(
      database,
      sql: """
        SELECT m.* FROM log_misconception m JOIN log ON log.id = m.log WHERE \(condition)
        ORDER BY m.slug
        """, arguments: arguments
    ).reduce(into: [String: [Row]]()) { $0[try $1.get("log"), default: []].append($1) }
    return try LogEntry.effective(
      database, where: "kind IN (\(LogEntry.answerKinds)) AND (\(condition))",
      arguments: arguments
    ).compactMap(\.answer).map { answer in
      var answer = answer
      answer.card = present[answer.card] ?? answer.card
      let rows = slugs[answer.id.text] ?? []
      answer.shownMisconceptions = try rows.map { try $0.get("slug") }
      answer.pickedMisconceptions = try rows.filter { try $0.get("is_picked") }
        .map { try $0.get("slug") }
      return answer
    }
  }
}

extension LogEntry {
  var answer: Answer? {
    if case .answer(let answer, _) = event { answer } else { nil }
  }
}
