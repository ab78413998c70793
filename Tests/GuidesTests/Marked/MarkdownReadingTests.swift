import Testing

@testable import Guides

@Suite("Markdown and DocC")
struct MarkdownReadingTests {
  private func blocks(_ text: String) -> [GuideBlock] {
    MarkdownReading.blocks(
      of: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private func kinds(_ text: String) -> [String] {
    blocks(text).filter { $0.kind != .blank }.map { "\($0.kind.rawValue) \($0.first)-\($0.last)" }
  }

  @Test("Headings, fences, lists and tables come with their lines; front matter is remains")
  func kinds() {
    let text = """
      ---
      title: Lamps
      ---
      # Lamps

      Some *words*.

      ```swift
      let x = 1
      ```

      | A | B |
      |---|---|
      | 1 | 2 |
      """
    #expect(
      kinds(text) == [
        "remains 1-3", "heading 4-4", "prose 6-6", "code 8-10", "table 12-14",
      ])
  }

  @Test("A picture without a word for it is remains, and says nothing inside of a sentence")
  func pictures() {
    #expect(kinds("![](lamp.png)\n\n![a lamp](lamp.png)") == ["remains 1-1", "prose 3-3"])
    #expect(MarkdownWords.harmless(["A lamp ![](lamp.png)is lit."]) == ["A lamp is lit."])
  }

  @Test("A tag over several lines says nothing; what is less than something is no tag")
  func spanning() {
    #expect(
      kinds("<img alt=\"a lamp\" style=\"width: 50%\"\n  src=\"lamp.png\">") == ["remains 1-2"])
    #expect(SpanningTags.removed(from: ["A <img alt=\"\"", "src=\"\"> lamp"]) == ["A ", " lamp"])
    for lines in [["a <b and", "c > d"], ["`<img a=`", "b >"], ["<b", "<i>x</i>"]] {
      #expect(SpanningTags.removed(from: lines) == lines)
    }
  }

  @Test("A listing inside of a list is a block of its own")
  func nested() {
    let text = "1. First:\n\n   ```swift\n   let x = 1\n   ```\n2. Then."
    #expect(kinds(text).contains("code 3-5"))
  }

  @Test("A fence without a language is a drawing if it is drawn")
  func drawn() {
    #expect(kinds("```\n┌──┐\n│a │\n└──┘\n```") == ["drawing 1-5"])
  }

  @Test("A question of a tutorial is one block, with its key and what is said to each answer")
  func asked() throws {
    let text = """
      @Assessments {
        @MultipleChoice {
          What lights a lamp?

          @Choice(isCorrect: false) {
            Water.

            @Justification(reaction: "No") {
              It puts it out.
            }
          }
          @Choice(isCorrect: true) {
            ```swift
            if dark {
              lamp.light()
            }
            ```
          }
        }
      }
      Behind it.
      """
    #expect(kinds(text) == ["remains 1-1", "list 2-19", "remains 20-20", "prose 21-21"])
    let block = try #require(blocks(text).first { $0.kind == .list })
    let question = try #require(block.question)
    #expect(question.stem == ["What lights a lamp?"])
    #expect(question.options.map(\.isRight) == [false, true])
    #expect(question.options[0].reaction == ["It puts it out."])
    #expect(question.options[1].lines == ["`if dark {` `lamp.light()` `}`"])
    #expect(block.lines.last == "Right: the second.")
  }

  @Test("Directives of DocC leave their titles and what they hold")
  func directives() throws {
    let text = """
      @Section(title: "Switches") {
          @ContentAndMedia {
              A switch is small.
          }
      }
      @Metadata {
          @PageKind(article)
      }
      """
    let found = blocks(text)
    let heading = try #require(found.first { $0.kind == .heading })
    #expect(heading.text == "Switches")
    #expect(found.first { $0.kind == .prose }?.lines == ["A switch is small."])
    #expect(found.last?.kind == .remains)
  }

  @Test("A file that a step of a tutorial shows is a listing, in one line or several")
  func shownFiles() throws {
    let text = """
      @Tutorial {
        @Step {
          A lamp.
          @Code(name: "Lamp.swift", file: lamp-1.swift) {
            @Image(source: lamp.png, alt: "A lamp")
          }
        }
        @Step {
          A brighter one.
          @Code(
            name: "Lamp.swift",
            file: "lamp-2.swift"
          )
        }
        @Step {
          @Code(name: "Lamp.swift", file: nowhere.swift)
        }
      }
      """
    let files = ["lamp-1.swift": ["let lamp = 1"], "lamp-2.swift": ["let lamp = 2"]]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = MarkdownReading.blocks(of: lines) { files[$0] }
    let listings = found.filter { $0.kind == .code }
    #expect(listings.map(\.lines) == [["let lamp = 1"], ["let lamp = 2"]])
    #expect(listings.map(\.first) == [4, 13])
    #expect(listings.map(\.shownFile) == ["Lamp.swift", "Lamp.swift"])
    #expect(listings.allSatisfy { $0.language == "swift" })
    #expect(found.filter { $0.kind == .prose }.map(\.lines) == [["A lamp."], ["A brighter one."]])
    // What is not there is told as left out.
    #expect(found.contains { $0.kind == .remains && ($0.first...$0.last).contains(16) })
    #expect(found.reduce(0) { $0 + $1.last - $1.first + 1 } == lines.count)
  }

