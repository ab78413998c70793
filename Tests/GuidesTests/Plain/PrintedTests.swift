import Testing

@testable import Guides

@Suite("Plain text of printed pages, slides, manuals and talks")
struct PrintedTests {
  private func blocks(_ text: String) throws -> [GuideBlock] {
    try PlainReading.blocks(of: GuideText(name: "lamps.txt", text: text).lines)
  }

  private func told(_ blocks: [GuideBlock]) -> [String] {
    blocks.filter { $0.kind != .blank }
      .map { "\($0.kind.rawValue) \($0.first)-\($0.last): \($0.lines[0].prefix(24))" }
  }

  private static func page(_ number: Int, _ lines: [String]) -> [String] {
    ["Chapter 3 Lamps", "", "All About Light", ""] + lines + ["", "\(number)", ""]
  }

  @Test("What stands at the edges of pages is left out; listings and sentences go on behind it")
  func edges() throws {
    let words = [
      "A lamp is lit by a switch in the hall.", "Its wire lies in the wall of the room.",
    ]
    let pages = [
      Self.page(11, words + ["The code is:", "", "struct Lamp: View {", "var body: some View {"]),
      Self.page(12, ["Text(\"On\")", "}", "}", "", "Listing 3.1", "It is lit as soon as it"]),
      Self.page(13, ["gets dark.", "", "3.2 Switches", "", "A switch is near the door."]),
    ]
    let blocks = try blocks(pages.joined().joined(separator: "\n"))
    let code = try #require(blocks.first { $0.kind == .code })
    #expect(
      code.lines.filter { !$0.isEmpty }
        == ["struct Lamp: View {", "var body: some View {", "Text(\"On\")", "}", "}"])
    #expect(
      blocks.contains {
        $0.kind == .prose && $0.lines == ["It is lit as soon as it", "gets dark."]
      })
    #expect(blocks.filter { $0.kind == .heading }.map(\.text) == ["3.2 Switches"])
    let left = blocks.filter { $0.kind == .remains }.flatMap(\.lines)
    #expect(left.contains("Listing 3.1"))
    #expect(left.contains("13"))
  }

  @Test("A new page begins no new line, and data that nobody reads is cut, line by line")
  func pages() throws {
    let data = (0..<40).map { _ in String(repeating: "iVBORw0KGgo+", count: 6) }
    let text = (["One.\n\u{0C}Two."] + data + ["See " + String(repeating: "x", count: 9_000) + "."])
    let lines = try GuideText(name: "a.txt", text: text.joined(separator: "\n")).lines
    #expect(lines.count == 43)
    #expect(lines[1] == "Two.")
    #expect(lines[2] == "iVBORw0KGgo+iVBORw0KGgo+…")
    #expect(lines[3...41].joined().isEmpty)
    #expect(lines[42] == "See " + String(repeating: "x", count: 24) + "….")
  }

  @Test("The first line of a slide is its title, with no space below; the last one is none")
  func slides() throws {
    let text = """
      Lamps
      Ada Doe

      1

      Oil
      Burns slowly, and smells of it

      Bright Enough

      2

      Gas
      Burns fast, and hisses all the time

      3

      Wires
      Do not burn, if all goes well

      4
      """
    let headings = try blocks(text).filter { $0.kind == .heading }
    #expect(headings.map(\.text) == ["Lamps", "Oil", "Gas", "Wires"])
  }

  @Test("Titles of a manual hang out to the left; words that were divided are whole again")
  func manual() throws {
    let text = """
      LAMP(7)                    Lamps                    LAMP(7)

      Name
             lamp - gives light to all that are in the
             room, and warms them.

         Oil lamps
             They  burn  for  as  long  as there is  some oil
             left in them, and smell of it for longer.  Pre\u{2010}
             pare a cloth.

             They are out of use, but for some houses in the
             hills, where no wire leads to.  There they are
             lit each evening, and put out at night.

         Gas lamps
             They hiss.  This is heard in all of the rooms of
             the house, by day and by night.

      1.0                        May 2020                 LAMP(7)
      """
    let blocks = try blocks(text)
    #expect(
      blocks.filter { $0.kind == .heading }.map(\.text)
        == ["LAMP", "Name", "Oil lamps", "Gas lamps"])
    #expect(!blocks.contains { $0.kind == .table })
    let writing = BlockWriting(blocks)
    let words = blocks.filter { $0.kind == .prose }.flatMap { writing.paragraphs($0.lines) }
    #expect(words.contains { $0.hasSuffix("Prepare a cloth.") })
  }

  @Test("Buttons above listings are no words; what a console says is told by its language")
  func buttons() throws {
    let text = """
      Here it is:

      swift
      Copy code
      struct Lamp: View {
          var body: some View { Text("On") }
      }
      @Binding
      A binding is the light of somebody else, and it stores none.

      swift
      Copy code
      let lamp = Lamp()
      The console says:

      less
      Copy code
      lit 1
      lit 2
      The first line comes from the start.
      """
    #expect(
      told(try blocks(text)) == [
        "prose 1-1: Here it is:", "remains 3-4: swift", "code 5-7: struct Lamp: View {",
        "prose 8-9: @Binding", "remains 11-12: swift", "code 13-13: let lamp = Lamp()",
        "prose 14-14: The console says:", "remains 16-17: less", "code 18-19: lit 1",
        "prose 20-20: The first line comes fro",
      ])
  }

  @Test("A sentence that goes on in the next line is one")
  func wrapped() throws {
    let blocks = try blocks("A lamp is lit by a\n   switch in the hall. It\nis warm.")
    #expect(
      BlockWriting(blocks).paragraphLines(of: blocks[0])
        == ["A lamp is lit by a switch in the hall. It is warm."])
  }

  @Test("What the one asks in a talk is a title of what the other says")
  func talk() throws {
    let text = """
      Ada said:
      What is a lamp?

      Ben said:
      It gives light to all that are in the room.

      Ada said:
      And a door?

      Ben said:
      It lets them out of the room, and in.
      """
    let blocks = try blocks(text).filter { $0.kind != .blank && $0.kind != .remains }
    #expect(blocks.map(\.kind) == [.heading, .prose, .heading, .prose])
    #expect(blocks[2].text == "And a door?")
    let judged = text.replacing("Ada said:", with: "Good:").replacing("?", with: ".")
    #expect(try !self.blocks(judged).contains { $0.kind == .heading })
  }

  @Test("Titles that are counted need no space below; a word of a page in a sentence stays in it")
  func counted() throws {
    let text = """
      7.1 Oil
      Lamps burn oil. There are two ways in which you can
      share this lamp with your friend, and they are told
      • in the hall, where the lamp stands on
      a table of wood.

      7.2 Gas
      It burns, too.

      7.3 Wires
      They do not.
      """
    let blocks = try blocks(text).filter { $0.kind != .blank }
    #expect(
      blocks.map(\.kind) == [.heading, .prose, .list, .heading, .prose, .heading, .prose])
  }

  @Test("Entries whose marks are followed by a tab are a list")
  func tabs() throws {
    let blocks = try blocks("Rules:\n\n•\tIf it is dark, light a lamp.\n•\tIf it is light, do not.")
    #expect(blocks.last?.kind == .list)
  }

  @Test(
    "Drawings in ASCII",
    arguments: [
      ".--------.\n|  Lamp  |      .------.\n'--------'  =>  | Door |\n                '------'",
      "|<--------- 320 --------->|\n| Lamp |<--- gap --->| (o) |",
      "  List\n  \\_ Section\n     \\_ Toggle",
      "tap --> lit = true --> body --> drawn\n               |\n               v\n             others",
      "  [off] ---> [on] ---> [hot]\n     |\n     +--------> [broken]",
    ])
  func drawings(_ drawing: String) throws {
    let blocks = try blocks("This is how it looks.\n\n" + drawing + "\n\nThat is all of it.")
      .filter { $0.kind != .blank }
    #expect(blocks.map(\.kind) == [.prose, .drawing, .prose])
    #expect(blocks[1].text == drawing)
  }
}
