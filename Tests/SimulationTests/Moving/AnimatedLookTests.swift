import Testing

@testable import Simulation

/// What of a look is on its way in an animated update, and for which of its modifiers it is animated.
struct AnimatedLookTests {
  private func screen(_ content: String, _ action: String = "withAnimation { on.toggle() }") throws
    -> Screen
  {
    let source = """
      import SwiftUI
      extension Transaction { @Entry var isSlow = false }
      struct Main: View {
        @State private var on = false
        var body: some View {
          VStack {
            \(content)
            Button("Go") { \(action) }
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)]).mount("Main")
  }

  private func moving(_ content: String, _ action: String = "withAnimation { on.toggle() }") throws
    -> [String]
  {
    let screen = try screen(content, action)
    try screen.perform(Event("tap \"Go\""))
    let motions = try #require(screen.trace.events.last?.motions)
    return motions.flatMap { motion in motion.ways.map(\.property) }
  }

  @Test(
    "Radii, lines, effects, letters, progress and colours are on their way",
    arguments: [
      ("RoundedRectangle(cornerRadius: on ? 20 : 0)", ["cornerRadius"]),
      (
        "Color.red.clipShape(RoundedRectangle(cornerRadius: on ? 20 : 0))",
        ["clipShape cornerRadius"]
      ),
      ("Circle().stroke(.red, lineWidth: on ? 4 : 1)", ["stroke lineWidth"]),
      ("Color.red.brightness(on ? 0.4 : 0)", ["brightness"]),
      ("Color.red.hueRotation(.degrees(on ? 90 : 0))", ["hueRotation degrees"]),
      ("Text(\"a\").font(.system(size: on ? 40 : 10))", ["font size"]),
      ("ProgressView(value: on ? 1 : 0.2)", ["value"]),
      ("Color(red: on ? 1 : 0, green: 0, blue: 0)", ["red"]),
      (
        "Text(\"a\").foregroundStyle(on ? .black : .white)",
        [
          "foregroundStyle red", "foregroundStyle green", "foregroundStyle blue",
        ]
      ),
      (
        "Rectangle().fill(LinearGradient(colors: [on ? .black : .clear, .red], startPoint: .top, endPoint: .bottom))",
        ["fill stop 1 red", "fill stop 1 green", "fill stop 1 blue", "fill stop 1 opacity"]
      ),
      (
        "Text(\"a\").visualEffect { [on] view, _ in view.offset(x: on ? 10 : 0) }",
        ["visualEffect offset x"]
      ),
      ("Text(\"a\").zIndex(on ? 1 : 0)", []),
    ])
  func looks(content: String, properties: [String]) throws {
    #expect(try moving(content) == properties)
  }

  @Test("A picture of the middle has the numbers of the middle")
  func inTheMiddle() throws {
    let screen = try screen(
      "ProgressView(value: on ? 1 : 0)", "withAnimation(.linear(duration: 1)) { on.toggle() }")
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 0.25s"))
    let looks = try screen.drawn(isExact: true).things.map { "\($0.look)" }
    #expect(looks.contains { $0.contains("0.25") }, "\(looks)")
  }

  @Test(
    "Only what stands in the closure of a scoped animation is animated (T10)",
    arguments: [
      (
        "Color.red.frame(width: on ? 100 : 50).animation(.linear) { $0.opacity(on ? 0.2 : 1) }",
        ["opacity"]
      ),
      (
        "Color.red.opacity(on ? 0.2 : 1).transaction { $0.animation = .linear } body: { $0.scaleEffect(on ? 2 : 1) }",
        [
          "scaleEffect"
        ]
      ),
    ])
  func scopes(content: String, properties: [String]) throws {
    #expect(try moving(content, "on.toggle()") == properties)
  }

  @Test(
    "A transaction carries what it is told to",
    arguments: [
      ("withTransaction(\\.animation, .linear) { on.toggle() }", ["opacity"]),
      ("withTransaction(\\.disablesAnimations, true) { on.toggle() }", []),
      ("on.toggle()", ["opacity"]),
    ])
  func keyPaths(action: String, properties: [String]) throws {
    let content = "Color.red.opacity(on ? 0.2 : 1).animation(.linear, value: on)"
    #expect(try moving(content, action) == properties)
  }

  @Test("So it does under keys of the program", arguments: ["true", "false"])
  func ownKeys(isSlow: String) throws {
    let content =
      "Color.red.opacity(on ? 0.2 : 1).transaction { if $0.isSlow { $0.animation = .linear } }"
    let action = "withTransaction(\\.isSlow, \(isSlow)) { on.toggle() }"
    #expect(try moving(content, action) == (isSlow == "true" ? ["opacity"] : []))
  }

  @Test("A transition that brings an animation along needs no other (T11)")
  func transitions() throws {
    let content = "if on { Text(\"Hi\").transition(.opacity.animation(.linear(duration: 3))) }"
    #expect(try moving(content, "on.toggle()") == ["presence (opacity)"])
    #expect(try moving("if on { Text(\"Hi\").transition(.opacity) }", "on.toggle()") == [])
  }
}
