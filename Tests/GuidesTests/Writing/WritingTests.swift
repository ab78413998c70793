import Testing

@testable import Guides

@Suite("Drawings redrawn")
struct MockupFittingTests {
  @Test("A wide box loses what only repeats, and its remark becomes a callout")
  func squeezed() {
    let line = String(repeating: "─", count: 60)
    let drawing = [
      "┌\(line)┐", "│  Lamp" + String(repeating: " ", count: 54) + "│  ← the label", "└\(line)┘",
    ]
    let mockup = MockupFitting.fitted(drawing)
    #expect(mockup.wide == drawing)
    #expect(mockup.callouts == ["the label"])
    #expect(mockup.drawing.allSatisfy { $0.count <= MockupFitting.columns })
    #expect(mockup.drawing[1].hasSuffix("│ (1)"))
    #expect(mockup.description.contains("Lamp"))
  }

  @Test("What stands side by side and is too wide is drawn below each other")
  func split() {
    let box = [
      "┌" + String(repeating: "─", count: 30) + "┐",
      "│ " + String(repeating: "a b ", count: 7) + " │",
      "└" + String(repeating: "─", count: 30) + "┘",
    ]
    let pair = box.map { $0 + "      " + $0 }
    let mockup = MockupFitting.fitted(pair)
    #expect(mockup.drawing == box + [""] + box)
    #expect(mockup.wide == pair)
  }

  @Test("A number in parentheses of the guide is no mark of a callout")
  func marks() {
    let mockup = MockupFitting.fitted(["┌────┐", "│ (3)│", "└────┘"])
    #expect(mockup.drawing[1].contains("[3]"))
  }

  @Test(
    "Whatever is drawn fits, and is never lost",
    arguments: [
      ["→"], ["│"], ["┌─┐ ┌─┐"], [String(repeating: "x", count: 300)],
      [String(repeating: "┼─", count: 100), "🔔 " + String(repeating: "word ", count: 40)],
    ])
  func fits(_ lines: [String]) {
    let mockup = MockupFitting.fitted(lines)
    #expect(DrawingGrid(mockup.drawing).width <= MockupFitting.columns)
    #expect(mockup.wide == nil || mockup.wide == DrawingGrid(lines).lines)
  }

  @Test("A drawing that is narrow already has no other form")
  func narrow() {
    let box = ["  ┌────┐", "  │ on │", "  └────┘"]
    let mockup = MockupFitting.fitted(box)
    #expect(mockup.drawing == box.map { String($0.dropFirst(2)) })
    #expect(mockup.wide == nil)
  }
}

@Suite("Words of plain text as Markdown")
struct PlainWordsTests {
  private func words(_ prose: [String]) -> PlainWords {
    PlainWords([
      GuideBlock(
        kind: .code, first: 1, last: 1, lines: ["var body: some View { Lamp(isOn: true) }"]),
      GuideBlock(kind: .prose, first: 2, last: 2, lines: prose),
    ])
  }

