import Foundation
import Layout
import Testing

@testable import Simulation

/// The rules as the program has them, and as the page lists them.
@Suite struct RuleBookTests {
  private let book = RuleBook.builtIn

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("every row of docs/rules.md is a rule, with a section, a certainty and a source")
  func complete() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/rules.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.contains(#/^\| [A-Z]/#) }
    #expect(rows.count > 100)
    #expect(book.rules.count == rows.count)
    for (rule, row) in zip(book.rules, rows) { #expect(row.hasPrefix("| \(rule.name) | ")) }
    for rule in book.rules {
      #expect(!rule.section.isEmpty && !rule.rule.isEmpty && !rule.sure.isEmpty, "\(rule.name)")
      #expect(!rule.sources.isEmpty, "\(rule.name)")
      for source in rule.sources where source.hasPrefix("rule ") {
        #expect(book.rule(String(source.dropFirst(5))) != nil, "\(rule.name): \(source)")
      }
    }
    #expect(Set(book.rules.map(\.name)).count == book.rules.count, "a name is given once")
  }

  @Test("the rules that scenarios and steps name are in it")
  func named() throws {
    let folder = Self.root.appending(path: "Tests/SimulationTests/Scenarios").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".expect") }
      .flatMap { name -> [String] in
        let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        let rows = text.split(separator: "\n").first { $0.hasPrefix("rows: ") } ?? ""
        return rows.dropFirst(6).split { $0 == " " || $0 == "," }.map(String.init)
      }
    #expect(names.count > 100)
    for name in Set(names).sorted() { #expect(book.rule(name) != nil, "\(name)") }
  }

  @Test("a rule is found by its name, however it is written, and by its words")
  func found() throws {
    #expect(book.rule("s1")?.name == "S1")
    #expect(book.rule("S99") == nil)
    #expect(book.rules(about: "equal VALUE setter").map(\.name) == ["S4"])
    #expect(book.rules(about: "gestures").contains { $0.name == "G1" }, "by its section")
    #expect(book.rules(about: " ").isEmpty)
  }

  @Test("sources are spelled out; names in a row share what is said behind the last")
  func sources() {
    let book = RuleBook(
      markdown: """
        Sources: **A** Apple's pages. **W1**, **W2** sessions
        of a year. **OS** a source, **OT** its tests.

        ## State

        | | Rule | Sure | Sources |
        |---|---|---|---|
        | S1 | It `runs`. | high | W2 OT |
        | S2 | So does this. | open | as S1, A |
        """)
    #expect(
      book.rules.map(\.sources) == [
        ["sessions of a year", "its tests"], ["rule S1", "Apple's pages"],
      ])
    #expect(book.rules.map(\.section) == ["State", "State"])
  }

  @Test("every rule that the layout names is in the book")
  func layout() {
    for rule in Layout.Rule.allCases { #expect(book.rule(rule.name) != nil, "\(rule.name)") }
  }

  @Test(
    "what is not sure of a rule of the layout is said where it is looked up",
    arguments: [
      ("Y6", "medium"), ("Y11", "medium"), ("Y13", "pixel medium"), ("Y14", "size open"),
      ("Y15", "size open"), ("Y26", "frames and padding medium"), ("Y41", "endless ones medium"),
      ("Y54", "medium"), ("Y72", "medium"), ("Y73", "open"), ("Y74", "open"),
    ])
  func certainty(rule: String, sure: String) throws {
    #expect(try #require(book.rule(rule)).sure.hasSuffix(sure))
  }
}
