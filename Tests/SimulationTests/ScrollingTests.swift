import Testing

@testable import Simulation

/// Scrolling moves what stands in what scrolls, and makes the rows that come on the screen.
struct ScrollingTests {
  private func screen(_ body: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Row: View {
        let number: Int
        var body: some View {
          Color.red.frame(height: 50).accessibilityIdentifier("row \\(number)")
        }
      }
      struct Pair: View { var body: some View { Row(number: 100); Row(number: 101) } }
      struct Root: View { var body: some View { \(body) } }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    return try simulator.mount("Root", on: PreviewArea(width: 100, height: 200))
  }

  /// Where rows begin, by their identifiers.
  private func rows(_ screen: Screen) throws -> [String: Double] {
    var found: [String: Double] = [:]
    func visit(_ view: LaidOutView) {
      if let name = view.identifier { found[name] = view.frame.y }
      view.children.forEach(visit)
    }
    try screen.laidOut().tree.map(visit)
    return found
  }

  private static let lazy =
    "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \\.self) { Row(number: $0) } } }"

  @Test("As many rows are made as are seen, and as many again where somebody scrolls on")
  func screens() throws {
    let screen = try screen(Self.lazy)
    #expect(screen.trace.events[0].evaluated.count == 5)
    let down = try screen.perform(Event("scroll down"))
    #expect(down.evaluated.map(\.instance) == (4...7).map { "Row[\($0)]" })
    #expect(try rows(screen)["row 4"] == 0)
    #expect(try rows(screen)["row 0"] == -200)
    #expect(try screen.perform(Event("scroll up")).evaluated.isEmpty)
    #expect(try rows(screen)["row 0"] == 0)
    let error = #expect(throws: EventError.self) { try screen.perform(Event("scroll up")) }
    #expect(error?.message == "nothing on the screen can be scrolled further up")
  }

  @Test("What lies out of sight is named, and said to be scrolled to first")
  func outOfSight() throws {
    let screen = try screen(
      "ScrollView { LazyVStack(spacing: 0) { Text(\"top\").frame(height: 150)\n "
        + "ForEach(0..<9, id: \\.self) { number in "
        + "HStack { Text(\"n \\(number)\"); Button(\"b \\(number)\") {} }.frame(height: 50) }\n "
        + "Button(\"end\") {}.frame(height: 50) } }")
    func refusal(_ event: String) -> String? {
      #expect(throws: EventError.self) { try screen.perform(Event(event)) }?.message
    }
    #expect(
      refusal("tap \"end\"")
        == "no button \"end\" is on the screen; there is \"b 0\"; what is further on is made "
        + "when one scrolls: scroll down")
    try screen.perform(Event("scroll to \"end\""))
    try screen.perform(Event("tap \"end\""))
    #expect(
      refusal("tap \"b 0\"") == "\"b 0\" is scrolled out of sight; scroll to \"n 0\" comes first")
    try screen.perform(Event("scroll to \"n 0\""))
    try screen.perform(Event("tap \"b 0\""))
  }

  @Test(
    "A program scrolls to a view behind the rows, made for that or described before",
    arguments: [("Row(number: 100)", 150.0), ("Pair()", 150)])
  func footer(view: String, start: Double) throws {
    let screen = try screen(
      "ScrollViewReader { proxy in VStack(spacing: 0) { Button(\"go\") { "
        + "proxy.scrollTo(\"end\", anchor: .bottom) }.frame(height: 20)\n"
        + "ScrollView { LazyVStack(spacing: 0) { "
        + "ForEach(0..<100, id: \\.self) { Row(number: $0) }\n"
        + "\(view).id(\"end\") } } } }")
    #expect(try rows(screen)["row 100"] == nil)
    try screen.perform(Event("tap \"go\""))
    #expect(try rows(screen)["row 100"] == start)
  }

  @Test("What is there already is scrolled to, just so far that it is seen")
  func made() throws {
    let screen = try screen(
      "ScrollView { VStack(spacing: 0) { ForEach(0..<30, id: \\.self) { number in "
        + "Row(number: number); Button(\"b\\(number)\") {}.frame(height: 20) } } }")
    let event = try screen.perform(Event("scroll to \"b9\""))
    #expect(event.evaluated.isEmpty)
    // The button after the tenth row ends at 700, and so does what is seen.
    #expect(try rows(screen)["row 9"] == 630 - 500)
  }

  @Test("Nothing scrolls where all that there is has room")
  func nothing() throws {
    let screen = try screen("Row(number: 1)")
    let error = #expect(throws: EventError.self) { try screen.perform(Event("scroll down")) }
    #expect(error?.message == "nothing on the screen can be scrolled")
  }

  @Test("A program that scrolls to a row puts it where the anchor says")
  func anchors() throws {
    let screen = try screen(
      "ScrollViewReader { proxy in VStack(spacing: 0) { Button(\"go\") { "
        + "proxy.scrollTo(50, anchor: .top) }.frame(height: 20)\n \(Self.lazy) } }")
    try screen.perform(Event("tap \"go\""))
    #expect(try rows(screen)["row 50"] == 20)
    #expect(try rows(screen)["row 20"] == nil)
  }
}
