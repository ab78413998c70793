import Motion
import Testing

@Suite("A sequence of phases")
struct PhaseSequenceTests {
  private typealias Phase = PhaseSequence.Phase

  private func threePhases(_ animation: Animation?, repeats: Bool) throws -> PhaseSequence {
    try PhaseSequence(
      [0.0, 10, 20].map { Phase(values: [$0], animation: animation) }, repeats: repeats)
  }

  @Test("with a trigger goes through all of them once and back to the first")
  func triggered() throws {
    let sequence = try threePhases(.curve(.linear, duration: 1), repeats: false)
    #expect(sequence.roundDuration == 3)
    #expect([0.5, 1, 1.5, 2.5, 3].map { sequence.values(at: $0) } == [[5], [10], [15], [10], [0]])
    #expect([-1, 0, 0.9, 1, 2, 99].map { sequence.phase(at: $0) } == [0, 1, 1, 2, 0, 0])
    #expect(sequence.values(at: 1000) == [0])
  }

  @Test("goes round for ever, each round like the one before")
  func repeating() throws {
    let sequence = try threePhases(.curve(.easeInOut, duration: 0.5), repeats: true)
    for time in [0.1, 0.7, 1.3] {
      for round in [1.0, 5, 1000, 1_000_000] {
        let later = time + round * 1.5
        #expect(sequence.phase(at: later) == sequence.phase(at: time))
        #expect(abs(sequence.values(at: later)[0] - sequence.values(at: time)[0]) < 1e-6)
      }
    }
  }

  @Test("leaves a phase when its spring counts as complete, and keeps the spring's velocity")
  func springs() throws {
    let sequence = try threePhases(.spring(.bouncy), repeats: false)
    #expect(sequence.roundDuration == 1.5)
    var flight = try Flight(at: [0])
    try flight.send(to: [10], at: 0, with: .spring(.bouncy))
    try flight.send(to: [20], at: 0.5, with: .spring(.bouncy))
    #expect(abs(sequence.values(at: 0.8)[0] - flight.values(at: 0.8)[0]) < 1e-12)
  }

  @Test("has the tails of the rounds before in it, as if all had been gone through")
  func tails() throws {
    let sequence = try threePhases(.spring(.bouncy), repeats: true)
    var flight = try Flight(at: [0])
    for step in 0..<60 {
      let target = Double((step + 1) % 3) * 10
      try flight.send(to: [target], at: Double(step) / 2, with: .spring(.bouncy))
    }
    for time in [0.2, 1.5, 1.6, 3.1, 7.25, 13.501, 29.9] {
      #expect(abs(sequence.values(at: time)[0] - flight.values(at: time)[0]) < 1e-9)
    }
  }

  @Test("stays in a phase that is never over")
  func endless() throws {
    let forever = try Animation.curve(.linear, duration: 1).repeatForever(autoreverses: false)
    let sequence = try threePhases(forever, repeats: true)
    #expect(sequence.roundDuration == nil && sequence.phase(at: 1e6) == 1)
    #expect(abs(sequence.values(at: 1e6 + 0.25)[0] - 2.5) < 1e-6)
  }

  @Test("that takes no time, or has one phase, shows the first one")
  func still() throws {
    let sudden = try threePhases(nil, repeats: true)
    let single = try PhaseSequence([Phase(values: [4], animation: .standard)], repeats: true)
    for time in hostileNumbers {
      #expect(sudden.values(at: time) == [0] && sudden.phase(at: time) == 0)
      #expect(single.values(at: time) == [4] && single.phase(at: time) == 0)
    }
  }

  @Test("without a phase, or with data of different length, is refused")
  func refused() {
    #expect(throws: MotionError.noPhases) { try PhaseSequence([], repeats: true) }
    #expect(throws: MotionError.differentLengths(expected: 1, found: 2)) {
      try PhaseSequence(
        [Phase(values: [1], animation: nil), Phase(values: [1, 2], animation: nil)], repeats: true)
    }
  }

  @Test("is somewhere at any time, however short its phases")
  func hostile() throws {
    for duration in [0, 1e-300, 1e-9, 1e-5, 1, 1e6] {
      let sequence = try threePhases(.curve(.easeIn, duration: duration), repeats: true)
      for time in hostileNumbers {
        #expect(sequence.values(at: time).allSatisfy { (0...20).contains($0) })
        #expect((0...2).contains(sequence.phase(at: time)))
      }
    }
  }
}