  @Test("What is code is set as code, and what Markdown would obey is made harmless")
  func code() {
    let words = words([])
    #expect(
      words.markdown("Use @State and .padding(), a_b too.")
        == "Use `@State` and `.padding()`, `a_b` too.")
    #expect(words.markdown("# no title <b> *x*") == "\\# no title \\<b\\> \\*x\\*")
    #expect(words.markdown("1. no entry") == "1\\. no entry")
  }

  @Test("A name and a word that lost the space between them get it back")
  func parted() {
    let prose = ["The property is one property, and that property is read."]
    #expect(words(prose).markdown("the bodyproperty of it") == "the `body` property of it")
  }

  @Test(
    "Names and words that lost several spaces get them back, and whole words stay whole",
    arguments: [
      ("that aLampViewis", "that a `LampView` is"),
      ("theLampViewthat is", "the `LampView` that is"),
      ("aclass that", "a `class` that"), ("with@Shade", "with `@Shade`"),
      ("is read.The view", "is read. The view"),
      ("LampView(The view)", "`LampView` (The view)"), ("another", "another"),
      ("lampViewShade", "`lampViewShade`"), ("LampView.body", "LampView.body"),
      ("read.md", "read.md"), ("thereof", "thereof"),
    ])
  func glued(_ text: String, _ expected: String) {
    let names = GuideBlock(
      kind: .code, first: 1, last: 2, lines: ["struct LampView: View {", "@Shade var body: Int"])
    let prose = GuideBlock(
      kind: .prose, first: 3, last: 3,
      lines: [
        "The view is a view that is read, and the view with that is a view, a class, with the view.",
        "The view that is there is that view, the same as the one in the lesson.",
      ])
    #expect(PlainWords([names, prose]).markdown(text) == expected)
  }

  @Test("The mark of an entry that stands alone begins a paragraph, and a name behind it names it")
  func marks() {
    let block = GuideBlock(
      kind: .prose, first: 1, last: 6,
      lines: [
        "A lamp is lit by", "current. -", "The Wire", "It leads to the lamp.", "-", "It ends.",
      ])
    let guide = BlockWriting([block])
    #expect(
      guide.paragraphs(block.lines).filter { !$0.isEmpty }
        == ["A lamp is lit by current.", "**The Wire**", "It leads to the lamp.", "It ends."])
  }
}

@Suite("Tables of plain text")
struct GuideTableTests {
  @Test("Rows whose second cell comes again and again are told apart")
  func flattened() throws {
    let lines = [
      "Lamp Kind Remark", "Hall Wired Always on", "Desk Lamp Battery Often off", "Door Wired Old",
      "Bed Battery New",
    ]
    let table = try #require(
      GuideTable(GuideBlock(kind: .table, first: 1, last: 5, lines: lines)))
    #expect(table.rows[1] == ["Desk Lamp", "Battery", "Often off"])
  }

  @Test("Cells between bars keep an escaped bar")
  func piped() throws {
    let lines = ["| A | B |", "|---|---|", "| x \\| y | z |"]
    let table = try #require(
      GuideTable(GuideBlock(kind: .table, first: 1, last: 3, lines: lines, isMarked: true)))
    #expect(table.rows == [["x \\| y", "z"]])
  }
}

@Suite("Lessons cut from a guide")
struct LessonCutTests {
  private func section(_ title: String, words: Int, line: Int) -> GuideSection {
    let text = Array(repeating: "word", count: words).joined(separator: " ")
    return GuideSection(
      title: title, level: 2,
      blocks: [GuideBlock(kind: .prose, first: line, last: line, lines: [text])], sections: [],
      line: line)
  }

  @Test("Short sections are joined, long ones stand alone")
  func joined() {
    let cuts = LessonCutting.lessons(
      of: [
        section("A", words: 300, line: 1), section("B", words: 400, line: 2),
        section("C", words: 1400, line: 3),
      ], titled: "T")
    #expect(cuts.map(\.title) == ["A and B", "C"])
  }

  @Test("What is one lesson is called as the guide is")
  func single() {
    let cuts = LessonCutting.lessons(of: [section("A", words: 30, line: 1)], titled: "T")
    #expect(cuts.map(\.title) == ["T"])
  }

  @Test("Identifiers are made of words and given away once")
  func identifiers() {
    var identifiers = Identifiers()
    #expect(identifiers.name(for: "LampView's Body", or: "x") == "lamp-views-body")
    #expect(identifiers.name(for: "Lamp Views Body", or: "x") == "lamp-views-body-2")
    #expect(identifiers.name(for: "状态", or: "lesson") == "lesson")
    #expect(identifiers.name(for: String(repeating: "long ", count: 20), or: "x").count <= 40)
  }
}

