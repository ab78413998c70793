import Recall

/// How many of so many.
public struct Share: Sendable, Hashable {
  public var count: Int
  public var total: Int

  public init(count: Int, total: Int) {
    self.count = count
    self.total = total
  }

  /// nil of nothing.
  public var ratio: Double? { total == 0 ? nil : Double(count) / Double(total) }
}

/// How much was recalled, by how well the cards were known. Only graded answers count, and of those
/// only a card's first and the reviews that were due.
public struct RecallRate: Sendable, Hashable {
  /// Cards never answered before.
  public var new = Share(count: 0, total: 0)
  /// An interval of less than ``matureDays`` days went before.
  public var young = Share(count: 0, total: 0)
  /// A longer interval went before.
  public var mature = Share(count: 0, total: 0)

  /// Days of interval from which a card counts as mature.
  public static let matureDays = 21

  public init() {}

  /// Young and mature together: what the desired retention is about.
  public var known: Share {
    Share(count: young.count + mature.count, total: young.total + mature.total)
  }
}

/// Predictions of traces: how many came true, and how many were certain and wrong.
public struct PredictionRate: Sendable, Hashable {
  /// Those that came true.
  public var right: Share
  /// The ones most worth doing again.
  public var certainAndWrong: Int

  public init(right: Share, certainAndWrong: Int) {
    self.right = right
    self.certainAndWrong = certainAndWrong
  }
}
