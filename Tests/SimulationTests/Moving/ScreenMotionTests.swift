import Drawing
import Testing

@testable import Simulation

/// The screen in the middle of an animation.
struct ScreenMotionTests {
  private func screen(_ content: String, state: String, _ button: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Main: View {
        \(state)
        var body: some View {
          VStack(spacing: 0) {
            \(content)
            Button("Go") { \(button) }
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
  }

  private func frames(_ screen: Screen, _ size: Double) throws -> [Area] {
    try screen.drawn(isExact: true).things.map(\.frame).filter { $0.height == size }
  }

  private func texts(_ screen: Screen) throws -> [String] {
    try screen.drawn().things.flatMap { thing in
      if case .text(let lines, _) = thing.look { lines } else { [String]() }
    }
  }

  @Test("What draws something goes through the rectangles between; the layout is that of the end")
  func frames() throws {
    let screen = try screen(
      "Color.red.frame(width: isWide ? 120 : 40, height: 30).accessibilityIdentifier(\"bar\")",
      state: "@State private var isWide = false",
      "withAnimation(.linear(duration: 1)) { isWide = true }")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.25s"))
    #expect(try frames(screen, 30).map(\.width) == [60])
    #expect(try frames(screen, 30).map(\.x) == [70])
    #expect(try screen.laidOut().thing(named: "bar").frame.width == 120)
    try screen.perform(Event("wait 1s"))
    #expect(try frames(screen, 30).map(\.width) == [120])
  }

  @Test("A shape is asked for its path with the data of the time, and without any jumps")
  func shapes() throws {
    func rows(_ data: String) throws -> [Int] {
      let source = """
        import SwiftUI
        struct Cup: Shape {
          var level: Double
          \(data)
          func path(in room: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: room.width, height: room.height * level))
          }
        }
        struct Main: View {
          @State private var level = 0.2
          var body: some View {
            Cup(level: level).frame(width: 50, height: 100)
            Button("Fill") { withAnimation(.linear(duration: 1)) { level = 0.6 } }
          }
        }
        """
      let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
        .mount("Main", on: PreviewArea(width: 200, height: 200))
      return try ["tap \"Fill\"", "wait 0.5s", "wait 1s"].map { event in
        let told = try screen.perform(Event(event))
        #expect(told.evaluated.isEmpty == (event != "tap \"Fill\""), "no body runs on the way")
        return CellDrawing(of: try screen.drawn()).lines().count { $0.contains("█") }
      }
    }
    #expect(
      try rows("var animatableData: Double { get { level } set { level = newValue } }")
        == [1, 2, 3])
    #expect(try rows("") == [3, 3, 3])
  }

  @Test("A wait tells how far what was under way gets in it, and nothing of what has arrived")
  func underWay() throws {
    let screen = try screen(
      "Color.red.frame(width: 20, height: 30).offset(x: isAway ? 80 : 0)",
      state: "@State private var isAway = false",
      "withAnimation(.linear(duration: 2)) { isAway = true }")
    for event in ["tap \"Go\"", "wait 0.5s", "wait 1s", "wait 1s", "wait 1s"] {
      try screen.perform(Event(event))
    }
    let ways = (0...5).map { screen.trace.motionsUnderWay(duringEvent: $0) }
    // The number that the program gives, and where its rectangle is drawn.
    #expect(
      ways.map { $0.map(\.property) }
        == [[], [], ["offset x", "x"], ["offset x", "x"], ["offset x", "x"], []])
    let given = ways.flatMap { $0 }.filter { $0.property == "offset x" }
    #expect(given.map(\.from) == [0, 20, 60])
    #expect(given.map(\.now) == [20, 60, 80])
    #expect(given.allSatisfy { $0.target == 80 })
  }

  @Test(
    "What is written through a binding with an animation moves",
    arguments: [
      ("$isWide.animation(.linear(duration: 1))", 60.0),
      ("$isWide.transaction(Transaction(animation: .linear(duration: 1)))", 60),
      ("$sizes.isWide.animation(.linear(duration: 1))", 60), ("$isWide.animation(nil)", 120),
      ("$isWide", 120),
    ])
  func binding(_ binding: String, _ width: Double) throws {
    let screen = try screen(
      "Color.red.frame(width: isWide || sizes.isWide ? 120 : 40, height: 30)\nToggle(\"T\", isOn: \(binding))",
      state:
        "struct Sizes { var isWide = false }\n@State private var sizes = Sizes()\n@State private var isWide = false",
      "")
    try screen.perform(Event("toggle \"T\""))
    try screen.perform(Event("wait 0.25s"))
    #expect(try frames(screen, 30).map(\.width) == [width])
  }

  @Test("A picture of a later time does not let time go by")
  func later() throws {
    let screen = try screen(
      "Color.red.frame(width: isWide ? 120 : 40, height: 30)",
      state: "@State private var isWide = false",
      "withAnimation(.linear(duration: 1)) { isWide = true }")
    try screen.perform(Event("tap \"Go\""))
    let widths = try [0, 250, 500, 2_000].map { milliseconds in
      try screen.drawn(isExact: true, after: .milliseconds(milliseconds)).things
        .filter { $0.frame.height == 30 }.map(\.frame.width)
    }
    #expect(widths == [[40], [60], [80], [120]])
    #expect(try frames(screen, 30).map(\.width) == [40])
  }

  @Test("What leaves stays on the screen until its transition is over, and what comes fades in")
  func transitions() throws {
    let screen = try screen(
      """
      if isShown {
        Color.red.frame(width: 40, height: 30).transition(.move(edge: .leading))
      }
      """, state: "@State private var isShown = true",
      "withAnimation(.linear(duration: 1)) { isShown.toggle() }")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.5s"))
    // Half of its width over the leading edge.
    #expect(try frames(screen, 30).map(\.x) == [60])
    try screen.perform(Event("wait 0.6s"))
    #expect(try frames(screen, 30).isEmpty)
    try screen.perform(Event("tap \"Go\""))
    #expect(try frames(screen, 30).map(\.x) == [40])
    try screen.perform(Event("wait 1s"))
    #expect(try frames(screen, 30).map(\.x) == [80])
  }

  @Test("Without an animation, or with one that a transaction takes away, nothing moves")
  func still() throws {
    let takenAway = [
      ".animation(nil, value: isWide)", ".transaction { $0.animation = nil }",
      ".transaction { transaction in transaction.animation = nil }",
    ]
    for modifier in takenAway {
      let screen = try screen(
        "Color.red.frame(width: isWide ? 120 : 40, height: 30)\(modifier)",
        state: "@State private var isWide = false", "withAnimation { isWide = true }")
      try screen.perform(Event("tap \"Go\""))
      #expect(try frames(screen, 30).map(\.width) == [120], "\(modifier)")
    }
    let plain = try screen(
      "Color.red.frame(width: isWide ? 120 : 40, height: 30)",
      state: "@State private var isWide = false", "isWide = true")
    try plain.perform(Event("tap \"Go\""))
    #expect(try frames(plain, 30).map(\.width) == [120])
    #expect(plain.trace.events.last?.motions == [])
  }

  @Test("A transaction that disables animations passes by .animation modifiers")
  func disabled() throws {
    let screen = try screen(
      "Color.red.frame(width: isWide ? 120 : 40, height: 30).animation(.linear, value: isWide)",
      state: "@State private var isWide = false",
      """
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isWide = true }
      """)
    try screen.perform(Event("tap \"Go\""))
    #expect(try frames(screen, 30).map(\.width) == [120])
  }

  @Test("A spring that is interrupted goes on from where it is, as fast as it is")
  func interruption() throws {
    let screen = try screen(
      "Color.red.frame(width: 20, height: 30).offset(x: isRight ? 80 : 0)",
      state: "@State private var isRight = false",
      "withAnimation(.spring(response: 0.6, dampingFraction: 0.5)) { isRight.toggle() }")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.2s"))
    let before = try #require(try frames(screen, 30).first?.x)
    try screen.perform(Event("tap \"Go\""))
    let motion = try #require(screen.trace.events.last?.motions.first)
    #expect(motion.encounter == .keptVelocity)
    #expect(try frames(screen, 30).map(\.x) == [before])
    // A hundredth of a second later it still goes on to the right.
    let next = try screen.drawn(isExact: true, after: .milliseconds(10)).things
      .first { $0.frame.height == 30 }?.frame.x
    #expect(try #require(next) > before + 1)
  }

  @Test("What comes under the name of what leaves starts in its frame")
  func matchedGeometry() throws {
    let screen = try screen(
      """
      if isLarge {
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 160, height: 100)
        Color.blue.frame(height: 20)
      } else {
        Color.blue.frame(height: 100)
        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
      }
      """, state: "@Namespace var space; @State private var isLarge = false",
      "withAnimation(.linear(duration: 1)) { isLarge = true }")
    let small = try #require(try frames(screen, 20).first { $0.width == 40 })
    try screen.perform(Event("tap \"Go\""))
    let after = try screen.drawn(isExact: true, after: .milliseconds(500)).things.map(\.frame)
    #expect(after.contains { $0.width == 100 && $0.height == 60 })
    let end = try screen.drawn(isExact: true, after: .seconds(1)).things.map(\.frame)
    let large = try #require(end.first { $0.width == 160 })
    let middle = try #require(after.first { $0.width == 100 })
    #expect(middle.x == (small.x + large.x) / 2)
    #expect(middle.y == (small.y + large.y) / 2)
  }

  /// Where the red one is half a second after it came, which is large where it left small.
  private func matched(_ arguments: String) throws -> (from: Area, now: Area, to: Area) {
    let screen = try screen(
      """
      ZStack(alignment: .topLeading) {
        if isLarge {
          Color.red.matchedGeometryEffect(id: 1, in: space\(arguments))
            .frame(width: 160, height: 100).padding(20)
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
        }
      }
      """, state: "@Namespace var space; @State private var isLarge = false",
      "withAnimation(.linear(duration: 1)) { isLarge = true }")
    let from = try #require(try frames(screen, 20).first { $0.width == 40 })
    try screen.perform(Event("tap \"Go\""))
    // What leaves is drawn behind what comes.
    let now = try screen.drawn(isExact: true, after: .milliseconds(500)).things.map(\.frame)
    let to = try screen.drawn(isExact: true, after: .seconds(1)).things.map(\.frame)
    return (
      from, try #require(now.last { $0.height > 20 && $0.width < 200 }),
      try #require(to.first { $0.width == 160 })
    )
  }

  @Test("T9: of what leaves the size alone is taken, about the anchor of what comes, or the place")
  func matchedProperties() throws {
    let size = try matched(", properties: .size, anchor: .topLeading")
    #expect(size.now == Area(x: size.to.x, y: size.to.y, width: 100, height: 60))
    let place = try matched(", properties: .position, anchor: .topLeading")
    #expect(place.now.width == 160 && place.now.height == 100)
    #expect(place.now.x == (place.from.x + place.to.x) / 2)
    #expect(place.now.y == (place.from.y + place.to.y) / 2)
    let middle = try matched(", properties: .position")
    let start = middle.from.x + middle.from.width / 2
    let end = middle.to.x + middle.to.width / 2
    #expect(middle.now.x + middle.now.width / 2 == (start + end) / 2)
  }

  @Test("T9: who is no source is drawn where the source of its name stands, and keeps its place")
  func followsSource() throws {
    let screen = try screen(
      """
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: isFirst ? "one" : "two", in: space, isSource: false)
          .frame(width: 10, height: 10)
        Color.blue.matchedGeometryEffect(id: "one", in: space).frame(width: 40, height: 20)
        Color.green.matchedGeometryEffect(id: "two", in: space).frame(width: 60, height: 30)
      }
      """, state: "@Namespace var space; @State private var isFirst = true",
      "withAnimation(.linear(duration: 1)) { isFirst = false }")
    let before = try screen.drawn(isExact: true).things.map(\.frame)
    let one = try #require(before.last { $0.width == 40 })
    let two = try #require(before.last { $0.width == 60 })
    #expect(before.count { $0 == one } == 2 && two.x == one.x + 40)
    #expect(!before.contains { $0.width == 10 })
    try screen.perform(Event("tap \"Go\""))
    let after = try screen.drawn(isExact: true, after: .milliseconds(500)).things.map(\.frame)
    #expect(after.contains { $0.width == 50 && $0.x == (one.x + two.x) / 2 })
  }

  @Test("Rows that are moved in an animated update go there, and the one that comes fades in")
  func rows() throws {
    let screen = try screen(
      "ForEach(items, id: \\.self) { item in Text(item) }",
      state: "@State private var items = [\"a\", \"b\"]",
      "withAnimation(.linear(duration: 1)) { items.insert(\"c\", at: 0) }")
    try screen.perform(Event("tap \"Go\""))
    #expect(try texts(screen) == ["a", "b", "Go"])
    try screen.perform(Event("wait 0.5s"))
    #expect(try texts(screen) == ["c", "a", "b", "Go"])
  }

  @Test("A completion waits for the spring's response, or for its rest")
  func completions() throws {
    let state = "@State private var isWide = false; @State private var done = 0"
    func done(_ criteria: String) throws -> Double? {
      let screen = try screen(
        "Text(\"\\(done)\").opacity(isWide ? 1 : 0.5)", state: state,
        "withAnimation(.smooth\(criteria)) { isWide = true } completion: { done = 1 }")
      try screen.perform(Event("tap \"Go\""))
      for tenth in 1...20 {
        try screen.perform(Event("wait 0.1s"))
        if try texts(screen).contains("1") { return Double(tenth) / 10 }
      }
      return nil
    }
    #expect(try done("") == 0.5)
    let removed = try #require(try done(", completionCriteria: .removed"))
    #expect(removed > 0.6 && removed < 1.2)
  }
}

extension ScreenMotionTests {
  @Test(
    "A phase animator leaves a phase when its animation is complete, and animates what it shows")
  func phases() throws {
    let source = """
      import SwiftUI
      struct Main: View {
        var body: some View {
          PhaseAnimator([0.0, 40.0]) { phase in
            Color.red.frame(width: 20, height: 30).offset(x: phase)
          } animation: { phase in phase > 0 ? .linear(duration: 1) : .linear(duration: 2) }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
    var places: [Double] = []
    for pause in ["0.5s", "0.5s", "1s", "1s", "0.25s"] {
      try screen.perform(Event("wait \(pause)"))
      places.append(try #require(try screen.drawn(isExact: true).things.first?.frame.x) - 90)
    }
    #expect(zip(places, [20, 40, 20, 0, 10]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(places)")
  }

  @Test("What a body says for a frame is there at once: its animation is in the data")
  func frameBodies() throws {
    let source = """
      import SwiftUI
      struct Shake: ViewModifier, Animatable {
        var way: Double
        var animatableData: Double { get { way } set { way = newValue } }
        func body(content: Content) -> some View { content.offset(x: way * 10) }
      }
      struct Main: View {
        @State private var way = 0.0
        var body: some View {
          VStack {
            Color.red.frame(width: 20, height: 30).modifier(Shake(way: way))
            Button("Go") { withAnimation(.linear(duration: 1)) { way = 4 } }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: source)])
      .mount("Main", on: PreviewArea(width: 200, height: 200))
    try screen.perform(Event("tap \"Go\""))
    var places: [Double] = []
    for pause in ["0.25s", "0.1s", "0.15s", "1s"] {
      try screen.perform(Event("wait \(pause)"))
      let square = try screen.drawn(isExact: true).things.first { $0.frame.height == 30 }
      places.append(try #require(square).frame.x - 90)
    }
    #expect(places == [10, 10, 20, 40])
  }
}
