import Curriculum

/// An exercise with its place in the course.
public struct CourseExercise: Sendable {
  public let exercise: Exercise
  public let lesson: CourseLesson

  /// - Throws: As ``ExerciseJudge``'s initializer.
  public func judge() throws -> ExerciseJudge {
    try lesson.passing { try ExerciseJudge(exercise, of: lesson.lesson) }
  }
}

extension Course {
  /// In teaching order. The texts of their lessons are read for it.
  public var exercises: [CourseExercise] {
    lessons.filter { cards(of: $0).contains(where: \.isExercise) }.flatMap(\.exercises)
  }

  /// By identifier; the text of its lesson is read.
  public func exercise(_ id: String) -> CourseExercise? {
    let card = cards.first { $0.isExercise && $0.itemID == id }
    return card?.lesson.exercises.first { $0.exercise.id == id }
  }
}

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

extension CourseLesson {
  fileprivate var exercises: [CourseExercise] {
    passing { lesson.exercises.map { CourseExercise(exercise: $0, lesson: self) } }
  }
}
