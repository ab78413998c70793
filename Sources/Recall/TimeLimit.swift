/// How much time a day has left for questions.
public struct TimeLimit: Sendable, Hashable {
  public var seconds: Double
  /// By so much a single card may exceed it, where nothing else fits.
  public var leeway: Double
  public var pace: Pace

  public init(seconds: Double, leeway: Double, pace: Pace) {
    self.seconds = seconds
    self.leeway = leeway
    self.pace = pace
  }

  /// Takes the time of a card; false if there is not enough of it.
  public mutating func take(_ cost: Double, isFirst: Bool) -> Bool {
    guard seconds > 0, cost <= seconds + (isFirst ? leeway : 0) else { return false }
    seconds -= cost
    return true
  }
}
