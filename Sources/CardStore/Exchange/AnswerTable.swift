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
    let takenBack = try TakenBack(database)
    var cards = try CardColumns(database)
    var moments = MomentText()
    var pieces = Pieces()
    try pieces.add(to: write) { $0 += (columns.joined(separator: ",") + "\r\n").utf8 }
    let statement = try database.makeStatement(
      sql: """
        SELECT id, time, card, kind, grade, is_right, answer, sureness, hints, duration, fingerprint,
          sequence
        FROM log WHERE kind IN (\(LogEntry.answerKinds)) ORDER BY \(LogOrder.clause(database))
        """)
    let rows = try Row.fetchCursor(statement)
    while try rows.next() != nil {
      let row = RowBytes(statement)
      let sequence = Int64(row.number(11))
      guard !takenBack.contains(sequence) else { continue }
      try pieces.add(to: write) { line in
        append(field: row.text(0), to: &line)
        line.append(comma)
        moments.append(row.number(1), to: &line)
        line.append(comma)
        line += try cards[row.text(2)]
        append(columns: 3...4, of: row, to: &line)
        line += row.number(5) == 0 ? ",false".utf8 : ",true".utf8
        append(columns: 6...9, of: row, to: &line)
        line.append(comma)
        line += offered[sequence]
        append(columns: 10...10, of: row, to: &line)
        line += "\r\n".utf8
      }
    }
    try pieces.finish(to: write)
  }

  /// Each behind a comma.
  private static func append(
    columns: ClosedRange<Int>, of row: RowBytes, to line: inout [UInt8]
  ) {
    for column in columns {
      line.append(comma)
      append(field: row.text(column), to: &line)
    }
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

/// `2026-09-21T10:00:00.000Z`, of milliseconds since 1970. Most moments are of the same day as the one
/// before.
private struct MomentText {
  private var day: Int?
  private var date: [UInt8] = []

  mutating func append(_ milliseconds: Int, to line: inout [UInt8]) {
    let (day, rest) = milliseconds.quotientAndRemainderRoundedDown(by: 86_400_000)
    if day != self.day {
      self.day = day
      date = Array((CivilDate(StudyDay(number: day)).text + "T").utf8)
    }
    line += date
    Self.append(rest / 3_600_000, from: 10, endingWith: ":", to: &line)
    Self.append(rest / 60_000 % 60, from: 10, endingWith: ":", to: &line)
    Self.append(rest / 1000 % 60, from: 10, endingWith: ".", to: &line)
    Self.append(rest % 1000, from: 100, endingWith: "Z", to: &line)
  }

  private static func append(
    _ number: Int, from highest: Int, endingWith end: Unicode.Scalar, to line: inout [UInt8]
  ) {
    var place = highest
    while place > 0 {
      line.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / place % 10))
      place /= 10
    }
    line.append(UInt8(ascii: end))
  }
}

extension Int {
  fileprivate func quotientAndRemainderRoundedDown(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// What stands in the columns of a card and its lesson.
private struct CardColumns {
  private var names: CardNumbers
  /// By the numbers of the cards.
  private var texts: [[UInt8]] = []
  private let lesson: Statement

  init(_ database: Database) throws {
    names = CardNumbers(present: try CardRow.presentNames(database))
    lesson = try database.makeStatement(sql: "SELECT lesson FROM card WHERE id = ?")
  }

  /// - Parameter name: as the log has it.
  subscript(name: UnsafeRawBufferPointer) -> [UInt8] {
    mutating get throws {
      let card = names.name(name).card
      if card == texts.count { texts.append(try columns(names.cards[card])) }
      return texts[card]
    }
  }

  private func columns(_ card: String) throws -> [UInt8] {
    var columns: [UInt8] = []
    let lesson = try String.fetchOne(lesson, arguments: [card])
    for (index, text) in [card, lesson ?? ""].enumerated() {
      if index > 0 { columns.append(AnswerTable.comma) }
      Array(text.utf8).withUnsafeBytes { AnswerTable.append(field: $0, to: &columns) }
    }
    return columns
  }
}

/// What stands in the two columns of misconceptions, by the place of an answer in the file. There may
/// be millions of answers, and among them are few different ones.
private struct OfferedColumns {
  private var texts: [[UInt8]] = [[AnswerTable.comma]]
  private var places: NumbersByRow

  init(_ database: Database) throws {
    places = try NumbersByRow(database)
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

  subscript(sequence: Int64) -> [UInt8] { texts[Int(places[sequence])] }

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

/// A small number for each row of the log, 0 at first, by the places of the rows in the file. Those are
/// consecutive, but in a file that lost some.
private struct NumbersByRow {
  private var consecutive: [UInt32]
  private let first: Int64
  private var others: [Int64: UInt32] = [:]

  init(_ database: Database) throws {
    let row = try Row.fetchOne(database, sql: "SELECT COUNT(*), MIN(sequence) FROM log")
    consecutive = Array(repeating: 0, count: try row?.get(0) ?? 0)
    first = try row?.get(1) ?? 0
  }

  subscript(sequence: Int64) -> UInt32 {
    get { place(sequence).map { consecutive[$0] } ?? others[sequence] ?? 0 }
    set {
      if let place = place(sequence) {
        consecutive[place] = newValue
      } else {
        others[sequence] = newValue
      }
    }
  }

  private func place(_ sequence: Int64) -> Int? {
    let (distance, isTooFar) = sequence.subtractingReportingOverflow(first)
    return !isTooFar && consecutive.indices.contains(Int(distance)) ? Int(distance) : nil
  }
}

extension CardStore {
  /// Writes the answers that count as a table with a line of names: see docs/data.md for its columns.
  ///
  /// - Throws: `CardStoreError`, and what `write` throws.
  public func exportAnswers(to write: (String) throws -> Void) throws {
    try exchanging { try AnswerTable.write($0, to: write) }
  }
}
