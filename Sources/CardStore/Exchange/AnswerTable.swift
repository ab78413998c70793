import GRDB
import Recall

/// The answers that count as comma-separated values (RFC 4180), one a row, the earliest first.
enum AnswerTable {
  /// What the columns hold; the names are a contract: only add, and at the end.
  static let columns = [
    "id", "time", "card", "lesson", "kind", "grade", "right", "answer", "sureness", "hints",
    "milliseconds", "misconceptions_offered", "misconceptions_picked", "fingerprint",
  ]

  static func write(_ database: Database, to write: (String) throws -> Void) throws {
    let offered = try OfferedColumns(database)
    var pieces = Pieces()
    try pieces.add(to: write) { $0 += (columns.joined(separator: ",") + "\r\n").utf8 }
    let statement = try database.makeStatement(sql: query)
    let rows = try Row.fetchCursor(statement)
    while try rows.next() != nil {
      try pieces.add(to: write) { append(RowBytes(statement), offered, to: &$0) }
    }
    try pieces.finish(to: write)
  }

  /// In the order of the columns, but for the misconceptions, for which the place in the file stands.
  private static let query = """
    SELECT log.id, log.time, IFNULL(alias.card, log.card), card.lesson, log.kind, log.grade,
      IIF(log.is_right, 'true', 'false'), log.answer, log.sureness, log.hints, log.duration,
      log.sequence, log.fingerprint
    FROM log LEFT JOIN alias ON alias.former = log.card
      LEFT JOIN card ON card.id = IFNULL(alias.card, log.card)
    WHERE log.kind IN (\(LogEntry.answerKinds)) AND \(LogEntry.stands)
    ORDER BY log.stamp, log.id
    """
  private static let time = 1
  private static let misconceptions = 11
  private static let last = 12

  private static func append(_ row: RowBytes, _ offered: OfferedColumns, to line: inout [UInt8]) {
    for column in 0...last {
      if column > 0 { line.append(comma) }
      switch column {
      case time: line += moment(row.number(time)).utf8
      case misconceptions: line += offered[Int64(row.number(misconceptions))]
      default: append(field: row.text(column), to: &line)
      }
    }
    line += "\r\n".utf8
  }

  /// `2026-09-21T10:00:00.000Z`
  static func moment(_ milliseconds: Int) -> String {
    let day = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds + 1) / 86_400_000 - 1
    let rest = milliseconds - day * 86_400_000
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
    return CivilDate(StudyDay(number: day)).text + "T" + clock.joined(separator: ":")
      + "." + padded(rest % 1000, 3) + "Z"
  }

  fileprivate static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")

  /// A field that a spreadsheet would take for a formula gets an apostrophe before it, by which
  /// spreadsheets know text (OWASP, "CSV Injection").
  static func append(field: UnsafeRawBufferPointer, to line: inout [UInt8]) {
    let isFormula = field.first.map { "=+-@\t\r\n".utf8.contains($0) } ?? false
    let isQuoted = field.contains {
      $0 == comma || $0 == quote || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
    }
    if isQuoted { line.append(quote) }
    if isFormula { line.append(UInt8(ascii: "'")) }
    guard isQuoted else { return line.append(contentsOf: field) }
    for byte in field {
      if byte == quote { line.append(quote) }
      line.append(byte)
    }
    line.append(quote)
  }
}

/// What stands in the two columns of misconceptions, by the place of an answer in the file. There may
/// be millions of answers, and among them are few different ones.
private struct OfferedColumns {
  private var texts: [[UInt8]] = [[AnswerTable.comma]]
  private var places: [Int64: UInt32] = [:]

  init(_ database: Database) throws {
    places.reserveCapacity(try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM log") ?? 0)
    var known: [[UInt8]: UInt32] = [:]
    var answer: Int64?
    // A 1 stands before one that was picked, a 0 before another.
    var words: [UInt8] = []
    func finish() {
      guard let answer else { return }
      let place = known[words] ?? UInt32(texts.count)
      if place == texts.count {
        known[words] = place
        texts.append(Self.columns(words))
      }
      places[answer] = place
      words.removeAll(keepingCapacity: true)
    }
    try OfferedMisconceptions.forEach(database) { sequence, offered in
      if sequence != answer {
        finish()
        answer = sequence
      }
      let row = RowBytes(offered)
      if !words.isEmpty { words.append(UInt8(ascii: " ")) }
      words.append(row.number(2) != 0 ? UInt8(ascii: "1") : UInt8(ascii: "0"))
      words += row.text(1)
    }
    finish()
  }

  subscript(sequence: Int64) -> [UInt8] { texts[Int(places[sequence] ?? 0)] }

  private static func columns(_ words: [UInt8]) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let all = words.split(separator: space)
    let picked = all.filter { $0.first == UInt8(ascii: "1") }
    var columns: [UInt8] = []
    for (index, slugs) in [all, picked].enumerated() {
      if index > 0 { columns.append(AnswerTable.comma) }
      let field = Array(slugs.map { $0.dropFirst() }.joined(separator: [space]))
      field.withUnsafeBytes { AnswerTable.append(field: $0, to: &columns) }
    }
    return columns
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
