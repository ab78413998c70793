import Claims
import Simulation

/// What became of an attempt, as `tutor exercise --check --json` prints it: its fields are a contract.
public struct AttemptReport: Encodable {
  /// Why an attempt is no program.
  struct Problem: Encodable {
    let line: Int
    let column: Int
    let message: String
  }

  /// The version of this layout.
  private let format = 1
  private let exercise: String
  private let solved: Bool
  private let claims: [CheckedClaim]
  private let errors: [Problem]
  private let misconception: String?
  /// Of each sequence of events that claims name, what ran upon each of them.
  private let runs: [[AttemptStory.Step]]?

  /// - Parameters:
  ///   - story: What happens in it; nil if it is no program.
  ///   - path: The learner's file, as it was named.
  public init(
    _ attempt: JudgedAttempt, _ story: AttemptStory? = nil, of exercise: Exercise, at path: String
  ) {
    self.exercise = exercise.id
    solved = attempt.isSolved
    claims = exercise.checked(attempt, at: path)
    errors = attempt.errors.map {
      Problem(line: $0.line, column: $0.column, message: $0.message)
    }
    misconception = attempt.foreseen?.misconception
    runs = story?.sequences
  }

  private enum CodingKeys: String, CodingKey {
    case format, exercise, solved, claims, errors, misconception, runs
  }

  /// What there is nothing to say of is null, so that all reports have the same fields.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(format, forKey: .format)
    try container.encode(exercise, forKey: .exercise)
    try container.encode(solved, forKey: .solved)
    try container.encode(claims, forKey: .claims)
    try container.encode(errors, forKey: .errors)
    try container.encode(misconception, forKey: .misconception)
    try container.encode(runs, forKey: .runs)
  }
}

extension Exercise {
  /// The claims of an attempt with the commands that show what happened.
  public func checked(_ attempt: JudgedAttempt, at path: String) -> [CheckedClaim] {
    let command = TraceCommandLine(source: path, root: root)
    return attempt.claims.map { judged in
      CheckedClaim(judged, file: path, root: root, command: command)
    }
  }
}
