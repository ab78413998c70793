import Foundation
import Motion
import Testing

@Suite("An animation")
struct AnimationTests {
  private let second: Animation

  init() throws { second = try .curve(.linear, duration: 1) }

  @Test("of a curve is the curve over its duration, and over then")
  func curve() throws {
    let animation = try Animation.curve(.easeIn, duration: 0.5)
    #expect(animation.progress(at: 0.2) == Curve.easeIn.value(at: 0.4))
    #expect(abs(animation.velocity(at: 0.2) - 2 * Curve.easeIn.slope(at: 0.4)) < 1e-12)
    #expect(!animation.isOver(at: 0.499) && animation.isOver(at: 0.5))
    #expect(animation.duration == 0.5 && animation.logicalDuration == 0.5)
    #expect(animation.velocity(at: 0.5) == 0 && animation.progress(at: 7) == 1)
  }

  @Test("of a spring is complete after its response and over when it rests")
  func spring() throws {
    let animation = Animation.spring(.bouncy)
    let rest = try #require(Spring.bouncy.settlingDuration())
    #expect(animation.logicalDuration == 0.5 && animation.duration == rest && rest > 0.5)
    #expect(animation.progress(at: 0.3) == Spring.bouncy.progress(at: 0.3))
    #expect(animation.progress(at: rest) == 1)
  }

  @Test("that is delayed waits, and that is advanced begins in its middle")
  func delay() throws {
    let late = try second.delay(2)
    #expect(late.progress(at: 1.9) == 0 && late.velocity(at: 1.9) == 0)
    #expect(late.progress(at: 2.25) == 0.25 && late.duration == 3)
    let early = try second.delay(-0.25)
    #expect(early.progress(at: 0) == 0.25 && early.duration == 0.75)
    #expect(try second.delay(-5).progress(at: 0) == 1)
  }

  @Test("of another speed takes that part of its time, its delay too if it was delayed before")
  func speed() throws {
    let fast = try second.delay(1).speed(2)
    #expect(fast.duration == 1 && fast.progress(at: 0.75) == 0.5 && fast.velocity(at: 0.75) == 2)
    let delayed = try second.speed(2).delay(1)
    #expect(delayed.duration == 1.5 && delayed.progress(at: 1.25) == 0.5)
    for speed in [0.0, -1] {
      let standing = try second.speed(speed)
      #expect(standing.duration == nil && standing.progress(at: 1e9) == 0)
    }
  }

  @Test("that runs several times begins each run anew")
  func repeated() {
    let animation = second.repeatCount(3, autoreverses: false)
    #expect(animation.duration == 3)
    #expect([0.25, 1, 1.25, 2.75].map { animation.progress(at: $0) } == [0.25, 1, 0.25, 0.75])
    #expect(animation.progress(at: 3) == 1 && !animation.endsWithJump)
    #expect(second.repeatCount(-7).duration == 1)
  }

  @Test("that runs to and fro counts the ways back, and jumps to its end if the last one is such")
  func autoreversed() {
    let twice = second.repeatCount(2)
    #expect([0.25, 1, 1.25, 1.75].map { twice.progress(at: $0) } == [0.25, 1, 0.75, 0.25])
    #expect(twice.velocity(at: 1.5) == -1)
    #expect(twice.progress(at: 2) == 1 && twice.endsWithJump)
    #expect(!second.repeatCount(3).endsWithJump)
  }

  @Test("that runs for ever does, at any time")
  func forever() {
    let forth = second.repeatForever(autoreverses: false)
    let both = second.repeatForever()
    #expect(forth.duration == nil && both.logicalDuration == nil && !both.isOver(at: 1e12))
    #expect(forth.progress(at: 1_000_000.25) == 0.25 && both.progress(at: 1_000_001.25) == 0.75)
  }

  @Test("has the delay in each run if it was delayed before it was repeated")
  func order() throws {
    let each = try second.delay(1).repeatCount(2, autoreverses: false)
    let once = try second.repeatCount(2, autoreverses: false).delay(1)
    #expect(each.duration == 4 && once.duration == 3)
    #expect(each.progress(at: 2.5) == 0 && once.progress(at: 2.5) == 0.5)
    #expect(each.progress(at: 3.5) == 0.5)
  }

