import Curriculum
import Screens
import Simulation
import Study

/// Files of exercises that are nowhere, and a learner who edits them as a test says.
final class FakeDesk: ExerciseDesk {
  private(set) var files: [String: String] = [:]
  var editor: String? = "editor"
  /// What the learner writes, one text for each time the editor is opened.
  var edits: [(String) -> String]
  /// Whether somebody saves the file elsewhere, before anything is pressed.
  var savedElsewhere: ((String) -> String)?

  /// What the file says when an editor that is in the middle of it has written on.
  var writtenOn: ((String) -> String)?

  init(_ edits: [(String) -> String] = []) { self.edits = edits }

  func path(of judge: ExerciseJudge) -> String { "exercises/\(judge.fileName)" }

  func begin(_ judge: ExerciseJudge) -> Bool {
    guard files[judge.fileName] == nil else { return false }
    files[judge.fileName] = judge.start.source + "\n"
    return true
  }

  func beginAgain(_ judge: ExerciseJudge) -> String {
    files["aside.swift"] = files[judge.fileName]
    files[judge.fileName] = judge.start.source + "\n"
    return "aside.swift"
  }

  /// Why the file cannot be read, by the number of the reading, from 0.
  var unreadable: [Int: String] = [:]
  private var readings = 0

  func file(of judge: ExerciseJudge) throws -> SourceFile {
    defer { readings += 1 }
    if let reason = unreadable[readings] { throw UnreadableSource(reason) }
    guard let text = files[judge.fileName] else {
      throw UnreadableSource("There is no file \(judge.fileName).")
    }
    return SourceFile(path: judge.fileName, text: text)
  }

  func wasSaved(_ judge: ExerciseJudge) -> Bool {
    guard let save = savedElsewhere, let text = files[judge.fileName] else { return false }
    // The first look is the one before anything is shown.
    guard isWatched else {
      isWatched = true
      return false
    }
    savedElsewhere = nil
    files[judge.fileName] = save(text)
    return true
  }

  func isAtRest(_ judge: ExerciseJudge) -> Bool {
    guard let write = writtenOn, let text = files[judge.fileName] else { return true }
    writtenOn = nil
    files[judge.fileName] = write(text)
    return false
  }

  private var isWatched = false

  func edit(_ judge: ExerciseJudge) -> Bool {
    guard !edits.isEmpty, let text = files[judge.fileName] else { return false }
    files[judge.fileName] = edits.removeFirst()(text)
    return true
  }
}
