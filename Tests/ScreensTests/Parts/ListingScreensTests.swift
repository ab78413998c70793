import Curriculum
import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("The screens of listings, beside them")
struct ListingScreensTests {
  private static let start = Position(line: 1, column: 1)

  /// A lamp that says what it is called while it is dark.
  private func listing(_ dark: String = "Dark") -> Listing {
    Listing(
      id: "lamp",
      source: """
        struct Lamp: View {
          @State private var isOn = false
          var body: some View {
            Button(isOn ? "Bright" : "\(dark)") { isOn.toggle() }
          }
        }
        """, position: Self.start)
  }

  /// A lesson that asks something about the lamp.
  private func lesson(_ events: [String], _ subject: Prediction.Subject) -> Lesson {
    let trace = TraceExercise(
      id: "switched", was: [], revision: 1, concepts: [], listing: "lamp", root: "Lamp",
      events: events, subject: subject, stem: [], options: [], hints: [],
      explanation: Prose("It is switched."), position: Self.start)
    return Lesson(
      id: "lamps", title: "A lamp", summary: "", minutes: 1, requires: [], concepts: [],
      platform: "", checked: "", sources: [], path: "",
      sections: [
        Section(
          title: "A lamp", position: Self.start, blocks: [.listing(listing()), .trace(trace)])
      ])
  }

  private func page(_ events: [String], _ subject: Prediction.Subject) -> ReadingPage {
    let blocks = [Block.listing(listing())]
    return ReadingPage(
      place: .lesson(number: 1, title: "A lamp", step: 1, steps: 2), title: "A lamp",
      blocks: blocks, screens: ListingScreens(of: blocks, in: lesson(events, subject)),
      hasBack: false)
  }

  private func lines(_ page: ReadingPage, columns: Int) -> [String] {
    page.content(on: Canvas(width: columns, height: 40, glyphs: .ascii)).body.map(\.text)
  }

  @Test("Where there is room the screen stands beside its program, and no line of it is cut")
  func beside() {
    let lines = lines(page(["tap \"Dark\""], .bodies), columns: 100)
    #expect(lines.contains { $0.contains("[Dark]") })
    #expect(
      lines.contains { $0.contains("Button(isOn ? \"Bright\" : \"Dark\") { isOn.toggle() }") })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("Where there is none, a key shows the screen", arguments: [40, 80])
  func onAKey(columns: Int) {
    let page = page(["tap \"Dark\""], .bodies)
    #expect(!lines(page, columns: columns).contains { $0.contains("[Dark]") })
    #expect(page.keys.action(for: .character("p")) == .screen)
  }

  @Test("A screen that would answer a question is not drawn")
  func noAnswers() {
    let page = page([], .frame)
    #expect(!lines(page, columns: 100).contains { $0.contains("[Dark]") })
    #expect(page.keys.action(for: .character("p")) == nil)
  }

  @Test("What a change of the program did to its screen is marked without colour")
  func marked() {
    let lesson = lesson(["tap \"Dark\""], .bodies)
    let before = ListingScreens(of: [.listing(listing())], in: lesson)
    let changed = [Block.listing(listing("Black"))]
    let lines = illustratedLines(
      changed, ListingScreens(of: changed, in: lesson, before: before),
      on: Canvas(width: 100, height: 40, glyphs: .ascii))
    #expect(lines.contains { $0.text.contains("[Black]*") })
  }
}
