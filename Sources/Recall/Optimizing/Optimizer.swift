#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Fits the weights of FSRS-6 to what one learner recalled and forgot.
///
/// It is deterministic: the same histories give the same weights on the same machine.
public struct Optimizer: Sendable {
  /// Under this many reviews that count, nothing is fitted.
  public static let fewestReviews = 8
  /// Under this many, only the four initial stabilities are.
  public static let fewestForAll = 64

  private static let epochs = 5
  private static let batchSize = 512

  /// How far weights usually stray from the standard ones among learners (the standard deviations
  /// that fsrs-rs draws weights back with).
  private static let spread = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// How many reviews the start is worth: fitted to as many, weights go half of the way. Few reviews
  /// fit any weights too well; measured on learners made up, this foretells best what comes next.
  private static let worthOfInitialStabilities = 1_000.0
  private static let worthOfOthers = 500.0

  /// What fitting starts from, and is drawn back to.
  public var start: Weights

  public init(start: Weights = .standard) { self.start = start }

  /// The weights that explain the histories best.
  ///
  /// - Parameters:
  ///   - cards: the reviews of each card, in the order of time.
  ///   - times: only what was answered at these times, in seconds since 1970, is learned from.
  ///   - progress: called often, with the share done in 0...1; what it throws stops the work.
  /// - Returns: ``start`` when there is too little to learn from.
  public func fit(
    _ cards: ReviewHistories, times: Range<Int> = Int.min..<Int.max,
    progress: (Double) throws -> Void
  ) rethrows -> Weights {
    let usable = TrainingSet.countedReviews(of: cards, times: times)
    guard usable >= Self.fewestReviews else { return start }
    let firstAnswers = FirstAnswers(cards, times: times)
    let outliers = usable < Self.fewestForAll ? [] : firstAnswers.outliers
    var weights = start.values
    weights.replaceSubrange(
      0..<4, with: firstAnswers.initialStabilities(from: start, excluding: outliers))
    let set = TrainingSet(cards, times: times, isRecencyWeighted: true, excluded: outliers)
    if set.counted >= Self.fewestForAll {
      try descend(&weights, set, progress: progress)
    }
    return drawnBack(weights, reviews: usable)
  }

  private func drawnBack(_ weights: [Double], reviews: Int) -> Weights {
    let count = Double(reviews)
    return Weights(
      clamping: zip(start.values, weights).enumerated().map { index, pair in
        let (from, to) = pair
        guard index < Grade.allCases.count else {
          return from + count / (count + Self.worthOfOthers) * (to - from)
        }
        // A stability is a scale: half of the way is the geometric mean.
        return from * pow(to / from, count / (count + Self.worthOfInitialStabilities))
      })
  }

  /// The same, all at once.
  public func fit(_ cards: ReviewHistories, times: Range<Int> = Int.min..<Int.max) -> Weights {
    fit(cards, times: times) { _ in }
  }

  private func descend(
    _ weights: inout [Double], _ set: TrainingSet, progress: (Double) throws -> Void
  ) rethrows {
    let origin = weights
    var shuffling = SplitMix64(seed: 0)
    let epochs = (0..<Self.epochs).map { _ in Self.batches(of: set, &shuffling) }
    let total = epochs.reduce(0) { $0 + $1.count }
    var adam = Adam(count: weights.count, total: total)
    for (index, batch) in epochs.joined().enumerated() {
      try progress(Double(index) / Double(total))
      var gradient = MemoryGradient(weights: weights)
      var size = 0
      for history in batch {
        gradient.add(set.entries[set.histories[history].range])
        size += set.histories[history].counted
      }
      var slopes = gradient.gradient
      let pull = Double(size) / Double(set.counted)
      for weight in weights.indices {
        let distance = weights[weight] - origin[weight]
        slopes[weight] += 2 * distance / (Self.spread[weight] * Self.spread[weight]) * pull
      }
      adam.step(&weights, against: slopes)
      weights = Weights(clamping: weights).values
    }
    try progress(1)
  }

  /// The histories, shuffled, in batches of about ``batchSize`` reviews that count.
  private static func batches(
    of set: TrainingSet, _ shuffling: inout SplitMix64
  ) -> [[Int]] {
    var batches: [[Int]] = []
    var batch: [Int] = []
    var size = 0
    for history in set.histories.indices.shuffled(using: &shuffling) {
      batch.append(history)
      size += set.histories[history].counted
      guard size >= batchSize else { continue }
      batches.append(batch)
      (batch, size) = ([], 0)
    }
    return batch.isEmpty ? batches : batches + [batch]
  }
}
