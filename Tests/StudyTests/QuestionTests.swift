import Curriculum
import Simulation
import Testing

@testable import Study

@Suite("Questions")
struct QuestionTests {
  func question(
    _ id: String, seed: UInt64 = 1, avoiding: Int? = nil,
    prediction: Prediction = Fixture.prediction(["Counter"])
  ) throws -> Question {
    try #require(Fixture.course.card("swiftui/\(id)"))
      .question(seed: seed, avoiding: avoiding) { _, _ in prediction }
  }

  @Test("The same seed asks the same way; the key never stands where it stood the last time")
  func place() throws {
    var places: Set<Int> = []
    for seed in 0..<40 as Range<UInt64> {
      let question = try question("who-tells", seed: seed, avoiding: 1)
      let again = try self.question("who-tells", seed: seed, avoiding: 1)
      #expect(question.options.map(\.text) == again.options.map(\.text))
      places.formUnion(question.key)
    }
    #expect(places == [0, 2])
  }

  @Test("A drawing is chosen by looking; whose it is stands in what is said afterwards")
  func drawings() throws {
    let source =
      "struct A: View { var body: some View { HStack { Text(\"a\").offset(x: 20); Text(\"b\") } } }"
    let prediction = try Prediction.compute(
      .screen, files: [SourceFile(path: "A.swift", text: source)], root: "A", events: [])
    let options = prediction.pictures.map { Question.Option($0) }
    #expect(options.count > 1 && options.allSatisfy { $0.picture != nil })
    #expect(options.map(\.isKey) == [true] + options.dropFirst().map { _ in false })
    #expect(options.dropFirst().allSatisfy { $0.misconception != nil })
    #expect(Set(options.map(\.text)).count == options.count)
  }

  @Test("A cloze asks for one deletion a card")
  func cloze() throws {
    #expect(try question("two-blanks#1").form == .typed(accepted: ["identity", "view identity"]))
    #expect(try question("two-blanks#2").form == .typed(accepted: ["state"]))
    #expect(try question("two-blanks#2").deletion == 2)
  }

  @Test("Of a cloze what was asked before helps, and what is asked later is not given away")
  func gaps() throws {
    let first = try question("two-blanks#1")
    #expect([1, 2].map(first.gap) == [.asked, .hidden])
    let second = try question("two-blanks#2")
    #expect([1, 2].map(second.gap) == [.filled, .asked])
  }

  /// The words of the options that are to be picked, however they were shuffled.
  func key(_ question: Question) -> [String] { question.key.map { question.options[$0].text.text } }

  @Test("The key of a trace is what was computed, not what the lesson marks")
  func computed() throws {
    let question = try question("tap-once", prediction: Fixture.prediction(["Row"]))
    #expect(key(question) == ["Row.body"])
  }

  @Test("What a trace offers stands as in the lesson; an order is put otherwise than it is right")
  func placesOfTrace() throws {
    for seed in 0..<20 as Range<UInt64> {
      #expect(
        try question("tap-once", seed: seed).options.map(\.text.text)
          == ["Counter.body", "Row.body"])
      var exercise = Fixture.trace
      exercise.subject = .order
      let course = Course(
        Pack(
          name: "swiftui",
          parts: [
            Part(
              number: 1, title: "P",
              lessons: [Fixture.lesson("a", [("", [Fixture.listing, .trace(exercise)])])])
          ], misconceptions: []))
      let order = try course.cards[0].question(seed: seed) { _, _ in
        Fixture.prediction(["Counter", "Row"])
      }
      #expect(order.key == [1, 0])
    }
  }

  @Test("An instance that a view's name means is the key when one of its instances ran")
  func instances() throws {
    var prediction = Fixture.prediction(["Row[1]", "Row[2]"])
    prediction.candidates = ["Counter", "Row[1]", "Row[2]"]
    #expect(try key(question("tap-once", prediction: prediction)) == ["Row.body"])
  }

  @Test("A measure of one thing is one answer; where it is in doubt, and of bodies, any may hold")
  func oneMeasure() {
    func form(_ subject: Prediction.Subject, _ certainty: Certainty = .certain) -> Question.Form {
      var exercise = Fixture.trace
      exercise.subject = subject
      let key = TraceKey(
        exercise: exercise, prediction: Fixture.prediction(["Row", "Row.body"], certainty))
      return key.form(exercise.options.map(key.option))
    }
    for subject in [.frame, .negotiation, .value] as [Prediction.Subject] {
      #expect(form(subject) == .choice)
      #expect(form(subject, .depends) == .several)
    }
    #expect(form(.bodies) == .several)
    #expect(form(.order) == .order(isStrict: true))
  }

  @Test("Where SwiftUI promises nothing, either answer to a trace is accepted")
  func open() throws {
    let question = try question("tap-once", prediction: Fixture.prediction(["Counter"], .depends))
    let open = try #require(question.options.firstIndex { $0.isOpen })
    #expect(
      question.options.map(\.isOpen) == question.options.map { $0.text.text == "Counter.body" })
    #expect(question.judge(.picked([])).isRight)
    #expect(question.judge(.picked([open])).isRight)
    #expect(!question.judge(.picked([1 - open])).isRight)
  }

  @Test("A body that is kept by something unpromised may be picked or not")
  func openAlthoughKept() throws {
    var prediction = Fixture.prediction(["Counter"])
    var step = Step(n: 1, kind: .skip, because: nil, message: "Row.body is not told")
    step.instance = "Row"
    step.certainty = .usual
    prediction.trace.events[0].steps = [step]
    prediction.certainty = .usual
    let question = try question("tap-once", prediction: prediction)
    #expect(question.options.map(\.isOpen) == question.options.map { $0.text.text == "Row.body" })
    #expect(question.judge(.picked([0, 1])).isRight)
  }

  @Test("None of them is no answer where something runs for sure, whatever else is in doubt")
  func noneIsSure() throws {
    let card = try #require(Fixture.course.card("swiftui/tap-once"))
    guard case .trace(let exercise) = card.item else {
      Issue.record("no trace")
      return
    }
    let none = Option(
      text: Prose("None of them."), isKey: false, misconception: nil, rationale: Prose(""),
      position: Position(line: 1, column: 1))
    func isOpen(_ prediction: Prediction) -> Bool {
      TraceKey(exercise: exercise, prediction: prediction).option(none).isOpen
    }
    #expect(isOpen(Fixture.prediction(["Counter"], .depends)))
    #expect(!isOpen(Fixture.prediction(["Counter"])))
    var kept = Fixture.prediction(["Counter"])
    var step = Step(n: 1, kind: .skip, because: nil, message: "Row.body is not told")
    step.instance = "Row"
    step.certainty = .usual
    kept.trace.events[0].steps = [step]
    kept.certainty = .usual
    #expect(!isOpen(kept))
  }

  @Test("A trace that cannot be run says which and why")
  func failing() throws {
    let card = try #require(Fixture.course.card("swiftui/tap-once"))
    #expect(throws: StudyError.failingTrace("tap-once", reason: "no such button.")) {
      try card.question(seed: 1) { _, _ in throw EventError("no such button.") }
    }
  }

  @Test("An order is never shown in the right order")
  func disorder() {
    let options = (0..<3).map { rank in
      Question.Option(
        text: Prose("option"), isKey: false, isOpen: false, rationale: Prose(""),
        misconception: nil, rank: rank)
    }
    for seed in 0..<30 as Range<UInt64> {
      #expect(options.disordered(seed: seed).map(\.rank) != [0, 1, 2])
    }
  }

  @Test("What does not belong into an order does not hide that the rest stands in the right one")
  func disorderAmongOthers() {
    let options = [nil, 0, nil, 1, 2].map { rank in
      Question.Option(
        text: Prose("option"), isKey: rank != nil, isOpen: false, rationale: Prose(""),
        misconception: nil, rank: rank)
    }
    for seed in 0..<60 as Range<UInt64> {
      #expect(options.disordered(seed: seed).compactMap(\.rank) != [0, 1, 2])
    }
  }
}

