import CardStore
import Curriculum
import Recall
import Testing

@testable import Study

@Suite("Questions for other programs")
struct QuestionTextTests {
  func text(_ id: String) throws -> QuestionText {
    let bench = Bench()
    let session = try bench.session()
    return QuestionText(question: try session.attempt(try bench.card(id)).question)
  }

  @Test("Nothing of a text is taken for HTML")
  func escaping() {
    #expect(HTMLText.escaped("a < b && c > \"d\"") == "a &lt; b &amp;&amp; c &gt; &quot;d&quot;")
    let prose = Prose([
      .init("<b>"), .init("x<Int>", .code), .init("y", .strong), .init("z", .emphasis),
      .init("t", .link("https://a.b/?c=\"&d")),
    ])
    #expect(
      HTMLText.prose(prose)
        == "&lt;b&gt;<code>x&lt;Int&gt;</code><b>y</b><i>z</i>"
        + "<a href=\"https://a.b/?c=&quot;&amp;d\">t</a>")
    #expect(HTMLText.verbatim("if a < b {\n}") == "<pre>if a &lt; b {\n}</pre>")
  }

  @Test("Every kind of block has its HTML")
  func blocks() {
    let nowhere = Fixture.nowhere
    let paragraph = Fixture.paragraph("p")
    let html = HTMLText.blocks([
      .heading(level: 3, Prose("h"), nowhere), .list(start: nil, items: [[paragraph]], nowhere),
      .list(start: 3, items: [[paragraph]], nowhere), .quote([paragraph], nowhere),
      .table(rows: [[Prose("a")], [Prose("b")]], nowhere), .rule(nowhere),
    ])
    #expect(
      html == "<p><b>h</b></p><ul><li><p>p</p></li></ul><ol start=\"3\"><li><p>p</p></li></ol>"
        + "<blockquote><p>p</p></blockquote>"
        + "<table><tr><th>a</th></tr><tr><td>b</td></tr></table><hr>")
  }

  @Test("A choice shows its options, the answer its key, the explanation every rationale")
  func choice() throws {
    let text = try text("who-tells")
    #expect(text.front.hasPrefix("<p>What is it?</p><ol>"))
    for option in ["reading", "wrapping", "rebuilding"] {
      #expect(text.front.contains("<li>\(option)</li>"))
      #expect(text.explanation.contains("<li>\(option): about \(option)</li>"))
    }
    #expect(text.back == "<ul><li>reading</li></ul>")
    #expect(text.explanation.hasPrefix("<p>because</p>"))
    #expect(text.source == "Lesson 1, About first")
  }

  @Test("A cloze hides the word that is asked for and those after it, and shows those before")
  func cloze() throws {
    let text = try text("two-blanks#1")
    #expect(text.front.hasSuffix("<p><b>[…]</b> keeps […]</p>"))
    #expect(text.back == "<b>identity</b> (also: view identity)")
    #expect(try self.text("two-blanks#2").front.hasSuffix("<p>identity keeps <b>[…]</b></p>"))
  }

  @Test("A trace shows listing and events, and its key is the simulator's")
  func trace() throws {
    let text = try text("tap-once")
    #expect(text.front.contains("<pre>struct Counter: View {}</pre>"))
    #expect(text.front.contains("<li><code>tap &quot;Rename&quot;</code></li>"))
    #expect(text.back == "<ul><li><code>Counter.body</code></li></ul>")
  }

  @Test("Each card becomes a note in the deck of its lesson, the same every time")
  func notes() throws {
    let session = try Bench().session()
    let notes = try session.ankiNotes
    #expect(notes.map(\.card) == session.course.cards.map(\.id))
    #expect(Set(notes.map(\.deck)) == ["SwiftUI::Part::About first"])
    #expect(notes.allSatisfy { $0.tags == ["first-concept"] && !$0.question.isEmpty })
    #expect(try session.ankiNotes == notes)
  }
}

extension StudySession {
  /// All of them.
  var ankiNotes: [AnkiNote] {
    get throws {
      var notes: [AnkiNote] = []
      try forEachAnkiNote { notes.append($0) }
      return notes
    }
  }
}
