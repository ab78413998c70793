import Simulation
import Testing

/// What is said of a body that ran and described the same as before.
@Suite struct AdviceTests {
  private func advice(_ body: String, events: [String]) throws -> String {
    let source = """
      import SwiftUI
      struct Box: View {
        @State private var count = 0
        @State private var isOpen = true
        var body: some View {
          VStack {
            \(body)
            Button("Add") { count += 1 }
            Button("Close") { isOpen = false }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Box.swift", text: source)]).mount()
    for event in events { try screen.perform(Event(event)) }
    return try #require(screen.trace.events.last?.evaluated.first?.preventable)
  }

  @Test("a view that shows something made of the value is not told to read it where it is shown")
  func derived() throws {
    let advice = try advice("Text(count > 10 ? \"many\" : \"few\")", events: ["tap \"Add\""])
    #expect(advice.contains("what it makes of _count came out the same"))
  }

  @Test("a view that read the value in an earlier run is told that this is not forgotten")
  func forgotten() throws {
    let advice = try advice(
      "if isOpen { Text(\"\\(count)\") }", events: ["tap \"Close\"", "tap \"Add\""])
    #expect(advice.contains("did not read _count"))
  }
}
