import CardStore

/// `count` of `total`.
public struct CountOfTotal: Codable, Sendable, Equatable {
  public var count: Int
  public var total: Int

  public var ratio: Double? { total == 0 ? nil : Double(count) / Double(total) }

  /// Of fewer a percentage says nothing, because one more would change it by a fifth.
  public static let fewest = 5

  /// `92%`; nil of so few that it would say nothing.
  public var percentage: String? { total < Self.fewest ? nil : ratio.map(percent) }

  /// `92%`, or of few `1 of 2`; nil of nothing.
  public var share: String? { total == 0 ? nil : percentage ?? "\(count) of \(total)" }
}

extension CountOfTotal {
  init(_ share: Share) { self.init(count: share.count, total: share.total) }
}

/// `71%`
func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded()))%" }
