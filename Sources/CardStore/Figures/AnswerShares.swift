import GRDB

/// How the answers to one card went.
public struct AnswerShares: Sendable, Hashable {
  /// Of the answers in the review phase that were not early, those that recalled: what
  /// ``RecallRate/known`` counts of all cards.
  public var recalled: Share
  /// Of the predictions of a trace, those that came true.
  public var predictions: Share
}

extension CardStore {
  /// How the answers since a time went, by the cards' present identifiers.
  public func answerShares(since time: Int) throws(CardStoreError) -> [String: AnswerShares] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT IFNULL(alias.card, log.card) AS name,
            SUM(\(Self.isRecall) AND grade > 1) AS recalled, SUM(\(Self.isRecall)) AS reviews,
            SUM(kind = 'prediction' AND is_right) AS right, SUM(kind = 'prediction') AS predictions
          FROM log LEFT JOIN alias ON alias.former = log.card
          WHERE kind IN (\(LogEntry.answerKinds)) AND time >= ?
            AND \(LogEntry.stands)
          GROUP BY name
          """, arguments: [time])
      return try rows.reduce(into: [:]) { shares, row in
        shares[try row.get("name")] = AnswerShares(
          recalled: Share(count: try row.get("recalled") ?? 0, total: try row.get("reviews") ?? 0),
          predictions: Share(
            count: try row.get("right") ?? 0, total: try row.get("predictions") ?? 0))
      }
    }
  }

  private static let isRecall =
    "(kind <> 'early' AND grade IS NOT NULL AND IFNULL(phase, '') = 'review')"
}
