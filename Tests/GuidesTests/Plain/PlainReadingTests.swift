import Testing

@testable import Guides

/// The kinds of the blocks of a text with their lines: `code 3-5`.
func kinds(_ text: String) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return PlainReading.blocks(of: lines).filter { $0.kind != .blank }
    .map { "\($0.kind.rawValue) \($0.first)-\($0.last)" }
}

@Suite("Plain text of a page")
struct PlainReadingTests {
  @Test("A listing without fences is found between sentences, with the blank lines inside")
  func listing() {
    let text = """
      Here is a lamp that can be switched on.

      struct Lamp: View {
          @State private var isOn = false

          var body: some View {
              Toggle("Lamp", isOn: $isOn)
          }
      }

      The toggle writes, and the body runs again.
      """
    #expect(kinds(text) == ["prose 1-1", "code 3-9", "prose 11-11"])
  }

  @Test("A sentence that code in the line has cut is whole, in a list and before a listing")
  func cut() throws {
    let lines = [
      "• A lamp is lit by a switch in the hall. When a", "@Lamp goes out, somebody has pressed it.",
      "• Another entry, and in it the long story of a",
      "@Lamp that nobody could ever light.struct Lamp: View { @State private var n = 0 "
        + "var body: some View { Text(\"\\(n)\") .bold() } }",
    ]
    let blocks = PlainReading.blocks(of: lines)
    try #require(blocks.map(\.kind) == [.list, .code])
    #expect(blocks[0].lines[2].hasSuffix("story of a @Lamp that nobody could ever light."))
    #expect(blocks[1].lead.isEmpty)
  }

  @Test("A remark ends where the code of a listing that was run together goes on")
  func hidden() throws {
    let line =
      "class Lamp { var isLit = false } // The hall makes it and hands it on struct Hall: View { "
      + "@State private var lamp = Lamp() var body: some View { Text(\"On\") } }"
    let block = try #require(PlainReading.blocks(of: [line]).first)
    #expect(block.kind == .code)
    #expect(block.lines.contains("struct Hall: View {"))
    #expect(SwiftParse.isSoundAsWritten(block.text))
  }

  @Test("A sentence that sticks to the last brace is kept as prose behind the listing")
  func glued() throws {
    let lines = [
      "Write this:", "HStack {", "Text(\"a\")", ".bold()", "}What you see is a row of views.",
      "It is made of values.",
    ]
    let blocks = PlainReading.blocks(of: lines)
    let code = try #require(blocks.first { $0.kind == .code })
    #expect(code.first == 2)
    #expect(code.last == 5)
    #expect(code.lines.last == "}")
    #expect(code.tail == "What you see is a row of views.")
  }

  @Test("A listing whose braces were lost ends before the next sentence")
  func truncated() {
    let text = """
      A view with a state:

      struct Door: View {
          @State var isOpen = false

          var body: some View {
              Button(action: { isOpen.toggle() }) {

      The button changes what is stored elsewhere, and that is all that it does.
      """
    #expect(kinds(text) == ["prose 1-1", "code 3-7", "prose 9-9"])
  }

  @Test("Numbers of lines tell how long the listing behind them is, whatever its language")
  func gutter() {
    let text = """
      The same elsewhere:

      1
      2
      3
      interface Reader<S, A> {
        read(state: S, action: A): S;
      }
      Property Kotlin Swift
      Style interface protocol
      Name Reader Reading
      """
    #expect(kinds(text) == ["prose 1-1", "gutter 3-5", "code 6-8", "table 9-11"])
  }

  @Test("A listing with a number in front of each line loses the numbers")
  func numbered() throws {
    let lines = [
      " 1 struct A: View {", " 2   let x = 1", " 3", " 4   var body: some View { Text(\"\") }",
      " 5 }",
    ]
    let block = try #require(PlainReading.blocks(of: lines).first)
    #expect(block.kind == .code)
    #expect(block.lines.first == "struct A: View {")
  }

