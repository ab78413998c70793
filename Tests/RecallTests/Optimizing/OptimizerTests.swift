import Testing

@testable import Recall

@Suite("Fitting weights to a learner")
struct OptimizerTests {
  /// Forgets faster than most, and gains more from a review.
  static let odd = Weights(clamping: [
    0.5, 1.0, 3.5, 12, 6.8, 0.7, 2.5, 0.02, 1.5, 0.1, 1.2, 1.6, 0.1, 0.3, 1.9, 0.4, 2.4, 0.6,
    0.15, 0.1, 0.35,
  ])

  @Test("comes near the weights that made the reviews, on reviews it has not seen")
  func recovers() {
    let seen = cards(2_000, seed: 1)
    let unseen = cards(2_000, seed: 2)
    let fitted = Optimizer().fit(seen)
    let standard = LogLoss(of: unseen, by: .standard).mean
    let best = LogLoss(of: unseen, by: Self.odd).mean
    let found = LogLoss(of: unseen, by: fitted).mean
    #expect(standard - best > 0.004)
    #expect(found - best < 0.001)
  }

  @Test("gives the same weights for the same reviews")
  func repeats() {
    let seen = cards(100, seed: 3)
    #expect(Optimizer().fit(seen) == Optimizer().fit(seen))
  }

  @Test("under eight reviews changes nothing; under sixty-four, the initial stabilities only")
  func fewReviews() {
    let learner = cards(200, seed: 4)
    func counting(_ range: ClosedRange<Int>) -> ReviewHistories {
      var taken: [[PastReview]] = []
      for card in learner where TrainingSet(ReviewHistories(taken)).counted < range.lowerBound {
        taken.append(Array(card.prefix(4)))
      }
      return ReviewHistories(taken)
    }
    let few = ReviewHistories(learner.prefix(2).map { Array($0.prefix(3)) })
    #expect(TrainingSet(few).counted < 8)
    #expect(Optimizer().fit(few) == .standard)
    let some = counting(40...63)
    #expect((8..<64).contains(TrainingSet(some).counted))
    let fitted = Optimizer().fit(some).values
    #expect(Array(fitted[4...]) == Array(Weights.standard.values[4...]))
    #expect(fitted[0..<4] != Weights.standard.values[0..<4])
  }

  @Test("a better first grade is never weaker, and every weight is within its bounds")
  func bounds() throws {
    for seed in 5...12 as ClosedRange<UInt64> {
      let fitted = Optimizer().fit(cards(60, seed: seed))
      #expect(throws: Never.self) { try Weights(fitted.values) }
      let first = FirstAnswers(cards(60, seed: seed), times: Int.min..<Int.max)
        .initialStabilities(from: .standard, excluding: [])
      #expect(first == first.sorted())
    }
  }

  @Test("somebody who always fails or always knows is fitted to finite weights")
  func extremes() throws {
    for grade in Grade.allCases {
      let always = (0..<100).map { card in
        (0..<10).map { PastReview(time: 1_700_000_000 + card + $0 * 200_000, grade: grade) }
      }
      let fitted = Optimizer().fit(ReviewHistories(always))
      #expect(throws: Never.self) { try Weights(fitted.values) }
    }
  }

  @Test("histories are the same whether they come card by card or in the order of time")
  func layouts() {
    let cards = [
      [PastReview(time: 5, grade: .again), PastReview(time: 9, grade: .easy)],
      [PastReview(time: -7, grade: .hard)], [PastReview(time: 6, grade: .good)],
    ]
    let mixed = [cards[0][0], cards[1][0], cards[2][0], cards[0][1]]
    let histories = ReviewHistories(mixed, of: [0, 1, 2, 0])
    #expect(histories == ReviewHistories(cards))
    #expect(histories.map(Array.init) == cards)
    #expect(histories[1].first?.time == -7 && histories[0].last?.grade == .easy)
  }

  @Test("can be stopped at any moment, and says how far it is")
  func progress() {
    struct Stop: Error {}
    var shares: [Double] = []
    let seen = cards(400, seed: 13)
    _ = Optimizer().fit(seen) { shares.append($0) }
    #expect(shares == shares.sorted())
    #expect(shares.count > 10 && shares.last == 1)
    #expect(throws: Stop.self) {
      try Optimizer().fit(seen) { if $0 > 0.5 { throw Stop() } }
    }
  }

  @Test("a trial keeps the weights in use unless others foretell held-back reviews better")
  func trial() {
    let gained = Trial(of: cards(1_000, seed: 14), current: .standard) { _ in }
    #expect(gained.isGain && gained.weights != .standard)
    #expect(gained.after.reviews == gained.before.reviews)
    let kept = Trial(of: cards(1_000, seed: 14), current: Self.odd) { _ in }
    #expect(kept.isGain || kept.weights == Self.odd)
    let nothing = Trial(of: ReviewHistories([]), current: .standard) { _ in }
    #expect(!nothing.isGain && nothing.weights == .standard)
  }

  private func cards(_ count: Int, seed: UInt64) -> ReviewHistories {
    var learner = SimulatedLearner(weights: Self.odd, seed: seed)
    return ReviewHistories(
      (0..<count).map { learner.learn(from: 1_700_000_000 + $0 * 7200, days: 365, atMost: 12) })
  }
}
