import Drawing
import Simulation
import Testing

/// What unfolds, and what modifiers say of lines and words, as they are drawn.
@Suite("Unfolding rows, rings, dashes and cut words") struct StyledDrawingTests {
  private func screen(_ body: String, events: [String] = []) throws -> Screen {
    let source = "import SwiftUI\nstruct Shown: View {\n\(body)\n}"
    let simulator = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    let screen = try simulator.mount("Shown", on: PreviewArea(width: 300, height: 300))
    for event in events { try screen.perform(Event(event)) }
    return screen
  }

  /// The rows in which something is drawn, without the frame and blanks at the ends.
  private func rows(
    _ body: String, events: [String] = [], in characters: Characters = .unicode
  ) throws -> [String] {
    CellDrawing(of: try screen(body, events: events).drawn()).lines(characters)
      .dropFirst().dropLast().map { row in
        row.dropFirst().dropLast().trimmingSuffix { $0 == " " }
      }.filter { !$0.isEmpty }
  }

  private static let groups = """
    @State private var isOn = true
    var body: some View {
      List {
        DisclosureGroup("More") {
          Text("one")
          DisclosureGroup { Text("two") } label: { Text("Inner") }
        }
        Text("last")
      }
    }
    """

  @Test("In a list the label of a group is a row, and so is each thing that it unfolds")
  func groupInAList() throws {
    #expect(
      try rows(Self.groups) == [
        "  ╭────────────────────────╮", "  │ More                  ›│",
        "  ├────────────────────────┤", "  │ last                   │",
        "  ╰────────────────────────╯",
      ])
    let open = [
      "  ╭────────────────────────╮", "  │ More                  ⌄│",
      "  ├────────────────────────┤", "  │   one                  │",
      "  ├────────────────────────┤", "  │   Inner               ›│",
      "  ├────────────────────────┤", "  │ last                   │",
      "  ╰────────────────────────╯",
    ]
    #expect(try rows(Self.groups, events: ["tap \"More\""]) == open)
    let inner = try rows(Self.groups, events: ["tap \"More\"", "tap \"Inner\""])
    #expect(inner.contains("  │     two                │"))
    let closed = ["tap \"More\"", "tap \"Inner\"", "tap \"Inner\""]
    #expect(try rows(Self.groups, events: closed) == open)
  }

  @Test("A group in a stack is one thing")
  func groupInAStack() throws {
    let drawn = try rows(
      "var body: some View { VStack { DisclosureGroup(\"More\") { Text(\"one\") } } }",
      events: ["tap \"More\""])
    #expect(drawn.count == 2)
    #expect(drawn.first?.hasSuffix("⌄") == true)
  }

  @Test("A gauge may be a ring around its value")
  func ring() throws {
    let drawn = try rows(
      """
      var body: some View {
        Gauge(value: 0.5) { Text("Fuel") } currentValueLabel: { Text("half") }
          .gaugeStyle(.accessoryCircular)
      }
      """)
    #expect(
      drawn.map { $0.trimmingPrefix(while: { $0 == " " }) } == [
        "╭──────╮", "│ half │", "│ ██░░ │", "╰──────╯",
      ])
  }

  @Test("A line may be in dashes")
  func dashes() throws {
    let body = """
      var body: some View {
        RoundedRectangle(cornerRadius: 9)
          .stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4, 2])).frame(width: 60, height: 60)
      }
      """
    #expect(
      try rows(body).map { $0.trimmingPrefix(while: { $0 == " " }) } == [
        "╭╌╌╌╌╮", "┆    ┆", "╰╌╌╌╌╯",
      ])
    // Exact points have the lengths that the program gives.
    let scene = try screen(body).drawn(isExact: true)
    let vector = VectorDrawing(of: scene, title: "Dashes").text
    #expect(vector.contains("stroke-dasharray=\"4 2\""))
  }

  @Test("A shape that is painted twice is drawn twice, the last on top, each with its own line")
  func paintedTwice() throws {
    func vector(_ shape: String) throws -> String {
      let body = "var body: some View { \(shape).frame(width: 60, height: 60) }"
      return VectorDrawing(of: try screen(body).drawn(isExact: true), title: "Shapes").text
    }
    func place(_ mark: String, in text: String) -> String.Index? {
      text.range(of: mark)?.lowerBound
    }
    let ring = try vector("Circle().fill(.yellow).stroke(.black, lineWidth: 12)")
    let (ground, line) = (
      place("fill=\"rgb(255,204,0)\"", in: ring), place("stroke-width=\"12\"", in: ring)
    )
    #expect(try #require(ground) < #require(line))
    let covered = try vector("Circle().stroke(.black, lineWidth: 12).fill(.yellow)")
    let (below, above) = (
      place("stroke-width=\"12\"", in: covered), place("fill=\"rgb(255,204,0)\"", in: covered)
    )
    #expect(try #require(below) < #require(above))
    let bordered = try vector("Circle().fill(.yellow).strokeBorder(.black, lineWidth: 20)")
    // The ground is as wide as the frame, and the border's line lies inside of it.
    #expect(bordered.contains("rx=\"30\"") && bordered.contains("stroke-width=\"20\""))
  }

  @Test(
    "Gradients and corners may be written in each of their forms, and nothing is taken for granted")
  func forms() throws {
    let views = [
      "AngularGradient(stops: [.init(color: .red, location: 0)], center: .center)",
      "AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))",
      "UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4), style: .continuous)",
      "UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: 4))",
      "ProgressView(timerInterval: Date.now...Date.now, countsDown: true, label: {}, currentValueLabel: {})",
      "Text(\"a\").colorScheme(.dark)", "Image(systemName: \"star\").colorInvert()",
      "Text(\"a b\".capitalized(with: .current))",
      "TimelineView(PeriodicTimelineSchedule(from: Date.now, by: 1)) { _ in Text(\"a\") }",
    ]
    for view in views {
      let shown = try screen("var body: some View { \(view) }")
      let notes = shown.trace.events[0].diagnostics.map(\.message)
      #expect(notes.filter { !$0.contains("clock") } == [], "\(view)")
    }
  }

  @Test("colorScheme, as it was called before, is what views below are told")
  func olderScheme() throws {
    let source = """
      import SwiftUI
      struct Shown: View { var body: some View { Inner().colorScheme(.dark) } }
      struct Inner: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
      .mount("Shown")
    #expect(screen.elements.map(\.label).contains("dark"))
  }

  @Test("What is filled can be stroked, too: what is written later lies in front")
  func filledAndStroked() throws {
    func looks(_ shape: String) throws -> [String] {
      let body = "var body: some View { \(shape).frame(width: 60, height: 60) }"
      let scene = try screen(body).drawn(isExact: true)
      return VectorDrawing(of: scene, title: "Shape").text.split(separator: "\n")
        .filter { $0.contains("ellipse") || $0.contains("<path") }
        .map { $0.contains("fill=\"none\"") ? "line" : "ground" }
    }
    #expect(try looks("Circle().fill(.red).stroke(.blue)") == ["ground", "line"])
    #expect(try looks("Circle().stroke(.blue).fill(.red)") == ["line", "ground"])
    #expect(
      try looks("Circle().fill(.red).strokeBorder(.blue, lineWidth: 20)") == ["ground", "line"])
    #expect(try looks("Circle().fill(.red).fill(.blue)") == ["ground", "ground"])
    // The line itself is the shape that is filled.
    #expect(try looks("Circle().stroke(lineWidth: 2).fill(.red)") == ["line"])
    let drawn = try rows(
      "var body: some View { Rectangle().fill(.red).stroke(.blue).frame(width: 60, height: 60) }"
    ).map { $0.trimmingPrefix(while: { $0 == " " }) }
    #expect(drawn.first == "┌────┐" && drawn.last == "└────┘")
    #expect(drawn.count == 3 && drawn[1].count == 6 && !drawn[1].contains(" "))
  }

  @Test(
    "Words that have no room are cut where the program says",
    arguments: [("head", "…vwxyz"), ("middle", "abc…yz"), ("tail", "abcde…")])
  func truncation(_ mode: String, _ seen: String) throws {
    let body = """
      var body: some View {
        Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(.\(mode)).frame(width: 60)
      }
      """
    #expect(try rows(body).map { $0.trimmingPrefix(while: { $0 == " " }) } == [Substring(seen)])
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return String(text)
  }
}
