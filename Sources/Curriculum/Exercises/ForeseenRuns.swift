import Claims
import Simulation
import Synchronization

/// What the programs do that were foreseen of an exercise. They are run when somebody asks for them
/// first; whoever asks meanwhile waits.
final class ForeseenRuns: Sendable {
  private let programs: ExercisePrograms
  private let original: OriginalScreens?
  private let startOutcomes: [Outcome]
  private let known = Mutex<(outcomes: [[Outcome]?], attempts: ForeseenAttempts)?>(nil)

  init(
    _ programs: ExercisePrograms, comparedWith original: OriginalScreens?,
    startOutcomes: [Outcome]
  ) {
    self.programs = programs
    self.original = original
    self.startOutcomes = startOutcomes
  }

  /// What each makes of each claim; nil for one that cannot be put on the screen, which lint tells.
  var outcomes: [[Outcome]?] { run().outcomes }

  /// Those that can be put on the screen, to tell who would have written an attempt.
  var attempts: ForeseenAttempts { run().attempts }

  private func run() -> (outcomes: [[Outcome]?], attempts: ForeseenAttempts) {
    known.withLock { known in
      if let known { return known }
      let outcomes = programs.foreseen.mapOnAllProcessors(atLeast: 2) {
        [programs, original] listing in
        try? programs.outcomes(of: listing, comparedWith: original)
      }
      let runs = zip(zip(programs.exercise.foreseen, programs.foreseen), outcomes)
      let attempts = ForeseenAttempts(
        runs.compactMap { written, outcomes in
          outcomes.map { (written.0, .init(text: ProgramText(written.1.source), outcomes: $0)) }
        },
        from: .init(text: ProgramText(programs.start.source), outcomes: startOutcomes),
        to: ProgramText(programs.solution.source))
      known = (outcomes, attempts)
      return (outcomes, attempts)
    }
  }
}
