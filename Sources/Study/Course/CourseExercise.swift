import Curriculum
import Simulation

/// An exercise with its place in the course.
public struct CourseExercise: Sendable {
  public let exercise: Exercise
  public let lesson: CourseLesson

  /// What it takes to change some lines of code, and to see that they do what they should.
  static let usualSeconds = 300

  /// - Throws: As ``ExerciseJudge``'s initializer.
  public func judge() throws -> ExerciseJudge {
    try lesson.passing { try ExerciseJudge(exercise, of: lesson.lesson) }
  }

  /// Whether a file solves it; that takes less than to judge it.
  ///
  /// - Throws: As ``judge()``.
  public func isSolved(by file: SourceFile) throws -> Bool {
    try lesson.passing { try ExerciseJudge.solves(file, exercise, of: lesson.lesson) }
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

extension CourseLesson {
  fileprivate var exercises: [CourseExercise] {
    passing { lesson.exercises.map { CourseExercise(exercise: $0, lesson: self) } }
  }
}
