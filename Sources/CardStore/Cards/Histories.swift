import GRDB
import Recall

extension CardStore {
  /// The graded answers of each card in the order of time: what weights are fitted to. Cards without
  /// any are left out.
  public func histories() throws(CardStoreError) -> ReviewHistories {
    try read { database in
      var names = CardNumbers(present: try CardRow.presentNames(database))
      let takenBack = try TakenBack(database)
      let statement = try database.makeStatement(
        sql: """
          SELECT card, time, grade, sequence FROM log WHERE grade IS NOT NULL
          ORDER BY \(LogOrder.clause(database))
          """)
      // Each row is met once: pages that were read need not stay.
      try database.execute(sql: "PRAGMA cache_size = -\(Opening.kilobytesOfCache / 8)")
      defer { try? database.execute(sql: "PRAGMA cache_size = -\(Opening.kilobytesOfCache)") }
      let rows = try Row.fetchCursor(statement)
      var reviews: [PastReview] = []
      var cards: [Int32] = []
      let count = try Int.fetchOne(database, sql: "SELECT MAX(sequence) FROM log") ?? 0
      reviews.reserveCapacity(min(count, Self.mostReserved))
      cards.reserveCapacity(min(count, Self.mostReserved))
      while try rows.next() != nil {
        let row = RowBytes(statement)
        guard !takenBack.contains(Int64(row.number(3))),
          let grade = try row.integer(2).flatMap(Grade.init), let time = try row.integer(1)
        else { continue }
        guard StoredLog.possibleTimes.contains(time) else { throw Row.broken("time") }
        cards.append(Int32(names.name(row.text(0)).card))
        reviews.append(PastReview(time: time.secondsFromMilliseconds, grade: grade))
      }
      return ReviewHistories(reviews, of: cards)
    }
  }

  /// A damaged file may say that it has any number of rows.
  private static let mostReserved = 10_000_000
}
