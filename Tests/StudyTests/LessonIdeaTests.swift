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

  @Test("Its author may say what it is")
  func stated() throws {
    let text = """
      ## A box

      <!-- idea: What `State` keeps
      is its own. -->

      A box stands in the shed.
      """
    let section = try #require(Lesson(path: "box.md", bytes: Array(text.utf8)).sections.first)
    #expect(section.blocks.count == 1)
    let idea = try #require(LessonIdea(section))
    #expect(idea.gist == "What State keeps is its own.")
    // Who is asked for it later compares with it first.
    #expect(idea.blocks.count == 2)
  }

  @Test(
    "It is known by the first sentence that states something: no question, nothing that leads on",
    arguments: [
      (
        ["Is it kept? Then somebody keeps it, and that is the box."],
        "Then somebody keeps it, and that is the box."
      ),
      (
        ["Now a flag.", "A flag is as wide as the stripe in its middle."],
        "A flag is as wide as the stripe in its middle."
      ),
      (
        ["A box stands in the shed behind the house:", "Only the owner has the key to it."],
        "Only the owner has the key to it."
      ),
      (["It keeps. Who asks?"], "It keeps."),
    ])
  func known(_ paragraphs: [String], gist: String) {
    let ideas = Fixture.ideas(of: [("A box", paragraphs.map(Fixture.paragraph))])
    #expect(ideas.map(\.gist) == [gist])
  }
}

extension Fixture {
  fileprivate static func ideas(of sections: [(String, [Block])]) -> [LessonIdea] {
    lesson("any", sections).sections.compactMap(LessonIdea.init)
  }
}
