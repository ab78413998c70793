import Claims
import Simulation

/// Says of attempts at an exercise whether they solve it, and who would write them.
public struct ExerciseJudge: Sendable {
  public let exercise: Exercise
  /// The program that it begins from.
  public let start: Listing
  public let solution: Listing
  private let foreseen: [ForeseenAttempt]
  private let startOutcomes: [Outcome]

  /// Runs the start and what was foreseen; it is asked once, and then judges every attempt.
  ///
  /// - Parameter lesson: The one that the exercise stands in.
  /// - Throws: ``ExerciseError`` if it lacks a listing, `SourceError` if one cannot be put on the
  ///   screen; lint lets neither through.
  public init(_ exercise: Exercise, of lesson: Lesson) throws {
    func listing(_ name: String) throws(ExerciseError) -> Listing {
      guard let listing = lesson.listing(named: name) else {
        throw .missingListing(name, exercise: exercise.id)
      }
      return listing
    }
    let start = try listing(exercise.listing)
    func outcomes(_ listing: Listing) throws -> [Outcome] {
      try exercise.verdicts(
        on: Simulator(files: [SourceFile(listing)]), from: Simulator(files: [SourceFile(start)])
      ).map { Outcome($0) }
    }
    self.exercise = exercise
    self.start = start
    solution = try listing(exercise.solution)
    startOutcomes = try outcomes(start)
    foreseen = try exercise.foreseen.map { foreseen in
      let listing = try listing(foreseen.listing)
      return ForeseenAttempt(
        attempt: foreseen, outcomes: try outcomes(listing),
        words: SourceWords(listing.source).added(to: SourceWords(start.source)))
    }
  }

  /// - Parameter file: The learner's; it is read and simulated, never run.
  public func judged(_ file: SourceFile) -> JudgedAttempt {
    do {
      let sources = try SourceTrees([file])
      let findings = CompilerFindings(in: sources).diagnostics.filter { $0.severity == .error }
      guard findings.isEmpty else { return JudgedAttempt(errors: findings) }
      let claims = try exercise.verdicts(
        on: Simulator(sources), from: Simulator(files: [SourceFile(start)]))
      return JudgedAttempt(
        claims: claims, foreseen: author(of: file.text, claims.map(Outcome.init)))
    } catch let error as SourceError {
      return JudgedAttempt(errors: error.diagnostics)
    } catch {
      return JudgedAttempt(errors: [
        SourceDiagnostic(path: file.path, line: 1, column: 1, message: "\(error)")
      ])
    }
  }

  /// Who would have written an attempt: somebody whose program does the same, claim by claim. Where
  /// the start does that too, or all is kept, only the words of the program tell.
  private func author(of text: String, _ outcomes: [Outcome]) -> Exercise.Foreseen? {
    let isTelling =
      outcomes != startOutcomes && outcomes.contains { $0.outcome != .kept }
    let added = SourceWords(text).added(to: SourceWords(start.source))
    let candidates = foreseen.filter { candidate in
      candidate.outcomes == outcomes
        && (isTelling || (!candidate.words.isEmpty && added.contains(candidate.words)))
    }
    return candidates.max { added.countShared($0.words) < added.countShared($1.words) }?.attempt
  }

  /// What a program makes of a claim, so that two of them can be compared.
  private struct Outcome: Sendable, Equatable {
    let outcome: Verdict.Outcome
    let instead: String

    init(_ judged: JudgedClaim) {
      outcome = judged.verdict.outcome
      instead = judged.verdict.instead
    }
  }

  private struct ForeseenAttempt: Sendable {
    let attempt: Exercise.Foreseen
    let outcomes: [Outcome]
    /// What stands in it more often than in the start.
    let words: SourceWords
  }
}

/// What became of an attempt.
public struct JudgedAttempt: Sendable, Equatable {
  /// In the order of the exercise; empty if the attempt is no program.
  public var claims: [JudgedClaim] = []
  /// Why it is no program.
  public var errors: [SourceDiagnostic] = []
  /// What was foreseen of somebody who writes this.
  public var foreseen: Exercise.Foreseen?

  /// Whether nothing is left to be done.
  public var isSolved: Bool { !claims.isEmpty && claims.allSatisfy(\.isKept) }
}

/// Why an exercise cannot be asked.
public enum ExerciseError: Error, Sendable, Equatable, CustomStringConvertible {
  case missingListing(String, exercise: String)

  public var description: String {
    switch self {
    case .missingListing(let name, let exercise):
      "The exercise \(exercise) needs a listing \(name), which its lesson does not have."
    }
  }
}
