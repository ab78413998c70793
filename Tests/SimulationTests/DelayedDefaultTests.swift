import Simulation
import Testing

/// The default of a parameter that is an autoclosure.
@Suite struct DelayedDefaultTests {
  @Test("a default is delayed as what is given would be, and the object lasts")
  func delayed() throws {
    let source = """
      import SwiftUI
      final class Counter: ObservableObject { @Published var n = 0 }
      struct Root: View {
        @StateObject private var counter: Counter
        let make: () -> Int
        init(
          counter: @autoclosure @escaping () -> Counter = Counter(),
          make: @autoclosure @escaping () -> Int = 5
        ) {
          _counter = StateObject(wrappedValue: counter())
          self.make = make
        }
        var body: some View {
          Text("\\(make())")
          Button("Up \\(counter.n)") { counter.n += 1 }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(screen.elements.contains { $0.label == "5" })
    try screen.perform(Event("tap \"Up 0\""))
    #expect(screen.elements.contains { $0.label == "Up 1" })
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }
}
