/// What a learner is asked to predict of the last event, and the computed answer.
public struct Prediction: Sendable, Equatable {
  /// The `ask:` of a trace in a lesson.
  public enum Subject: String, Sendable, CaseIterable {
    /// Which bodies run?
    case bodies
    /// Whose state survives?
    case state
    /// In which order do the bodies run?
    case order
    /// What does `Self._printChanges()` print?
    case prints
  }

  public var subject: Subject
  /// Everything that could be asked about: instances (`bodies`, `order`), state (`state`), lines (`prints`).
  public var candidates: [String]
  /// The candidates that are right; in order for `order` and `prints`.
  public var key: [String]
  /// The weakest certainty that the answer rests on.
  public var certainty: Certainty
  /// The whole recorded story.
  public var trace: Trace

  public init(
    subject: Subject, candidates: [String], key: [String], certainty: Certainty, trace: Trace
  ) {
    self.subject = subject
    self.candidates = candidates
    self.key = key
    self.certainty = certainty
    self.trace = trace
  }

  /// Runs a program and reads the answer off its trace.
  ///
  /// - Parameters:
  ///   - root: As in ``Simulator/mount(_:)``.
  ///   - events: In order; the last one is asked about. With no event, the mounting is.
  /// - Throws: ``SourceError`` or ``EventError``.
  public static func compute(
    _ subject: Subject, files: [SourceFile], root: String?, events: [String]
  ) throws -> Prediction {
    throw SourceError([])
  }
}
