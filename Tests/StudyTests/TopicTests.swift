import CardStore
import Curriculum
import Testing

@testable import Study

@Suite("Topics")
struct TopicTests {
  private static func course() -> Course {
    func lesson(_ id: String) -> Lesson {
      Fixture.lesson(
        id,
        [
          (
            "S",
            ["a", "b"].map {
              .quiz(Fixture.quiz("\(id)-\($0)", .choice, options: Fixture.choice.options))
            }
          )
        ])
    }
    return Course(
      Pack(
        name: "swiftui",
        parts: [Part(number: 1, title: "P", lessons: ["one", "two", "three"].map(lesson))],
        misconceptions: [],
        topics: [
          Topic(slug: "crossing", title: "Across", concepts: ["three-concept"], lessons: ["one"]),
          Topic(slug: "two", title: "Two", concepts: ["one-concept"], lessons: ["two"]),
        ]))
  }

  private let bench = Bench()

  private func session() throws -> StudySession {
    try StudySession(
      course: Self.course(), store: CardStore(path: bench.path), clock: bench.time.clock, seed: 7)
  }

  @Test("A topic has the cards of its lessons and concepts, and goes before a lesson of its name")
  func cards() throws {
    let course = Self.course()
    #expect(
      course.cards(about: "crossing").map(\.itemID) == ["one-a", "one-b", "three-a", "three-b"])
    #expect(course.cards(about: "Two").map(\.itemID) == ["one-a", "one-b", "two-a", "two-b"])
    #expect(course.cards(about: "2").map(\.itemID) == ["two-a", "two-b"])
    #expect(course.names(.topic).prefix(4) == ["crossing", "two", "one", "three"])
    #expect(course.topic(near: "crosing") == "crossing")
  }

  @Test(
    "Words that are no name stand for a title, for a name in words, or for what alone has them",
    arguments: [
      ("ACROSS", "crossing"), ("cross", "crossing"), ("three concept", "three-concept"),
      ("Three", "three"), ("on", nil), ("t", nil), ("none of it", nil), ("", nil),
    ])
  func titles(words: String, name: String?) {
    #expect(Self.course().name(.topic, called: words) == name)
  }

  @Test("A quiz is about what somebody calls by several words; a slip is told")
  func quizByWords() throws {
    let session = try session()
    guard case .ask(_, 1, 2) = try session.quiz("three concept").next() else {
      Issue.record("not about the concept")
      return
    }
    #expect(throws: StudyError.unknownTopic("thee concept", near: "three-concept")) {
      try session.quiz("thee concept")
    }
    #expect(session.course.lesson(called: "Three")?.id == "three")
  }

  @Test("Everything is what was seen, and a topic is known when its cards are")
  func knowledge() throws {
    let session = try session()
    let before = try session.topicList()
    #expect(before.topics.map(\.name) == ["crossing", "two", "everything"])
    #expect(before.topics.map(\.cards) == [4, 4, 0])
    #expect(before.count(.unseen) == 2)
    for card in session.course.cards(about: "two") {
      let attempt = try session.attempt(card)
      try session.record(attempt, attempt.question.judge(.picked(Set(attempt.question.key))))
    }
    let lesson = try #require(session.course.lesson("two"))
    for page in lesson.pages { try session.finish(page, of: lesson) }
    let after = try session.topicList()
    #expect(after.topics.map(\.standing) == [.known, .known, .known])
    #expect(after.topics.map(\.seen) == [2, 4, 4])
    #expect(after.topics.last?.cards == 4)
    guard case .ask(_, 1, 4) = try session.quiz("everything").next() else {
      Issue.record("not what was seen")
      return
    }
  }

  @Test("What was answered wrongly is not known, and belongs to everything that was seen")
  func wrong() throws {
    let session = try session()
    for card in session.course.cards(about: "crossing") {
      let attempt = try session.attempt(card)
      let wrong = Set(attempt.question.options.indices).subtracting(attempt.question.key).first
      try session.record(attempt, attempt.question.judge(.picked([try #require(wrong)])))
    }
    let list = try session.topicList()
    #expect(list.topics.map(\.standing) == [.shaky, .shaky, .shaky])
    #expect(list.topics.map(\.recall) == [0, 0, 0])
    #expect(list.topics.last?.cards == 4)
  }
}
