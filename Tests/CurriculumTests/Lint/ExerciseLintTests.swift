import Simulation
import Testing

@testable import Curriculum

@Suite("Exercises, as lint sees them") struct ExerciseLintTests {
  private func rules(_ text: String) throws -> [Rule] {
    try findings(text).map(\.rule)
  }

  private func findings(_ text: String) throws -> [Finding] {
    let draft = try SampleExercise.draft(text)
    let basis = PackBasis(isSingleFile: false, misconceptions: ["globals-are-fine"])
    let checks: [any Curriculum.Check] = [
      HeaderCheck(), IdentifierCheck(), ExerciseCheck(), ExerciseRunCheck(oracle: .simulator),
    ]
    return draft.findings + checks.flatMap { $0.findings(in: draft, of: basis) }
  }

  private func changing(_ old: String, to new: String) throws -> [Finding] {
    try #require(SampleExercise.lesson.contains(old))
    return try findings(SampleExercise.lesson.replacing(old, with: new))
  }

  @Test("An exercise that can be failed and solved is sound")
  func sound() throws {
    #expect(try findings(SampleExercise.lesson).map(\.message) == [])
  }

  @Test("A claim that makes no sense is pointed at, where it stops to make sense")
  func unreadable() throws {
    let found = try changing("keeps Field.draft", to: "keeps it all")
    let claim = try #require(found.first { $0.rule == .exerciseClaim })
    let line = claim.excerpt.utf8.dropFirst(claim.position.column - 1)
    #expect(
      String(line)?.hasPrefix("keeps it all") == true || String(line)?.hasPrefix("it") == true)
  }

  @Test("A start that keeps all claims leaves nothing to be done")
  func nothingToDo() throws {
    let found = try changing(
      "claim: after tap \"Hide\" then tap \"Show\": keeps Field.draft\n", to: "")
    #expect(found.map(\.rule).contains(.exerciseStart))
  }

  @Test("A solution that breaks a claim is shown what happened instead")
  func wrongSolution() throws {
    let found = try changing("solution: kept\n", to: "solution: in-a-global\n")
    let finding = try #require(found.first { $0.rule == .exerciseSolution })
    #expect(finding.notes.first?.text == "as before")
    #expect(finding.notes.last?.text.isEmpty == false)
  }

  @Test("What is foreseen as wrong breaks a claim, or says that it keeps them")
  func foreseen() throws {
    #expect(
      try changing("wrong: in-a-global", to: "kept: in-a-global").map(\.rule) == [.exerciseWrong])
    // Nobody who writes the solution is told what would be wrong with it.
    #expect(
      try changing("wrong: in-a-global [", to: "wrong: kept [").map(\.rule)
        == [.exerciseWrong, .exerciseUntold])
    let solution = try changing("wrong: in-a-global [", to: "kept: kept [")
    #expect(solution.map(\.rule) == [.exerciseUntold])
    #expect(solution.first?.message.contains("like the solution") == true)
  }

  @Test("Words that would be said to nobody are pointed at")
  func untold() throws {
    let own = "wrong: in-a-global [globals-are-fine] | It is shown always now."
    let twice = try changing(own, to: own + "\nwrong: in-a-global | Something else.")
    #expect(twice.map(\.rule) == [.exerciseUntold])
    #expect(twice.first?.message.contains("answered as for in-a-global") == true)
    let start = try changing("wrong: in-a-global [", to: "wrong: draft-lost [")
    #expect(start.map(\.rule).contains(.exerciseUntold))
  }

  @Test("Listings that give the solution away are hidden")
  func shown() throws {
    let found = try changing("id=kept hidden", to: "id=kept")
    #expect(found.map(\.rule) == [.exerciseShown])
  }

  @Test("Names that nobody gave are pointed at")
  func names() throws {
    #expect(
      try changing("solution: kept\n", to: "solution: none\n").map(\.rule) == [.unknownListing])
    #expect(
      try changing("wrong: in-a-global [", to: "wrong: none [").map(\.rule) == [.unknownListing])
    #expect(
      try changing("[globals-are-fine]", to: "[nobody]").map(\.rule) == [.unknownMisconception])
    #expect(try changing("wrong: in-a-global [", to: "wrong: a b c [").map(\.rule) == [.headerLine])
  }

  @Test("A root that is no view is said, with the listing")
  func root() throws {
    let found = try changing("root: Notes", to: "root: Nobody")
    #expect(Set(found.map(\.rule)) == [.exerciseStart, .exerciseSolution, .exerciseWrong])
    #expect(found.first?.message.contains("draft-lost") == true)
  }

  @Test("An exercise says what is to be done")
  func task() throws {
    #expect(try changing("Keep the draft.", to: "").map(\.rule) == [.stemMissing])
  }

  @Test("Claims that hold where nothing is mended, and the same is put around every body, are told")
  func evaded() throws {
    let start = """
      struct Planner: View {
        @State private var target = 5
        var body: some View { Can(litres: target); Button("Hot day") { target = 8 } }
      }
      struct Can: View {
        @State var litres: Int
        var body: some View { Text("\\(litres) l") }
      }
      """
    let lines = SampleExercise.lesson.split(separator: "\n", omittingEmptySubsequences: false)
    let lesson = lines.filter { !$0.hasPrefix("claim: a") && !$0.hasPrefix("wrong:") }
      .joined(separator: "\n")
      .replacing(SampleExercise.start, with: start)
      .replacing(
        SampleExercise.solution, with: start.replacing("@State var litres", with: "let litres")
      )
      .replacing("root: Notes", with: "root: Planner\nclaim: after tap \"Hot day\": shows \"8 l\"")
    let found = try findings(lesson)
    #expect(found.map(\.rule) == [.exerciseEvaded])
    #expect(found.first?.message.contains(".id(UUID())") == true)
    #expect(found.first?.message.contains("GeometryReader") == false)
  }
}
