import Simulation
import Testing

/// Alerts and sheets of choices: what the system adds to them, and what they cover.
struct DialogTests {
  private func screen() throws -> Screen {
    let source = """
      import SwiftUI
      struct Page: View {
        @State private var warns = false
        @State private var tells = false
        @State private var asks = false
        @State private var offers = false
        @State private var chosen: Int?
        var body: some View {
          List(0..<3, id: \\.self, selection: $chosen) { number in Text("row \\(number)") }
            .refreshable {}
            .safeAreaInset(edge: .bottom) {
              HStack {
                Button("Warn") { warns = true }
                Button("Tell") { tells = true }
                Button("Ask") { asks = true }
                Button("Offer") { offers = true }
              }
            }
            .alert("Careful", isPresented: $warns) { Button("Erase", role: .destructive) {} }
            .alert("Well", isPresented: $tells) {}
            .confirmationDialog("Sure?", isPresented: $asks) { Button("Do it") {} }
            .confirmationDialog("Which?", isPresented: $offers) {
              Button("This") {}
              Button("Leave", role: .cancel) {}
            }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
  }

  @Test(
    "The system adds a way out only where there is none",
    arguments: [
      ("Warn", ["Erase"]), ("Tell", ["OK"]), ("Ask", ["Do it", "Cancel"]),
      ("Offer", ["This", "Leave"]),
    ])
  func choices(button: String, choices: [String]) throws {
    let screen = try screen()
    try screen.perform(Event("tap \"\(button)\""))
    let offered = Set(screen.availableEvents)
    #expect(offered == Set(choices.map { "tap \"\($0)\"" }))
    for other in ["OK", "Cancel"] where !choices.contains(other) {
      #expect(throws: EventError.self) { try screen.perform(Event("tap \"\(other)\"")) }
    }
    try screen.perform(Event("tap \"\(choices[choices.count - 1])\""))
    #expect(screen.availableEvents.contains("pull to refresh"))
  }

  @Test("A list is not called like its rows")
  func lists() throws {
    let list = try #require(screen().elements.first { $0.kind == "List" })
    #expect(list.label.isEmpty && list.value == "nil")
  }
}
