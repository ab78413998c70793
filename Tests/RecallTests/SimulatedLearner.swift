import Foundation

@testable import Recall

/// Somebody who remembers exactly as FSRS says for the weights given, and answers honestly.
struct SimulatedLearner {
  var scheduler: Scheduler
  /// Of the memory; what the scheduler believes of it may be something else.
  var weights: Weights
  private var randomness: SplitMix64

  init(weights: Weights, scheduler: Scheduler = Scheduler(), seed: UInt64) {
    self.weights = weights
    self.scheduler = scheduler
    randomness = SplitMix64(seed: seed)
  }

  /// The reviews of one card, answered whenever the scheduler says, up to a number of days or reviews.
  mutating func learn(from start: Int, days: Int, atMost count: Int = 40) -> [PastReview] {
    let truth = Scheduler(weights: weights)
    var believed: MemoryState?
    var remembered: MemoryState?
    var reviews: [PastReview] = []
    var time = start
    while time < start + days * Scheduler.secondsPerDay, reviews.count < count {
      let chance = remembered.map { truth.retrievability($0, at: time) }
      let grade = answer(chance)
      reviews.append(PastReview(time: time, grade: grade))
      believed = scheduler.review(believed, grade, at: time, seed: randomness.next())
      remembered = truth.review(remembered, grade, at: time)
      time = believed?.due ?? time
    }
    return reviews
  }

  /// A first answer is any grade; a later one is wrong as often as the memory says.
  private mutating func answer(_ chance: Double?) -> Grade {
    let draw = Double.random(in: 0..<1, using: &randomness)
    guard let chance else {
      return draw < 0.25 ? .again : draw < 0.4 ? .hard : draw < 0.9 ? .good : .easy
    }
    guard Double.random(in: 0..<1, using: &randomness) < chance else { return .again }
    return draw < 0.1 ? .hard : draw < 0.9 ? .good : .easy
  }
}
