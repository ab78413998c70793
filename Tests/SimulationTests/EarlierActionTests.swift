import Simulation
import Testing

/// `onChange(of:perform:)`, whose action hears the new value alone.
@Suite struct EarlierActionTests {
  private func log(_ action: String) throws -> [String] {
    let source = """
      import SwiftUI
      struct Row: View {
        let n: Int
        var body: some View {
          Text("row")
            .onChange(of: n) \(action)
        }
      }
      struct Root: View {
        @State private var n = 0
        var body: some View {
          Row(n: n)
          Button("Up") { n += 1 }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    try screen.perform(Event("tap \"Up\""))
    try screen.perform(Event("tap \"Up\""))
    return screen.printed
  }

  @Test("it is the action of the body before: what it captures is what was")
  func captured() throws {
    #expect(try log("{ [n] new in print(n, new) }") == ["0 1", "1 2"])
    #expect(try log("{ new in print(n, new) }") == ["0 1", "1 2"])
  }

  @Test("an action that hears both values, or none, is that of the new body")
  func new() throws {
    #expect(try log("{ [n] old, new in print(n, old, new) }") == ["1 0 1", "2 1 2"])
    #expect(try log("{ [n] in print(n) }") == ["1", "2"])
  }
}
