/// Weights fitted to the older reviews and tried on the newer ones, which they have not seen.
public struct Trial: Sendable, Hashable {
  /// How well the weights in use foretold the reviews held back.
  public let before: LogLoss
  /// How well the fitted ones did.
  public let after: LogLoss
  /// Fitted to all reviews if the trial was a gain, else the weights in use.
  public let weights: Weights

  /// Whether the fitted weights foretold better.
  public var isGain: Bool { after.mean < before.mean }

  /// The share of the reviews, the newest, that is held back.
  static let heldBack = 0.2

  /// - Parameters:
  ///   - cards: the reviews of each card, in the order of time.
  ///   - current: the weights in use.
  ///   - progress: called often, with the share done in 0...1; what it throws stops the work.
  public init(
    of cards: ReviewHistories, current: Weights, progress: (Double) throws -> Void
  ) rethrows {
    let border = Self.border(cards)
    let optimizer = Optimizer()
    let fitted = try optimizer.fit(cards, times: Int.min..<border) { try progress($0 / 2) }
    before = LogLoss(of: cards, by: current, times: border..<Int.max)
    after = LogLoss(of: cards, by: fitted, times: border..<Int.max)
    weights =
      after.mean < before.mean
      ? try optimizer.fit(cards) { try progress(0.5 + $0 / 2) } : current
    try progress(1)
  }

  /// The time from which on reviews are held back.
  private static func border(_ cards: ReviewHistories) -> Int {
    var times = cards.all.map(\.time)
    times.sort()
    guard !times.isEmpty else { return Int.max - 1 }
    return times[min(times.count - 1, Int(Double(times.count) * (1 - heldBack)))]
  }
}
