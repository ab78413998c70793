import Testing

@testable import Guides

@Suite("AsciiDoc and reStructuredText")
struct OtherMarkupTests {
  private func guide(_ text: String, named name: String) throws -> Guide {
    try Guide(GuideText(name: name, text: text))
  }

  private func kinds(_ guide: Guide) -> [String] {
    guide.blocks.filter { $0.kind != .blank }.map { "\($0.kind.rawValue) \($0.first)-\($0.last)" }
  }

  @Test("AsciiDoc's titles, listings, lists and links are read, line by line")
  func asciiDoc() throws {
    let guide = try guide(
      """
      = Lamps
      :toc: left
      // nobody reads this

      == Switches

      A *bold* word and link:https://example.com[a place].

      .Lamp
      [source,swift]
      ----
      let lamp = 1
      * not a list
      ----

      * one
      ** deeper

      . first
      . second
      """, named: "lamps.adoc")
    #expect(guide.title == "Lamps")
    #expect(
      kinds(guide) == [
        "heading 1-1", "remains 2-3", "heading 5-5", "prose 7-7", "prose 9-9", "remains 10-10",
        "code 11-14", "list 16-18", "list 19-20",
      ])
    let code = try #require(guide.blocks.first { $0.kind == .code })
    #expect(code.language == "swift")
    #expect(code.lines == ["let lamp = 1", "* not a list"])
    let prose = try #require(guide.blocks.first { $0.kind == .prose })
    #expect(prose.lines == ["A **bold** word and [a place](https://example.com)."])
    #expect(guide.blocks.last?.isMarked == true)
  }

  @Test("AsciiDoc's tables, terms, places and the marks of listings are read")
  func asciiDocWords() throws {
    let guide = try guide(
      """
      = Lamps

      __Goal__:: Light in <<rooms#hall,the hall>> and <<the-cellar>>.

      [source,swift]
      ----
      let lamp = 1 // <1>
      let door = 2 <2>
      ----
      <1> It is lit.
      <2> It is shut.

      [cols="1,1",options="header"]
      |===
      | Lamp | Fuel

      | Candle
      | wax

      | Lantern | oil
      |===

      <<<
      """, named: "lamps.adoc")
    let words = guide.blocks.filter { $0.kind != .blank && $0.kind != .remains }
    #expect(words.map(\.kind) == [.heading, .list, .code, .list, .table])
    #expect(words[1].lines.first == "- **Goal**: Light in the hall and the cellar.")
    #expect(words[2].lines == ["let lamp = 1", "let door = 2"])
    #expect(words[3].lines.filter { !$0.isEmpty } == ["1. It is lit.", "2. It is shut."])
    #expect(
      words[4].lines
        == ["| Lamp | Fuel |", "| --- | --- |", "| Candle | wax |", "| Lantern | oil |"])
  }

  @Test("reStructuredText's titles have the levels in which they come, and what is set in is code")
  func restructured() throws {
    let guide = try guide(
      """
      =====
      Lamps
      =====

      Switches
      --------

      A ``Toggle`` and a :class:`Button`, see `here <https://example.com>`_. It is so::

          let lamp = 0

      .. code-block:: swift
         :linenos:

         struct Lamp {

           var isOn = false
         }

      .. image:: lamp.png
         :alt: a lamp

      .. note::

         Lamps get warm.

      Lamps
      -----

      The end.
      """, named: "lamps.rst")
    #expect(guide.title == "Lamps")
    let headings = guide.blocks.filter { $0.kind == .heading }
    #expect(headings.map(\.text) == ["Lamps", "Switches", "Lamps"])
    #expect(headings.map(\.level) == [1, 2, 2])
    let code = guide.blocks.filter { $0.kind == .code }
    #expect(code.map(\.lines).first == ["let lamp = 0"])
    #expect(code.last?.lines == ["struct Lamp {", "", "  var isOn = false", "}"])
    #expect(code.last?.language == "swift")
    let prose = guide.blocks.filter { $0.kind == .prose }.map(\.text)
    #expect(
      prose == [
        "A `Toggle` and a `Button`, see [here](https://example.com). It is so:",
        "Lamps get warm.", "The end.",
      ])
  }

  @Test("reStructuredText's tables are tables, and what is set in alone is a quotation")
  func restructuredTables() throws {
    let guide = try guide(
      """
      A lamp burns.

          It burns for long.

      +---------+-----------+
      | Lamp    | Fuel      |
      +=========+===========+
      | Candle  | wax, and  |
      |         | a wick    |
      +---------+-----------+

      ======  =====
      Lamp    Light
      ======  =====
      Candle  dim
      Gas     bright
      ======  =====
      """, named: "lamps.rst")
    let words = guide.blocks.filter { $0.kind != .blank && $0.kind != .remains }
    #expect(words.map(\.kind) == [.prose, .prose, .table, .table])
    #expect(words[1].lines == ["> It burns for long."])
    #expect(
      words[2].lines == ["| Lamp | Fuel |", "| --- | --- |", "| Candle | wax, and a wick |"])
    #expect(words[3].lines.last == "| Gas | bright |")
  }

  @Test("Marks that nobody closes, and nothing but marks, are read in no time")
  func hostile() throws {
    let marks = [
      String(repeating: "http://", count: 10_000), String(repeating: ":", count: 60_000),
      String(repeating: "`", count: 60_001), "*a" + String(repeating: "*", count: 60_000),
      "----", ".. code-block:: swift", "====", "::",
    ]
    for name in ["lamps.adoc", "lamps.rst"] {
      for mark in marks {
        let guide = try guide("Words.\n\n" + mark + "\n\nMore words.", named: name)
        #expect(guide.lineCount == 5)
      }
    }
  }
}

