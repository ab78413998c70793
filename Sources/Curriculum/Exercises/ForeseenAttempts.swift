import Simulation
import SwiftParser
import SwiftSyntax

/// What was foreseen of an exercise, with what its programs do: it tells who would have written an
/// attempt.
struct ForeseenAttempts: Sendable {
  private let startOutcomes: [Outcome]
  private let startWords: SourceWords
  private let startTokens: [String]
  private let startNames: Set<String>
  private let solution: SourceWords
  private let foreseen: [Candidate]

  /// A program, and what it makes of each claim.
  struct Program: Sendable {
    var source: String
    var outcomes: [Outcome]
  }

  private struct Candidate: Sendable {
    let attempt: Exercise.Foreseen
    let outcomes: [Outcome]
    /// What stands in it more often than in the start, but for names of its own.
    let words: SourceWords
    /// What stands in it but for names of its own.
    let all: SourceWords
    /// What stands in it less often than in the start.
    let removed: SourceWords
    let tokens: [String]
  }

  /// - Parameters:
  ///   - foreseen: In the order of the exercise.
  ///   - start: What the exercise begins from.
  ///   - solution: The text of the program that it is meant to become.
  init(
    _ foreseen: [(attempt: Exercise.Foreseen, program: Program)], from start: Program,
    to solution: String
  ) {
    let words = SourceWords(start.source)
    let names = DeclaredNames(in: start.source).all
    startNames = names
    self.solution = SourceWords(solution).without(newNamesOf: solution, besides: names)
    startOutcomes = start.outcomes
    startWords = words
    startTokens = Self.tokens(of: start.source)
    self.foreseen = foreseen.map { attempt, program in
      let all = SourceWords(program.source)
      return Candidate(
        attempt: attempt, outcomes: program.outcomes,
        words: all.added(to: words).without(namesDeclaredIn: program.source),
        all: all.without(newNamesOf: program.source, besides: names),
        removed: words.added(to: all),
        tokens: Self.tokens(of: program.source))
    }
  }

  /// Who would have written an attempt: somebody whose program does the same, claim by claim. Where
  /// the start does that too, or all is kept, only the program tells: by the words that were added and
  /// taken away, and, where all is kept, only if it is more like what was foreseen than like the
  /// solution; or, where lines were only moved or taken away, by nothing but the whole of it.
  func author(of attempt: Program) -> Exercise.Foreseen? {
    let isTelling =
      attempt.outcomes != startOutcomes && attempt.outcomes.contains { $0.outcome != .kept }
    guard foreseen.contains(where: { $0.outcomes == attempt.outcomes }) else { return nil }
    let mayBeSolution = attempt.outcomes.allSatisfy { $0.outcome == .kept }
    let words = SourceWords(attempt.source)
    let added = words.added(to: startWords)
    let removed = startWords.added(to: words)
    let all = words.without(newNamesOf: attempt.source, besides: startNames)
    let tokens = Self.tokens(of: attempt.source)
    guard tokens != startTokens else { return nil }
    let candidates = foreseen.filter { candidate in
      guard candidate.outcomes == attempt.outcomes else { return false }
      guard !isTelling else { return true }
      guard !candidate.words.isEmpty else { return candidate.tokens == tokens }
      return added.contains(candidate.words) && removed.contains(candidate.removed)
        && (!mayBeSolution || all.distance(to: candidate.all) < all.distance(to: solution))
    }
    return candidates.max { added.countShared($0.words) < added.countShared($1.words) }?.attempt
  }

  /// A program without its layout and its remarks.
  private static func tokens(of source: String) -> [String] {
    Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map(\.text)
  }
}
