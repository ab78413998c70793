import Simulation
import Testing

@testable import Curriculum

@Suite("Mockups that are drawn from their listing") struct DrawnMockupTests {
  private static let picture = [
    "┌────────────┐", "│            │", "│     Ada    │", "│  [Rename]  │", "│            │",
    "└────────────┘",
  ]

  /// A lesson with a mockup, and what lint has against it.
  private func lesson(_ drawing: [String], headers: String = "root: Card\nsize: 120") -> String {
    """
    ---
    id: cards
    title: Cards
    summary: A card.
    minutes: 8
    requires: []
    concepts: [cards]
    platform: iOS 17
    checked: 2026-01-01
    sources: ["https://example.org"]
    ---

    ## A card

    ```swift id=card
    struct Card: View {
      @State private var name = "Ada"

      var body: some View {
        VStack {
          Text(name)
          Button("Rename") { name = "Bea" }
        }
      }
    }
    ```

    ```mockup
    listing: card
    \(headers)
    alt: A card.
    callout: 1 = The name.

    \(drawing.joined(separator: "\n"))
    ```
    """
  }

  private func findings(_ text: String) throws -> [Finding] {
    let draft = LessonDraft(try SourceText(path: "cards.md", bytes: Array(text.utf8)))
    return DrawnMockupCheck(oracle: .simulator)
      .findings(in: draft, of: PackBasis(isSingleFile: true, misconceptions: []))
  }

  private func marked(_ picture: [String]) -> [String] {
    picture.map { $0.replacing("     Ada    ", with: "     Ada (1)") }
  }

  @Test("A right drawing is sound, with marks for any letters, and in ASCII too")
  func right() throws {
    #expect(try findings(lesson(Self.picture)).isEmpty)
    #expect(try findings(lesson(marked(Self.picture))).isEmpty)
    let plain = Self.picture.map { line in
      String(line.map { "┌┐└┘".contains($0) ? "+" : $0 == "─" ? "-" : $0 == "│" ? "|" : $0 })
    }
    #expect(try findings(lesson(plain)).isEmpty)
  }

  @Test("Another one is shown the right one, with its marks where the words are")
  func wrong() throws {
    var wrong = marked(Self.picture)
    wrong.remove(at: 1)
    let found = try findings(lesson(wrong))
    #expect(found.map(\.rule) == [.mockupPicture])
    #expect(found.first?.notes.map(\.text) == marked(Self.picture))
  }

  @Test("The screen is the one after the events")
  func events() throws {
    let headers = "root: Card\nsize: 120\ndo: tap \"Rename\""
    let after = Self.picture.map { $0.replacing("Ada", with: "Bea") }
    #expect(try findings(lesson(after, headers: headers)).isEmpty)
    #expect(try findings(lesson(Self.picture, headers: headers)).map(\.rule) == [.mockupPicture])
  }

  @Test("What cannot be drawn is said where it is written")
  func refusals() throws {
    func rules(_ headers: String) throws -> [Rule] {
      try findings(lesson(Self.picture, headers: headers)).map(\.rule)
    }
    #expect(try rules("root: Cart") == [.mockupRoot])
    #expect(try rules("root: Card\ndo: tap \"Delete\"") == [.mockupRoot])
    #expect(try rules("root: Card\nsize: wide") == [.mockupSize])
    #expect(try rules("root: Card\nsize: 5x5") == [.mockupSize])
    #expect(try rules("size: 120") == [.missingHeader])
  }

  @Test("Drawn anew, a lesson has the right drawing, keeps its marks, and changes nowhere else")
  func redrawing() throws {
    let end = "\n\nAnd on it goes.\n"
    let text = lesson(["│     Ada (1)", "nothing", "of this", "is right"]) + end
    let redrawing = try Redrawing(path: "cards.md", bytes: Array(text.utf8))
    #expect(redrawing.count == 1)
    #expect(redrawing.text == lesson(marked(Self.picture)) + end)
    let again = try Redrawing(path: "cards.md", bytes: Array((redrawing.text ?? "").utf8))
    #expect(again.text == nil && again.count == 0)
  }

  @Test("With a height the whole screen is drawn")
  func height() throws {
    let whole =
      ["┌────────────┐", "│            │"] + Self.picture.dropFirst().dropLast()
      + ["│            │", "└────────────┘"]
    #expect(try findings(lesson(whole, headers: "root: Card\nsize: 120x120")).isEmpty)
  }
}
