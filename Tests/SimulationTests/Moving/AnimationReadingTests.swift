import Foundation
import Testing

@testable import Simulation

/// What a program's animations become, measured through the simulator against formulas that stand
/// here and nowhere in the machine.
struct AnimationReadingTests {
  /// A view whose offset goes from 0 to 1 with an animation.
  private static func screen(_ animation: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Way: View {
        @State private var isThere = false
        var body: some View {
          VStack {
            Color.red.frame(width: 20, height: 20).offset(x: isThere ? 1 : 0)
            Button("Go") { withAnimation(\(animation)) { isThere = true } }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Way.swift", text: source)]).mount("Way")
    try screen.perform(Event("tap \"Go\""))
    return screen
  }

  /// The solution of a spring without velocity that begins one unit away.
  private static func spring(response: Double, damping: Double) -> @Sendable (Double) -> Double {
    let frequency = 2 * Double.pi / response
    return { time in
      if damping == 1 { return 1 - (1 + frequency * time) * exp(-frequency * time) }
      let damped = frequency * (1 - damping * damping).squareRoot()
      let decay = damping * frequency
      return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
    }
  }

  /// y of a cubic Bézier curve at x, by halving.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double)
    -> Double
  {
    func along(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if along(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return along(y1, y2, low)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let formula: @Sendable (Double) -> Double
    init(_ source: String, _ formula: @escaping @Sendable (Double) -> Double) {
      self.source = source
      self.formula = formula
    }
    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case(".linear(duration: 2)") { $0 / 2 },
    Case(".linear") { $0 / 0.35 },
    Case("Animation.linear(duration: 1).delay(0.1)") { max($0 - 0.1, 0) },
    Case(".linear(duration: 1).speed(2)") { $0 * 2 },
    Case(".linear(duration: 0.1).repeatCount(3)") { time in
      let within = time.truncatingRemainder(dividingBy: 0.2)
      return within <= 0.1 ? within / 0.1 : 2 - within / 0.1
    },
    Case(".linear(duration: 0.2).repeatForever(autoreverses: false)") {
      $0.truncatingRemainder(dividingBy: 0.2) / 0.2
    },
    Case(".easeIn(duration: 0.8)") { bezier(0.42, 0, 1, 1, at: $0 / 0.8) },
    Case(".easeOut(duration: 0.8)") { bezier(0, 0, 0.58, 1, at: $0 / 0.8) },
    Case(".easeInOut(duration: 0.8)") { bezier(0.42, 0, 0.58, 1, at: $0 / 0.8) },
    Case(".timingCurve(0.2, 1.4, 0.6, 1, duration: 0.5)") {
      bezier(0.2, 1.4, 0.6, 1, at: $0 / 0.5)
    },
    Case(".default", spring(response: 0.55, damping: 1)),
    Case(".spring(response: 0.6, dampingFraction: 0.4)", spring(response: 0.6, damping: 0.4)),
    Case(".spring(duration: 0.7, bounce: 0.2)", spring(response: 0.7, damping: 0.8)),
    Case(".spring(Spring(duration: 0.6, bounce: 0.3))", spring(response: 0.6, damping: 0.7)),
    Case(".spring(.bouncy)", spring(response: 0.5, damping: 0.7)),
    Case(".smooth", spring(response: 0.5, damping: 1)),
    Case(".snappy(duration: 0.4)", spring(response: 0.4, damping: 0.85)),
    Case(".bouncy(duration: 0.5, extraBounce: 0.1)", spring(response: 0.5, damping: 0.6)),
    Case(".interactiveSpring", spring(response: 0.15, damping: 0.85)),
    Case(
      ".interpolatingSpring(stiffness: 100, damping: 10)",
      spring(response: 2 * .pi / 10, damping: 0.5)),
  ]

  @Test("A value on its way is where the animation's closed form says, to 1e-9", arguments: cases)
  func closedForms(animation: Case) throws {
    let screen = try Self.screen(animation.source)
    for _ in 1...3 {
      try screen.perform(Event("wait 0.05s"))
      let motions = try #require(screen.trace.events.dropFirst().first?.motions)
      let offset = try #require(motions.first { $0.properties.contains("offset x") })
      let now = screen.tree.secondsNow
      let value = try #require(offset.value(of: "offset x", at: now))
      #expect(abs(value - animation.formula(now)) < 1e-9, "at \(now)")
      // The rectangle that is drawn is as far.
      let frames = try screen.drawn(isExact: true).things.map(\.frame)
      let square = try #require(frames.first { $0.width == 20 })
      #expect(abs(square.x - 186.5 - animation.formula(now)) < 1e-9, "at \(now)")
    }
  }

  @Test("A number that no animation has is said, and .default is taken")
  func unreadable() throws {
    let screen = try Self.screen(".linear(duration: -1)")
    let motion = try #require(screen.trace.events.last?.motions.first)
    #expect(motion.animation == .standard)
    #expect(screen.trace.events.last?.diagnostics.contains { $0.message.contains("-1") } == true)
  }
}