@Suite("Listings that are written as changes")
struct ChangedLinesTests {
  private func listing(_ text: String) throws -> GuideBlock {
    try #require(
      try Guide(GuideText(name: "lamps.md", text: text)).blocks.first { $0.kind == .code })
  }

  @Test("What a diff comes to is the listing, and what is new or gone is known")
  func diff() throws {
    let listing = try listing(
      """
      ```diff
      @@ -1,4 +1,4 @@
       struct Lamp: View {
      -  var isOn = false
      +  @State var isOn = false
      +  @State var isWarm = false
         var body: some View { Text("lamp") }
       }
      ```
      """)
    #expect(listing.language == "swift")
    #expect(listing.lines[1] == "  @State var isOn = false")
    #expect(listing.lines.count == 5)
    #expect(listing.change == ListingChange(added: [2, 3], removed: ["  var isOn = false"]))
  }

  @Test("Marks in a fence of Swift are a change, if it is Swift only without them")
  func marked() throws {
    let marked = try listing(
      """
      ```swift
      struct Lamp {
      -   var isOn = false
      +   @State var isOn = false
      }
      ```
      """)
    #expect(marked.lines == ["struct Lamp {", "    @State var isOn = false", "}"])
    #expect(marked.change?.added == [2])
  }

  @Test("A sum over several lines, a list, and a diff of another language are none")
  func others() throws {
    for text in [
      "```swift\nlet sum = one\n  + two\n  + three\n```",
      "```swift\nlet x = 1\n+ 2\n+ 3\n```", "```diff\n- name: old\n+ name: [new\n```",
      "```\n- one entry\n- another entry\n```", "```\n+ apples\n+ pears\n```",
    ] {
      #expect(try listing(text).change == nil)
    }
  }
}

@Suite("Org mode and MediaWiki")
struct WikiMarkupTests {
  private func told(_ text: String, named name: String) throws -> [String] {
    let guide = try Guide(GuideText(name: name, text: text))
    return guide.blocks.filter { $0.kind != .blank && $0.kind != .remains }
      .map { block in
        let lines = block.lines.filter { !$0.isEmpty }
        let first = guide.lines(of: block.first...block.last).lowerBound
        return "\(block.kind.rawValue) \(first): \(lines.joined(separator: "⏎"))"
      }
  }