@Suite("Text of a guide")
struct GuideTextTests {
  @Test("Control characters and broken letters are made harmless")
  func harmless() throws {
    let text = try GuideText(name: "g", bytes: Array("a\u{1B}[31mb\u{202E}c".utf8) + [0xFF])
    #expect(text.lines == ["a[31mbc\u{FFFD}"])
    #expect(text.brokenLetters == 1)
  }

  @Test("UTF-16 that says so is read, in either order; half a unit is a broken letter")
  func wide() throws {
    let units = Array("Über Lamps 💡\nzwei".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      #expect(try GuideText(name: "a.txt", bytes: bytes).lines == ["Über Lamps 💡", "zwei"])
    }
    #expect(try GuideText(name: "a.txt", bytes: little + [0x41]).brokenLetters == 1)
    #expect(throws: GuideError.noText(name: "a.txt")) {
      try GuideText(name: "a.txt", bytes: little + [0, 0])
    }
    // What does not say that it is UTF-16 could be anything.
    #expect(throws: GuideError.noText(name: "a.txt")) {
      try GuideText(name: "a.txt", bytes: Array(little.dropFirst(2)))
    }
  }

  @Test("What is too large, too long or no text is refused with a sentence")
  func refused() {
    let most = GuideText.Limits.lineBytes
    #expect(throws: GuideError.noText(name: "g")) { try GuideText(name: "g", bytes: [65, 0]) }
    #expect(throws: GuideError.self) {
      try GuideText(name: "g", text: String(repeating: "a", count: most + 1))
    }
    #expect(throws: GuideError.self) {
      try GuideText(name: "g", text: String(repeating: "a\n", count: GuideText.Limits.lines + 1))
    }
    #expect(throws: GuideError.empty(name: "g")) { try Guide(GuideText(name: "g", text: "\n\n")) }
  }
}

@Suite("Listings of a guide")
struct ListingTests {
  private func code(_ line: Int, _ text: String) -> GuideBlock {
    let lines = text.split(separator: "\n").map(String.init)
    return GuideBlock(kind: .code, first: line, last: line + lines.count - 1, lines: lines)
  }

  @Test("What names a type of an earlier listing is joined with it")
  func joined() {
    let listings = ListingJoining.listings(in: [
      code(1, "struct Row: View {\n  var body: some View { Text(\"\") }\n}"),
      code(9, "struct Page: View {\n  var body: some View { Row() }\n}"),
    ]) { source in
      source.contains("struct Page") && source.contains("struct Row")
        ? .runs(root: "Page") : .fragment(reason: "alone")
    }
    #expect(listings[1].joined == ["row"])
    #expect(listings[1].root == "Page")
  }

  @Test("A listing that runs with a view taken for granted is joined with the one that declares it")
  func wholeOnlyTogether() {
    func block(_ first: Int, _ source: String) -> GuideBlock {
      let lines = source.split(separator: "\n").map(String.init)
      return GuideBlock(kind: .code, first: first, last: first + lines.count - 1, lines: lines)
    }
    let hall = "struct Hall: View {\n  var body: some View { Lamp() }\n}"
    let lamp = "struct Lamp: View {\n  var body: some View { Text(\"on\") }\n}"
    let door = "struct Door: View {\n  var body: some View { Text(\"shut\") }\n}"
    func listings(_ sources: [String]) -> [GuideListing] {
      ListingJoining.listings(
        in: sources.enumerated().map { block($0.offset * 9 + 1, $0.element) }
      ) { _ in .runs(root: "Some") }
    }
    let before = listings([lamp, door, hall])
    #expect(before.map(\.joined) == [[], [], ["lamp"]])
    #expect(before[0].root != nil)
    // The one that names it is whole where it is declared.
    let after = listings([hall, door, lamp])
    #expect(after.map(\.joined) == [[], [], ["hall"]])
    #expect(after[0].root == nil)
    #expect(after[2].root != nil)
  }

