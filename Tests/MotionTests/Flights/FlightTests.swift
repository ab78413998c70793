import Motion
import Testing

@Suite("Animated data on its way")
struct FlightTests {
  private let linear: Animation

  init() throws { linear = try .curve(.linear, duration: 1) }

  @Test("says what became of the motion that was under way, and how well that is known")
  func encounters() throws {
    var flight = try Flight(at: [0])
    let changes: [(Double, Animation?, Encounter)] = [
      (0, .spring(.smooth), .fromRest), (0.1, .spring(.bouncy), .keptVelocity),
      (0.2, linear, .mixed), (0.3, .spring(.smooth), .stoppedThere),
      (0.4, try .interpolatingSpring(.smooth), .added), (0.5, nil, .atOnce),
      (0.6, try .spring(.smooth).delay(1), .fromRest), (0.7, .spring(.smooth), .stoppedThere),
      (9, .spring(.smooth), .fromRest),
    ]
    for (time, animation, _) in changes { try flight.send(to: [time], at: time, with: animation) }
    #expect(flight.departures.map(\.encounter) == changes.map(\.2))
    #expect(Encounter.keptVelocity.grounds == .documented && Encounter.mixed.grounds == .usual)
    #expect(Set(Encounter.allCases.map(\.words)).count == Encounter.allCases.count)
  }

  @Test("is mixed number by number, and rests at its target")
  func mixing() throws {
    var flight = try Flight(at: [0, 10])
    try flight.send(to: [4, -10], at: 100, with: linear)
    #expect(flight.values(at: 99) == [0, 10] && flight.values(at: 100.25) == [1, 5])
    #expect(flight.velocities(at: 100.25) == [4, -20])
    #expect(flight.end == 101 && flight.values(at: 101) == [4, -10])
    #expect(flight.isOver(at: 101) && flight.target == [4, -10])
  }