@Suite("Pages of a lesson")
struct LessonPageTests {
  @Test("Every question is a page, and every section begins one")
  func division() throws {
    let pages = try #require(Fixture.course.lesson("first")).pages
    #expect(pages.map(\.index) == [0, 1, 2, 3, 4])
    #expect(pages.map { $0.item?.id } == [nil, "who-tells", nil, "tap-once", "two-blanks"])
    #expect(pages.map(\.title) == ["", "Check", "Code", "Predict", "Predict"])
  }

  @Test("A few words lead to a question on its own page; a listing does not")
  func lead() {
    let short = Fixture.lesson(
      "a", [("S", [Fixture.paragraph("Look."), .quiz(Fixture.choice)])])
    #expect(LessonPage.pages(of: short).map(\.blocks.count) == [1])
    let code = Fixture.lesson("b", [("S", [Fixture.listing, .quiz(Fixture.choice)])])
    #expect(LessonPage.pages(of: code).count == 2)
    let long = Fixture.paragraph(String(repeating: "word ", count: LessonPage.leadWords + 1))
    let talk = Fixture.lesson("c", [("S", [long, .quiz(Fixture.choice)])])
    #expect(LessonPage.pages(of: talk).count == 2)
  }

  @Test("A few words that end a section behind a question go with what is read next")
  func ending() {
    func lesson(_ words: Int, then blocks: [Block]) -> Lesson {
      let end = Fixture.paragraph(String(repeating: "word ", count: words))
      return Fixture.lesson("a", [("S", [.quiz(Fixture.choice), end]), ("T", blocks)])
    }
    let few = LessonPage.pages(of: lesson(LessonPage.endingWords, then: [Fixture.listing]))
    #expect(few.map(\.title) == ["S", "T"])
    #expect(few.map(\.ending.count) == [0, 1] && few.map(\.blocks.count) == [0, 2])
    #expect(few.map(\.index) == [0, 1])
    let many = LessonPage.pages(of: lesson(LessonPage.endingWords + 1, then: [Fixture.listing]))
    #expect(many.map(\.isContinued) == [false, true, false])
    // A question does not begin under the heading of another section.
    let asked = LessonPage.pages(of: lesson(3, then: [.quiz(Fixture.choice)]))
    #expect(asked.map(\.ending.count) == [0, 0, 0])
  }

  @Test("A second listing begins a page, so that a mockup stands beside its own")
  func listings() {
    let lesson = Fixture.lesson("a", [("S", [Fixture.listing, Fixture.listing])])
    #expect(LessonPage.pages(of: lesson).count == 2)
  }

  @Test("A lesson is found by its name and by its number")
  func names() {
    #expect(Fixture.course.lesson("second")?.number == 2)
    #expect(Fixture.course.lesson("2")?.id == "second")
    #expect(Fixture.course.lesson("3") == nil)
  }
}
