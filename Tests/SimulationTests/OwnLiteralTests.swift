import Simulation
import Testing

/// Types of the program that literals stand for, where what their parameters are is found out.
@Suite struct OwnLiteralTests {
  @Test("a literal tells the parameters of what it makes", arguments: ["", "unknown()"])
  func parameters(_ other: String) throws {
    let file = SourceFile(
      path: "Literals.swift",
      text: """
        import SwiftUI
        struct Tree<Element> {
          var all: [Element] = []
          mutating func insert(_ element: Element) { all.insert(element, at: 0) }
        }
        extension Tree: ExpressibleByArrayLiteral where Element: Comparable {
          init(arrayLiteral elements: Element...) {
            self.init()
            for element in elements { insert(element) }
          }
        }
        struct Bag<Element: Hashable>: ExpressibleByDictionaryLiteral {
          var counts: [Element: Int]
          init(dictionaryLiteral pairs: (Element, Int)...) {
            counts = Dictionary(uniqueKeysWithValues: pairs)
          }
        }
        struct Main: View {
          var body: some View {
            Button("Go") {
              let found: Tree = [1, 2, 3]
              let written: Tree<String> = ["a", "b"]
              let bag: Bag = ["a": 1, "b": 2]
              print(found.all, written.all, bag.counts["b"] ?? 0)
              \(other)
            }
          }
        }
        """)
    let screen = try Simulator(files: [file]).mount("Main")
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == [#"[3, 2, 1] ["b", "a"] 2"#])
  }

  @Test("a format reads numbers as it writes them, and throws where there is none")
  func parsing() throws {
    let file = SourceFile(
      path: "Parsing.swift",
      text: """
        import SwiftUI
        struct Main: View {
          var body: some View {
            Button("Go") {
              let german = Locale(identifier: "de_DE")
              print((try? Double("1,5", format: .number.locale(german))) ?? -1)
              print((try? Int("1.234", format: .number.locale(german))) ?? -1)
              print((try? Double("2.5", format: .number)) ?? -1, (try? Double("x", format: .number)) ?? -1.5)
              do { print(try Int("y", format: .number)) } catch { print("none") }
              let pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
              let sum = pair + pair - AnimatablePair(0.5, AnimatablePair(0, 0))
              print(sum.first, sum.second.second, URL(string: "https://a.b/c#d")?.fragment() ?? "")
            }
          }
        }
        """)
    let screen = try Simulator(files: [file]).mount("Main")
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["1.5", "1234", "2.5 -1.5", "none", "1.5 6.0 d"])
  }

  @Test(
    "what has no value ends the program as in Swift",
    arguments: [
      ("print(\"\\(Int.random(in: 3..<3))\")", "Can't get random value with an empty range"),
      ("print(Int.random(in: 0..<none))", "Can't get random value with an empty range"),
      ("print(Double.random(in: 0..<Double(none)))", "Can't get random value with an empty range"),
      (
        "print(Character(\"ab\"))",
        "Can't form a Character from a String containing more than one extended grapheme cluster"
      ),
      ("print(Character(\"\"))", "Can't form a Character from an empty String"),
    ])
  func traps(_ statement: String, _ message: String) throws {
    let file = SourceFile(
      path: "Traps.swift",
      text: """
        import SwiftUI
        struct Main: View {
          @State private var none = 0
          var body: some View { Button("Go") { \(statement); unknown() } }
        }
        """)
    let screen = try Simulator(files: [file]).mount("Main")
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.crash?.contains(message) == true)
    #expect(screen.printed.isEmpty)
  }
}
