import Drawing
import Simulation
import Testing

@Suite("Keyframes in virtual time")
struct KeyframeTests {
  /// A square that is moved by two tracks of keyframes, and a button that pulls the trigger.
  private func screen(_ arguments: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Pose { var x = 0.0; var y = 0.0 }
      struct Main: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 20, height: 30)
              .keyframeAnimator(initialValue: Pose()\(arguments)) { content, pose in
                content.offset(x: pose.x, y: pose.y)
              } keyframes: { _ in
                KeyframeTrack(\\.x) {
                  LinearKeyframe(40, duration: 0.5)
                  LinearKeyframe(20, duration: 0.5)
                }
                KeyframeTrack(\\.y) {
                  CubicKeyframe(-8, duration: 0.5)
                  MoveKeyframe(4)
                }
              }
            Button("Go") { taps += 1 }
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
  }

  private func place(_ screen: Screen) throws -> Area {
    let square = try screen.drawn(isExact: true).things.first {
      $0.frame.width == 20 && $0.frame.height == 30
    }
    return try #require(square).frame
  }

  private func ways(_ screen: Screen, _ pauses: [String]) throws -> [[Double]] {
    let start = try place(screen)
    return try pauses.map { pause in
      try screen.perform(Event("wait \(pause)"))
      let now = try place(screen)
      return [now.x - start.x, now.y - start.y]
    }
  }

  @Test("A trigger begins the tracks, and what is animated stays where the last keyframe leads")
  func triggered() throws {
    let screen = try screen(", trigger: taps")
    try screen.perform(Event("tap \"Go\""))
    let ways = try ways(screen, ["0.25s", "0.25s", "0.25s", "1s"])
    #expect(ways == [[20, -4], [40, 4], [30, 4], [20, 4]])
  }

  @Test("Without a trigger the keyframes begin again where they began")
  func repeating() throws {
    let ways = try ways(screen(""), ["0.5s", "0.75s"])
    #expect(ways == [[40, 4], [20, -4]])
  }

  @Test("No body of the program runs meanwhile, and what moves is told with its keyframes")
  func told() throws {
    let screen = try screen(", trigger: taps")
    try screen.perform(Event("tap \"Go\""))
    let motion = try #require(screen.trace.events.last?.motions.first)
    #expect(motion.properties == ["x", "y"])
    #expect(motion.value(of: "x", at: motion.start + 0.4) == 32)
    try screen.perform(Event("wait 1s"))
    let passes = try #require(screen.trace.events.last).passes
    #expect(passes.allSatisfy { $0.evaluated.isEmpty })
  }

  @Test("A keyframe is of the type of what it moves, and a loop makes as many as it goes round")
  func typesAndLoops() throws {
    let source = """
      import SwiftUI
      struct Pose { var angle = Angle.zero; var x = 0.0 }
      struct Main: View {
        @State private var taps = 0
        var body: some View {
          Button("Go") { taps += 1 }
            .keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
              content.rotationEffect(pose.angle).offset(x: pose.x)
            } keyframes: { _ in
              KeyframeTrack(\\.angle) { LinearKeyframe(.radians(.pi), duration: 1) }
              KeyframeTrack(\\.x) {
                for step in 1...4 { LinearKeyframe(Double(step * step), duration: 0.25) }
              }
            }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
    try screen.perform(Event("tap \"Go\""))
    let motion = try #require(screen.trace.events.last?.motions.first)
    let angle = try #require(motion.value(of: "angle.degrees", at: motion.start + 0.5))
    #expect(abs(angle - 90) < 1e-9)
    #expect([0.25, 0.5, 1].map { motion.value(of: "x", at: motion.start + $0) } == [1, 4, 16])
  }
}
