import GRDB

/// Which cards were answered near a moment. Moments are asked for in their order, as a rule: then the
/// log is read once, beside them.
///
/// Nobody answers the same card twice within a second: what is as near to an answer in the log is that
/// answer, which went to Anki and came back.
struct NearAnswers {
  private static let near = 999

  private let database: Database
  private var names: CardNumbers
  private var statement: Statement?
  private var rows: RowCursor?
  /// The answers behind the last moment, the earliest first; what is before `start` has passed.
  private var window: [(time: Int, card: Int)] = []
  private var start = 0
  /// How often a card is in the window.
  private var counts: [Int: Int] = [:]
  /// The next one.
  private var ahead: (time: Int, card: Int)?
  private var last = Int.max

  /// - Parameter names: by which cards are numbered.
  init(_ database: Database, _ names: CardNumbers) {
    self.database = database
    self.names = names
  }

  /// - Parameters:
  ///   - card: its number.
  ///   - time: milliseconds since 1970.
  mutating func contains(_ card: Int, at time: Int) throws -> Bool {
    if time < last { try begin(at: time - Self.near) }
    last = time
    while start < window.count, window[start].time < time - Self.near { leave() }
    if start > 4096 {
      window.removeFirst(start)
      start = 0
    }
    while let next = ahead, next.time <= time + Self.near {
      if next.time >= time - Self.near {
        window.append(next)
        counts[next.card, default: 0] += 1
      }
      try advance()
    }
    return counts[card] != nil
  }

  private mutating func leave() {
    let card = window[start].card
    start += 1
    let count = (counts[card] ?? 1) - 1
    counts[card] = count > 0 ? count : nil
  }

  private mutating func begin(at time: Int) throws {
    (window, start, counts) = ([], 0, [:])
    let statement = try database.makeStatement(
      sql: """
        SELECT time, card FROM log WHERE time >= ? AND kind IN (\(LogEntry.answerKinds))
        ORDER BY time
        """)
    rows = try Row.fetchCursor(statement, arguments: [time])
    self.statement = statement
    try advance()
  }

  private mutating func advance() throws {
    ahead = nil
    guard let statement, try rows?.next() != nil else { return }
    let row = RowBytes(statement)
    ahead = (row.number(0), names.name(row.text(1)).card)
  }
}
