import Curriculum

/// How much of the place where something is to be mended is told beforehand: less with every further
/// exercise of the same idea.
public enum Guidance: Sendable, Equatable {
  case line, view, nothing

  /// - Parameter others: How many exercises of the idea come before.
  init(after others: Int) {
    self = others == 0 ? .line : others == 1 ? .view : .nothing
  }
}

extension StudySession {
  /// What is told of the place of an exercise. Whoever has answered it before finds it alone.
  public func guidance(for attempt: Attempt) -> Guidance {
    guard attempt.memory == nil, let card = course.card(attempt.question.card) else {
      return .nothing
    }
    let before = course.cards.prefix { $0.id != card.id }
    return Guidance(
      after: before.count { other in
        other.isExercise && other.concepts.contains(where: card.concepts.contains)
      })
  }
}
