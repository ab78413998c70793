import Simulation
import Testing

/// What a function of which nothing is known leaves at an address that it was given.
@Suite struct UnknownAddressTests {
  @Test("is not what was there before")
  func handed() throws {
    let source = """
      import SQLite3
      import SwiftUI
      struct Root: View {
        @State private var shown = "-"
        var body: some View { Button("Go") { open() } }
        func open() {
          var handle: OpaquePointer? = nil
          _ = sqlite3_open_v2("x", &handle, 0, nil)
          shown = handle == nil ? "nothing" : "something"
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(try screen.perform(Event("tap \"Go\"")).writes.map(\.new) == ["something"])
  }
}