  @Test("Org mode's titles, listings, lists, tables and words are read, line by line")
  func org() throws {
    let text = """
      #+TITLE: Lamps
      #+AUTHOR: Ada
      * TODO Switches :hall:
      :PROPERTIES:
      :ID: 7
      :END:
      A *bold* word, ~lit~ and [[https://example.com][a place]], 3 * 4 = 12.

      #+BEGIN_SRC swift :results output
      let lamp = 1
      ,* no title
      #+END_SRC

      - one
      - two :: said of it

      | Lamp | Fuel |
      |------+------|
      | Oil  | oil  |
      """
    #expect(
      try told(text, named: "lamps.txt") == [
        "heading 1: Lamps", "heading 3: Switches",
        "prose 7: A **bold** word, `lit` and [a place](https://example.com), 3 * 4 = 12.",
        "code 9: let lamp = 1⏎* no title", "list 14: - one⏎- **two**: said of it",
        "table 17: | Lamp | Fuel |⏎|------|------|⏎| Oil  | oil  |",
      ])
  }

  @Test("A wiki's titles, listings, lists, tables and words are read, line by line")
  func wiki() throws {
    let text = """
      {{Stub}}
      == Switches ==
      A '''bold''' word, <code>lit</code> and [[Hall|the hall]]<ref>x</ref>.

      <syntaxhighlight lang="swift">
      let lamp = 1
      </syntaxhighlight>

      * one
      ** deeper

      {| class="wikitable"
      ! Lamp !! Fuel
      |-
      | Oil || [https://example.com oil]
      |}
      == Wires ==
      They lie in the wall.
      """
    #expect(
      try told(text, named: "lamps.txt") == [
        "heading 2: Switches", "prose 3: A **bold** word, `lit` and the hall.",
        "code 5: let lamp = 1", "list 9: - one⏎   - deeper",
        "table 14: | Lamp | Fuel |⏎| --- | --- |⏎| Oil | [oil](https://example.com) |",
        "heading 17: Wires", "prose 18: They lie in the wall.",
      ])
  }

  @Test("A wiki's listing may begin and end within a line, and what follows it is no code")
  func withinLines() throws {
    let wiki = """
      == Lamps ==
      <source lang="swift">let wire = 1
      let lamp = 2</source> They hang in the hall.
      <source lang="swift">
      let door = 3
      }</source>
      It is shut.

      A <syntaxhighlight lang="swift" inline>let x = 1</syntaxhighlight> in a line.

      == Doors ==
      <syntaxhighlight lang="swift">
      It never ends.
      """
    #expect(
      try told(wiki, named: "lamps.wiki").map { $0.split(separator: " ", maxSplits: 2).last } == [
        "Lamps", "let wire = 1⏎let lamp = 2", "They hang in the hall.", "let door = 3⏎}",
        "It is shut.", "A `let x = 1` in a line.", "Doors", "It never ends.",
      ])
    let guide = try Guide(GuideText(name: "lamps.wiki", text: wiki))
    let code = guide.blocks.filter { $0.kind == .code }
    #expect(code.map { guide.lines(of: $0.first...$0.last) } == [2...3, 4...6])
  }

  @Test("What is left open swallows nothing; a table keeps its caption and all lines of its cells")
  func leftOpen() throws {
    let wiki = """
      == Lamps ==
      {|
      |+ What burns [[in]] them
      | Oil
      from the cellar
      |}
      {|
      |}
      == Wires ==
      <source lang="swift">
      let wire = 1
      let lamp = 2</source>

      {| never ends
      They lie in the wall.
      """
    #expect(
      try told(wiki, named: "lamps.wiki") == [
        "heading 1: Lamps", "prose 3: What burns in them",
        "table 5: | Oil from the cellar |⏎| --- |", "heading 9: Wires",
        "code 10: let wire = 1⏎let lamp = 2", "prose 14: {| never ends⏎They lie in the wall.",
      ])
    let org = """
      * Lamps
      :LOGBOOK:
      They hang in the hall.
      #+CAPTION: A *lamp*
      """
    #expect(
      try told(org, named: "lamps.org") == [
        "heading 1: Lamps", "prose 2: :LOGBOOK:⏎They hang in the hall.⏎A **lamp**",
      ])
  }
}
