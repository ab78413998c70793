import GRDB
import Recall

extension CardStore {
  /// The graded answers of each card in the order of time: what weights are fitted to. Cards without
  /// any are left out.
  public func histories() throws(CardStoreError) -> [[PastReview]] {
    try read { database in
      var names = CardNumbers(present: try CardRow.presentNames(database))
      let takenBack = try TakenBack(database)
      let statement = try database.makeStatement(
        sql: """
          SELECT card, time, grade, sequence FROM log WHERE grade IS NOT NULL
          ORDER BY \(LogOrder.clause(database))
          """)
      let rows = try Row.fetchCursor(statement)
      var histories: [[PastReview]] = []
      while try rows.next() != nil {
        let row = RowBytes(statement)
        guard !takenBack.contains(Int64(row.number(3))),
          let grade = try row.integer(2).flatMap(Grade.init), let time = try row.integer(1)
        else { continue }
        let card = names.name(row.text(0)).card
        if card == histories.count { histories.append([]) }
        histories[card].append(PastReview(time: time.secondsFromMilliseconds, grade: grade))
      }
      return histories
    }
  }
}
