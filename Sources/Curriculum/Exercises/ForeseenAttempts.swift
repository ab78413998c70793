/// What was foreseen of an exercise, with what its programs do: it tells who would have written an
/// attempt.
struct ForeseenAttempts: Sendable {
  private let start: Program
  private let solution: SourceWords
  private let foreseen: [Candidate]

  /// A program, and what it makes of each claim.
  struct Program: Sendable {
    var text: ProgramText
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
  ///   - solution: The program that it is meant to become.
  init(
    _ foreseen: [(attempt: Exercise.Foreseen, program: Program)], from start: Program,
    to solution: ProgramText
  ) {
    let known = start.text
    self.start = start
    self.solution = solution.words(besidesNewNamesOf: known)
    self.foreseen = foreseen.map { attempt, program in
      let text = program.text
      return Candidate(
        attempt: attempt, outcomes: program.outcomes,
        words: text.words.added(to: known.words).telling(without: text.names),
        all: text.words(besidesNewNamesOf: known),
        removed: known.words.added(to: text.words),
        tokens: text.tokens)
    }
  }

  /// Who would have written an attempt: somebody whose program does the same, claim by claim. Where
  /// the start does that too, or all is kept, only the program tells: by the words that were added and
  /// taken away, and, where all is kept, only if it is more like what was foreseen than like the
  /// solution, even if something that was taken away there is left; or, where lines were only moved
  /// or taken away, by nothing but the whole of it.
  ///
  /// - Parameters:
  ///   - outcomes: What the attempt makes of each claim.
  ///   - text: The attempt; it is read where somebody's program does the same.
  func author(
    ofWhatDoes outcomes: [Outcome], _ text: @autoclosure () -> ProgramText
  ) -> Exercise.Foreseen? {
    let isTelling = outcomes != start.outcomes && outcomes.contains { $0.outcome != .kept }
    guard foreseen.contains(where: { $0.outcomes == outcomes }) else { return nil }
    let mayBeSolution = outcomes.allSatisfy { $0.outcome == .kept }
    let text = text()
    let added = text.words.added(to: start.text.words)
    let removed = start.text.words.added(to: text.words)
    let all = text.words(besidesNewNamesOf: start.text)
    guard text.tokens != start.text.tokens else { return nil }
    let candidates = foreseen.filter { candidate in
      guard candidate.outcomes == outcomes else { return false }
      guard !isTelling else { return true }
      guard !candidate.words.isEmpty else { return candidate.tokens == text.tokens }
      guard added.contains(candidate.words) else { return false }
      guard mayBeSolution else { return removed.contains(candidate.removed) }
      // What is not needed any more may be left where it is, and does no harm there.
      let isCleared = candidate.removed.isEmpty || removed.countShared(candidate.removed) > 0
      return isCleared && all.distance(to: candidate.all) < all.distance(to: solution)
    }
    return candidates.max { added.countShared($0.words) < added.countShared($1.words) }?.attempt
  }
}