  @Test("A listing that was run together into one line is set in lines again")
  func flattened() throws {
    let line =
      "You own it like this.struct Shelf: View { // It lives as long as the view. "
      + "@State private var count = 0 var body: some View { VStack { Text(\"\\(count)\") .bold() "
      + "Button(\"+1\") { count += 1 } } } }"
    let block = try #require(PlainReading.blocks(of: [line]).first)
    #expect(block.kind == .code)
    #expect(block.lead == "You own it like this.")
    #expect(SwiftParse.isSoundAsWritten(block.text))
    #expect(block.lines.contains("    // It lives as long as the view."))
  }

  @Test("A drawing has the remarks beside and below it, and not the caption above it")
  func drawing() {
    let text = """
      The screen:
      ┌──────────┐
      │  Lamp    │ ← the label
      └──────────┘
        drawn as it stands
      """
    #expect(kinds(text) == ["prose 1-1", "drawing 2-5"])
  }

  @Test("Two complete boxes are two drawings, a tree and its columns are one")
  func drawings() {
    let boxes = "┌──┐\n│ a│\n└──┘\n\n┌──┐\n│ b│\n└──┘"
    #expect(kinds(boxes) == ["drawing 1-3", "drawing 5-7"])
    let tree = "Screen\n├── Row   ← first\n└── Row   ← second\n\nleft = a      right = b → c"
    #expect(kinds(tree) == ["drawing 1-5"])
  }

  @Test("A few lines that say one thing of another are a list, more of them a chart")
  func arrows() {
    let lines = [
      "a lamp lit   → it is light", "a lamp off   → it is dark", "a lamp lost  → no sight",
    ]
    #expect(kinds(lines.joined(separator: "\n")) == ["list 1-3"])
    let chart = (lines + lines).joined(separator: "\n")
    #expect(kinds(chart) == ["drawing 1-6"])
  }

  @Test("Boxes of ASCII are drawings")
  func ascii() {
    let text = "It looks like this.\n\n+--------+\n|  Lamp  |\n+--------+"
    #expect(kinds(text) == ["prose 1-1", "drawing 3-5"])
  }

  @Test("Strokes in remarks of a listing make no drawing")
  func remarks() {
    let text = """
      // ─────────────
      // A model
      // ─────────────
      struct Model {
          var a = 1  // ← counted
          var b = 2  // → not
      }
      """
    #expect(kinds(text) == ["code 1-7"])
  }

  @Test("Titles stand alone, with numbers, emoji, or capital letters, and without a full stop")
  func titles() {
    let text = """
      A Guide To Lamps

      2.1 Switching

      A lamp is switched by somebody who is near it.

      3️⃣ What Comes Next

      It stays on until it is switched off again.

      .onTap

      It is called when somebody taps.

      Note the following:

      That is all there is to it.
      """
    let headings = kinds(text).filter { $0.hasPrefix("heading") }
    #expect(headings == ["heading 1-1", "heading 3-3", "heading 7-7", "heading 11-11"])
  }

