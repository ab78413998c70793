import Drawing
import Simulation
import Terminal
import Testing

@testable import Screens

/// What an event set in motion, as it is drawn and said.
struct MotionStoryTests {
  private static let source = """
    import SwiftUI
    struct Meter: View, Animatable {
      var level: Double
      var animatableData: Double { get { level } set { level = newValue } }
      var body: some View { Text("at \\(Int(level))") }
    }
    struct Main: View {
      @State private var isOn = false
      @State private var level = 0.0
      var body: some View {
        VStack {
          Text("Lamp").opacity(isOn ? 1 : 0.25).offset(x: isOn ? 40 : 0)
          Meter(level: level)
          Button("Go") { withAnimation(.spring(response: 0.6, dampingFraction: 0.5)) { isOn.toggle() } }
          Button("Fill") { withAnimation(.linear(duration: 1)) { level = 8 } }
        }
      }
    }
    """

  private func story(_ events: [String]) throws -> MotionStory {
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: Self.source)])
      .mount("Main", on: PreviewArea(width: 200, height: 120))
    for event in events { try screen.perform(Event(event)) }
    return MotionStory(try #require(screen.trace.events.last), strip: try screen.filmStrip())
  }

  @Test("Curve, formula, duration, overshoot, numbers, bodies and frames stand in so many columns")
  func drawn() throws {
    let story = try story(["tap \"Go\""])
    for columns in [40, 80] {
      for glyphs in Glyphs.allCases {
        let lines = story.lines(columns: columns, glyphs: glyphs)
        #expect(lines.allSatisfy { $0.width <= columns }, "\(columns) \(glyphs)")
        let text = lines.map(\.text).joined(separator: " ").split(separator: " ").joined(
          separator: " ")
        for part in [
          "Damped spring", "damping fraction 0.5", "complete after 0.6 s", "Goes 16.3 % too far",
          "opacity 0.25", "No body runs", "FRAMES",
        ] { #expect(text.contains(part), "\(part) at \(columns)") }
      }
    }
  }

  @Test("In ASCII nothing else is drawn")
  func ascii() throws {
    let lines = try story(["tap \"Go\""]).lines(columns: 60, glyphs: .ascii)
    let drawn = lines.filter { !$0.text.contains("Lamp") }.map(\.text)
    #expect(drawn.joined().allSatisfy { $0.isASCII })
    #expect(drawn.contains { $0.contains("*") })
  }

  @Test("Of what was interrupted the whole way is drawn, from the motion before on")
  func interrupted() throws {
    let story = try story(["tap \"Go\"", "wait 0.2s", "tap \"Go\""])
    let text = story.lines(columns: 80, glyphs: .unicode).map(\.text).joined(separator: " ")
    #expect(text.contains("keeps its velocity (documented)"))
    #expect(text.contains("MOTION at 0.2 s"))
  }

  @Test("A body that runs for every frame is named, and no other")
  func bodies() throws {
    let sentences = try story(["tap \"Fill\""]).sentences
    #expect(sentences.contains { $0.hasPrefix("For every frame Meter.body runs (T3)") })
    #expect(sentences.contains { $0.contains("goes from 0 to 8; it is 2 after 0.25 s, 4 after") })
  }

  @Test("Where nothing moves that is said")
  func nothing() throws {
    #expect(try story([]).sentences == ["Nothing moves in initial."])
  }
}
