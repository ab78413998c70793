#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The equations of FSRS-6, each by its name: stability in days, difficulty in 1...10,
/// retrievability (the chance of recall) in 0...1.
///
/// Source: "The Algorithm", open-spaced-repetition, section FSRS-6.
public struct Formulas: Sendable, Hashable {
  /// No stability falls below this many days.
  public static let minimumStability = 0.001
  /// What a difficulty may be.
  public static let difficulties: ClosedRange<Double> = 1...10

  /// What the equations are weighted with.
  public let weights: Weights
  /// F: chosen so that retrievability is 0.9 when as many days have passed as the stability says.
  let forgettingFactor: Double

  public init(weights: Weights) {
    self.weights = weights
    forgettingFactor = pow(0.9, -1 / weights[20]) - 1
  }

  /// The chance of recall after whole `days` without a review.
  public func retrievability(stability: Double, days: Int) -> Double {
    pow(1 + forgettingFactor * Double(max(0, days)) / stability, -weights[20])
  }

  /// Whole days until retrievability falls to `retention`, within 1...`maximum`.
  public func interval(stability: Double, retention: Double, maximum: Int) -> Int {
    let days = stability / forgettingFactor * (pow(retention, -1 / weights[20]) - 1)
    let bounded = min(max(days.rounded(.toNearestOrEven), 1), Double(max(1, maximum)))
    return Int(bounded)
  }

  /// The stability after the first answer.
  public func initialStability(_ grade: Grade) -> Double {
    max(weights[grade.rawValue - 1], Self.minimumStability)
  }

  /// The difficulty after the first answer.
  public func initialDifficulty(_ grade: Grade) -> Double {
    clampedDifficulty(unclampedInitialDifficulty(grade))
  }

  /// The difficulty after a later answer: a step that shrinks as difficulty nears 10, then a pull
  /// toward the (unclamped) difficulty of a card found easy at first sight.
  public func nextDifficulty(_ difficulty: Double, _ grade: Grade) -> Double {
    let change = -weights[6] * Double(grade.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    let target = unclampedInitialDifficulty(.easy)
    return clampedDifficulty(weights[7] * target + (1 - weights[7]) * damped)
  }

  /// The stability after an answer a day or more since the last one.
  ///
  /// - Parameters:
  ///   - difficulty: as it was before this answer.
  ///   - retrievability: the chance of recall at the moment of the answer.
  public func nextStability(
    _ stability: Double, difficulty: Double, retrievability: Double, _ grade: Grade
  ) -> Double {
    let next =
      grade.isRecalled
      ? stabilityAfterRecall(stability, difficulty, retrievability, grade)
      : stabilityAfterLapse(stability, difficulty, retrievability)
    return max(next, Self.minimumStability)
  }

  /// The stability after an answer less than 24 hours since the last one.
  public func sameDayStability(_ stability: Double, _ grade: Grade) -> Double {
    let growth =
      exp(weights[17] * (Double(grade.rawValue - 3) + weights[18])) * pow(stability, -weights[19])
    let bounded = grade.isRecalled ? max(growth, 1) : growth
    return max(stability * bounded, Self.minimumStability)
  }

  private func stabilityAfterRecall(
    _ stability: Double, _ difficulty: Double, _ retrievability: Double, _ grade: Grade
  ) -> Double {
    let hardPenalty = grade == .hard ? weights[15] : 1
    let easyBonus = grade == .easy ? weights[16] : 1
    let growth =
      exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9])
      * (exp((1 - retrievability) * weights[10]) - 1) * hardPenalty * easyBonus
    return stability * (1 + growth)
  }

  private func stabilityAfterLapse(
    _ stability: Double, _ difficulty: Double, _ retrievability: Double
  ) -> Double {
    let relearned =
      weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
      * exp((1 - retrievability) * weights[14])
    return min(relearned, stability / exp(weights[17] * weights[18]))
  }

  private func unclampedInitialDifficulty(_ grade: Grade) -> Double {
    weights[4] - exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }

  private func clampedDifficulty(_ difficulty: Double) -> Double {
    min(max(difficulty, Self.difficulties.lowerBound), Self.difficulties.upperBound)
  }
}
