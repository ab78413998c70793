import Claims
import Simulation
import Testing

@testable import Curriculum

/// Solutions in which something is changed, as fingers and guesses do. They are made of the solution's
/// own text: each rule at each place where it applies.
struct Mutations {
  static let rules: [(old: String, new: String)] = [
    ("$", ""), ("@State private var", "let"), ("@State ", ""), ("@Binding var", "let"),
    ("@Binding ", "@State "), ("private ", ""), ("struct", "class"), (": View", ""),
    ("var ", "let "),
    ("true", "false"), ("if ", "while "), ("{", ""), ("}", ""), ("(", "(("), ("\"", ""),
    (".toggle()", ""), ("some View", "View"), ("?", ""), ("==", "!="), ("+", "-"), ("Text", "Txet"),
    ("body", "content"), ("String", "Int"), ("VStack", "List"), ("draft", "draft2"),
    (".id(", ".tag("),
  ]

  static func all(of text: String) -> [String] {
    rules.flatMap { rule in
      text.ranges(of: rule.old).map { text.replacingCharacters(in: $0, with: rule.new) }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

@Suite("Mutated solutions") struct MutatedAttemptTests {
  @Test(
    "Each is judged, in time; none is called solved that is no program or breaks a claim",
    .timeLimit(.minutes(5)))
  func mutants() throws {
    let lesson = try SampleExercise.draft().lesson
    let exercise = try #require(lesson.exercises.first)
    let judge = try ExerciseJudge(exercise, of: lesson)
    let mutants = Mutations.all(of: SampleExercise.solution)
    #expect(mutants.count > 60)
    var solved = 0
    for (number, mutant) in mutants.enumerated() where number.isMultiple(of: 3) {
      let file = SourceFile(path: "mutant.swift", text: mutant)
      let attempt = judge.judged(file)
      guard attempt.isSolved else {
        #expect(!attempt.errors.isEmpty || attempt.claims.contains { !$0.isKept })
        continue
      }
      solved += 1
      // Once more by the simulator alone.
      let verdicts = try exercise.verdicts(
        on: Simulator(files: [file]),
        from: Simulator(files: [SourceFile(path: "start.swift", text: SampleExercise.start)]))
      #expect(!verdicts.contains { !$0.isKept }, "\(mutant)")
      #expect(
        CompilerFindings(in: try SourceTrees([file])).diagnostics.allSatisfy {
          $0.severity != .error
        })
    }
    #expect(solved < mutants.count / 6)
  }
}
