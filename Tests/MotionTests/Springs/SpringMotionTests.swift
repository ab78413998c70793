import Foundation
import Motion
import Testing

@Suite("What hangs at a spring")
struct SpringMotionTests {
  @Test("moves as its differential equation has it, within 1e-9 of its reach, whatever its damping")
  func differentialEquation() throws {
    var random = RandomNumbers(seed: 5)
    for round in 0..<600 {
      let response = pow(10, random.number(in: -1...1))
      let fractions = [
        0, 1, random.number(in: 0...1), random.number(in: 1...4), 1 + 1e-9, 1 - 1e-9,
      ]
      let spring = try Spring(response: response, dampingFraction: fractions[round % 6])
      let motion = SpringMotion(
        spring: spring, displacement: random.number(in: -2...2),
        velocity: random.number(in: -20...20))
      let reach =
        abs(motion.displacement) + abs(motion.velocity) / spring.angularFrequency
      for part in [0.03, 0.4, 1, 2.7] {
        let time = part * response
        let solved = SpringSolver.solve(
          frequency: spring.angularFrequency, decay: spring.decay,
          displacement: motion.displacement, velocity: motion.velocity, time: time)
        #expect(abs(motion.displacement(at: time) - solved.displacement) < 1e-9 * reach)
        #expect(
          abs(motion.velocity(at: time) - solved.velocity)
            < 1e-9 * reach * max(spring.angularFrequency, spring.decay))
      }
    }
  }

  @Test("rests after the last time that it is as far away as the threshold")
  func settling() throws {
    var random = RandomNumbers(seed: 6)
    for _ in 0..<300 {
      let spring = try Spring(
        response: random.number(in: 0.1...3), dampingFraction: random.number(in: 0.02...3))
      let motion = SpringMotion(
        spring: spring, displacement: random.number(in: -2...2),
        velocity: random.number(in: -20...20))
      let threshold = pow(10, random.number(in: -5...0))
      let rest = try #require(motion.settlingDuration(within: threshold))
      for step in 0..<400 {
        let time = rest + Double(step) * spring.response / 37
        #expect(abs(motion.displacement(at: time)) <= threshold * (1 + 1e-9))
      }
      if rest > 0 {
        #expect(abs(abs(motion.displacement(at: rest)) / threshold - 1) < 1e-6)
      } else {
        #expect(abs(motion.displacement) < threshold)
      }
    }
  }

  @Test("gets as far beyond its rest as the farthest of its values there, and then")
  func overshoot() throws {
    var random = RandomNumbers(seed: 7)
    var found = 0
    for _ in 0..<300 {
      let spring = try Spring(
        response: 1, dampingFraction: random.number(in: 0.05...2.5))
      let motion = SpringMotion(
        spring: spring, displacement: -1, velocity: random.number(in: -40...40))
      let farthest = (1...4000).map { motion.displacement(at: Double($0) / 1000) }.max() ?? 0
      guard let overshoot = motion.overshoot else {
        #expect(farthest <= 1e-12)
        continue
      }
      found += 1
      #expect(overshoot.amount >= farthest - 1e-12)
      #expect(overshoot.amount - farthest < 1e-3)
      #expect(abs(motion.displacement(at: overshoot.time) - overshoot.amount) < 1e-12)
      #expect(abs(motion.velocity(at: overshoot.time)) < 1e-9 * (1 + abs(motion.velocity)))
    }
    #expect(found > 150)
  }

  @Test("of any numbers is at finite places and comes to an end in finite time")
  func hostile() {
    let springs: [Spring] = hostileNumbers.flatMap { first in
      hostileNumbers.flatMap { second in
        [
          try? Spring(response: first, dampingFraction: second),
          try? Spring(duration: first, bounce: second),
          try? Spring(mass: first, stiffness: second, damping: first, allowOverDamping: true),
          try? Spring(stiffness: 1e9, damping: second, allowOverDamping: true),
          try? Spring(mass: 1e6, stiffness: 1e-6, damping: second, allowOverDamping: true),
          try? Spring(settlingDuration: first, dampingFraction: second),
        ].compactMap(\.self)
      }
    }
    #expect(springs.count > 50)
    for spring in Set(springs) {
      for start in hostileNumbers {
        let motion = SpringMotion(spring: spring, displacement: start, velocity: -start)
        for time in hostileNumbers {
          #expect(motion.displacement(at: time).isFinite, "\(spring) from \(start) at \(time)")
          #expect(!motion.velocity(at: time).isNaN, "\(spring) from \(start) at \(time)")
        }
        #expect(motion.settlingDuration(within: 0.001).map { $0 >= 0 } ?? true)
        #expect(motion.overshoot.map(\.amount.isFinite) ?? true)
      }
    }
  }
}
