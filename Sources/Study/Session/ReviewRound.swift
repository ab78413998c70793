import Recall

/// What became of a round of questions.
public struct RoundSummary: Sendable, Equatable {
  public var answered = 0
  public var right = 0
  /// Milliseconds spent on questions.
  public var duration = 0
  /// Cards that were answered wrongly at least once.
  public var missed: [String] = []
  public var skipped = 0
  /// Learning steps that end later today, and when the first does (seconds since 1970).
  public var waiting = 0
  public var nextStepDue: Int?
  public var dueTomorrow = 0

  public init() {}
}

/// Where a round stands.
public enum RoundStep: Sendable {
  /// `number` of `total`, from 1; `total` may rise when a card comes back within the round.
  case ask(Attempt, number: Int, total: Int)
  case finished(RoundSummary)
}
