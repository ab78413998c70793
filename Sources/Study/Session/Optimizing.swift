import CardStore
import Recall

/// What came of fitting the weights to the learner's own answers. The names of the fields are those
/// of `--json`, and a contract.
public struct OptimizationReport: Codable, Sendable, Equatable {
  /// The version of this layout.
  public var format = 1
  /// Answers that came a day or more after the one before: those that weights are fitted to.
  public var reviews: Int
  /// The newest of them, which the weights were tried on before they had seen them.
  public var heldBack: Int
  /// The mean error of what was foretold of those, in nats, with the weights in use.
  public var before: Double
  /// The same with the weights fitted to the older answers.
  public var after: Double
  /// Whether the new weights foretold better, and are in use now unless it was only a trial.
  public var isGain: Bool
  /// Whether there were too few answers to fit anything to.
  public var isTooFew: Bool
  /// Cards that come back at another time now.
  public var moved: Int
  /// w0 to w20, as they are in use now or, after a mere trial, would be.
  public var weights: [Double]
}

extension StudySession {
  /// Fits the weights of FSRS-6 to the learner's answers, and takes them if they foretell better.
  ///
  /// - Parameters:
  ///   - isTrial: whether to change nothing.
  ///   - progress: called often, with the share done in 0...1; what it throws stops the work, and
  ///     nothing has changed.
  /// - Throws: `CardStoreError`, and what `progress` throws.
  public func optimize(
    isTrial: Bool = false, progress: (Double) throws -> Void
  ) throws -> OptimizationReport {
    let histories = try store.histories()
    let scheduler = try store.scheduler()
    let current = scheduler.formulas.weights
    let trial = try Trial(of: histories, current: current, progress: progress)
    let reviews = LogLoss(of: histories, by: current).reviews
    var moved = 0
    if trial.isGain, !isTrial { moved = try take(trial.weights, instead: scheduler) }
    return OptimizationReport(
      reviews: reviews, heldBack: trial.before.reviews, before: trial.before.mean,
      after: trial.after.mean, isGain: trial.isGain, isTooFew: reviews < Optimizer.fewestReviews,
      moved: moved, weights: trial.weights.values)
  }

  /// Goes back to the weights to start from.
  ///
  /// - Returns: how many cards come back at another time now.
  public func forgetOptimization() throws -> Int {
    try take(.standard, instead: store.scheduler())
  }

  /// Makes a copy of the store, and every state anew.
  private func take(_ weights: Weights, instead scheduler: Scheduler) throws -> Int {
    guard weights != scheduler.formulas.weights else { return 0 }
    let before = try dues()
    try store.backUp(
      before: .optimization, at: clock.milliseconds(), calendar: clock.calendar)
    var scheduler = scheduler
    scheduler.formulas = Formulas(weights: weights)
    try store.setScheduler(scheduler)
    return try dues().filter { before[$0.key] != $0.value }.count
  }

  private func dues() throws -> [String: Int] {
    try store.cards().reduce(into: [:]) { $0[$1.id] = $1.memory?.due }
  }
}
