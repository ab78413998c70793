import Simulation
import Terminal
import Testing

@testable import Screens

/// What is on a screen, with the numbers of what can be done.
struct OutlineLinesTests {
  @Test("What a line does not say itself is said of an event")
  func shortForms() throws {
    let source = """
      import SwiftUI
      struct Page: View {
        @State private var count = 0
        @State private var name = ""
        var body: some View {
          TabView {
            VStack {
              Stepper("Cups", value: $count)
              TextField("Name", text: $name)
              Button("Brew tea") { count = 0 }
            }
            .tabItem { Text("Tea") }
            Text("Milk").tabItem { Text("Milk") }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    let outline = ScreenOutline(elements: screen.elements, events: screen.availableEvents)
    let text = outline.lines(on: Canvas(width: 120, height: 40, glyphs: .unicode)).map(\.text)
      .joined(separator: "\n")
    func number(_ event: String) throws -> Int {
      try #require(screen.availableEvents.firstIndex(of: event)) + 1
    }
    let more = try number("tap \"Cups +\"")
    #expect(text.contains("[\(more) tap +]"))
    #expect(text.contains("[\(try number("tap \"Cups -\"")) tap -]"))
    #expect(text.contains("[\(try number("tap \"Milk\"")) tap \"Milk\"]"))
    #expect(text.contains("Button \"Brew tea\"  [\(try number("tap \"Brew tea\"")) tap]"))
    #expect(text.contains("\"Name\": \"\"  [\(try number("type \"…\" into \"Name\"")) type]"))
  }
}
