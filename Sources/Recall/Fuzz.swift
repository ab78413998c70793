/// The days among which an interval is picked, so that cards learned together drift apart.
public struct Fuzz: Sendable, Hashable {
  /// The shortest and the longest interval, in days, both possible.
  public let days: ClosedRange<Int>

  /// The fuzz of an interval of whole `days`: none under 2.5; then one day, and a share of the days
  /// that is smaller for long intervals. Never below 2 days nor above `maximum`.
  public static func range(days: Int, maximum: Int) -> Fuzz {
    guard days >= 3 else { return Fuzz(days: days...days) }
    let length = Double(days)
    let delta = bands.reduce(1.0) { sum, band in
      sum + band.share * max(0, min(length, band.days.upperBound) - band.days.lowerBound)
    }
    let high = min(Int((length + delta).rounded(.toNearestOrEven)), maximum)
    let low = min(max(2, Int((length - delta).rounded(.toNearestOrEven))), high)
    return Fuzz(days: low...high)
  }

  /// The interval that this seed and number of the review always give.
  public func picked(seed: UInt64, review: Int) -> Int {
    var mixer = SplitMix64(seed: seed &+ UInt64(truncatingIfNeeded: review))
    return Int.random(in: days, using: &mixer)
  }

  private static let bands: [(days: ClosedRange<Double>, share: Double)] = [
    (2.5...7, 0.15), (7...20, 0.1), (20...Double.infinity, 0.05),
  ]
}

extension Fuzz {
  /// A seed that is the same for the same card on every machine (FNV-1a, 64 bits).
  public static func seed(card: String) -> UInt64 {
    card.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
