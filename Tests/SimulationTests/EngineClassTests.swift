import Simulation
import Testing

/// Classes whose objects live on the engine, and those that come to where views are.
@Suite struct EngineClassTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  @Test(
    "what only an action, a function or a variable names lives and dies where the language says")
  func lifetimes() throws {
    let screen = try screen(
      #"""
      class Node {
        let name: String
        weak var parent: Node?
        var next: Node?
        init(_ name: String) { self.name = name; print("+\(name)") }
        deinit { print("-\(name)") }
      }
      let root = Node("root")
      struct Main: View {
        var body: some View {
          Button("Go") {
            do {
              let first = Node("first")
              first.next = Node("second")
              first.next?.parent = first
              print(first.next?.parent?.name ?? "none")
            }
            print(root.name)
          }
          Button("Call") { act() }
        }
        func act() {
          let node = Node("act")
          defer { print("over") }
          node.parent = root
        }
      }
      """#)
    try screen.perform(Event("tap \"Go\""))
    #expect(
      screen.printed == ["+first", "+second", "first", "-first", "-second", "+root", "root"])
    try screen.perform(Event("tap \"Call\""))
    #expect(screen.printed.dropFirst(7) == ["+act", "over", "-act"])
  }

  @Test("what is done behind a lock is done, to a collection, too")
  func locks() throws {
    let screen = try screen(
      """
      final class Cache: @unchecked Sendable {
        private var kept: [String: Int] = [:]
        private let lock = NSLock()
        func keep(_ key: String) { lock.withLock { kept[key] = kept.count } }
        var keys: [String] { lock.withLock { kept.keys.sorted() } }
      }
      struct Main: View {
        let cache = Cache()
        var body: some View {
          Button("Keep") {
            cache.keep("b")
            cache.keep("a")
            print(cache.keys)
          }
        }
      }
      """)
    let trace = try screen.perform(Event("tap \"Keep\""))
    #expect(screen.printed == ["[\"a\", \"b\"]"])
    #expect(trace.diagnostics.isEmpty)
  }

  @Test(
    "an object that content is made of is there for the content, wherever it came from",
    arguments: ["Shelf.shared.books", "[Book(\"Emma\")]", "books()", "shelf.books"])
  func content(books: String) throws {
    let screen = try screen(
      #"""
      final class Book: Identifiable {
        let title: String
        init(_ title: String) { self.title = title }
      }
      final class Shelf {
        static let shared = Shelf()
        var books = [Book("Emma")]
      }
      let shelf = Shelf()
      func books() -> [Book] { shelf.books }
      struct Main: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          ForEach(\#(books)) { book in Text(book.title) }
          Button("Add") { shelf.books.append(Book("Sula")); count = shelf.books.count }
        }
      }
      """#)
    #expect(screen.elements.map(\.label).contains("Emma"))
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.elements.map(\.label).contains("2"))
    let showsBoth = books == "shelf.books" || books == "books()"
    #expect(screen.elements.map(\.label).contains("Sula") == showsBoth)
  }
}
