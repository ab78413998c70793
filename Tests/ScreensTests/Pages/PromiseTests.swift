import Terminal
import Testing

@testable import Screens

@Suite("What every page promises")
struct PromiseTests {
  @Test("No line is wider than the window, and the window is filled", arguments: 20...120)
  func width(columns: Int) throws {
    for exhibit in try Gallery.exhibits() {
      let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
      let lines = exhibit.lines(canvas)
      #expect(lines.count == 24, "\(exhibit.name)")
      for line in lines where line.width > columns {
        Issue.record("\(exhibit.name) at \(columns): \(line.text)")
      }
    }
  }

  @Test("At 40 columns and more the body fits by itself: nothing but code and names is cut off")
  func bodyFits() throws {
    for exhibit in try Gallery.exhibits() {
      for columns in [40, 41, 59, 71, 72, 73, 79, 80, 81, 99, 120] {
        let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
        for line in exhibit.body(canvas) where line.width > columns {
          Issue.record("\(exhibit.name) at \(columns): \(line.text)")
        }
      }
    }
  }

  @Test("Every key that the last line names does something", arguments: try Gallery.exhibits())
  func footer(exhibit: Exhibit) {
    // Where lines are typed the last line names words, not keys.
    guard !["typed", "search-words"].contains(exhibit.name) else { return }
    for columns in [40, 80, 120] {
      let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
      let footer = exhibit.footer(canvas).text
      #expect(footer.contains("? keys"))
      let labels = footer.split(separator: "  ").compactMap { part in
        part.split(separator: " ").first.map(String.init)
      }
      #expect(!labels.isEmpty)
      for label in labels {
        #expect(
          keys(label).allSatisfy { exhibit.isAlive($0, canvas) }, "\(label) in: \(footer)")
      }
    }
  }

  /// The keys that a label such as `1-3` or `Enter` stands for.
  private func keys(_ label: String) -> [Key] {
    let named: [Key] = [
      .enter, .space, .backspace, .up, .down, .pageUp, .pageDown, .escape, .tab, .left, .right,
    ]
    if let key = named.first(where: { $0.name == label }) { return [key] }
    let characters = Array(label)
    if label.contains("/"), label.count > 1 {
      return characters.filter { $0 != "/" }.map(Key.character)
    }
    if characters.count == 3, characters[1] == "-", let first = characters[0].wholeNumberValue,
      let last = characters[2].wholeNumberValue
    {
      return (first...last).map { .character(Character(String($0))) }
    }
    return characters.count == 1 ? [.character(characters[0])] : [.endOfInput]
  }

  @Test("Text of a lesson cannot command the terminal")
  func untrusted() {
    let page = DetailPage(
      title: "\u{1B}[2J", matter: .text([StyledLine("a\u{1B}]0;x\u{07}b")]))
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let content = page.content(on: canvas)
    let text = PageFrame(content, from: 0, footer: "", on: canvas).lines.map(\.text).joined()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    #expect(text.contains("a␛]0;x"))
  }

  @Test("The wrong idea behind an answer is named in words the first time already")
  func misconception() throws {
    let exhibit = try #require(Gallery.exhibits().first { $0.name == "answered" })
    #expect(
      exhibit.facts().contains {
        $0.contains(#"You picked "parent-rebuilds": a child"#)
          || $0.contains(#"You picked "needs-a-wrapper": reading"#)
      })
  }

  @Test("A right answer and a wrong one are told apart without colour")
  func marks() throws {
    let exhibit = try #require(Gallery.exhibits().first { $0.name == "answered" })
    let text = exhibit.lines(Canvas(width: 80, height: 24, glyphs: .ascii)).map(\.text)
      .joined(separator: "\n")
    #expect(text.contains("NOT THIS") && text.contains("ANSWER"))
  }
}
