import Terminal
import Testing

@testable import Screens

@Suite("What every page promises")
struct PromiseTests {
  @Test(
    "No line is wider than the window, the window is filled, and no dead key is named",
    arguments: Array(20...60) + stride(from: 61, through: 200, by: 6))
  func window(columns: Int) throws {
    // Every height comes up beside many widths.
    let canvas = Canvas(
      width: columns, height: 8 + columns * 7 % 53,
      glyphs: columns.isMultiple(of: 2) ? .unicode : .ascii)
    for exhibit in try Gallery.exhibits() {
      let (lines, keys) = exhibit.frame(canvas)
      #expect(lines.count == canvas.height, "\(exhibit.name)")
      for line in lines where line.width > columns {
        Issue.record("\(exhibit.name) at \(columns): \(line.text)")
      }
      for key in named(in: lines.last?.text ?? "") where keys.action(for: key) == nil {
        // Where lines are typed the last line names words, not keys.
        if exhibit.isLine { continue }
        Issue.record("\(exhibit.name) at \(columns): \(key) is dead")
      }
    }
  }

  @Test(
    "Space leads to every line of a page, whatever the size of the window",
    arguments: try Gallery.exhibits())
  func nothingHidden(exhibit: Exhibit) throws {
    for (columns, rows) in [(20, 20), (40, 10), (80, 24), (200, 60)] {
      let canvas = Canvas(width: columns, height: rows, glyphs: .unicode)
      let content = exhibit.content(canvas)
      // Where something is chosen, the page follows the choice.
      guard content.focusRow == nil else { return }
      let body = content.body
      // A page that fits by itself may use these keys for something else.
      guard body.count > canvas.bodyHeight else { continue }
      let presses = body.count / (canvas.bodyHeight - 2) + 2
      let keys = [FakeConsole.Input](repeating: .key(.pageDown), count: presses)
      let console = FakeConsole(keys, width: columns, height: rows)
      // At its end the key may mean something else.
      _ = try? exhibit.present(Stage(console: console))
      let shown = Set(console.frames.flatMap { $0.dropFirst(2).dropLast(2) })
      for line in body {
        let text = line.truncated(to: canvas.width, .unicode).text
        #expect(shown.contains(text), "\(exhibit.name) at \(columns) by \(rows)")
      }
    }
  }

  @Test("In a long list every entry can be chosen, and is seen when it is", arguments: [8, 24])
  func choosing(rows: Int) throws {
    let entries = (1...60).map { number in
      MenuPage.Entry(
        id: "lesson-\(number)", number: "", title: "Lesson <\(number)>", detail: "",
        group: "Part \(number / 10)")
    }
    for (key, steps) in [(Key.space, 59), (.pageDown, 6)] {
      let keys = [FakeConsole.Input](repeating: .key(key), count: steps) + [.key(.enter)]
      let console = FakeConsole(keys, height: rows)
      let menu = MenuLoop(stage: Stage(console: console))
      #expect(try menu.choose("LESSONS", from: entries) == "lesson-60")
      for frame in console.frames { #expect(frame.contains { $0.hasPrefix(" > ") }) }
    }
  }

  @Test("At 40 columns and more the body fits by itself: nothing but code and names is cut off")
  func bodyFits() throws {
    for exhibit in try Gallery.exhibits() {
      for columns in [40, 41, 59, 71, 72, 73, 79, 80, 81, 99, 120] {
        let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
        for line in exhibit.content(canvas).body where line.width > columns {
          Issue.record("\(exhibit.name) at \(columns): \(line.text)")
        }
      }
    }
  }

  @Test("The way to all keys is never dropped from the last line", arguments: [20, 40, 80, 120])
  func allKeys(columns: Int) throws {
    for exhibit in try Gallery.exhibits() {
      let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
      // Where a line is typed, a question mark is typed, too.
      let way = exhibit.isLine ? "Ctrl-C leave" : "? keys"
      #expect(exhibit.lines(canvas).last?.text.contains(way) == true, "\(exhibit.name)")
    }
  }

  /// The keys that a last line names.
  private func named(in footer: String) -> [Key] {
    footer.split(separator: "  ").compactMap { part in
      part.split(separator: " ").first.map(String.init)
    }.flatMap(keys)
  }

  /// The keys that a label such as `1-3` or `Enter` stands for.
  private func keys(_ label: String) -> [Key] {
    let named: [Key] = [
      .enter, .space, .backspace, .up, .down, .pageUp, .pageDown, .escape, .tab, .left, .right,
    ]
    if let key = named.first(where: { $0.name == label }) { return [key] }
    let characters = Array(label)
    if label.contains("/"), label.count > 1 {
      return label.split(separator: "/").map(String.init).flatMap(keys)
    }
    if characters.count == 3, characters[1] == "-", let first = characters[0].wholeNumberValue,
      let last = characters[2].wholeNumberValue
    {
      return (first...last).map { .character(Character(String($0))) }
    }
    return characters.count == 1 ? [.character(characters[0])] : [.endOfInput]
  }

  @Test(
    "Where something comes next, n leads to it, and the last line says so",
    arguments: ["reading", "answered", "answered-left-out", "grade", "grade-wrong", "summary"])
  func goingOn(name: String) throws {
    let exhibit = try #require(Gallery.exhibits().first { $0.name == name })
    let (lines, keys) = exhibit.frame(Canvas(width: 80, height: 60, glyphs: .ascii))
    let footer = try #require(lines.last).text
    #expect(keys.action(for: .character("n")) != nil)
    #expect(named(in: footer).contains(.character("n")))
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

  @Test("The wrong idea behind what was left out is named as well")
  func leftOut() throws {
    let exhibit = try #require(Gallery.exhibits().first { $0.name == "answered-left-out" })
    #expect(
      exhibit.facts().contains {
        $0.contains(#"("whole-object"). To leave it out is to believe: "#)
      })
    let text = exhibit.lines(Canvas(width: 80, height: 24, glyphs: .ascii)).map(\.text)
    #expect(text.count { $0.contains("LEFT OUT") } == 2)
  }

  @Test("A right answer and a wrong one are told apart without colour")
  func marks() throws {
    let exhibit = try #require(Gallery.exhibits().first { $0.name == "answered" })
    let text = exhibit.lines(Canvas(width: 80, height: 24, glyphs: .ascii)).map(\.text)
      .joined(separator: "\n")
    #expect(text.contains("NOT THIS") && text.contains("ANSWER"))
  }

  @Test("In lines, why alone is the next option of which nothing was said")
  func why() throws {
    let session = try Bench().session()
    let asked = try Gallery.attempt("who-connects", session)
    let recorded = try session.record(
      asked, asked.question.judge(.picked(Set(asked.question.key))))
    var page = AnsweredPage(place: Gallery.place(7), recorded: recorded)
    for option in asked.question.options.indices where !asked.question.key.contains(option) {
      #expect(page.action(forLine: "why") == .explain(option))
      page.explained.insert(option)
    }
    #expect(page.action(forLine: "why") == nil)
  }
}
