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
