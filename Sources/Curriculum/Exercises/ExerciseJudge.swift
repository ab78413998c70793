import Claims
import Simulation

/// Says of attempts at an exercise whether they solve it, and who would write them.
public struct ExerciseJudge: Sendable {
  public var exercise: Exercise { programs.exercise }
  /// The program that it begins from.
  public var start: Listing { programs.start }
  public var solution: Listing { programs.solution }
  /// The solution as somebody would hand it in.
  public var solutionFile: SourceFile { SourceFile(path: fileName, text: solution.source) }
  /// What tells it from the exercise as it is written, which is 0: the names in it differ.
  public let variation: Int
  /// What the learner's file is called, without its folder.
  public var fileName: String { exercise.fileName(variation: variation) }
  private let programs: ExercisePrograms
  private let startOutcomes: [Outcome]
  /// What the start shows; nil where no claim compares with it.
  private let original: OriginalScreens?
  private let foreseen: ForeseenRuns

  /// Runs the start; it is asked once, and then judges every attempt. What was foreseen is run when the
  /// first of them asks for it.
  ///
  /// - Parameters:
  ///   - lesson: The one that the exercise stands in.
  ///   - variation: 0 for the exercise as it is written, else one with other names; where no such
  ///     names make a program of which the same holds, it is as it is written.
  /// - Throws: ``ExerciseError`` if it lacks a listing, `SourceError` if one cannot be put on the
  ///   screen; lint lets neither through.
  public init(_ exercise: Exercise, of lesson: Lesson, variation: Int = 0) throws {
    let written = try Self(ExercisePrograms(exercise, of: lesson), variation: 0)
    self = variation > 0 ? written.varied(variation) : written
  }

  /// The same exercise with other names.
  private func varied(_ variation: Int) -> Self {
    for renaming in Renaming.candidates(for: start.source, variation: variation) {
      let varied = try? Self(programs.renamed(renaming), variation: variation)
      if let varied, varied.compiles, (try? varied.isEquivalent(to: self)) == true {
        return varied
      }
    }
    return self
  }

  private init(_ programs: ExercisePrograms, variation: Int) throws {
    self.programs = programs
    self.variation = variation
    original = try programs.original()
    startOutcomes = try programs.outcomes(of: programs.start, comparedWith: original)
    foreseen = ForeseenRuns(programs, comparedWith: original, startOutcomes: startOutcomes)
  }

  /// Whether the compiler takes the start, the solution and whatever is foreseen: a parameter of a
  /// library may be called like a property, and then other names make no program of it.
  private var compiles: Bool {
    ([programs.start, programs.solution] + programs.foreseen).allSatisfy { listing in
      guard let sources = try? SourceTrees([SourceFile(listing)]) else { return false }
      return !CompilerFindings(in: sources).diagnostics.contains { $0.severity == .error }
    }
  }

  /// Whether the same is kept and broken, by the start, by the solution, and by whatever is foreseen.
  private func isEquivalent(to other: Self) throws -> Bool {
    func shape(_ judge: Self) throws -> [[Verdict.Outcome]] {
      let solved = try judge.programs.outcomes(
        of: judge.solution, comparedWith: judge.original)
      return ([judge.startOutcomes, solved] + judge.foreseen.outcomes.map { $0 ?? [] })
        .map { $0.map(\.outcome) }
    }
    return try shape(self) == shape(other)
  }

  /// - Parameter file: The learner's; it is read and simulated, never run.
  public func judged(_ file: SourceFile) -> JudgedAttempt { examined(file).attempt }

  /// What becomes of an attempt, and what happens in it; nil if it is no program.
  public func examined(_ file: SourceFile) -> (attempt: JudgedAttempt, story: AttemptStory?) {
    let played = exercise.played(file, comparedWith: original)
    guard let sources = played.sources else { return (played.attempt, nil) }
    var attempt = played.attempt
    attempt.foreseen = foreseen.attempts.author(
      ofWhatDoes: attempt.claims.map { Outcome($0) },
      sources.syntax(ofFile: 0).map(ProgramText.init) ?? ProgramText(file.text))
    return (attempt, AttemptStory(of: exercise, playedOn: played.screens))
  }

  /// Whether a file solves an exercise, as it is written: who would have written it is not asked.
  ///
  /// - Throws: As the initializer.
  public static func solves(
    _ file: SourceFile, _ exercise: Exercise, of lesson: Lesson
  ) throws -> Bool {
    let original = try ExercisePrograms(exercise, of: lesson).original()
    return exercise.played(file, comparedWith: original).attempt.isSolved
  }
}

extension Exercise {
  /// What becomes of an attempt, but for who would have written it; no sources if it is no program.
  fileprivate func played(_ file: SourceFile, comparedWith original: OriginalScreens?) -> (
    attempt: JudgedAttempt, screens: [Screen], sources: SourceTrees?
  ) {
    do {
      let sources = try SourceTrees([file])
      let findings = CompilerFindings(in: sources).diagnostics.filter { $0.severity == .error }
      guard findings.isEmpty else { return (JudgedAttempt(errors: findings), [], nil) }
      let (claims, screens) = try played(Simulator(sources), comparedWith: original)
      let attempt = JudgedAttempt(
        claims: claims, restsOnUnknown: screens.contains(where: \.restsOnUnknown))
      return (attempt, screens, sources)
    } catch let error as SourceError {
      return (JudgedAttempt(errors: error.diagnostics), [], nil)
    } catch {
      let finding = SourceDiagnostic(path: file.path, line: 1, column: 1, message: "\(error)")
      return (JudgedAttempt(errors: [finding]), [], nil)
    }
  }
}

extension Exercise {
  /// What the learner's file is called, without its folder.
  ///
  /// - Parameter variation: As of ``ExerciseJudge/variation``.
  public func fileName(variation: Int = 0) -> String {
    variation == 0 ? "\(id).swift" : "\(id)-variation-\(variation).swift"
  }
}

/// What became of an attempt.
public struct JudgedAttempt: Sendable, Equatable {
  /// In the order of the exercise; empty if the attempt is no program.
  public var claims: [JudgedClaim] = []
  /// Whether something that nobody knows decided what is on the screen.
  public var restsOnUnknown = false
  /// Why it is no program.
  public var errors: [SourceDiagnostic] = []
  /// What was foreseen of somebody who writes this.
  public var foreseen: Exercise.Foreseen?

  /// How many claims are neither kept nor broken for certain.
  public var openCount: Int { claims.count { $0.verdict.outcome == .open } }

  /// Whether nothing is left to be done. Where a rule is usual and not certain, it is not the
  /// learner's fault that a claim stays open which it usually keeps; one that it usually breaks is not
  /// mended, and what rests on something that nobody knows is the learner's doing.
  public var isSolved: Bool {
    claims.contains(where: \.isKept)
      && claims.allSatisfy { claim in
        claim.isKept
          || claim.verdict.heldHere && claim.verdict.rule != nil && !restsOnUnknown
      }
  }
}
