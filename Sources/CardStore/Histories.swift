import GRDB
import Recall

extension CardStore {
  /// The graded answers of each card in the order of time: what weights are fitted to. Cards without
  /// any are left out.
  public func histories() throws(CardStoreError) -> [[PastReview]] {
    try read { database in
      let present = try CardRow.presentNames(database)
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT card, time, grade FROM log WHERE grade IS NOT NULL AND \(LogEntry.stands)
          ORDER BY stamp, id
          """)
      var places: [String: Int] = [:]
      var histories: [[PastReview]] = []
      while let row = try rows.next() {
        let former: String = try row.get(0)
        let time: Int = try row.get(1)
        guard let grade = Grade(rawValue: try row.get(2)) else { continue }
        let review = PastReview(time: time.secondsFromMilliseconds, grade: grade)
        let card = present[former] ?? former
        if let place = places[card] {
          histories[place].append(review)
        } else {
          places[card] = histories.count
          histories.append([review])
        }
      }
      return histories
    }
  }
}
