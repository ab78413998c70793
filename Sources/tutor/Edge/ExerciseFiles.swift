import Curriculum
import Foundation
import Screens
import Simulation
import Study

/// The folder in which a learner's attempts at exercises lie, a file each, and the editor for them.
/// What somebody wrote is never written over.
final class ExerciseFiles: ExerciseDesk {
  private let folder: String
  let editor: String?
  /// The file that is watched, with what is known of it.
  private var watched: (path: String, files: WatchedFiles)?
  /// When the file was seen to have changed; nil once it is known to be at rest.
  private var changed: ContinuousClock.Instant?
  /// How long an editor may take from one write of a file to the next.
  private static let writing = Duration.milliseconds(10)

  init(_ surroundings: Surroundings) {
    let usual = URL(fileURLWithPath: surroundings.storePath).deletingLastPathComponent()
      .appendingPathComponent("exercises").path
    folder = surroundings.exerciseFolder.map(surroundings.expanded) ?? usual
    editor = surroundings.editor
  }

  func place(of judge: ExerciseJudge) -> String { "\(folder)/\(judge.fileName)" }

  /// Of the exercise as it is written; nothing is run for it.
  func place(of exercise: Exercise) -> String { "\(folder)/\(exercise.fileName())" }

  func path(of judge: ExerciseJudge) -> String { place(of: judge).forShell }

  func begin(_ judge: ExerciseJudge) throws -> Bool {
    let path = place(of: judge)
    guard !SourceInput.exists(path) else { return false }
    do { try NewFile.write(judge.start.source + "\n", to: path) } catch {
      throw UnreadableSource(Failure(error).sentence)
    }
    return true
  }

  func beginAgain(_ judge: ExerciseJudge) throws -> String {
    let path = place(of: judge)
    let name = judge.fileName.dropLast(".swift".count)
    var number = 1
    func aside() -> String { "\(folder)/\(name)-\(number).swift" }
    while SourceInput.exists(aside()) { number += 1 }
    if SourceInput.exists(path) {
      do { try FileManager.default.moveItem(atPath: path, toPath: aside()) } catch {
        throw UnreadableSource("The file \(path) cannot be put aside.")
      }
    }
    _ = try begin(judge)
    return aside().forShell
  }

  func file(of judge: ExerciseJudge) throws -> SourceFile {
    do { return try SourceInput.file(place(of: judge)) } catch {
      throw UnreadableSource(Failure(error).sentence)
    }
  }

  func wasSaved(_ judge: ExerciseJudge) -> Bool {
    let path = place(of: judge)
    guard watched?.path == path else {
      watched = (path, WatchedFiles([path], endings: [".swift"]))
      changed = nil
      return false
    }
    guard watched?.files.change() != nil else { return false }
    changed = .now
    return true
  }

  func isAtRest(_ judge: ExerciseJudge) -> Bool {
    guard let changed else { return true }
    let left = Self.writing - changed.duration(to: .now)
    if left > .zero { Thread.sleep(forTimeInterval: left / .seconds(1)) }
    guard wasSaved(judge) else {
      self.changed = nil
      return true
    }
    return false
  }

  func edit(_ judge: ExerciseJudge) -> Bool {
    guard let editor else { return false }
    return system("\(editor) \(path(of: judge))") == 0
  }

  /// How far the learner is with an exercise, by what is in the file.
  func state(of found: CourseExercise) throws -> State {
    let path = place(of: found.exercise)
    guard SourceInput.exists(path), let file = try? SourceInput.file(path) else { return .new }
    return try found.isSolved(by: file) ? .solved : .begun
  }

  enum State: String, Encodable {
    case new, begun, solved
  }
}
