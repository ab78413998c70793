import Foundation
import Simulation
import Testing

/// What a reader of the JSON may rely on.
@Suite struct TraceContractTests {
  private static let stack = """
    import SwiftUI

    struct Level: View {
      let name: String
      @State private var visits = 0
      var body: some View { Text(name) }
    }

    struct Home: View {
      @State private var path: [String] = []
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            Button("Deep") { path = ["a"] }
              .navigationDestination(for: String.self) { Level(name: $0) }
          }
          .tabItem { Text("First") }
          .tag(0)
          Level(name: "other").tabItem { Text("Second") }.tag(1)
        }
      }
    }
    """

  private func screen(_ source: String, also other: String? = nil) throws -> Screen {
    var files = [SourceFile(path: "Home.swift", text: source)]
    if let other { files.append(SourceFile(path: "Other.swift", text: other)) }
    return try Simulator(files: files).mount("Home")
  }

  @Test("what is pushed leads back to the event through the write, with its line")
  func pushed() throws {
    let event = try screen(Self.stack).perform(Event("tap \"Deep\""))
    let run = try #require(event.steps.first { $0.kind == .evaluate })
    let chain = event.chain(from: run.n)
    #expect(chain.map(\.kind) == [.evaluate, .insert, .write, .event])
    #expect(chain.map(\.line) == [6, 3, 15, nil])
    #expect(chain[2].target == "Home._path")
  }

  @Test("what leaves with a write leads back through it too, and so does another tab")
  func poppedAndSelected() throws {
    let screen = try screen(Self.stack)
    try screen.perform(Event("tap \"Deep\""))
    let back = try screen.perform(Event("back"))
    let removal = try #require(back.steps.first { $0.kind == .remove })
    #expect(back.chain(from: removal.n).map(\.kind) == [.remove, .write, .event])
    let tab = try screen.perform(Event("tap \"Second\""))
    let insertion = try #require(tab.steps.first { $0.kind == .insert })
    #expect(tab.chain(from: insertion.n).map(\.kind) == [.insert, .write, .event])
  }

  /// The keys of all objects in it.
  private func keys(of value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(of: $1)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys(of: $1)) }
  }

  private func keys(of screen: Screen) throws -> Set<String> {
    let data = try JSONEncoder().encode(screen.trace)
    return keys(of: try JSONSerialization.jsonObject(with: data))
  }

  @Test("file stands in the trace of several files, and not in that of one")
  func file() throws {
    let one = try screen(Self.stack)
    try one.perform(Event("tap \"Deep\""))
    let names = try keys(of: one)
    #expect(names.isSuperset(of: ["because", "dropped", "prints", "certainty", "rule", "parent"]))
    #expect(!names.contains("file"))
    let several = try screen(Self.stack, also: "struct Unused {}")
    #expect(try keys(of: several).contains("file"))
  }

  @Test("fatalError says its own words once")
  func fatalError() throws {
    let screen = try screen(
      """
      import SwiftUI
      struct Home: View {
        var body: some View { Button("Go") { fatalError("boom") } }
      }
      """)
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.diagnostics.map(\.message) == ["Fatal error: boom"])
    #expect(event.diagnostics.map(\.line) == [3])
  }
}
