import Testing

@testable import Simulation

/// What a trace asks of where things stand, and what they were offered.
struct LayoutQuestionTests {
  private static let source = """
    import SwiftUI
    struct Card: View {
      @State private var isWide = false
      var body: some View {
        HStack(spacing: 10) {
          Color.red.frame(width: isWide ? 200 : 100).accessibilityIdentifier("left")
          Color.blue.accessibilityIdentifier("right")
        }
        .padding(20)
        .overlay(alignment: .top) { Text("Ada").accessibilityIdentifier("name") }
        .overlay(alignment: .bottom) { Button("Wider") { isWide.toggle() } }
      }
    }
    """

  private func answer(
    _ subject: Prediction.Subject, of target: String, after events: [String] = [],
    asksForPlace: Bool = false
  ) throws -> Prediction {
    try Prediction.compute(
      subject, files: [SourceFile(path: "Card.swift", text: Self.source)], root: "Card",
      events: events,
      about: LayoutQuestion(
        target: target, area: try #require(PreviewArea("400x220")), asksForPlace: asksForPlace))
  }

  @Test("The frame of something is read off the screen, after the events")
  func frame() throws {
    let before = try answer(.frame, of: "right")
    #expect(before.key == ["250 x 180 at 130, 20"])
    #expect(before.certainty == .certain)
    let after = try answer(.frame, of: "right", after: ["tap \"Wider\""])
    #expect(after.key == ["150 x 180 at 230, 20"])
  }

  @Test("An option may say the size, the place or both")
  func options() throws {
    let prediction = try answer(.frame, of: "right")
    for right in ["250 x 180", "250×180", "at 130, 20", "250 x 180 at 130, 20", "250.4 x 180"] {
      #expect(prediction.candidates(named: right) == prediction.key, "\(right)")
    }
    for wrong in ["240 x 180", "at 130, 30", "250 x 180 at 0, 20", "wide"] {
      #expect(prediction.candidates(named: wrong) == [], "\(wrong)")
    }
    #expect(
      LayoutMeasure("wide") == nil && LayoutMeasure("nil x infinity")?.text == "nil x infinity")
  }

  @Test("What something is offered is what it was placed with")
  func negotiation() throws {
    #expect(try answer(.negotiation, of: "right").key == ["250 x 180"])
    // The frame hands on what it was offered where it says nothing.
    #expect(try answer(.negotiation, of: "left").key == ["175 x 180"])
  }

  @Test("The story begins where the thing asked is offered the size that it takes")
  func beginning() throws {
    for (subject, target) in [(Prediction.Subject.frame, "right"), (.negotiation, "left")] {
      let prediction = try answer(subject, of: target, after: ["tap \"Wider\""])
      let steps = try #require(prediction.trace.events.last).steps
      let first = try #require(prediction.firstStepToTell)
      #expect(steps[first - 1].kind == .propose)
      #expect(steps[first - 1].n == first)
      let told = try #require(prediction.key.first?.components(separatedBy: " at").first)
      let lengths = subject == .frame ? steps[first].new : steps[first - 1].new
      #expect(lengths == told.replacing(" x ", with: " by "))
    }
    let bodies = try answer(.bodies, of: "right", after: ["tap \"Wider\""])
    #expect(bodies.firstStepToTell == nil)
  }

  @Test("What rests on letters depends, and so does a place beside it")
  func certainty() throws {
    #expect(try answer(.frame, of: "name").certainty == .depends)
    #expect(try answer(.frame, of: "left", asksForPlace: true).certainty == .depends)
    #expect(try answer(.frame, of: "left").key.first?.hasPrefix("100 x") == true)
  }

  @Test("Y11, Y54, Y72: what rests on a rule that is only measured is said to be usual")
  func usual() throws {
    func certainty(_ body: String, of target: String, in area: PreviewArea?, place: Bool = false)
      throws -> Certainty
    {
      let text = "import SwiftUI\nstruct V: View { var body: some View { \(body) } }"
      return try Prediction.compute(
        .frame, files: [SourceFile(path: "V.swift", text: text)], root: "V", events: [],
        about: LayoutQuestion(target: target, area: area ?? .phone, asksForPlace: place)
      ).certainty
    }
    func named(_ view: String) -> String { "\(view).accessibilityIdentifier(\"a\")" }
    let area = try #require(PreviewArea("300x200"))
    #expect(try certainty(named("Circle()"), of: "a", in: area) == .usual)
    #expect(
      try certainty(named("Circle()") + ".frame(width: 40, height: 40)", of: "a", in: area)
        == .certain)
    let row = "Color.red.frame(height: 40).accessibilityIdentifier(\"row\")"
    let rows = "ScrollView { \(named("LazyVStack { \(row) }")) }"
    #expect(try certainty(rows, of: "a", in: area) == .usual)
    #expect(try certainty(rows, of: "row", in: area) == .certain)
    #expect(try certainty(rows, of: "row", in: area, place: true) == .usual)
    #expect(try certainty(named("Color.red"), of: "a", in: nil) == .usual)
    #expect(try certainty(named("Color.red"), of: "a", in: area) == .certain)
    let box = named("Color.red.frame(width: 40, height: 40)")
    #expect(try certainty(box, of: "a", in: nil) == .certain)
    #expect(try certainty(box, of: "a", in: nil, place: true) == .usual)
  }

  @Test("The story goes on with the negotiation, of which each step has its cause and rule")
  func story() throws {
    let event = try #require(try answer(.negotiation, of: "right").trace.events.last)
    let steps = event.steps.filter { [.propose, .choose, .place].contains($0.kind) }
    #expect(steps.count > 8)
    for step in steps {
      #expect(step.rule?.hasPrefix("Y") == true)
      #expect(event.chain(from: step.n).last?.kind == .event)
    }
    #expect(steps.contains { $0.message.contains("left, for 1 view still to go") })
  }

  @Test("Something that is not there is named with what there is")
  func missing() throws {
    let error = #expect(throws: EventError.self) { try answer(.frame, of: "middle") }
    #expect(error?.message.contains("there are Card, left, right, name") == true)
  }
}