  @Test("A table of contents is remains, and its entries are titles even without blank lines")
  func contents() {
    let text = """
      All about lamps
      Contents
      - Bulbs
      - Switches
      - Cords
      Bulbs
      They give light as long as they last.
      Switches
      They are small and they click.
      Cords
      One pulls them.
      """
    let found = kinds(text)
    #expect(found.contains("remains 3-5"))
    #expect(
      found.filter { $0.hasPrefix("heading") }.suffix(3) == [
        "heading 6-6", "heading 8-8", "heading 10-10",
      ])
  }

  @Test("What is left of the page is remains: buttons, dates, what was written for pictures")
  func remains() {
    let text = """
      Published on

      The Lamp And Its Friends

      A lamp has friends, and this is about them all.

      picture

      They meet in the evening when it is dark outside.

      Share this article

      somebody
      """
    let found = kinds(text).filter { $0.hasPrefix("remains") }
    #expect(found == ["remains 1-1", "remains 7-7", "remains 11-11", "remains 13-13"])
  }

  @Test("Sentences that begin with code are prose")
  func sentences() {
    let text = """
      .padding() adds some space around what it modifies, on every side.

      Text("x").bold() returns another view that wraps the first one in a type of its own.
      """
    #expect(kinds(text) == ["prose 1-1", "prose 3-3"])
  }

  @Test(
    "Whatever the text is, every line is in exactly one block",
    arguments: [
      "", "\n\n", "}", "{", "1\n2\n3", "│", "- ", "struct", "\"\"\"\nx\n", "/* a\nb\nc", "=\n=",
      "a\n---\nb\n===", "|\n|", "\t\t\n1.", "((((((((((", "import X // } { class Y { z }",
    ])
  func cover(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var next = 1
    for block in PlainReading.blocks(of: lines) {
      #expect(block.first == next)
      #expect(block.last >= block.first)
      next = block.last + 1
    }
    #expect(next == lines.count + 1)
  }

  @Test("Numbers of lines with a rule behind them are left out of the listing")
  func ruledNumbers() throws {
    let lines = [
      "The lamp:", "", " 8 | struct Lamp: View {", " 9 |   @State var isOn = false", "10 | ",
      "11 |   var body: some View { Text(\"\") }", "12 | }",
    ]
    let code = try #require(PlainReading.blocks(of: lines).first { $0.kind == .code })
    #expect([code.first, code.last] == [3, 7])
    #expect(code.lines.first == "struct Lamp: View {")
    #expect(code.lines[1] == "  @State var isOn = false")
  }

  @Test("Numbers of printed pages are left out, titles counted by letters are kept")
  func printed() {
    let text = """
      Lamps

      A. The switch

      A lamp is switched on and off, as everybody knows.

      - 1 -

      It is hot after a while, and should be left alone.

      Page 2 of 3

      IV. The shade

      A shade is put on a lamp, and it is hot as well.
      """
    #expect(
      kinds(text) == [
        "heading 1-1", "heading 3-3", "prose 5-5", "remains 7-7", "prose 9-9", "remains 11-11",
        "heading 13-13", "prose 15-15",
      ])
  }

  /// The headings of a text: `1 Title`.
  private func headings(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return PlainReading.blocks(of: lines).filter { $0.kind == .heading }
      .map { "\($0.level ?? 0) \($0.text)" }
  }

  @Test("A line above a title belongs to it; titles that are marked alike are of one depth")
  func overlined() {
    let text = """
      ==========
      Lamps, all
      ==========

      A lamp is a view that is on or off, and its owner knows which.

      Switching
      =========

      The switch writes, and who has read the state runs again after it.

      By Hand
      ~~~~~~~

      A hand is what most lamps are switched with, and it is never late.

      By Clock
      ~~~~~~~~

      A clock does the same at its own time, and nobody has to be there.
      """
    #expect(headings(text) == ["1 Lamps, all", "2 Switching", "3 By Hand", "3 By Clock"])
    #expect(kinds(text).first == "heading 1-3")
  }

  @Test("What is underlined by hyphens alone stands below the title of the guide")
  func hyphens() {
    let text = "Switching\n---------\n\nThe switch writes, and who has read it runs again."
    #expect(headings(text) == ["2 Switching"])
  }

  @Test("Titles between the marks of a wiki are headings, as deep as their marks")
  func wiki() {
    let text = """
      == Lamps ==
      A lamp is a view that is on or off, and its owner knows which.

      === Switching ===

      The switch writes, and who has read the state runs again after it.
      """
    #expect(headings(text) == ["2 Lamps", "3 Switching"])
    let open = """
      = Lamps

      A lamp is a view that is on or off, and its owner knows which.

      == Switching

      The switch writes, and who has read the state runs again after it.
      """
    #expect(headings(open) == ["1 Lamps", "2 Switching"])
    let code = "So they are compared:\n\nlet isEqual = left\n== right\n\nThat is all of it."
    #expect(!headings(code).contains { $0.contains("right") })
  }
}
