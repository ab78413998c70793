import Curriculum
import Study
import Terminal
import Testing

@testable import Screens

@Suite("The screens of listings, beside them")
struct ListingScreensTests {
  /// A lesson with a switch that is asked about.
  private func lesson(_ question: String) throws -> CourseLesson {
    let text = """
      ---
      id: clubs
      title: "A lamp"
      summary: "A lamp and its switch."
      minutes: 3
      requires: []
      concepts: ["observation-reads"]
      platform: "iOS 17 or later"
      checked: "2026-09-20"
      sources: ["Apple (State)"]
      ---

      # A lamp

      ```swift id=lamp
      struct Lamp: View {
        @State private var isOn = false
        var body: some View {
          Button(isOn ? "Bright" : "Dark") { isOn.toggle() }
        }
      }
      ```

      It can be switched.

      ```trace
      id: switched
      listing: lamp
      root: Lamp
      \(question)
      concepts: observation-reads
      hint: Who reads it?
      why: The lamp reads it.

      What happens?

      - [x] Lamp.body
      ```
      """
    let course = Course(try SampleCourse.pack(text))
    return try #require(course.lessons.first)
  }

  private func page(_ lesson: CourseLesson) throws -> ReadingPage {
    let page = try #require(lesson.pages.first)
    return ReadingPage(
      place: .lesson(number: 1, title: "A lamp", step: 1, steps: 2), title: page.title,
      blocks: page.blocks, screens: ListingScreens(of: page.blocks, in: lesson.lesson),
      hasBack: false)
  }

  private func lines(_ page: ReadingPage, columns: Int) -> [String] {
    page.content(on: Canvas(width: columns, height: 40, glyphs: .ascii)).body.map(\.text)
  }

  @Test("Where there is room the screen stands beside its program, and no line of it is cut")
  func beside() throws {
    let page = try page(lesson("do: tap \"Dark\"\nask: bodies"))
    let lines = lines(page, columns: 100)
    #expect(lines.contains { $0.contains("[Dark]") })
    #expect(
      lines.contains { $0.contains("Button(isOn ? \"Bright\" : \"Dark\") { isOn.toggle() }") })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("Where there is none, a key shows the screen", arguments: [40, 80])
  func onAKey(columns: Int) throws {
    let page = try page(lesson("do: tap \"Dark\"\nask: bodies"))
    #expect(!lines(page, columns: columns).contains { $0.contains("[Dark]") })
    #expect(page.keys.action(for: .character("p")) == .screen)
  }

  @Test("A screen that would answer a question is not drawn")
  func noAnswers() throws {
    let page = try page(lesson("ask: state"))
    #expect(!lines(page, columns: 100).contains { $0.contains("[Dark]") })
    #expect(page.keys.action(for: .character("p")) == nil)
  }

  @Test("What a change of the program did to its screen is marked without colour")
  func marked() throws {
    let before = try lesson("do: tap \"Dark\"\nask: bodies")
    let changed = before.lesson
    let listing = try #require(changed.blocks.compactMap(\.listing).first)
    var other = listing
    other.source = listing.source.replacing("\"Dark\"", with: "\"Black\"")
    let screens = ListingScreens(
      of: [.listing(other)], in: changed,
      before: ListingScreens(of: [.listing(listing)], in: changed))
    let lines = illustratedLines(
      [.listing(other)], screens, on: Canvas(width: 100, height: 40, glyphs: .ascii))
    #expect(lines.contains { $0.text.contains("[Black]") && $0.text.contains("*") })
  }
}