  @Test("A piece of a program stands in a view that is called like its section")
  func completed() {
    let heading = GuideBlock(kind: .heading, first: 1, last: 1, lines: ["Date Picker"])
    let piece = code(
      3, "@State var day = Date()\n// The day.\nDatePicker(selection: $day) { Text(\"Day\") }")
    let several = code(9, "Text(\"a\")\nText(\"b\")")
    let part = code(14, "var body: some View { Text(name) }\nlet name = \"a\"")
    let alone = code(19, "let name = \"a\"")
    let modifiers = code(21, ".padding(4)\n.background(.red)")
    let listings = ListingJoining.listings(
      in: [heading, piece, several, part, alone, modifiers],
      verdict: { _ in .runs(root: "DatePickerSample") },
      isKnown: { _ in true })
    #expect(
      listings.map(\.source) == [
        """
        struct DatePickerSample: View {
            @State var day = Date()
            var body: some View {
                // The day.
                DatePicker(selection: $day) { Text("Day") }
            }
        }
        """,
        """
        struct DatePickerSample: View {
            var body: some View {
                VStack {
                    Text("a")
                    Text("b")
                }
            }
        }
        """,
        """
        struct DatePickerSample: View {
            var body: some View { Text(name) }
            let name = "a"
        }
        """, "let name = \"a\"", ".padding(4)\n.background(.red)",
      ])
    #expect(listings.map(\.isCompleted) == [true, true, true, false, false])
    // What it names must be known.
    let unknown = ListingJoining.listings(in: [piece], verdict: { _ in .runs(root: "Sample") })
    #expect(unknown.allSatisfy { $0.root == nil && $0.source == $0.own })
  }

  @Test("A type that is declared twice is never joined")
  func twice() {
    let listings = ListingJoining.listings(in: [
      code(1, "struct Row: View {\n  var body: some View { Text(\"a\") }\n}"),
      code(9, "struct Row: View {\n  var body: some View { Old() }\n}"),
    ]) { _ in .fragment(reason: "alone") }
    #expect(listings.allSatisfy { $0.joined.isEmpty })
    #expect(listings.map(\.id) == ["row", "row-2"])
  }

  @Test("A listing that lost its indentation is set in by its brackets")
  func indentation() {
    let lines = Indentation.outdented(["VStack {", "Text(\"\")", ".bold()", "}"])
    #expect(lines == ["VStack {", "    Text(\"\")", "        .bold()", "}"])
  }

  @Test(
    "What another lesson of the guide declares is lent to a listing that does not run without it")
  func lent() {
    let lamp = code(9, "struct Lamp { var isLit = false }")
    let hall = code(1, "struct Hall: View { let lamp: Lamp; var body: some View { Text(\"a\") } }")
    func verdict(_ source: String) -> GuideListing.Verdict {
      source.contains("struct Lamp {") ? .runs(root: "Hall") : .fragment(reason: "no Lamp")
    }
    let lender = ListingJoining.declarations(in: [hall, lamp])
    let listing = ListingJoining.listings(in: [hall], elsewhere: lender, verdict: verdict)[0]
    #expect(listing.root == "Hall")
    #expect(listing.borrowed == ["Lamp"])
    #expect(listing.joined.isEmpty)
    #expect(listing.source.hasPrefix("struct Lamp {"))
    // What is declared twice is not known to be meant.
    let twice = ListingJoining.declarations(in: [hall, lamp, code(12, "struct Lamp { let n = 1 }")])
    #expect(ListingJoining.listings(in: [hall], elsewhere: twice, verdict: verdict)[0].root == nil)
  }

  @Test("A preview belongs to a program, and curly quotes of a word processor are made straight")
  func previewed() {
    let listings = ListingJoining.listings(in: [
      code(1, "struct Row: View { var body: some View { Text(“a”) } }\n#Preview { Row() }")
    ]) { source in source.contains("Text(\"a\")") ? .runs(root: "Row") : .fragment(reason: "") }
    #expect(listings[0].root == "Row")
  }
}
