import Foundation
import Motion
import Testing

@Suite("A spring")
struct SpringTests {
  @Test("is the same by response and damping fraction, by duration and bounce, by its physics")
  func threeWays() throws {
    let bouncy = try Spring(duration: 0.5, bounce: 0.3)
    let frequency = 2 * Double.pi / 0.5
    let physical = try Spring(stiffness: frequency * frequency, damping: 2 * 0.7 * frequency)
    for spring in [physical, try Spring(response: 0.5, dampingFraction: 0.7), .bouncy] {
      for time in [0.1, 0.33, 0.5, 2] {
        #expect(abs(spring.progress(at: time) - bouncy.progress(at: time)) < 1e-12)
      }
      #expect(abs(spring.bounce - 0.3) < 1e-12 && abs(spring.response - 0.5) < 1e-12)
      #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
      #expect(abs(spring.damping - 17.592918860102842) < 1e-9)
    }
  }

  @Test("has the numbers that the documentation of Spring gives as examples")
  func documentedConversions() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
    let physical = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.response - 0.63) < 0.005 && abs(physical.bounce - 0.5) < 1e-12)
  }

  @Test("that has a name has its own bounce and the extra one")
  func namedSprings() throws {
    #expect(try Spring.smooth(duration: 2) == Spring(duration: 2, bounce: 0))
    #expect(try Spring.snappy() == .snappy && Spring.bouncy() == .bouncy)
    #expect(try abs(Spring.snappy(duration: 1, extraBounce: 0.1).bounce - 0.25) < 1e-12)
    #expect(try abs(Spring.bouncy(duration: 1, extraBounce: -0.4).bounce + 0.1) < 1e-12)
    #expect(throws: MotionError.self) { try Spring.bouncy(extraBounce: 0.8) }
  }

  @Test("of the least bounce that there is all but stands still")
  func leastBounce() throws {
    let spring = try Spring(duration: 1, bounce: -1)
    #expect(spring.progress(at: 60) < 0.001 && spring.progress(at: 60) > 0)
  }

  @Test("of a bounce below 0 creeps, and has that bounce again")
  func negativeBounce() throws {
    let spring = try Spring(duration: 1, bounce: -0.5)
    #expect(spring.kind == .overdamped && spring.dampingFraction == 2)
    #expect(abs(spring.bounce + 0.5) < 1e-12)
    #expect(spring.overshoot() == nil)
  }

  @Test("without bounce is 1 - (1 + ωt)·e^(-ωt), and does not go too far")
  func criticallyDamped() {
    let frequency = 4 * Double.pi
    for step in 0...200 {
      let time = Double(step) / 100
      let closed = 1 - (1 + frequency * time) * exp(-frequency * time)
      #expect(abs(Spring.smooth.progress(at: time) - closed) < 1e-12)
    }
    #expect(Spring.smooth.overshoot() == nil && Spring.smooth.kind == .criticallyDamped)
  }

  @Test("without damping is 1 - cos(ωt), and never rests")
  func undamped() throws {
    let spring = try Spring(duration: 1, bounce: 1)
    for step in 0...100 {
      let time = Double(step) / 20
      #expect(abs(spring.progress(at: time) - (1 - cos(2 * .pi * time))) < 1e-9)
    }
    #expect(spring.settlingDuration() == nil && spring.kind == .undamped)
    #expect(abs((spring.overshoot()?.amount ?? 0) - 1) < 1e-12)
  }

  @Test("goes too far by e^(-πζ/√(1-ζ²)) after half a swing, interpolating or not")
  func overshoot() throws {
    // A damping fraction of 1/√2, as one might take for one that does not overshoot.
    let spring = try Spring(stiffness: 50, damping: 10)
    let overshoot = try #require(spring.overshoot())
    #expect(abs(overshoot.amount - exp(-Double.pi)) < 1e-12)
    #expect(abs(overshoot.time - .pi / 5) < 1e-12)
  }

  @Test("that begins fast towards its end goes too far even if it is critically damped")
  func initialVelocity() throws {
    let spring = Spring.smooth
    #expect(spring.velocity(at: 0, initialVelocity: 40) == 40)
    #expect(spring.overshoot(initialVelocity: spring.angularFrequency) == nil)
    #expect(try #require(spring.overshoot(initialVelocity: 40)).amount > 0)
  }

  @Test("passes from swinging to creeping without a jump")
  func nearlyCritical() throws {
    let critical = try Spring(response: 0.5, dampingFraction: 1)
    for distance in [1e-15, 1e-12, 1e-9, 1e-6, -1e-15, -1e-12, -1e-9, -1e-6] {
      let near = try Spring(response: 0.5, dampingFraction: 1 + distance)
      for time in [0.05, 0.2, 0.5, 1, 3] {
        #expect(
          abs(near.progress(at: time) - critical.progress(at: time)) < 2 * abs(distance) + 1e-14)
      }
    }
  }

  @Test("that creeps a million times slower than it would swing still has nine figures")
  func heavyDamping() throws {
    let spring = try Spring(response: 2 * .pi, dampingFraction: 1e6)
    // One radian a second: the slow rate is 1 / (ζ + √(ζ² - 1)), and the fast one is gone at once.
    let rate = 1 / (1e6 + sqrt(1e12 - 1))
    for time in [1e3, 1e5, 2e6, 8e6] {
      #expect(abs(spring.progress(at: time) + expm1(-rate * time)) < 1e-9)
    }
  }

  @Test("by its physics is critically damped at most, unless it may be more")
  func overDamping() throws {
    let usual = try Spring(stiffness: 100, damping: 60)
    let over = try Spring(stiffness: 100, damping: 60, allowOverDamping: true)
    #expect(usual.kind == .criticallyDamped && usual.dampingFraction == 1)
    #expect(over.kind == .overdamped && abs(over.dampingFraction - 3) < 1e-12)
  }

  @Test("can be had by when it rests", arguments: [0.1, 0.5, 0.999, 1, 1.7])
  func bySettling(dampingFraction: Double) throws {
    let spring = try Spring(settlingDuration: 0.8, dampingFraction: dampingFraction)
    #expect(abs((spring.settlingDuration() ?? 0) - 0.8) < 1e-9)
    #expect(throws: MotionError.self) { try Spring(settlingDuration: 1, dampingFraction: 0) }
  }

  @Test("with a response of 0 is there at once")
  func rigid() throws {
    let spring = try Spring(response: 0, dampingFraction: 0.5)
    #expect(spring.isRigid && spring.settlingDuration() == 0 && spring.overshoot() == nil)
    #expect(spring.progress(at: 1e-9) == 1)
    #expect(spring.formula == "rigid spring, there at once")
  }

  @Test("of numbers that are none is refused with a sentence that says what to do")
  func refused() {
    #expect(throws: MotionError.self) { try Spring(mass: 0, stiffness: 1, damping: 1) }
    #expect(throws: MotionError.self) { try Spring(stiffness: -1, damping: 1) }
    #expect(throws: MotionError.self) { try Spring(duration: 1, bounce: -1.1) }
    do {
      _ = try Spring(response: .nan, dampingFraction: 1)
      Issue.record("It was not refused.")
    } catch {
      #expect(
        error.description
          == "A spring's response is a number from 0 to 1000000 seconds, not NaN."
          + " Give it one of these.")
    }
  }

  @Test("says what it is in words")
  func words() {
    #expect(
      Spring.bouncy.formula
        == "damped spring, response 0.5 s, damping fraction 0.7, underdamped: it swings")
  }
}
