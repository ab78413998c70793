import Testing

@testable import Guides

@Suite("Plain text in two columns")
struct ColumnsTests {
  private static let left = [
    "A lamp is lit by a switch in the", "hall, and its wire lies in the wall",
    "of the room. Whoever presses the", "switch closes the wire, and what",
    "flows through it makes the lamp", "glow until somebody presses it",
    "once more. That is all there is",
    "to say of it, and more than most", "people ever wanted to know about",
  ]
  private static let right = [
    "lamps and the halls they hang in.", "A candle has no wire at all, and",
    "burns as long as there is wax for",
    "the flame. It is lit by a match,", "and nobody can put it out from",
    "the other end of the hall without",
    "a long breath. Both of them give", "light, and neither of them lasts",
    "for ever, as everybody finds out.",
  ]

  private func guide(_ lines: [String]) throws -> Guide {
    try Guide(GuideText(name: "lamps.txt", text: lines.joined(separator: "\n")))
  }

  private static func page(_ left: [String], _ right: [String]) -> [String] {
    zip(left, right).map { row in
      row.0 + String(repeating: " ", count: 40 - row.0.count) + row.1
    }
  }

  @Test("Each page is read column by column, and a sentence goes on at the top of the next")
  func columns() throws {
    let guide = try guide(
      ["Lamps and Candles", ""] + Self.page(Self.left, Self.right)
        + ["", "\u{0C}"] + Self.page(Self.right, Self.left))
    let prose = guide.blocks.filter { $0.kind == .prose }.flatMap(\.lines)
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(prose == Self.left + Self.right + Self.right + Self.left)
    #expect(guide.title == "Lamps and Candles")
    let first = try #require(guide.blocks.first { $0.kind == .prose })
    #expect(guide.lines(of: first.first...first.last) == 3...11)
  }

  @Test("Where the lines of the columns are not level, each is read without those between")
  func uneven() throws {
    let rows = zip(Self.left, Self.right).flatMap { left, right in
      [left, String(repeating: " ", count: 40) + right]
    }
    let guide = try guide(["Lamps and Candles", ""] + rows)
    let prose = guide.blocks.filter { $0.kind == .prose }.flatMap(\.lines)
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(prose == Self.left + Self.right)
    #expect(guide.title == "Lamps and Candles")
    // Words that hang behind the name of a thing are no column.
    let terms = Self.right.flatMap { ["Lamp", String(repeating: " ", count: 40) + $0] }
    #expect(ColumnedLines(terms, pages: []) == nil)
  }

  @Test("Tables, and remarks beside code, are no columns")
  func others() {
    let rows = (1...12).map { "Lamp \($0) of the long hall      A switch beside the door \($0)" }
    #expect(ColumnedLines(rows, pages: []) == nil)
    let code = (1...12).map {
      "let lampOfTheHall\($0) = \($0)      // what it is that is lit by it"
    }
    #expect(ColumnedLines(code, pages: []) == nil)
  }
}

@Suite("Talks, and pages that a browser of text has written out")
struct DumpedTests {
  private func told(_ lines: [String]) -> [String] {
    PlainReading.blocks(of: lines).filter { $0.kind != .blank }
      .map { "\($0.kind.rawValue): \($0.lines.joined(separator: "⏎"))" }
  }

  @Test("What the one asks is a title of what the other says, and the names are left out")
  func talk() {
    let lines = [
      "User: How is a lamp lit?", "", "Assistant: By the switch in the hall.", "",
      "Note: it is dark there.", "", "User: And a candle, how is that lit?", "",
      "Assistant: By a match, and with", "some care.",
    ]
    #expect(
      told(lines) == [
        "heading: How is a lamp lit?", "prose: By the switch in the hall.",
        "prose: Note: it is dark there.", "heading: And a candle, how is that lit?",
        "prose: By a match, and with⏎some care.",
      ])
    let others = [
      "Note: It is dark.", "", "Hint: Light it.", "", "Note: It is light.", "", "Hint: Wait.",
    ]
    #expect(told(others).allSatisfy { $0.contains("Note:") || $0.contains("Hint:") })
  }

  @Test("Marks of links, where they lead, and links below links are left out; indices of code stay")
  func links() {
    let lines = [
      "   * [1]Home", "   * [2]All pages", "   * [3]About", "", "Lamps", "",
      "   A lamp is lit by [4]a switch in the hall.", "", "   let first = lamps[1]", "",
      "References", "",
      "   1. https://lamps.example/", "   2. https://lamps.example/all",
      "   3. https://lamps.example/about", "   4. https://lamps.example/switch",
    ]
    let told = told(lines)
    #expect(told.filter { !$0.hasPrefix("remains") }.count == 3)
    #expect(told.contains("heading: Lamps"))
    #expect(told.contains { $0.hasPrefix("prose") && $0.hasSuffix("by a switch in the hall.") })
    #expect(told.contains { $0.contains("lamps[1]") })
  }

  @Test("A list of names before anything is said is the bar of the page")
  func bar() {
    let lines = ["• Home", "• All pages", "• About", "", "Lamps", "", "A lamp is lit by a switch."]
    #expect(
      told(lines) == [
        "remains: • Home⏎• All pages⏎• About", "heading: Lamps",
        "prose: A lamp is lit by a switch.",
      ])
  }
}
