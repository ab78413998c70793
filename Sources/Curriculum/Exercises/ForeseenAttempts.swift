import Simulation
import SwiftParser
import SwiftSyntax

/// What was foreseen of an exercise, with what its programs do: it tells who would have written an
/// attempt.
struct ForeseenAttempts: Sendable {
  private let startOutcomes: [Outcome]
  private let startWords: SourceWords
  private let startTokens: [String]
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
    let tokens: [String]
  }

  /// - Parameters:
  ///   - foreseen: In the order of the exercise.
  ///   - start: What the exercise begins from.
  init(_ foreseen: [(attempt: Exercise.Foreseen, program: Program)], from start: Program) {
    let words = SourceWords(start.source)
    startOutcomes = start.outcomes
    startWords = words
    startTokens = Self.tokens(of: start.source)
    self.foreseen = foreseen.map { attempt, program in
      Candidate(
        attempt: attempt, outcomes: program.outcomes,
        words: SourceWords(program.source).added(to: words)
          .without(namesDeclaredIn: program.source),
        tokens: Self.tokens(of: program.source))
    }
  }

  /// Who would have written an attempt: somebody whose program does the same, claim by claim. Where
  /// the start does that too, or all is kept, only the program tells: by the words that were added,
  /// or, where lines were only moved or taken away, by nothing but the whole of it.
  func author(of attempt: Program) -> Exercise.Foreseen? {
    let isTelling =
      attempt.outcomes != startOutcomes && attempt.outcomes.contains { $0.outcome != .kept }
    guard foreseen.contains(where: { $0.outcomes == attempt.outcomes }) else { return nil }
    let added = SourceWords(attempt.source).added(to: startWords)
    let tokens = Self.tokens(of: attempt.source)
    guard tokens != startTokens else { return nil }
    let candidates = foreseen.filter { candidate in
      guard candidate.outcomes == attempt.outcomes else { return false }
      guard !isTelling else { return true }
      return candidate.words.isEmpty
        ? candidate.tokens == tokens : added.contains(candidate.words)
    }
    return candidates.max { added.countShared($0.words) < added.countShared($1.words) }?.attempt
  }

  /// A program without its layout and its remarks.
  private static func tokens(of source: String) -> [String] {
    Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map(\.text)
  }
}
