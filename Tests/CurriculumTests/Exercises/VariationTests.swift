import Claims
import Simulation
import Testing

@testable import Curriculum

@Suite("An exercise under other names") struct VariationTests {
  private func judge(_ variation: Int) throws -> ExerciseJudge {
    let lesson = try SampleExercise.draft().lesson
    return try ExerciseJudge(
      try #require(lesson.exercises.first), of: lesson, variation: variation)
  }

  private func solves(_ text: String, _ judge: ExerciseJudge) -> Bool {
    judge.judged(SourceFile(path: "mine.swift", text: text)).isSolved
  }

  @Test("Its own solution solves it, its own start does not, and the old solution does not either")
  func own() throws {
    for variation in 1...6 {
      let judge = try judge(variation)
      #expect(judge.start.source != SampleExercise.start)
      #expect(solves(judge.solution.source, judge))
      #expect(!solves(judge.start.source, judge) && !solves(SampleExercise.solution, judge))
      #expect(judge.fileName == "keep-the-draft-variation-\(variation).swift")
    }
  }

  @Test("Who believes the same is found out again")
  func believer() throws {
    let judge = try judge(1)
    let wrong = judge.start.source.replacing("if isShown { SmallField() }", with: "SmallField()")
    let attempt = judge.judged(SourceFile(path: "mine.swift", text: wrong))
    #expect(attempt.foreseen?.misconception == "globals-are-fine")
  }

  @Test("What is on the screen stays, and lines stay where they are")
  func screen() throws {
    let judge = try judge(2)
    #expect(judge.start.source.contains("Button(isShown ? \"Hide\" : \"Show\")"))
    let before = SampleExercise.start.split(separator: "\n", omittingEmptySubsequences: false)
    let after = judge.start.source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    #expect(judge.exercise.claims[2].text == "after tap \"Hide\": shows \"Notes\"")
  }

  @Test("The wrapper and the projection of a property are renamed with it; texts are not")
  func projections() throws {
    let source = """
      struct A: View {
        @State private var name = "name"
        init() { _name = State(initialValue: "") }
        var body: some View { TextField("name \\(name)", text: $name) }
      }
      """
    let renamed = try #require(Renaming.candidates(for: source, variation: 1).first)
      .renamed(program: source)
    #expect(renamed.contains("_currentName = State") && renamed.contains("text: $currentName"))
    #expect(renamed.contains("\"name \\(currentName)\"") && renamed.contains("= \"name\""))
  }
}

@Suite("Where an exercise is to be mended") struct MendingPlaceTests {
  @Test("What is put in is looked for between two lines, and what replaces a line at that line")
  func gaps() {
    let start = [
      "struct A: View {", "  var body: some View {", "    Text(a)", "    Text(b)", "  }", "}",
    ]
    func place(_ change: (inout [String]) -> Void) -> MendingPlace {
      var solution = start
      change(&solution)
      return MendingPlace(
        from: start.joined(separator: "\n"), to: solution.joined(separator: "\n"))
    }
    let both = place {
      $0[3] = "    Text(c)"
      $0.insert("      .padding()", at: 3)
      $0.insert("  let a: String", at: 1)
    }
    #expect(both.lines.map(\.number) == [4] && both.gaps == [1] && both.types == ["A"])
    let added = place { $0.insert("      .padding()", at: 3) }
    #expect(added.lines.isEmpty && added.gaps == [3] && added.types == ["A"])
    let behind = place { $0.append("struct B {}") }
    #expect(behind.lines.isEmpty && behind.gaps == [6])
  }

  @Test("The lines that the solution changes are named, and the types that they stand in")
  func lines() throws {
    let lesson = try SampleExercise.draft().lesson
    let judge = try ExerciseJudge(try #require(lesson.exercises.first), of: lesson)
    let place = MendingPlace(judge)
    #expect(place.types == ["Notes", "Field"])
    #expect(place.lines.map(\.text).contains { $0.contains("if isShown { Field() }") })
    // Every line is in a stretch, and no two stretches touch.
    #expect(place.stretches.flatMap { Array($0) } == place.lines.map(\.number))
    #expect(
      zip(place.stretches, place.stretches.dropFirst()).allSatisfy {
        $0.upperBound + 1 < $1.lowerBound
      })
  }
}
