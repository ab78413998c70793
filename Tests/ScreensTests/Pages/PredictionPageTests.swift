import Curriculum
import Simulation
import Study
import Testing

@testable import Screens

/// What a learner sees before they commit to a prediction.
struct PredictionPageTests {
  @Test("Before the learner commits, what is done is told, and not what comes of it")
  func untold() throws {
    let lesson = SampleCourse.lesson
      .replacing("{ club.name = \"Go\" }", with: "{ print(\"tapped\"); club.name += \" Club\" }")
      .replacing("do: tap \"Rename\"", with: "do: tap \"Rename\"\ndo: tap \"Rename\"")
    let session = try Bench().session(
      lesson: lesson, predict: Oracle.simulator.predict)
    let attempt = try session.attempt(try #require(session.course.traces.first))
    let stimulus = try #require(attempt.question.stimulus)
    let kinds = stimulus.prediction.trace.events.last?.steps.map(\.kind) ?? []
    try #require(kinds.contains(.write) && kinds.contains(.print))
    let page = PredictionPage(
      place: Gallery.card("rename-club"), attempt: attempt, stimulus: stimulus)
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let shown = page.content(on: canvas).body.map(\.text)
    #expect(shown.contains { $0.contains("1  tap \"Rename\"") })
    #expect(shown.contains { $0.contains("> 2  tap \"Rename\"   line 12") })
    #expect(page.facts.contains("Then: tap \"Rename\". Line 12."))
    for text in shown + page.facts { #expect(!text.contains("Chess Club")) }
  }

  @Test("Prose that leads to a trace stands above it", arguments: [40, 80, 120])
  func lead(columns: Int) throws {
    var page = try Gallery.prediction()
    page.lead = Gallery.lead
    let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
    let body = page.content(on: canvas).body.map(\.text)
    let told = try #require(body.firstIndex { $0.contains("nobody has asked") })
    let code = try #require(body.firstIndex { $0.contains("Button(\"Rename\")") })
    #expect(told < code)
  }

  @Test("Of a long listing the lines are shown that the question is about")
  func excerpt() throws {
    let page = try Gallery.prediction()
    let places = AskedPlaces(page.stimulus)
    #expect(places.event == 12)
    #expect(places.asked == [6, 17, 22])
    let code = CodeBlock(page.stimulus.listing.source)
    for height in 1...code.count {
      let lines = code.excerpt(
        mark: places.event, declarations: places.asked, height: height, width: 80, .unicode
      ).lines
      let numbers = lines.compactMap { Int($0.text.dropFirst(2).prefix(2).trimmed) }
      #expect(lines.count <= height)
      #expect(numbers == numbers.sorted() && numbers.contains(12))
      // Whose body it is stands above it.
      for (body, view) in [(19, 17), (24, 22)] where numbers.contains(body) {
        #expect(numbers.contains(view), "in \(height) lines")
      }
      if height >= 16 { #expect(Set(places.asked).isSubset(of: numbers), "in \(height) lines") }
    }
  }

  @Test("A line that a hint names stands in the listing beside it")
  func hinted() throws {
    let session = try Bench().session(course: BuiltInCourse.course())
    let card = try #require(session.course.traces.first { $0.itemID == "a-longer-stay" })
    var attempt = try session.attempt(card)
    attempt.showHint()
    let page = PredictionPage(
      place: Gallery.card("a-longer-stay"), attempt: attempt,
      stimulus: try #require(attempt.question.stimulus))
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let shown = page.content(on: canvas).body.map(\.text)
    #expect(shown.contains { $0.hasPrefix("  11 ") }, "\(shown)")
    #expect("See lines 5 and 7, and line 12.".namedLines == [5, 7, 12])
    #expect("Lines 9 to 11 of 40".namedLines == [9, 10, 11])
    #expect("An outline 3".namedLines.isEmpty)
  }

  @Test("A trace of nothing but the appearance counts no events")
  func appearance() {
    let first = EventTrace(event: EventTrace.firstAppearance)
    let alone = Trace(root: "A", events: [first])
    #expect(alone.placeName(ofEvent: 0) == "first appearance")
    let tapped = Trace(root: "A", events: [first, EventTrace(event: "tap \"+1\"")])
    #expect(tapped.placeName(ofEvent: 1) == "event 1 of 1")
  }

  @Test("Where lines are asked for that a view prints, the view is shown, and not its line alone")
  func printing() throws {
    let lesson = SampleCourse.lesson
      .replacing(
        "  var body: some View { Text(club.name) }",
        with: """
            var body: some View {
                let _ = Self._printChanges()
                Text(club.name)
              }
          """
      )
      .replacing("ask: bodies", with: "ask: prints")
      .replacing("- [x] `NameRow.body`", with: "- [x] `NameRow: \\Club.name changed.`")
    let session = try Bench().session(lesson: lesson, predict: Oracle.simulator.predict)
    let attempt = try session.attempt(try #require(session.course.traces.first))
    let stimulus = try #require(attempt.question.stimulus)
    #expect(stimulus.prediction.subject == .prints)
    #expect(AskedPlaces(stimulus).asked == [17])
  }

  @Test("Short options stand in rows, and each of them is there", arguments: [40, 60, 80, 120])
  func rows(columns: Int) throws {
    let page = try Gallery.prediction()
    let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
    let options = page.attempt.question.options
    let lines = optionRows(options, on: canvas) { _ in "[ ] " }.map(\.text)
    for (index, option) in options.enumerated() {
      let text = canvas.styled(option.text).text
      #expect(lines.contains { $0.contains("[ ] \(index + 1) ") && $0.contains(text) })
    }
    #expect(lines.count == (columns == 40 ? 3 : columns == 60 ? 2 : 1))
  }
}
