import Claims
import Simulation

/// An exercise with the programs that its lesson has for it.
struct ExercisePrograms: Sendable {
  var exercise: Exercise
  var start: Listing
  var solution: Listing
  /// What was foreseen, in the order of the exercise.
  var foreseen: [Listing]

  /// - Throws: ``ExerciseError`` if the lesson lacks one of them.
  init(_ exercise: Exercise, of lesson: Lesson) throws(ExerciseError) {
    func listing(_ name: String) throws(ExerciseError) -> Listing {
      guard let listing = lesson.listing(named: name) else {
        throw .missingListing(name, exercise: exercise.id)
      }
      return listing
    }
    self.exercise = exercise
    start = try listing(exercise.listing)
    solution = try listing(exercise.solution)
    foreseen = []
    for attempt in exercise.foreseen { foreseen.append(try listing(attempt.listing)) }
  }

  /// What the start shows, for whoever compares with it; nil where no claim does.
  ///
  /// - Throws: `SourceError` if it cannot be put on the screen.
  func original() throws -> OriginalScreens? {
    try exercise.original(Simulator(files: [SourceFile(start)]))
  }

  /// What a program makes of each claim.
  ///
  /// - Parameter original: ``original()``
  /// - Throws: `SourceError` if it cannot be put on the screen.
  func outcomes(of listing: Listing, comparedWith original: OriginalScreens?) throws -> [Outcome] {
    try exercise.played(
      Simulator(files: [SourceFile(listing)]), comparedWith: original
    ).claims.map { Outcome($0) }
  }

  /// The same with other names.
  ///
  /// - Throws: `ClaimFinding` if a claim cannot be read with them.
  func renamed(_ renaming: Renaming) throws -> Self {
    var varied = self
    varied.start.source = renaming.renamed(program: start.source)
    varied.solution.source = renaming.renamed(program: solution.source)
    for index in foreseen.indices {
      varied.foreseen[index].source = renaming.renamed(program: foreseen[index].source)
      varied.exercise.foreseen[index].words = renaming.renamed(exercise.foreseen[index].words)
    }
    varied.exercise.root = renaming.renamed(claim: exercise.root)
    varied.exercise.claims = try exercise.claims.map {
      try Claim(renaming.renamed(claim: $0.text), line: $0.line)
    }
    varied.exercise.hints = exercise.hints.map(renaming.renamed)
    varied.exercise.explanation = renaming.renamed(exercise.explanation)
    varied.exercise.task = exercise.task.map(renaming.renamed)
    return varied
  }
}

/// What a program makes of a claim, so that two of them can be compared.
struct Outcome: Sendable, Equatable {
  let outcome: Verdict.Outcome
  let instead: String

  init(_ judged: JudgedClaim) {
    outcome = judged.verdict.outcome
    instead = judged.verdict.instead
  }
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
