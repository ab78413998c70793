/// How well weights foretell what was recalled.
public struct LogLoss: Sendable, Hashable {
  /// The mean cross-entropy of the reviews that count, in nats: less is better, 0 would be a
  /// prophet.
  public let mean: Double
  /// How many reviews counted.
  public let reviews: Int

  /// - Parameter times: only reviews at these times, in seconds since 1970, count.
  public init(
    of cards: [[PastReview]], by weights: Weights, times: Range<Int> = Int.min..<Int.max
  ) {
    let set = TrainingSet(cards, times: times)
    var gradient = MemoryGradient(weights: weights.values)
    for history in set.histories {
      gradient.add(set.entries[history.range], isDifferentiated: false)
    }
    reviews = set.counted
    mean = reviews == 0 ? 0 : gradient.loss / Double(reviews)
  }
}