  @Test("keeps place and velocity when a spring takes the place of a spring")
  func retargetedSpring() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [100], at: 0, with: .spring(.bouncy))
    let (place, velocity) = (flight.values(at: 0.15), flight.velocities(at: 0.15))
    try flight.send(to: [-50], at: 0.15, with: .spring(.snappy))
    #expect(velocity[0] > 100 && flight.velocities(at: 0.15) == velocity)
    #expect(abs(flight.values(at: 0.15)[0] - place[0]) < 1e-12)
    let motion = SpringMotion(
      spring: .snappy, displacement: place[0] + 50, velocity: velocity[0])
    #expect(abs(flight.values(at: 0.4)[0] - (motion.displacement(at: 0.25) - 50)) < 1e-9)
    let end = try #require(flight.end)
    #expect(flight.values(at: end) == [-50] && flight.velocities(at: end) == [0])
  }

  @Test("sent by a spring to where it is going anyway goes on as if nothing had happened")
  func sameTarget() throws {
    var (once, twice) = (try Flight(at: [3]), try Flight(at: [3]))
    try once.send(to: [8], at: 0, with: .spring(.bouncy))
    try twice.send(to: [8], at: 0, with: .spring(.bouncy))
    try twice.send(to: [8], at: 0.2, with: .spring(.bouncy))
    for time in [0.2, 0.3, 0.5, 0.8] {
      #expect(abs(once.values(at: time)[0] - twice.values(at: time)[0]) < 1e-9)
    }
  }

  @Test("rests by the part of its way, however long that is, and never before its velocity has")
  func restOfRetargeted() throws {
    let rest = try #require(Spring.bouncy.settlingDuration())
    for way in [1e-6, 1, 1e6] {
      var flight = try Flight(at: [0, 0])
      try flight.send(to: [way, 0], at: 0, with: .spring(.bouncy))
      try flight.send(to: [-way, 0], at: 0, with: .spring(.bouncy))
      #expect(abs((flight.end ?? 0) - rest) < 1e-9)
      try flight.send(to: flight.values(at: 0.2), at: 0.2, with: .spring(.bouncy))
      #expect((flight.end ?? 0) > 0.5)
    }
    var swinging = try Flight(at: [0])
    try swinging.send(to: [1], at: 0, with: .spring(.smooth))
    try swinging.send(to: [0], at: 0.1, with: .spring(Spring(duration: 1, bounce: 1)))
    #expect(swinging.end == nil && !swinging.isOver(at: 1e6))
  }

  @Test("begins at rest where a curve was, when a spring takes its place")
  func springAfterCurve() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [10], at: 0, with: linear)
    try flight.send(to: [0], at: 0.5, with: .spring(.smooth))
    #expect(flight.values(at: 0.5) == [5] && flight.velocities(at: 0.5) == [0])
    #expect(flight.values(at: 0.51)[0] < 5)
  }

  @Test(
    "is mixed from the motion that it interrupts, without a jump, when a curve is sent after it")
  func retargetedCurve() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [10], at: 0, with: linear)
    try flight.send(to: [0], at: 0.5, with: linear)
    #expect(flight.values(at: 0.5) == [5])
    // The first motion is at 7.5 then, and a quarter of the way to 0 is gone.
    #expect(flight.values(at: 0.75) == [5.625])
    #expect(flight.values(at: 1.5) == [0] && flight.end == 1.5)
  }

  @Test("remembers where it was before it was sent elsewhere")
  func history() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [10], at: 0, with: .spring(.bouncy))
    let before = [-1, 0, 0.05, 0.1, 0.199].map { flight.values(at: $0) }
    try flight.send(to: [3], at: 0.2, with: .spring(.smooth))
    try flight.send(to: [7], at: 0.2, with: linear)
    try flight.send(to: [5], at: 9, with: nil)
    #expect([-1, 0, 0.05, 0.1, 0.199].map { flight.values(at: $0) } == before)
    #expect(flight.values(at: 8) == [7] && flight.values(at: 9) == [5])
  }

  @Test("keeps its velocity when an interpolating spring is added to it")
  func added() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [10], at: 0, with: .spring(.smooth))
    let velocity = flight.velocities(at: 0.1)
    try flight.send(to: [20], at: 0.1, with: .interpolatingSpring(.smooth))
    #expect(abs(flight.velocities(at: 0.1)[0] - velocity[0]) < 1e-9)
  }

  @Test("is continuous in place, and fast as its places say, however often it is sent elsewhere")
  func storm() throws {
    var random = RandomNumbers(seed: 8)
    let animations: [Animation] = [
      linear, .spring(.bouncy), try .interpolatingSpring(.snappy), .standard,
      try .curve(.easeInOut, duration: 0.3).delay(0.1), linear.repeatForever(),
      try .spring(.bouncy).speed(2),
    ]
    var (flight, time) = (try Flight(at: [0, 0]), 0.0)
    for _ in 0..<400 {
      time += random.number(in: 0.01...0.4)
      let before = flight.values(at: time)
      let target = [random.number(in: -9...9), random.number(in: -9...9)]
      try flight.send(to: target, at: time, with: animations.randomElement(using: &random))
      let after = flight.values(at: time)
      #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 })
      let probe = time + 0.0051
      let (low, high) = (flight.values(at: probe - 1e-6), flight.values(at: probe + 1e-6))
      for (index, velocity) in flight.velocities(at: probe).enumerated() {
        #expect(abs(velocity - (high[index] - low[index]) / 2e-6) < 1e-3 * max(1, abs(velocity)))
      }
    }
    #expect(flight.departures.count == 400)
  }

  @Test("takes no longer the more often it is sent away from a motion that never ends")
  func endlessMotions() throws {
    var flight = try Flight(at: [0])
    for step in 0..<5000 {
      let time = Double(step) / 60
      let before = flight.values(at: time)
      try flight.send(to: [Double(step % 7)], at: time, with: linear.repeatForever())
      #expect(abs(flight.values(at: time)[0] - before[0]) < 1e-9)
    }
    #expect(flight.end == nil && (0...6).contains(flight.values(at: 100)[0]))
  }

  @Test("is at its target at once without an animation")
  func unanimated() throws {
    var flight = try Flight(at: [1])
    try flight.send(to: [9], at: 0, with: .standard)
    try flight.send(to: [5], at: 0.1, with: nil)
    #expect(flight.values(at: 0.1) == [5] && flight.end == 0.1)
  }

  @Test("is refused what has another length or is no number, and stays as it was")
  func refused() throws {
    var flight = try Flight(at: [1, 2])
    let before = flight
    #expect(throws: MotionError.differentLengths(expected: 2, found: 1)) {
      try flight.send(to: [3], at: 0, with: linear)
    }
    #expect(throws: MotionError.self) { try flight.send(to: [.nan, 0], at: 0, with: linear) }
    #expect(throws: MotionError.self) { try Flight(at: [.infinity]) }
    #expect(flight == before)
    for time in hostileNumbers {
      try flight.send(to: [time > 0 ? 4 : 5, 6], at: time, with: .spring(.bouncy))
      for asked in hostileNumbers {
        #expect(flight.values(at: asked).allSatisfy { $0.isFinite })
        #expect(flight.velocities(at: asked).allSatisfy { !$0.isNaN })
      }
    }
  }

  @Test("completes logically by its own animation, and is removed with all that came after")
  func completions() throws {
    var flight = try Flight(at: [0])
    try flight.send(to: [1], at: 0, with: .spring(.smooth))
    try flight.send(to: [2], at: 0.2, with: .spring(.smooth))
    #expect(flight.time(of: .logicallyComplete, ofDeparture: 0) == 0.5)
    #expect(flight.time(of: .logicallyComplete, ofDeparture: 1) == 0.7)
    let end = try #require(flight.end)
    #expect(end > 0.7)
    #expect(flight.time(of: .removed, ofDeparture: 0) == end)
    #expect(flight.time(of: .removed, ofDeparture: 1) == end)
    try flight.send(to: [3], at: 0.3, with: linear.repeatForever())
    #expect(flight.time(of: .removed, ofDeparture: 0) == nil)
    #expect(flight.time(of: .logicallyComplete, ofDeparture: 0) == 0.5)
    try flight.send(to: [3], at: 0.4, with: nil)
    #expect(flight.time(of: .removed, ofDeparture: 3) == 0.4)
  }
}
