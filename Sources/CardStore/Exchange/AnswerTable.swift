import Foundation
import GRDB

/// The answers that count as comma-separated values (RFC 4180), one a row, the earliest first.
enum AnswerTable {
  /// What the columns hold; the names are a contract: only add, and at the end.
  static let columns = [
    "id", "time", "card", "lesson", "kind", "grade", "right", "answer", "sureness", "hints",
    "milliseconds", "misconceptions_offered", "misconceptions_picked", "fingerprint",
  ]

  static func write(_ database: Database, to write: (String) throws -> Void) throws {
    var pieces = Pieces()
    try pieces.add(line(columns), to: write)
    let rows = try Row.fetchCursor(database, sql: query)
    while let row = try rows.next() {
      try pieces.add(line(try fields(row)), to: write)
    }
    try pieces.finish(to: write)
  }

  private static let query = """
    SELECT log.*, IFNULL(alias.card, log.card) AS present, card.lesson AS place,
      (SELECT group_concat(slug, ' ') FROM log_misconception WHERE log = log.id) AS offered,
      (SELECT group_concat(slug, ' ') FROM log_misconception
       WHERE log = log.id AND is_picked) AS picked
    FROM log LEFT JOIN alias ON alias.former = log.card
      LEFT JOIN card ON card.id = IFNULL(alias.card, log.card)
    WHERE log.kind IN (\(LogEntry.answerKinds)) AND \(LogEntry.stands)
    ORDER BY log.stamp, log.id
    """

  private static func fields(_ row: Row) throws -> [String] {
    func text(_ column: String) throws -> String { try row.get(column) ?? "" }
    func number(_ column: String) throws -> String {
      let value: Int? = try row.get(column)
      return value.map(String.init) ?? ""
    }
    return [
      try text("id"), moment(try row.get("time")), try text("present"), try text("place"),
      try text("kind"), try number("grade"), try row.get("is_right") ?? false ? "true" : "false",
      try text("answer"), try text("sureness"), try number("hints"), try number("duration"),
      try text("offered"), try text("picked"), try text("fingerprint"),
    ]
  }

  /// `2026-09-21T10:00:00.000Z`
  private static func moment(_ milliseconds: Int) -> String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field that a spreadsheet would take for a formula gets an apostrophe before it, by which
  /// spreadsheets know text (OWASP, "CSV Injection").
  static func field(_ text: String) -> String {
    let isFormula = text.utf8.first.map { "=+-@\t\r\n".utf8.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension CardStore {
  /// Writes the answers that count as a table with a line of names: see the README for its columns.
  ///
  /// - Throws: `CardStoreError`, and what `write` throws.
  public func exportAnswers(to write: (String) throws -> Void) throws {
    try exchanging { try AnswerTable.write($0, to: write) }
  }
}
