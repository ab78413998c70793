import Curriculum
import Recall
import Testing

@testable import Study

@Suite("The map of concepts")
struct ConceptMapTests {
  /// Three lessons, each of two questions; the third requires the second, the second the first.
  private static let course: Course = {
    func lesson(_ id: String, requires: [String], concepts: [String]) -> Lesson {
      var lesson = Fixture.lesson(
        id,
        [
          (
            "",
            [1, 2].map {
              .quiz(Fixture.quiz("\(id)-\($0)", .choice, options: Fixture.choice.options))
            }
          )
        ])
      lesson.requires = requires
      lesson.concepts = concepts
      return lesson
    }
    return Course(
      Pack(
        name: "swiftui",
        parts: [
          Part(
            number: 1, title: "Part",
            lessons: [
              lesson("one", requires: [], concepts: ["a", "b"]),
              lesson("two", requires: ["one"], concepts: ["a", "c"]),
              lesson("three", requires: ["two"], concepts: ["d"]),
              lesson("aside", requires: [], concepts: ["e"]),
            ])
        ], misconceptions: []))
  }()

  private func map(
    answered: [String: Int] = [:], retentions: [String: Double] = [:]
  ) -> ConceptMap {
    let scheduler = Scheduler()
    let memories = answered.mapValues {
      scheduler.review(nil, .good, at: Fixture.monday - $0 * 86_400, seed: 1)
    }
    return ConceptMapping(
      course: Self.course, memories: memories, scheduler: scheduler, retentions: retentions,
      now: Fixture.monday
    ).map()
  }

  @Test("A concept rests on those of the lessons before the one that introduces it")
  func grounds() throws {
    let map = map()
    #expect(map.concepts.map(\.name) == ["a", "b", "e", "c", "d"])
    #expect(map.concepts.map(\.layer) == [0, 0, 0, 1, 2])
    #expect(map.concept("c")?.restsOn == ["a", "b"])
    #expect(map.concept("d")?.restsOn == ["a", "c"])
    #expect(map.concept("a")?.restsOn == [], "the second lesson only repeats it")
    #expect(map.concept("a")?.carries == ["c", "d"])
    #expect(map.concept("a")?.lessons == ["one", "two"])
    #expect(map.concept("e")?.carries == [])
  }

  @Test("Unseen without an answer, shaky with few or with old ones, else known")
  func standings() throws {
    let fresh = map(answered: ["swiftui/one-1": 0, "swiftui/one-2": 0])
    #expect(fresh.concept("b")?.standing == .known)
    #expect(fresh.concept("b")?.seen == 2 && fresh.concept("b")?.cards == 2)
    #expect(fresh.concept("a")?.standing == .known, "half of its four cards")
    #expect(fresh.concept("c")?.standing == .unseen && fresh.concept("c")?.recall == nil)
    #expect(map(answered: ["swiftui/two-1": 0]).concept("a")?.standing == .shaky)
    let old = map(answered: ["swiftui/one-1": 400, "swiftui/one-2": 400])
    #expect(old.concept("b")?.standing == .shaky)
    #expect(try #require(old.concept("b")?.recall) < 0.9)
  }

  @Test("Known means what the learner wishes for")
  func wishes() throws {
    let answered = ["swiftui/one-1": 3, "swiftui/one-2": 3]
    let recall = try #require(map(answered: answered).concept("b")?.recall)
    let strict = map(answered: answered, retentions: ["b": recall + 0.001])
    let lenient = map(answered: answered, retentions: ["b": recall - 0.001])
    #expect(strict.concept("b")?.standing == .shaky)
    #expect(lenient.concept("b")?.standing == .known)
  }

  @Test("The shakiest is to be shored up first, before what rests on it")
  func advice() {
    let map = map(answered: [
      "swiftui/one-1": 200, "swiftui/one-2": 200, "swiftui/aside-1": 900, "swiftui/aside-2": 900,
    ])
    #expect(map.advice.map(\.concept) == ["e", "a", "b"])
    #expect(map.advice.map(\.before) == [nil, "c", "c"])
    #expect(map.adviceSentences.last?.hasSuffix(" before c.") == true)
    #expect(map.sentences.contains { $0.hasPrefix("e: shaky, 2 of 2 cards seen") })
  }

  @Test("A name that is none is answered with those that there are")
  func names() throws {
    #expect(try map().narrowed(to: "C").concepts.map(\.name) == ["c"])
    #expect(throws: StudyError.unknownConcept("z", names: ["a", "b", "e", "c", "d"])) {
      try map().named("z")
    }
  }

  @Test("A word that stands in names is answered with these, a misspelled name with what was meant")
  func wordsOfNames() {
    let names = ["state-reads", "branch-identity", "state-lifetime"]
    func answer(_ name: String) -> String {
      StudyError.unknownConcept(name, names: names).description
    }
    #expect(answer("State").hasSuffix("Did you mean state-reads, state-lifetime?"))
    #expect(answer("stat").hasSuffix("Did you mean state-reads, state-lifetime?"))
    #expect(answer("states").hasSuffix("Did you mean state-reads, state-lifetime?"))
    #expect(answer("state-raeds").hasSuffix("Did you mean state-reads?"))
    #expect(answer("zebra").hasSuffix("The concepts are listed by: tutor map"))
  }
}
