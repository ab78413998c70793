import Simulation
import Testing

/// Members of the library's values of which no body knows by itself: the engine has all of them.
@Suite struct LibraryMemberTests {
  @Test("a member that only the engine knows is read by its name alone, and behind a path")
  func members() throws {
    let source = """
      import SwiftUI

      extension String {
        var folded: String { precomposedStringWithCanonicalMapping }
        var code: Int { hash }
      }
      struct Word: Identifiable {
        let text: String
        var id: Int { text.hash }
      }
      struct Root: View {
        let words = [Word(text: "a"), Word(text: "b")]
        @State private var name = "Anna"
        var body: some View {
          ForEach(["c", "d"], id: \\.folded) { Text($0) }
          ForEach(["e", "f"], id: \\.code) { Text($0) }
          ForEach(words) { Text($0.text) }
          Text(name.decomposedStringWithCanonicalMapping)
          if let last = words.last { Text(last.text.precomposedStringWithCompatibilityMapping) }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(
      screen.elements.filter(\.isText).map(\.label) == [
        "c", "d", "e", "f", "a", "b", "Anna", "b",
      ])
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }
}
