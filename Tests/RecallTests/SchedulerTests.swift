import Recall
import Testing

@Suite("The scheduler at its edges")
struct SchedulerTests {
  let start = 1_790_000_000

  @Test("weights out of their bounds, of a wrong number or not numbers are refused with a sentence")
  func weights() throws {
    var values = Weights.standard.values
    values[20] = 0.09
    #expect(throws: WeightsError.outOfBounds(index: 20, value: 0.09)) { try Weights(values) }
    values[20] = .nan
    #expect(throws: WeightsError.self) { try Weights(values) }
    #expect(throws: WeightsError.count(20)) { try Weights(values.dropLast()) }
    #expect(WeightsError.count(20).description == "FSRS-6 has 21 weights, not 20.")
    for (index, bounds) in Weights.bounds.enumerated() {
      values = Weights.standard.values
      values[index] = bounds.upperBound
      #expect(try Weights(values).values == values)
    }
  }

  @Test("the chance of recall is 0.9 when as many days have passed as the stability says")
  func meaningOfStability() {
    let formulas = Formulas(weights: .standard)
    #expect(abs(formulas.retrievability(stability: 30, days: 30) - 0.9) < 1e-12)
    #expect(formulas.interval(stability: 30, retention: 0.9, maximum: 36_500) == 30)
    #expect(formulas.interval(stability: 30, retention: 0.9, maximum: 7) == 7)
    #expect(formulas.interval(stability: 0.001, retention: 0.9, maximum: 7) == 1)
  }

  @Test("a clock that was set back gives neither a negative interval nor a due date in the past")
  func clockSetBack() {
    let scheduler = Scheduler()
    var state = scheduler.review(nil, .easy, at: start)
    for (seconds, grade) in [(-3600, Grade.good), (-400 * 86_400, .again), (-1, .good)] {
      let time = state.lastReview + seconds
      #expect(scheduler.retrievability(state, at: time) == 1)
      state = scheduler.review(state, grade, at: time)
      #expect(state.due > time)
      #expect(state.lastReview == time)
    }
  }

  @Test("a lapse counts in the review phase only")
  func lapses() {
    let scheduler = Scheduler()
    var state = scheduler.review(nil, .again, at: start)
    #expect(state.lapses == 0)
    state = scheduler.review(state, .easy, at: start + 60)
    state = scheduler.review(state, .again, at: state.due)
    state = scheduler.review(state, .again, at: state.due)
    #expect(state.lapses == 1)
    #expect(state.reviews == 4)
    #expect(state.phase == .relearning)
  }

  @Test("settings with fewer steps than the card has done let it graduate")
  func fewerSteps() {
    let long = Scheduler(learningSteps: [60, 600, 3600])
    var state = long.review(nil, .good, at: start)
    state = long.review(state, .good, at: start + 600)
    #expect(state.step == 2)
    let short = Scheduler(learningSteps: [60])
    #expect(short.review(state, .hard, at: start + 4200).phase == .review)
    #expect(short.review(state, .again, at: start + 4200).due == start + 4260)
  }

  @Test("fuzz stays in its bounds, reaches both, and is the same for the same seed")
  func fuzz() {
    let plain = Scheduler()
    let fuzzed = Scheduler(isFuzzed: true)
    let days = plain.preview(nil, at: start).interval(.easy) / 86_400
    let range = Fuzz.range(days: days, maximum: 36_500).days
    let picked = (0..<200).map { number in
      let seed = Fuzz.seed(card: "pack/item-\(number)")
      let preview = fuzzed.preview(nil, at: start, seed: seed)
      let state = fuzzed.review(nil, .easy, at: start, seed: seed)
      #expect(preview.interval(.easy) == state.due - start)
      #expect(preview.interval(.good) == 600)
      return (state.due - start) / 86_400
    }
    #expect(picked.min() == range.lowerBound)
    #expect(picked.max() == range.upperBound)
  }
}
