import Curriculum
import Testing

@testable import Study

/// What there is to remember of a lesson.
@Suite struct LessonIdeaTests {
  @Test("An idea tells something: a task and a mere question are none")
  func told() {
    let task = Exercise(
      id: "make", listing: "counter", root: "Counter", claims: [], solution: "mended",
      explanation: Prose("because"), task: [Fixture.paragraph("Make it count.")],
      position: Fixture.nowhere)
    let ideas = Fixture.ideas(
      of: [
        ("A box", [Fixture.paragraph("It keeps a value. Nobody else does.")]),
        ("Check", [.quiz(Fixture.choice)]),
        ("Your turn", [Fixture.paragraph("Here is a counter."), .exercise(task)]),
      ])
    #expect(ideas.map(\.title) == ["A box"])
    #expect(ideas.map(\.gist) == ["It keeps a value."])
  }
}

extension Fixture {
  fileprivate static func ideas(of sections: [(String, [Block])]) -> [LessonIdea] {
    lesson("any", sections).sections.compactMap(LessonIdea.init)
  }
}
