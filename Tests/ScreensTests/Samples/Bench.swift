import CardStore
import Curriculum
import Foundation
import Recall
import Simulation
import Study

/// Sessions at a store of their own, at a clock that stands still.
final class Bench {
  /// Monday, 21 September 2026, 10:00 in Greenwich.
  static let monday = 1_789_984_800

  private let path = NSTemporaryDirectory() + "screens-\(UUID().uuidString)/cards.sqlite"

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  /// Opens the file anew, as another start of the program does.
  func session(
    daysLater days: Int = 0, lesson: String = SampleCourse.lesson,
    predict: @escaping (TraceExercise, Listing) throws -> Prediction = SampleTrace.prediction
  ) throws -> StudySession {
    try session(
      course: Course(try SampleCourse.pack(lesson)), daysLater: days, predict: predict)
  }

  /// With the lessons that come with the program, and the simulator to answer.
  func session(
    course: Course, daysLater days: Int = 0, exercises: (any ExerciseDesk)? = nil
  ) throws -> StudySession {
    try session(
      course: course, daysLater: days, exercises: exercises, predict: BuiltInCourse.predict)
  }

  private func session(
    course: Course, daysLater days: Int, exercises: (any ExerciseDesk)? = nil,
    predict: @escaping (TraceExercise, Listing) throws -> Prediction
  ) throws -> StudySession {
    let now = (Bench.monday + days * 86_400) * 1000
    return try StudySession(
      course: course, store: CardStore(path: path),
      clock: StudyClock(milliseconds: { now }, offset: { _ in 0 }), seed: 7,
      exercises: exercises, predict: predict)
  }
}