  @Test("counts as complete when it is told to, if it does not before")
  func logical() throws {
    #expect(try second.logicallyComplete(after: 0.2).logicalDuration == 0.2)
    #expect(try second.logicallyComplete(after: 3).logicalDuration == 1)
    #expect(try second.logicallyComplete(after: 0.2).delay(1).speed(2).logicalDuration == 0.6)
    #expect(try second.repeatForever().logicallyComplete(after: 2).logicalDuration == 2)
    #expect(try second.logicallyComplete(after: 0.2).duration == 1)
  }

  @Test("goes too far when its curve or spring does, later if it is delayed")
  func overshoot() throws {
    let overshoot = try #require(try Animation.spring(.bouncy).delay(1).speed(0.5).overshoot)
    let plain = try #require(Spring.bouncy.overshoot())
    #expect(overshoot.amount == plain.amount && abs(overshoot.time - 2 * (plain.time + 1)) < 1e-12)
    let back = try Animation.curve(.timingCurve(0.3, 0, 0.2, 2), duration: 2)
    let far = try #require(back.overshoot)
    #expect(abs(back.progress(at: far.time) - 1 - far.amount) < 1e-12)
    #expect(second.overshoot == nil)
    #expect(try Animation.spring(.bouncy).delay(-0.6).overshoot == nil)
    #expect(try Animation.spring(.bouncy).speed(0).overshoot == nil)
  }

  @Test("has the velocity of its values, whatever was made of it")
  func velocity() throws {
    let animations: [Animation] = [
      try .spring(.bouncy).speed(0.7).delay(0.1),
      try .curve(.easeInOut, duration: 0.4).repeatForever().speed(3),
      try .interpolatingSpring(.snappy, initialVelocity: -4).delay(-0.05).repeatCount(4),
    ]
    for animation in animations {
      for time in [0.123, 0.31, 0.457] {
        let after = animation.progress(at: time + 1e-6)
        let difference = (after - animation.progress(at: time - 1e-6)) / 2e-6
        #expect(abs(animation.velocity(at: time) - difference) < 1e-4)
      }
    }
  }

  @Test("of any numbers is refused with a sentence or has finite values at any time")
  func hostile() {
    for first in hostileNumbers {
      for second in hostileNumbers {
        let made: [Animation] = [
          try? .curve(.easeOut, duration: first).speed(second),
          try? .curve(.linear, duration: first).repeatForever().delay(second),
          try? .curve(.linear, duration: first).repeatCount(.max).speed(second),
          try? .interpolatingSpring(.snappy, initialVelocity: first).repeatForever().speed(second),
          try? .spring(Spring(response: first, dampingFraction: 0)).speed(second).repeatCount(.min),
          try? .spring(.smooth).speed(first).speed(first).speed(second).delay(first),
        ].compactMap(\.self)
        for animation in made {
          for time in hostileNumbers {
            #expect(animation.progress(at: time).isFinite, "\(animation.formula) at \(time)")
            #expect(animation.velocity(at: time).isFinite, "\(animation.formula) at \(time)")
          }
          #expect(animation.duration.map { $0 >= 0 && $0.isFinite } ?? true)
          #expect(CurvePicture(of: animation, columns: 9, rows: 3).lines.count == 3)
        }
      }
    }
  }

  @Test("of a thousand changes is still answered at once")
  func manyChanges() throws {
    var animation = second
    for _ in 0..<1000 { animation = try animation.delay(0.001).speed(1).repeatCount(1) }
    #expect(abs((animation.duration ?? 0) - 2) < 1e-9)
    #expect(abs(animation.progress(at: 1.5) - 0.5) < 1e-9)
  }

  @Test("names its formula and what was made of it")
  func formula() throws {
    #expect(
      try second.delay(0.2).speed(2).repeatCount(4).formula
        == "straight line, 1 s; 0.2 s later; at speed 2; 4 runs, to and fro")
  }
}
