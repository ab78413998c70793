/// FSRS-6: decides from an answer what is now remembered and when the card comes back.
///
/// It is a value without a clock: the same answers at the same times give the same states, so
/// that everything can be derived again from the log of answers.
public struct Scheduler: Sendable, Hashable {
  /// A day of the algorithm: 24 hours, whatever the calendar does.
  public static let secondsPerDay = 86_400

  /// The chances of recall that can be asked for.
  public static let retentions = 0.7...0.99

  /// The equations, with the learner's weights.
  public var formulas: Formulas
  /// The chance of recall at which a card is to come back; within ``retentions``.
  public var desiredRetention: Double
  /// Seconds to wait after each short step of a new card; empty for none.
  public var learningSteps: [Int]
  /// Seconds to wait after each short step of a forgotten card; empty for none.
  public var relearningSteps: [Int]
  /// The longest interval, in days; at least 1.
  public var maximumInterval: Int
  /// Whether intervals vary a little, so that cards learned together do not stay together.
  public var isFuzzed: Bool

  public init(
    weights: Weights = .standard, desiredRetention: Double = 0.9,
    learningSteps: [Int] = [60, 600], relearningSteps: [Int] = [600],
    maximumInterval: Int = 36_500, isFuzzed: Bool = false
  ) {
    self.formulas = Formulas(weights: weights)
    self.desiredRetention = min(
      max(desiredRetention, Self.retentions.lowerBound), Self.retentions.upperBound)
    self.learningSteps = learningSteps.map { max(1, $0) }
    self.relearningSteps = relearningSteps.map { max(1, $0) }
    self.maximumInterval = max(1, maximumInterval)
    self.isFuzzed = isFuzzed
  }

  /// The chance that the card would be recalled at `time`. Whole days count, as in the algorithm:
  /// it is 1 within 24 hours of the last review, and before it when a clock was set back.
  public func retrievability(_ state: MemoryState, at time: Int) -> Double {
    formulas.retrievability(stability: state.stability, days: days(since: state, at: time))
  }

  /// The state after an answer.
  ///
  /// - Parameters:
  ///   - state: nil for a card never answered.
  ///   - time: of the answer, in seconds since 1970. Before the last review (a clock that was set
  ///     back) it counts as the same day; the card is always due after `time`.
  ///   - seed: what the fuzz depends on besides the number of reviews, if fuzz is on: give each
  ///     card its own, and always the same.
  public func review(
    _ state: MemoryState?, _ grade: Grade, at time: Int, seed: UInt64 = 0
  ) -> MemoryState {
    var next = remembered(state, grade, at: time)
    let interval = advance(&next, grade, seed: seed)
    next.due = time + interval
    return next
  }

  /// Stability and difficulty after the answer; phase, step and due date still as before.
  private func remembered(_ state: MemoryState?, _ grade: Grade, at time: Int) -> MemoryState {
    guard var next = state else {
      return MemoryState(
        stability: formulas.initialStability(grade),
        difficulty: formulas.initialDifficulty(grade), phase: .learning, step: 0,
        lastReview: time, due: time, lapses: 0, reviews: 1)
    }
    if days(since: next, at: time) < 1 {
      next.stability = formulas.sameDayStability(next.stability, grade)
    } else {
      next.stability = formulas.nextStability(
        next.stability, difficulty: next.difficulty,
        retrievability: retrievability(next, at: time), grade)
    }
    next.difficulty = formulas.nextDifficulty(next.difficulty, grade)
    next.lastReview = time
    next.reviews += 1
    return next
  }

  /// Moves the phase and the step on, and returns the seconds until the card is due.
  private func advance(_ state: inout MemoryState, _ grade: Grade, seed: UInt64) -> Int {
    switch state.phase {
    case .learning:
      return advance(&state, grade, through: learningSteps, seed: seed)
    case .relearning:
      return advance(&state, grade, through: relearningSteps, seed: seed)
    case .review:
      guard grade == .again else { return graduate(&state, seed: seed) }
      state.lapses += 1
      guard let first = relearningSteps.first else { return graduate(&state, seed: seed) }
      state.phase = .relearning
      state.step = 0
      return first
    }
  }

  private func advance(
    _ state: inout MemoryState, _ grade: Grade, through steps: [Int], seed: UInt64
  ) -> Int {
    let step = state.step ?? 0
    // The settings may have had more steps when the card entered this one.
    let isBeyond = step >= steps.count
    guard let first = steps.first, !(isBeyond && grade.isRecalled) else {
      return graduate(&state, seed: seed)
    }
    switch grade {
    case .again:
      state.step = 0
      return first
    case .hard:
      guard step == 0 else { return steps[step] }
      return steps.count == 1 ? first * 3 / 2 : (first + steps[1]) / 2
    case .good where step + 1 < steps.count:
      state.step = step + 1
      return steps[step + 1]
    case .good, .easy:
      return graduate(&state, seed: seed)
    }
  }

  private func graduate(_ state: inout MemoryState, seed: UInt64) -> Int {
    state.phase = .review
    state.step = nil
    var days = formulas.interval(
      stability: state.stability, retention: desiredRetention, maximum: maximumInterval)
    if isFuzzed {
      days = Fuzz.range(days: days, maximum: maximumInterval)
        .picked(seed: seed, review: state.reviews)
    }
    return days * Self.secondsPerDay
  }

  private func days(since state: MemoryState, at time: Int) -> Int {
    max(0, time - state.lastReview) / Self.secondsPerDay
  }
}
