extension StudySession {
  /// The card of an exercise, by its identifier.
  ///
  /// - Throws: ``StudyError/unknownExercise(_:near:)``.
  public func exercise(_ name: String) throws -> CourseCard {
    let exercises = course.cards.filter(\.isExercise)
    if let card = exercises.first(where: { $0.itemID == name || $0.id == name }) { return card }
    throw StudyError.unknownExercise(
      name, near: nearest(to: name, among: exercises.map(\.itemID)))
  }
}
