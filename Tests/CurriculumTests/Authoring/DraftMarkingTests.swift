import Testing

@testable import Curriculum

@Suite("Drafts")
struct DraftMarkingTests {
  private let lesson = """
    Words.

    ```quiz
    id: first
    kind: cloze
    draft: yes
    why: So.

    {{1: a}} is it.
    ```

    ```quiz
    id: second
    draft: yes

    x
    ```
    """

  @Test("Accepting a question takes the line away, of that question alone")
  func accept() throws {
    let marked = try #require(DraftMarking.marked(nil, "first", in: lesson))
    #expect(marked.line == 3)
    #expect(!marked.text.contains("kind: cloze\ndraft: yes"))
    #expect(marked.text.contains("id: second\ndraft: yes"))
  }

  @Test("Dropping a question says so in its line")
  func drop() throws {
    let marked = try #require(DraftMarking.marked(.dropped, "second", in: lesson))
    #expect(marked.text.contains("id: second\ndraft: dropped"))
  }

  @Test("What is no draft is left alone")
  func none() {
    #expect(DraftMarking.marked(nil, "third", in: lesson) == nil)
    #expect(DraftMarking.marked(nil, "first", in: "id: first\ndraft: yes") == nil)
  }
}
