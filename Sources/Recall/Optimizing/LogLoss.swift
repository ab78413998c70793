/// How well weights foretell what was recalled.
public struct LogLoss: Sendable, Hashable {
  /// The mean cross-entropy of the reviews that count, in nats: less is better, 0 would be a
  /// prophet.
  public let mean: Double
  /// How many reviews counted.
  public let reviews: Int

  /// - Parameter times: only reviews at these times, in seconds since 1970, count.
  public init(
    of cards: ReviewHistories, by weights: Weights, times: Range<Int> = Int.min..<Int.max
  ) {
    var gradient = MemoryGradient(weights: weights.values)
    var reviews = 0
    // One card after the other: laid out together, millions of reviews would take much memory.
    for card in cards {
      let set = TrainingSet(card, times: times)
      gradient.add(set.entries[...], isDifferentiated: false)
      reviews += set.counted
    }
    self.reviews = reviews
    mean = reviews == 0 ? 0 : gradient.loss / Double(reviews)
  }
}
