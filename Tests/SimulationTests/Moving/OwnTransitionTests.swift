import Drawing
import Testing

@testable import Simulation

/// Transitions and animations that a program declares, at times between.
struct OwnTransitionTests {
  private static let declarations = """
    struct Lift: Transition {
      var height: Double = 40
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * height).opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
    extension Transition where Self == Lift {
      static var lift: Lift { Lift() }
      static func lift(by height: Double) -> Lift { Lift(height: height) }
    }
    struct Shift: ViewModifier {
      let way: Double
      func body(content: Content) -> some View { content.offset(x: way) }
    }
    extension AnyTransition {
      static var shifted: AnyTransition {
        .modifier(active: Shift(way: 60), identity: Shift(way: 0))
      }
      static func shifted(_ way: Double) -> AnyTransition {
        .modifier(active: Shift(way: way), identity: Shift(way: 0))
      }
    }
    struct Turned: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90))
      }
    }
    """

  /// A view of 40 by 30 whose place is (80, 70) and that comes and goes in one second.
  private func screen(_ transition: String) throws -> Screen {
    let source = """
      import SwiftUI
      \(Self.declarations)
      struct Main: View {
        @State private var isShown = false
        var body: some View {
          ZStack {
            if isShown { Color.red.frame(width: 40, height: 30).transition(\(transition)) }
            Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 170))
  }

  private func red(_ screen: Screen) throws -> [Area] {
    try screen.drawn(isExact: true).things.filter {
      if case .filled = $0.look { true } else { false }
    }.map(\.frame)
  }

  @Test(
    "What a transition of the program does is seen at each time, both ways",
    arguments: [
      // At a quarter of the way in, and at a quarter of the way out.
      ("Lift(height: 100)", (0.0, -75.0), (0.0, 25.0)), (".lift", (0, -30), (0, 10)),
      (".lift(by: 80)", (0, -60), (0, 20)), ("AnyTransition(Lift())", (0, -30), (0, 10)),
      ("Lift().combined(with: .move(edge: .leading))", (-30, -30), (-10, 10)),
      (".move(edge: .leading).combined(with: .lift)", (-30, -30), (-10, 10)),
      (".shifted", (45, 0), (15, 0)), (".shifted(-20)", (-15, 0), (-5, 0)),
      ("AnyTransition.shifted.combined(with: .opacity)", (45, 0), (15, 0)),
      (".modifier(active: Shift(way: 8), identity: Shift(way: 0))", (6, 0), (2, 0)),
      (".asymmetric(insertion: .lift, removal: .shifted)", (0, -30), (15, 0)),
      ("MoveTransition(edge: .top)", (0, -22.5), (0, -7.5)),
      ("Lift().combined(with: MoveTransition(edge: .leading))", (-30, -30), (-10, 10)),
      ("OffsetTransition(CGSize(width: 20, height: 8))", (15, 6), (5, 2)),
      (".offset(x: 20, y: 8)", (15, 6), (5, 2)),
    ])
  func ways(_ transition: String, coming: (Double, Double), leaving: (Double, Double)) throws {
    let screen = try screen(transition)
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.25s"))
    let first = try #require(try red(screen).first, "\(transition)")
    #expect(abs(first.x - 80 - coming.0) < 1e-9, "\(transition) \(first)")
    #expect(abs(first.y - 70 - coming.1) < 1e-9, "\(transition) \(first)")
    try screen.perform(Event("wait 1s"))
    #expect(try red(screen) == [Area(x: 80, y: 70, width: 40, height: 30)])
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.25s"))
    let second = try #require(try red(screen).first, "\(transition)")
    #expect(abs(second.x - 80 - leaving.0) < 1e-9, "\(transition) \(second)")
    #expect(abs(second.y - 70 - leaving.1) < 1e-9, "\(transition) \(second)")
    try screen.perform(Event("wait 1s"))
    #expect(try red(screen).isEmpty)
    #expect(screen.trace.events.allSatisfy { $0.diagnostics.isEmpty }, "\(transition)")
  }

  @Test("A transition that is scaled goes from its part of the size about its anchor")
  func scale() throws {
    for transition in [".scale(0.5)", ".scale(scale: 0.5)", "ScaleTransition(0.5)"] {
      let screen = try screen(transition)
      try screen.perform(Event("tap \"Go\""))
      try screen.perform(Event("wait 0.5s"))
      #expect(
        try red(screen) == [Area(x: 85, y: 73.75, width: 30, height: 22.5)], "\(transition)")
    }
  }

  @Test("An animation of the transition's own goes before that of the update")
  func ownAnimation() throws {
    for transition in [
      ".lift.animation(.linear(duration: 4))",
      ".lift.animation(.linear(duration: 4)).combined(with: .opacity)",
    ] {
      let screen = try screen(transition)
      try screen.perform(Event("tap \"Go\""))
      try screen.perform(Event("wait 1s"))
      #expect(try red(screen).map(\.y) == [40], "\(transition)")
    }
  }

  @Test("What is not drawn of a transition fades")
  func unknown() throws {
    let screen = try screen("Turned()")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.5s"))
    #expect(try red(screen) == [Area(x: 80, y: 70, width: 40, height: 30)])
  }

  @Test("Each view of an if comes by its own transition; what stands in a container comes with it")
  func units() throws {
    let source = """
      import SwiftUI
      struct Main: View {
        @State private var isShown = false
        var body: some View {
          ZStack(alignment: .topLeading) {
            if isShown {
              Color.red.frame(width: 40, height: 10).transition(.move(edge: .leading))
              Color.red.frame(width: 40, height: 20).transition(.offset(y: 80))
              VStack { Color.red.frame(width: 40, height: 30).transition(.offset(y: 80)) }
            }
            Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
    try screen.perform(Event("tap \"Go\""))
    let rest = try screen.drawn(isExact: true, after: .seconds(2)).things
    try screen.perform(Event("wait 0.5s"))
    let now = try screen.drawn(isExact: true).things
    func moved(_ height: Double) -> [Double] {
      let end = rest.first { $0.frame.height == height }?.frame ?? .zero
      let here = now.first { $0.frame.height == height }?.frame ?? .zero
      return [here.x - end.x, here.y - end.y]
    }
    #expect(moved(10) == [-20, 0])
    #expect(moved(20) == [0, 40])
    #expect(moved(30) == [0, 0])
  }

  @Test(
    "An animation that the program computes is where its function says",
    arguments: [
      (".stairs", 0.5, 25.0), (".stairs", 1.9, 75), (".stairs(4)", 0.5, 0),
      (".stairs(4)", 2.25, 50),
      ("Animation(Squared())", 0.5, 25), ("Animation(Squared())", 0.75, 56.25),
      ("Animation(Squared()).delay(0.5)", 1, 25), ("Animation(Squared()).speed(0.5)", 1, 25),
      (".stairs", 2, 100),
    ])
  func customAnimation(_ animation: String, _ time: Double, _ value: Double) throws {
    let source = """
      import SwiftUI
      struct Stairs: CustomAnimation {
        let duration: Double
        func animate<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
          guard time < duration else { return nil }
          return value.scaled(by: (time / duration * 4).rounded(.down) / 4)
        }
      }
      struct Squared: CustomAnimation {
        func animate<V: VectorArithmetic>(
          value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> V? {
          if time >= 1 { nil } else { value.scaled(by: time * time) }
        }
      }
      extension Animation {
        static var stairs: Animation { Animation(Stairs(duration: 2)) }
        static func stairs(_ duration: Double) -> Animation {
          Animation(Stairs(duration: duration))
        }
      }
      struct Way: View {
        @State private var isThere = false
        var body: some View {
          VStack {
            Color.red.frame(width: 20, height: 20).offset(x: isThere ? 100 : 0)
              .accessibilityIdentifier("dot")
            Button("Go") { withAnimation(\(animation)) { isThere = true } }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Way.swift", text: source)]).mount("Way")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait \(time)s"))
    let question = try #require(LayoutQuestion(value: "dot offset x"))
    let (number, _) = try screen.movingValue(of: question)
    #expect(abs(number.value - value) < 1e-6, "\(animation) at \(time): \(number.value)")
    #expect(screen.trace.events.allSatisfy { $0.diagnostics.isEmpty })
  }
}
