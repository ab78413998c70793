import Recall
import Testing

@Suite("Another implementation of FSRS-6 agrees")
struct VectorTests {
  let vectors: Vectors
  let weights: [Weights]

  init() throws {
    vectors = try Vectors.load()
    weights = try vectors.parameterSets.map { try Weights($0.w) }
  }

  @Test("every step of every replay agrees: state, step and due exactly, S, D and R to 1e-12")
  func replays() throws {
    let histories = Dictionary(uniqueKeysWithValues: vectors.histories.map { ($0.id, $0) })
    #expect(!vectors.runs.isEmpty)
    for (number, run) in vectors.runs.enumerated() {
      let history = try #require(histories[run.history])
      let scheduler = scheduler(run)
      #expect(history.reviews.count == run.steps.count)
      var state: MemoryState?
      var time = history.start
      for (index, (review, expected)) in zip(history.reviews, run.steps).enumerated() {
        time += review.elapsedS
        let before = state.map { scheduler.retrievability($0, at: time) } ?? 0
        let grade = try #require(Grade(rawValue: review.rating))
        let next = scheduler.review(state, grade, at: time)
        state = next
        let place: Comment = "run \(number), step \(index)"
        #expect(agree(before, expected.rBefore), place)
        #expect(agree(next.stability, expected.stability), place)
        #expect(agree(next.difficulty, expected.difficulty), place)
        #expect(code(of: next.phase) == expected.state, place)
        #expect(next.step == expected.step, place)
        #expect(next.due * 1_000_000 == expected.dueUs, place)
        #expect((next.due - time) * 1_000_000 == expected.intervalUs, place)
      }
    }
  }

  @Test("intervals in days agree exactly")
  func intervals() {
    #expect(!vectors.intervals.isEmpty)
    for expected in vectors.intervals {
      let days = Formulas(weights: weights[expected.parameterSet]).interval(
        stability: expected.stability, retention: expected.desiredRetention, maximum: 36_500)
      #expect(days == expected.days, "\(expected)")
    }
  }

  @Test("the bounds of the fuzz agree exactly")
  func fuzz() {
    #expect(!vectors.fuzz.isEmpty)
    for expected in vectors.fuzz {
      let range = Fuzz.range(days: expected.days, maximum: expected.maximumInterval).days
      #expect(range == expected.low...expected.highExact, "\(expected)")
    }
  }

  private func scheduler(_ run: Vectors.Run) -> Scheduler {
    let configuration = vectors.configs[run.config]
    return Scheduler(
      weights: weights[run.parameterSet], desiredRetention: configuration.desiredRetention,
      learningSteps: configuration.learningStepsS,
      relearningSteps: configuration.relearningStepsS,
      maximumInterval: configuration.maximumInterval)
  }

  private func agree(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-12 * abs(expected)
  }

  private func code(of phase: MemoryState.Phase) -> Int {
    switch phase {
    case .learning: 1
    case .review: 2
    case .relearning: 3
    }
  }
}
