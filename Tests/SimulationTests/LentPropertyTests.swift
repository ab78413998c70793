import Simulation
import Testing

/// A property that is lent with `&` is changed where it stands (B10b), whoever it is lent to.
@Suite struct LentPropertyTests {
  @Test(
    "whoever reads it is told, though nothing changes",
    arguments: ["reduce(&state)", "nothing(&state)", "given(&state)", "state.n += 0"])
  func tells(_ change: String) throws {
    let source = """
      import SwiftUI
      struct Shown: Equatable { var n = 0 }
      func nothing(_ state: inout Shown) {}
      @Observable final class Store {
        var state = Shown()
        @ObservationIgnored private let reduce: (inout Shown) -> Void
        @ObservationIgnored let given: (inout Shown) -> Void = { _ in }
        init(reduce: @escaping (inout Shown) -> Void) { self.reduce = reduce }
        func send() { \(change) }
        func count() { reduceTwice { $0.n += 2 } }
        func reduceTwice(_ twice: (inout Shown) -> Void) { twice(&state); twice(&state) }
      }
      struct Root: View {
        @State private var store = Store { _ in }
        var body: some View {
          Text("\\(store.state.n)")
          Button("Send") { store.send() }
          Button("Count") { store.count() }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    let event = try screen.perform(Event("tap \"Send\""))
    #expect(event.evaluated.map(\.instance) == ["Root"])
    try screen.perform(Event("tap \"Count\""))
    #expect(screen.elements.contains { $0.label == "4" })
  }
}
