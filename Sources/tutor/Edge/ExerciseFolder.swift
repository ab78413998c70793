import Curriculum
import Foundation
import Simulation
import Study

/// The folder in which a learner's attempts at exercises lie, a file each. What somebody wrote is
/// never written over.
struct ExerciseFolder {
  let path: String

  /// - Parameter chosen: As it was typed; nil is the usual one, beside the cards.
  init(_ chosen: String?, _ surroundings: Surroundings) {
    let usual = URL(fileURLWithPath: surroundings.storePath).deletingLastPathComponent()
      .appendingPathComponent("exercises").path
    path = chosen.map(surroundings.expanded) ?? usual
  }

  func path(of exercise: Exercise) -> String { "\(path)/\(exercise.id).swift" }

  /// The learner's file; written if there is none.
  ///
  /// - Returns: Whether it is new.
  /// - Throws: ``Failure`` if it cannot be written.
  func begin(_ judge: ExerciseJudge) throws -> Bool {
    let path = path(of: judge.exercise)
    guard !SourceInput.exists(path) else { return false }
    try NewFile.write(judge.start.source + "\n", to: path)
    return true
  }

  /// Puts the learner's file aside under a free name, and begins anew.
  ///
  /// - Returns: The name that it has now.
  /// - Throws: ``Failure`` if it cannot be moved or written.
  func beginAgain(_ judge: ExerciseJudge) throws -> String {
    let path = path(of: judge.exercise)
    var number = 1
    func aside() -> String { "\(self.path)/\(judge.exercise.id)-\(number).swift" }
    while SourceInput.exists(aside()) { number += 1 }
    do { try FileManager.default.moveItem(atPath: path, toPath: aside()) } catch {
      throw Failure(.inputOutput, "The file \(path) cannot be put aside.")
    }
    _ = try begin(judge)
    return aside()
  }

  /// How far the learner is with an exercise, by what is in the file.
  func state(of found: CourseExercise) throws -> State {
    let path = path(of: found.exercise)
    guard SourceInput.exists(path), let file = try? SourceInput.file(path) else { return .new }
    return try found.judge().judged(file).isSolved ? .solved : .begun
  }

  enum State: String, Encodable {
    case new, begun, solved
  }
}
