import Terminal
import Testing

@testable import Screens
@testable import Study

@Suite("A concept drawn with its edges")
struct ConceptGraphTests {
  private func lines(_ restsOn: [String], _ carries: [String], width: Int = 68) -> [String] {
    let concept = ConceptMap.Concept(
      name: "state-reads", standing: .known, cards: 1, seen: 1, recall: 0.9, goal: 0.9, layer: 1,
      lessons: ["state"], restsOn: restsOn, carries: carries)
    let map = ConceptMap(concepts: [concept], advice: [])
    return ConceptGraph(map: map, concept: concept).lines(width: width, .unicode).map(\.text)
  }

  @Test("What it rests on stands at its left, what rests on it at its right")
  func beside() {
    #expect(
      lines(["ui-as-function", "pure-body"], ["binding-reads", "edges", "passes"]) == [
        "ui-as-function ─┐               ┌─ binding-reads",
        "pure-body ──────┴─ state-reads ─┼─ edges",
        "                                └─ passes",
      ])
    #expect(lines(["pure-body"], ["edges"]) == ["pure-body ─── state-reads ─── edges"])
    #expect(lines([], ["a", "b"]) == ["state-reads ─┬─ a", "             └─ b"])
    #expect(lines(["a", "b"], []) == ["a ─┬─ state-reads", "b ─┘"])
    #expect(lines([], []).isEmpty)
  }

  @Test("Where there is no room they stand above and below it, cut where even that is too wide")
  func below() {
    #expect(
      lines(["ui-as-function", "pure-body"], ["a-concept-of-a-very-long-name"], width: 24) == [
        "┌─ ui-as-function", "├─ pure-body", "●  state-reads", "└─ a-concept-of-a-very-…",
      ])
  }

  @Test("Of many neighbours the rest is counted")
  func many() {
    let drawn = lines([], (1...20).map { "n\($0)" })
    #expect(drawn.count == 8)
    #expect(drawn.last?.hasSuffix("└─ and 13 more") == true)
  }
}
