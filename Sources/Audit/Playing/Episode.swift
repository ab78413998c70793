import Simulation

/// A view on the screen, some events, and what was seen with each.
struct Episode {
  /// As ``Simulator/mount(_:on:findsObjects:)`` takes it; nil is the app itself.
  var root: String?
  var steps: [Step] = []
  /// Whether objects were looked for that nobody above the root provides: what is missing then is
  /// unknown to the machine, and nothing to mend.
  var findsObjects = true
  /// What ended it before its time: a trap, a limit. Of how it stood nothing is told.
  var isBroken = false
  /// Whether it was broken because there was no more time.
  var isOutOfTime = false
  /// The preview that was mounted as it is.
  var preview: DeclaredPreview?
  /// The object that nobody provides, where that ended it.
  var missing: MissingObject?
  /// Whether all that is shown is the program's own, and nothing was made up for the root.
  var isAsWritten = true
  /// Whether the program ended itself.
  var isTrapped = false
  /// Whether a task went on without an end although it was cancelled.
  var isEndlessTask = false
  /// Whether how it ended tells something.
  var tellsOfItsEnd: Bool { missing != nil || isTrapped || isEndlessTask }

  /// One event.
  struct Step {
    var event: String
    var symptoms: [Symptom]
    /// Bodies that ran again, by the names of their types.
    var runs: [String: Int]
    /// Bodies that ran for the first time.
    var firstRuns: [String: Int]
    var diagnostics: [TraceDiagnostic]
    var writes: [Write]
    var discarded: [String]
    /// Whether views entered, and whether any left.
    var hasGains: Bool
    var hasLosses: Bool

    /// What was taken for granted and decided something.
    var guesses: [TraceDiagnostic] {
      diagnostics.filter { $0.severity == .note && !$0.isMinor && $0.isAssumption }
    }
  }

  /// The events up to a step, that one included; without the appearance.
  func events(upTo index: Int) -> [String] { steps[...index].dropFirst().map(\.event) }

  mutating func add(_ event: EventTrace, of screen: Screen) {
    var step = Step(
      event: event.event, symptoms: screen.symptoms, runs: [:], firstRuns: [:],
      diagnostics: event.diagnostics, writes: event.writes, discarded: event.discarded,
      hasGains: !event.inserted.isEmpty, hasLosses: !event.removed.isEmpty)
    for run in event.evaluated {
      if run.causes == [.first] {
        step.firstRuns[run.view, default: 0] += 1
      } else {
        step.runs[run.view, default: 0] += 1
      }
    }
    steps.append(step)
    missing = screen.missingObject.flatMap {
      !findsObjects || $0.isProvidedElsewhere ? $0 : nil
    }
    isAsWritten = screen.isAsWritten
    isTrapped = screen.isTrapped && screen.missingObject == nil
    isEndlessTask = event.diagnostics.contains { $0.severity == .error && $0.rule == "L6" }
    let stops = event.diagnostics.contains { $0.severity == .error }
    isBroken = isBroken || screen.crash != nil || stops
  }
}
