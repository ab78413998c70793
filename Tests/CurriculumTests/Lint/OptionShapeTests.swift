import Testing

@testable import Curriculum

/// Whether keys give themselves away by their looks.
struct OptionShapeTests {
  private func findings(_ count: Int, _ options: (Int) -> [(text: String, isKey: Bool)])
    -> [Finding]
  {
    var text = "---\nid: many\n---\n"
    for number in 0..<count {
      text += "```quiz\nid: question-\(number)\nkind: choice\n\nWhich?\n\n"
      for option in options(number) { text += "- [\(option.isKey ? "x" : " ")] \(option.text)\n" }
      text += "```\n\n"
    }
    let folder = PackFolder(path: "Lessons", files: ["01-a/many.md": Array(text.utf8)])
    return Linter(oracle: nil).lint(folder).findings.filter { $0.rule == .optionShape }
  }

  /// Three options of one length, with the key at a place.
  private func level(_ place: Int, key: String = "a body", other: String = "a view")
    -> [(text: String, isKey: Bool)]
  {
    (0..<3).map { ($0 == place ? key : other, $0 == place) }
  }

  @Test("Keys that are spread over places and lengths are not told")
  func spread() {
    #expect(findings(90) { level($0 % 3) } == [])
    #expect(findings(90) { level($0 % 3, key: $0 % 9 < 3 ? "longer" : "a view") } == [])
  }

  @Test("A place, a length, code or a word that leads to the key is told")
  func leaning() throws {
    let second = findings(60) { _ in level(1) }
    #expect(second.contains { $0.message.hasPrefix("the second option") })
    let long = findings(60) { level($0 % 3, key: "a much longer option") }
    #expect(long.map(\.rule) == [.optionShape])
    #expect(long.first?.message.hasPrefix("the longest option is the key in 60 of 60") == true)
    #expect(long.first?.message.contains("about 20") == true)
    let code = findings(60) { level($0 % 3, key: "`body`", other: "view") }
    #expect(code.first?.message.hasPrefix("the only option with code") == true)
    let words = findings(60) { level($0 % 3, key: "often a run", other: "never a run") }
    #expect(words.contains { $0.message.hasPrefix("an option that says no always") })
  }

  @Test("What is hardly ever the key is told as well")
  func leaningAway() {
    let never = findings(60) { level(1 + $0 % 2) }
    #expect(never.first?.message.hasPrefix("the first option of the file is the key in 0") == true)
  }

  @Test("The state of the root is told when it is right wherever it is offered")
  func stateOfRoot() {
    func findings(offersRoot: (Int) -> Bool) -> [String] {
      var text = "---\nid: many\n---\n"
      for number in 0..<30 {
        let row = "- [\(number % 2 == 0 ? "x" : " ")] `Row.stars`\n"
        let other = "- [\(number % 2 == 0 ? " " : "x")] `Row.notes`\n"
        text += "```trace\nid: trace-\(number)\nroot: Shelf\nask: state\n\nWhich?\n\n"
        text += offersRoot(number) ? row + other + "- [x] `Shelf.songs`\n" : row + other
        text += "```\n\n"
      }
      let folder = PackFolder(path: "Lessons", files: ["01-a/many.md": Array(text.utf8)])
      return Linter(oracle: nil).lint(folder).findings.filter { $0.rule == .optionShape }
        .map(\.message)
    }
    #expect(findings { _ in true }.contains { $0.hasPrefix("the state of the root") })
    #expect(!findings { $0 % 6 == 0 }.contains { $0.hasPrefix("the state of the root") })
  }

  @Test("Where one body runs, its place is told, whatever other questions do")
  func oneBody() {
    func findings(_ place: (Int) -> Int) -> Bool {
      var text = "---\nid: many\n---\n"
      for number in 0..<30 {
        text += "```trace\nid: trace-\(number)\nroot: Shelf\nask: bodies\n\nWhich?\n\n"
        for option in 0..<3 {
          text += "- [\(option == place(number) ? "x" : " ")] `Row\(option).body`\n"
        }
        text += "```\n\n"
      }
      let folder = PackFolder(path: "Lessons", files: ["01-a/many.md": Array(text.utf8)])
      return Linter(oracle: nil).lint(folder).findings.contains {
        $0.message.contains("of the bodies of which one runs")
      }
    }
    #expect(findings { _ in 1 })
    #expect(!findings { $0 % 3 })
  }

  @Test("A few questions prove nothing")
  func few() { #expect(findings(4) { _ in level(0, key: "a much longer option") } == []) }

  @Test("The chances of all counts add up to one, and are those of coins for coins")
  func distribution() {
    let coins = OptionShapeCheck.distribution([0.5, 0.5, 0.5])
    #expect(coins.chances == [0.125, 0.375, 0.375, 0.125])
    let mixed = OptionShapeCheck.distribution((1...50).map { 1 / Double($0 + 1) })
    #expect(abs(mixed.chance(ofAtLeast: 0) - 1) < 1e-12)
    #expect(mixed.chance(ofAtLeast: 51) == 0)
  }

  @Test("Of many questions, only the numbers of hits are looked at that can well be")
  func many() {
    let distribution = OptionShapeCheck.distribution([Double](repeating: 1 / 3, count: 10_000))
    #expect(abs(distribution.chance(ofAtLeast: 0) - 1) < 1e-9)
    // The deviation is 47.
    #expect(distribution.chances.count < 47 * 18)
    let unlikely = distribution.chance(ofAtLeast: 3334 + 4 * 47)
    #expect((1e-5...1e-4).contains(unlikely))
  }
}
