import Simulation
import Testing

/// Programs without a screen, of which a guide may ask what they print.
struct ScriptTests {
  @Test(
    "What a program prints is what it prints each time",
    arguments: [
      ("var total = 0\nfor n in 1...4 { total += n }\nprint(total)", ["10"]),
      ("let ages = [\"Ann\": 3, \"Bo\": 4]\nprint(ages[\"Bo\"] ?? 0, ages.count)", ["4 2"]),
      ("print(Set([1, 2, 2]).contains(2))\nprint([\"only\": 1])", ["true", "[\"only\": 1]"]),
      ("print([3, 1, 2].sorted().map { $0 * 2 })", ["[2, 4, 6]"]),
    ])
  func prints(_ source: String, _ lines: [String]) {
    #expect(Script.printed(by: source) == lines)
  }

  @Test(
    "Nobody is asked for what is another each time",
    arguments: [
      "print(Int.random(in: 1...6))", "print(Bool.random())", "print([1, 2, 3].shuffled()[0])",
      "print([1, 2, 3].randomElement()!)", "import Foundation\nprint(Date())",
      "import Foundation\nprint(UUID().uuidString.count)",
      "for n in Set([1, 2, 3]) { print(n) }", "print(Set([1, 2, 3]))",
      "print(Array(Set([1, 2, 3])))", "print(Set([1, 2, 3]).first!)",
      "var all = Set([1, 2, 3])\nprint(all.popFirst()!)",
      "var all = Set([1, 2, 3])\nprint(all.removeFirst())",
      "let ages = [\"a\": 1, \"b\": 2]\nfor (name, age) in ages { print(name, age) }",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(ages)",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(\"\\(ages)\")",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(ages.map { $0.key })",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(ages.keys.joined())",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(Array(ages.values))",
      "let ages = [\"a\": 1, \"b\": 2]\nprint(ages[ages.startIndex].value)",
      "struct Box { var all: Set<Int> }\nprint(Box(all: [1, 2, 3]))",
      "print(\"abc\".hashValue)",
      "var hasher = Hasher()\nhasher.combine(1)\nprint(hasher.finalize())",
      "Task { print(1) }\nprint(2)",
    ])
  func open(_ source: String) {
    #expect(Script.printed(by: source) == nil)
  }

  @Test("What waits for a number that may never come ends")
  func endless() {
    #expect(Script.printed(by: "while Int.random(in: 1...6) != 3 {}\nprint(1)") == nil)
  }
}
