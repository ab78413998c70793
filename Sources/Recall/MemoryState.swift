/// What is known about one learner's memory of one card. Times are whole seconds since 1970.
public struct MemoryState: Sendable, Hashable {
  /// How a card comes back: after short steps or after days.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// In the short steps after the first answer.
    case learning
    /// Known, coming back after days.
    case review
    /// In the short steps after a lapse.
    case relearning
  }

  /// Days until the chance of recall is 0.9; at least ``Formulas/minimumStability``.
  public var stability: Double
  /// 1 (easy) to 10.
  public var difficulty: Double
  /// What decides when it comes back.
  public var phase: Phase
  /// Which of the phase's steps comes next, from 0; nil in the review phase.
  public var step: Int?
  /// When it was last answered.
  public var lastReview: Int
  /// When it is to be asked again.
  public var due: Int
  /// How often it was forgotten in the review phase.
  public var lapses: Int
  /// How often it was answered.
  public var reviews: Int

  public init(
    stability: Double, difficulty: Double, phase: Phase, step: Int?, lastReview: Int, due: Int,
    lapses: Int, reviews: Int
  ) {
    self.stability = stability
    self.difficulty = difficulty
    self.phase = phase
    self.step = step
    self.lastReview = lastReview
    self.due = due
    self.lapses = lapses
    self.reviews = reviews
  }
}
