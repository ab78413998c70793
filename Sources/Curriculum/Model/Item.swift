/// What is asked: a question of either family, or an exercise.
public enum Item: Sendable {
  case quiz(Quiz)
  case trace(TraceExercise)
  case exercise(Exercise)

  /// The item identifier.
  public var id: String {
    switch self {
    case .quiz(let quiz): quiz.id
    case .trace(let trace): trace.id
    case .exercise(let exercise): exercise.id
    }
  }

  /// Where it begins in its lesson's file.
  public var position: Position {
    switch self {
    case .quiz(let quiz): quiz.position
    case .trace(let trace): trace.position
    case .exercise(let exercise): exercise.position
    }
  }

  /// Whether a machine made it and nobody has accepted it.
  public var draft: DraftMark? {
    switch self {
    case .quiz(let quiz): quiz.draft
    case .trace(let trace): trace.draft
    case .exercise(let exercise): exercise.draft
    }
  }
}