  @Test("Jekyll's tags around a listing are its fence, and others say nothing")
  func liquid() throws {
    let text = """
      {% include head.html %}

      A lamp:
      {: .lead}

      {% highlight swift %}
      let lamp = 1
      {% endhighlight %}
      """
    #expect(kinds(text) == ["remains 1-1", "prose 3-3", "remains 4-4", "code 6-8"])
    #expect(blocks(text).last?.lines == ["let lamp = 1"])
    // What is shown in a fence stands as it is.
    let shown = blocks("```\n{% highlight swift %}\n```")
    #expect(shown.first?.lines == ["{% highlight swift %}"])
  }

  @Test("Quotes nested sixty thousand times are read")
  func deep() {
    #expect(!blocks(String(repeating: ">", count: 60_000) + " x").isEmpty)
  }
}

@Suite("HTML")
struct HTMLReadingTests {
  private func blocks(_ text: String) -> [GuideBlock] {
    HTMLReading.read(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))?.blocks ?? []
  }

  private func nested(_ depth: Int) -> String {
    "<h1>Lamps</h1>" + String(repeating: "<div>", count: depth)
      + "<p>Oil burns.</p><p>It is lit.</p>"
      + String(repeating: "</div>", count: depth) + "<p>So it ends.</p>"
  }

  @Test("What lies deep is read as text, and what follows it is read")
  func whole() {
    let words = blocks(nested(200)).flatMap(\.lines).joined(separator: " ")
    #expect(words.contains("Oil burns. It is lit."))
    #expect(words.contains("So it ends."))
  }

  @Test("A page that cannot be read to its end is refused: nothing of it gets lost in silence")
  func tooDeep() throws {
    for depth in [400, 20_000] {
      let text = try GuideText(name: "lamps.html", text: "<html>" + nested(depth))
      #expect(throws: GuideError.tooDeep(name: "lamps.html")) { try Guide(text) }
    }
  }

  @Test("What an entity names and a terminal would obey is left out")
  func entities() {
    let words = blocks("<h1>La&#27;[31mmps</h1><p>They&#x9b;2J are &#7;lit.</p>").map(\.lines)
    #expect(words == [["La[31mmps"], ["They2J are lit."]])
  }

  @Test("The article is read, the frame of the page is not")
  func article() {
    let text = """
      <html><head><title>T</title><script>alert(1)</script></head><body>
      <nav><ul><li>Home</li></ul></nav>
      <article>
      <h1>Lamps</h1>
      <p>A <code>Lamp</code> is <b>on</b>.</p>
      <pre><code class="language-swift">struct A {
        let x = 1
      }</code></pre>
      </article>
      <footer>Legal</footer></body></html>
      """
    let found = blocks(text).filter { $0.kind != .blank && $0.kind != .remains }
    #expect(found.map(\.kind) == [.heading, .prose, .code])
    #expect(found[1].lines == ["A `Lamp` is **on**."])
    #expect(found[2].language == "swift")
    #expect(found[2].first == 6)
    #expect(found[2].last == 8)
  }

  @Test("Tables and lists become Markdown")
  func tables() {
    let text =
      "<table><tr><th>A</th><th>B|C</th></tr><tr><td>1</td></tr></table>\n<ol><li>x<ul><li>y</li></ul></li></ol>"
    let found = blocks(text).filter { $0.kind != .remains }
    #expect(found[0].lines == ["| A | B\\|C |", "| --- | --- |", "| 1 |  |"])
    #expect(found[1].lines == ["1. x", "   - y"])
  }

  @Test("A table that only frames a listing and its numbers of lines is that listing")
  func framed() {
    let text = """
      <table><tr><td><pre>1
      2</pre></td><td><pre>let lamp = 1
      let door = 2</pre></td></tr></table>
      """
    let found = blocks(text).filter { $0.kind != .blank && $0.kind != .remains }
    #expect(found.map(\.kind) == [.code])
    #expect(found.first?.lines == ["let lamp = 1", "let door = 2"])
  }

  @Test("A listing deep inside of an entry or a quote is a listing")
  func inside() {
    for tag in ["ul><li", "blockquote"] {
      let end = tag == "blockquote" ? "</blockquote>" : "</li></ul>"
      let text =
        "<\(tag)><p>So it is lit:</p><div><pre>let lamp = 1\nlet door = 2</pre></div>\(end)"
      let found = blocks(text).filter { $0.kind == .code }
      #expect(found.first?.lines == ["let lamp = 1", "let door = 2"])
      #expect(blocks(text).contains { $0.lines.contains { $0.contains("So it is lit:") } })
    }
  }
}
