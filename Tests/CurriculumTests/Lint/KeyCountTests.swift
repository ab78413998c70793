import Testing

@testable import Curriculum

/// Whether the number of keys gives them away.
struct KeyCountTests {
  /// Questions with four options, of which so many are right.
  private func findings(_ keyCounts: [Int]) -> [Finding] {
    var text = "---\nid: many\n---\n"
    for (number, keys) in keyCounts.enumerated() {
      text += "```quiz\nid: question-\(number)\nkind: several\n\nWhich?\n\n"
      for option in 0..<4 { text += "- [\(option < keys ? "x" : " ")] option \(option)\n" }
      text += "```\n\n"
    }
    let folder = PackFolder(path: "Lessons", files: ["01-a/many.md": Array(text.utf8)])
    return Linter(oracle: nil).lint(folder).findings.filter { $0.rule == .keyCount }
  }

  @Test("One, two and three keys in turn are not told")
  func inTurn() { #expect(findings((0..<60).map { 1 + $0 % 3 }) == []) }

  @Test("A number that nearly always holds is told, and so is one that hardly ever does")
  func leaning() {
    let two = findings((0..<30).map { $0 < 27 ? 2 : 3 })
    #expect(two.allSatisfy { $0.rule == .keyCount })
    #expect(two.contains { $0.message.hasPrefix("2 of the options are right in 27 of 30") })
    let neverOne = findings((0..<60).map { 2 + $0 % 2 })
    #expect(neverOne.first?.message.hasPrefix("1 of the options is right in 0 of 60") == true)
  }

  @Test("A few questions prove nothing")
  func few() { #expect(findings([2, 2, 2, 2]) == []) }
}
