import GRDB
import Recall

/// What follows from the whole log for all cards.
struct Replay {
  private(set) var names: CardNumbers
  /// By the numbers of the cards.
  private(set) var histories: [CardHistory] = []
  private var schedulers: [Scheduler] = []
  private let scheduling: Scheduling

  init(_ database: Database) throws {
    names = CardNumbers(present: try CardRow.presentNames(database))
    scheduling = try Scheduling(database)
  }

  func history(of card: String) -> CardHistory {
    names.number(of: card).map { histories[$0] } ?? CardHistory()
  }

  /// Reads the log from its first row to its last, without what was taken back.
  ///
  /// - Parameter visit: is told of each turn of a card, by its present identifier, and what was
  ///   remembered before it and after it.
  mutating func run(
    _ database: Database, progress: Progress,
    _ visit: (
      _ card: String, Turn, _ before: MemoryState?, _ after: MemoryState?
    ) throws -> Void = { _, _, _, _ in }
  ) throws {
    let count = Double(try Int.fetchOne(database, sql: "SELECT MAX(sequence) FROM log") ?? 1)
    let takenBack = try TakenBack(database)
    let statement = try database.makeStatement(
      sql: """
        SELECT \(Turn.columns), card, sequence FROM log
        WHERE kind NOT IN ('undo', 'step', 'write', 'erase') ORDER BY \(LogOrder.clause(database))
        """)
    let rows = try Row.fetchCursor(statement)
    var done = 0
    while try rows.next() != nil {
      if done % 1024 == 0 { try progress(min(1, Double(done) / count)) }
      done += 1
      let row = RowBytes(statement)
      guard !takenBack.contains(Int64(row.number(6))) else { continue }
      let name = names.name(row.text(5))
      if name.card == histories.count {
        histories.append(CardHistory())
        schedulers.append(scheduling.scheduler(of: names.cards[name.card]))
      }
      let turn = try Turn(row, seed: name.seed)
      let before = histories[name.card].memory
      histories[name.card].apply(turn, schedulers[name.card])
      try visit(names.cards[name.card], turn, before, histories[name.card].memory)
    }
  }
}
