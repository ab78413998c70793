import Foundation
import Testing

@testable import Recall

@Suite("The gradient of the loss")
struct GradientTests {
  @Test("agrees with small differences of the loss, for every weight", arguments: 1...40)
  func agrees(seed: UInt64) {
    var randomness = SplitMix64(seed: seed)
    let weights = zip(Weights.standard.values, Weights.bounds).map { value, bounds in
      // Away from the bounds, where the loss has an edge.
      let near = value * Double.random(in: 0.8...1.25, using: &randomness)
      return min(max(near, bounds.lowerBound * 1.01 + 1e-3), bounds.upperBound * 0.99)
    }
    let set = TrainingSet(ReviewHistories(cards(&randomness)), isRecencyWeighted: true)
    let slopes = Self.gradient(set, weights)
    for index in weights.indices {
      let change = 1e-6 * max(abs(weights[index]), 1e-3)
      var (more, less) = (weights, weights)
      more[index] += change
      less[index] -= change
      let expected = (Self.loss(set, more) - Self.loss(set, less)) / (2 * change)
      let tolerance = 1e-4 * max(abs(expected), 1)
      #expect(abs(slopes[index] - expected) < tolerance, "w\(index)")
    }
  }

  @Test("is that of the equations the scheduler uses")
  func sameEquations() {
    var randomness = SplitMix64(seed: 7)
    for card in cards(&randomness) {
      var state: MemoryState?
      var loss = 0.0
      let scheduler = Scheduler()
      for review in card {
        if let state, review.time - state.lastReview >= Scheduler.secondsPerDay {
          let chance = scheduler.retrievability(state, at: review.time)
          loss -= log(review.grade.isRecalled ? chance : 1 - chance)
        }
        state = scheduler.review(state, review.grade, at: review.time)
      }
      let computed = Self.loss(TrainingSet(ReviewHistories([card])), Weights.standard.values)
      #expect(abs(computed - loss) < 1e-9 * max(loss, 1))
    }
  }

  private func cards(_ randomness: inout SplitMix64) -> [[PastReview]] {
    (0..<12).map { _ in
      var time = 1_700_000_000
      return (0..<Int.random(in: 2...12, using: &randomness)).map { _ in
        let isSameDay = Int.random(in: 0..<3, using: &randomness) == 0
        time +=
          isSameDay
          ? Int.random(in: 60...80_000, using: &randomness)
          : Int.random(in: 86_400...8_640_000, using: &randomness)
        let grade = Grade.allCases[Int.random(in: 0..<4, using: &randomness)]
        return PastReview(time: time, grade: grade)
      }
    }
  }

  private static func loss(_ set: TrainingSet, _ weights: [Double]) -> Double {
    total(set, weights).loss
  }

  private static func gradient(_ set: TrainingSet, _ weights: [Double]) -> [Double] {
    total(set, weights).gradient
  }

  private static func total(_ set: TrainingSet, _ weights: [Double]) -> MemoryGradient {
    var gradient = MemoryGradient(weights: weights)
    for history in set.histories { gradient.add(set.entries[history.range]) }
    return gradient
  }
}
