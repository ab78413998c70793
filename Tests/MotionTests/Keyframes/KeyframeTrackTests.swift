import Foundation
import Motion
import Testing

@Suite("A track of keyframes")
struct KeyframeTrackTests {
  @Test("is at each keyframe's values at its time, however it gets there")
  func knots() throws {
    let track = try KeyframeTrack(
      from: [0, 0],
      [
        .linear([1, 5], duration: 0.5), .cubic([2, -5], duration: 0.25),
        .cubic([0, 3], duration: 0.25), .move([7, 7]), .spring([8, 8], spring: .bouncy),
      ])
    let rest = try #require(Spring.bouncy.settlingDuration())
    let knots: [(Double, [Double])] = [
      (0, [0, 0]), (0.5, [1, 5]), (0.75, [2, -5]), (1, [7, 7]), (1 + rest, [8, 8]),
    ]
    for (time, values) in knots {
      #expect(zip(track.values(at: time), values).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    #expect(abs(track.duration - 1 - rest) < 1e-12)
    #expect(zip(track.values(at: 1 - 1e-9), [0, 3]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("that is linear is straight, or has its timing curve")
  func linear() throws {
    let track = try KeyframeTrack(
      from: [10],
      [.linear([20], duration: 2), .linear([10], duration: 1, timingCurve: .easeIn)])
    #expect(track.values(at: 0.5) == [12.5] && track.velocities(at: 0.5) == [5])
    #expect(abs(track.values(at: 2.4)[0] - (20 - 10 * Curve.easeIn.value(at: 0.4))) < 1e-9)
  }

  @Test("of cubic keyframes passes each one as fast as the way between its neighbours")
  func catmullRom() throws {
    let track = try KeyframeTrack(
      from: [0], [.cubic([1], duration: 1), .cubic([4], duration: 1), .cubic([5], duration: 1)])
    #expect(track.velocities(at: 0) == [0])
    for (time, velocity) in [(1.0, 2.0), (2, 2)] {
      #expect(abs(track.velocities(at: time)[0] - velocity) < 1e-12)
      #expect(abs(track.velocities(at: time - 1e-9)[0] - velocity) < 1e-6)
    }
    let uneven = try KeyframeTrack(
      from: [0], [.cubic([1], duration: 1), .cubic([6], duration: 3)])
    #expect(abs(uneven.velocities(at: 1)[0] - 6.0 / 4) < 1e-12)
    // The uniform spline's own formula in the middle of 1...4: (-p0 + 9 p1 + 9 p2 - p3) / 16.
    #expect(abs(track.values(at: 1.5)[0] - (-0 + 9 * 1 + 9 * 4 - 5) / 16) < 1e-12)
  }

  @Test("takes on the velocity of a neighbour of another kind, and the one that is asked for")
  func neighbours() throws {
    let between = try KeyframeTrack(
      from: [0],
      [.linear([3], duration: 1), .cubic([0], duration: 1), .linear([-4], duration: 1)])
    #expect(abs(between.velocities(at: 1)[0] - 3) < 1e-12)
    #expect(abs(between.velocities(at: 2 - 1e-9)[0] + 4) < 1e-6)
    let asked = try KeyframeTrack(
      from: [0], [.cubic([1], duration: 1, startVelocity: [6], endVelocity: [-2])])
    #expect(asked.velocities(at: 0) == [6])
    #expect(abs(asked.velocities(at: 1 - 1e-9)[0] + 2) < 1e-6)
  }

  @Test("goes on from where a spring is whose time was cut short, without a jump")
  func shortSpring() throws {
    let track = try KeyframeTrack(
      from: [0], [.spring([10], duration: 0.2, spring: .bouncy), .cubic([0], duration: 0.5)])
    let there = 10 * Spring.bouncy.progress(at: 0.2)
    #expect(abs(track.values(at: 0.2)[0] - there) < 1e-9 && there > 5)
    let velocity = 10 * Spring.bouncy.velocity(at: 0.2)
    #expect(abs(track.velocities(at: 0.2)[0] - velocity) < 1e-9)
    #expect(track.values(at: 0.7) == [0])
  }

  @Test("has the velocity of its values")
  func velocities() throws {
    let track = try KeyframeTrack(
      from: [2],
      [
        .cubic([5], duration: 0.3), .spring([1], duration: 0.4, startVelocity: [3]),
        .cubic([4], duration: 0.2), .linear([0], duration: 0.3, timingCurve: .easeInOut),
      ])
    for time in [0.1, 0.29, 0.45, 0.75, 0.85, 0.95, 1.15] {
      let difference = track.values(at: time + 1e-6)[0] - track.values(at: time - 1e-6)[0]
      #expect(abs(track.velocities(at: time)[0] - difference / 2e-6) < 1e-4)
    }
  }

  @Test("that is empty stays where it begins, and tracks side by side take as long as the longest")
  func timeline() throws {
    let empty = try KeyframeTrack(from: [3], [])
    #expect(empty.duration == 0 && hostileNumbers.allSatisfy { empty.values(at: $0) == [3] })
    let timeline = KeyframeTimeline([
      empty, try KeyframeTrack(from: [0], [.linear([2], duration: 2)]),
    ])
    #expect(timeline.duration == 2 && timeline.values(at: 1) == [[3], [1]])
  }

  @Test("of anything that is no motion is refused with a sentence")
  func refused() throws {
    #expect(throws: MotionError.endlessKeyframe) {
      try Keyframe.spring([1], spring: Spring(duration: 1, bounce: 1))
    }
    #expect(throws: MotionError.differentLengths(expected: 1, found: 2)) {
      try KeyframeTrack(from: [0], [.move([1, 2])])
    }
    #expect(throws: MotionError.differentLengths(expected: 1, found: 2)) {
      try Keyframe.cubic([0], duration: 1, startVelocity: [1, 2])
    }
    for error in [MotionError.endlessKeyframe, .noPhases, .differentLengths(expected: 1, found: 2)]
    {
      #expect(error.description.contains("Give"))
    }
  }

  @Test("of any numbers has finite values at any time")
  func hostile() {
    for first in hostileNumbers {
      for second in hostileNumbers {
        let keyframes: [Keyframe] = [
          try? .linear([first], duration: second), try? .cubic([second], duration: first),
          try? .spring([first], duration: second), try? .move([second]),
          try? .cubic([first], duration: second, startVelocity: [second], endVelocity: [first]),
          try? .cubic([first], duration: second),
        ].compactMap(\.self)
        guard let track = try? KeyframeTrack(from: [0], keyframes) else {
          Issue.record("Keyframes that were taken one by one were refused together.")
          continue
        }
        for time in hostileNumbers + [track.duration / 2, track.duration] {
          #expect(track.values(at: time).allSatisfy { $0.isFinite })
          #expect(track.velocities(at: time).allSatisfy { !$0.isNaN })
        }
      }
    }
  }
}
