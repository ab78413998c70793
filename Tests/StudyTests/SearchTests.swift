import Curriculum
import Synchronization
import Testing

@testable import Study

@Suite("Search")
struct SearchTests {
  private static let quiz = Quiz(
    id: "which-wrapper", was: [], revision: 1, kind: .choice, concepts: [],
    stem: [Fixture.paragraph("Which wrapper lends a value?")],
    options: [
      Fixture.option("Binding", key: true), Fixture.option("Namespace", misconception: "borrowed"),
    ], cloze: [], hints: [Prose("Think of lending.")],
    explanation: Prose("A projected value travels."), position: Position(line: 40, column: 1))

  private static let cloze = Quiz(
    id: "gap", was: [], revision: 1, kind: .cloze, concepts: [], stem: [], options: [],
    cloze: [.text(Prose("A view keeps its ")), .deletion(number: 1, accepted: ["identity"])],
    hints: [], explanation: Prose("because"), position: Position(line: 60, column: 1))

  private static func lesson(
    _ id: String, _ title: String, concepts: [String] = [], _ sections: [(String, [Block])]
  ) -> Lesson {
    Lesson(
      id: id, title: title, summary: "", minutes: 5, requires: [], concepts: concepts,
      platform: "", checked: "2026-09-20", sources: [], path: "Lessons/\(id).md",
      sections: sections.enumerated().map {
        Section(
          title: $0.element.0, position: Position(line: 10 * ($0.offset + 1), column: 1),
          blocks: $0.element.1)
      })
  }

  private static let course = Course(
    Pack(
      name: "swiftui",
      parts: [
        Part(
          number: 1, title: "Part",
          lessons: [
            lesson(
              "effects", "Effects",
              [
                (
                  "",
                  [.paragraph(Prose("The café reacts\nto a toggle."), Position(line: 3, column: 1))]
                ),
                (
                  "Code",
                  [
                    .listing(
                      Listing(
                        id: "a", source: "Text(x)\n  .onChange(of: isOn) { URLSession.go() }",
                        position: Position(line: 21, column: 1)))
                  ]
                ),
              ]),
            lesson(
              "toggles", "Toggle and Binding", concepts: ["binding-reads"],
              [
                ("", [Fixture.paragraph("It lends.")]),
                ("What a toggle reads", [.quiz(quiz), .trace(Fixture.trace), .quiz(cloze)]),
              ]),
          ])
      ],
      misconceptions: [
        Misconception(
          slug: "borrowed", belief: "a copy is lent", truth: "the storage is reached",
          lesson: "toggles", trace: nil)
      ]))

  private func search(_ query: String, answered: Set<String> = []) -> SearchResults {
    Search(query, PassageReading(course: Self.course, answered: answered)).results()
  }

  @Test(
    "Words are found in any order, by their beginnings, without case and accents, and by their parts",
    arguments: [
      ("TOGGLE cafe", "effects"), ("cafe togg", "effects"), ("change", "effects"),
      (".onChange(of:", "effects"), ("onch", "effects"), ("session", "effects"),
      ("url", "effects"), ("is on change", "effects"), ("binding-reads", "toggles"),
      ("@Binding", "toggles"), ("lends", "toggles"), ("tap-once", "toggles"),
      ("copy lent", "toggles"),
    ])
  func words(query: String, lesson: String) {
    #expect(search(query).lessons.first?.lesson == lesson, "\(query)")
  }

  @Test(
    "What does not begin so is not found, nor a lesson that lacks a word",
    arguments: ["hange", "oggle", "café nowhere", "ession", "", "  ", "..."])
  func nothing(query: String) {
    #expect(search(query).isEmpty)
  }

  @Test("A title counts for more than a heading, a heading more than text, text more than code")
  func ranking() {
    let results = search("toggle")
    #expect(results.lessons.map(\.lesson) == ["toggles", "effects"])
    #expect(results.lessons[0].places.map(\.kind).prefix(2) == [.title, .heading])
    #expect(results.lessons[1].places.map(\.kind) == [.prose])
    #expect(search("of").lessons.flatMap(\.places).map(\.kind) == [.code])
  }

  @Test("Whoever asks for a few places gets the best, and the number of the others")
  func limit() {
    let all = search("toggle").lessons
    let few = Search("toggle", PassageReading(course: Self.course, answered: [])).results(limit: 1)
    #expect(few.lessons.map(\.places) == all.map { Array($0.places.prefix(1)) })
    #expect(few.lessons.map(\.others) == all.map { $0.places.count - 1 })
    #expect(few.sentences(limit: 1) == search("toggle").sentences(limit: 1))
  }

  @Test("A lesson that is passed through is not kept, and one that was open stays so")
  func passing() throws {
    let text = try #require(Self.course.lessons.first).lesson
    let reads = Mutex(0)
    let lesson = CourseLesson(
      LessonOutline(text, part: CoursePart(number: 1, title: "A"), pack: "p"), number: 1,
      places: 0..<0
    ) {
      reads.withLock { $0 += 1 }
      return text
    }
    for _ in 0..<2 {
      lesson.passing { #expect(lesson.lesson.id == text.id && lesson.pages.count > 0) }
    }
    #expect(reads.withLock(\.self) == 2)
    _ = lesson.lesson
    lesson.passing { #expect(lesson.lesson.id == text.id) }
    _ = lesson.lesson
    #expect(reads.withLock(\.self) == 3)
  }

  @Test("Each place says where it is, and what of it was found")
  func places() throws {
    let place = try #require(search("change").lessons.first?.places.first)
    #expect(place.step == 2 && place.line == 22 && place.item == nil)
    #expect(place.text == ".onChange(of: isOn) { URLSession.go() }")
    #expect(place.marks == [SearchResults.MarkedRange(start: 1, length: 8)])
    #expect(place.markedText.hasPrefix(".**onChange**(of:"))
    let prose = try #require(search("cafe").lessons.first?.places.first)
    #expect(prose.text == "The café reacts to a toggle." && prose.line == 3)
    #expect(prose.excerpt(limit: 100).pieces.filter(\.isMarked).map(\.text) == ["café"])
    let question = try #require(search("lends value").lessons.first?.places.first)
    #expect(question.item == "which-wrapper" && question.kind == .question)
    #expect(question.step == 2 && question.line == 40)
  }

  @Test("A long text is cut around the first word that was found, and keeps its marks")
  func excerpts() {
    let text = String(repeating: "one two three ", count: 20) + "needle at the end"
    let place = SearchResults.Place(
      kind: .prose, step: 1, text: text, marks: [SearchResults.MarkedRange(start: 280, length: 6)])
    let excerpt = place.excerpt(limit: 30)
    #expect(excerpt.pieces.map(\.text).joined() == "two three needle at the end")
    #expect(excerpt.pieces.filter(\.isMarked).map(\.text) == ["needle"])
    #expect(excerpt.isCutBefore && !excerpt.isCutAfter)
  }

  @Test("Keys, gaps and explanations are found only after the question was answered")
  func secrets() {
    for secret in ["namespace", "projected", "identity", "storage"] {
      #expect(search(secret).isEmpty, "\(secret)")
    }
    #expect(!search("projected", answered: ["swiftui/which-wrapper"]).isEmpty)
    #expect(!search("namespace", answered: ["swiftui/which-wrapper"]).isEmpty)
    #expect(!search("storage", answered: ["swiftui/which-wrapper"]).isEmpty)
    #expect(search("projected", answered: ["swiftui/gap#1"]).isEmpty)
    #expect(!search("identity", answered: ["swiftui/gap#1"]).isEmpty)
    // Nor does a suggestion give them away.
    #expect(search("namespice").suggestion == nil)
  }

  @Test(
    "A slip of one letter is asked back about; a strange word is not",
    arguments: [
      ("togle", "toggle"), ("bindign", "binding"), ("onchnge", "onchange"), ("tehre", nil),
      ("reacts togle", "reacts toggle"), ("banana", nil),
    ] as [(String, String?)])
  func slips(query: String, meant: String?) {
    #expect(search(query).suggestion == meant)
  }

  @Test("What was answered is read from the store")
  func session() throws {
    let session = try Bench().session()
    #expect(try session.search("wrapping").isEmpty)
    let card = try #require(session.course.card("swiftui/who-tells"))
    let attempt = try session.attempt(card)
    try session.record(attempt, attempt.question.judge(.picked([0])))
    #expect(try session.search("wrapping").lessons.map(\.lesson) == ["first"])
  }
}
