import Curriculum
import Simulation

/// Where the learner's files of exercises lie, and who opens them in an editor: what of an exercise is
/// the system's.
public protocol ExerciseDesk: AnyObject {
  /// The learner's file, as a command names it.
  func path(of judge: ExerciseJudge) -> String

  /// Writes the program that the exercise begins from, unless the file is there.
  ///
  /// - Returns: Whether it is new.
  /// - Throws: A sentence, if it cannot be written.
  func begin(_ judge: ExerciseJudge) throws -> Bool

  /// Puts the file aside under a free name and begins anew.
  ///
  /// - Returns: What the file is called now, as a command names it.
  /// - Throws: A sentence, if it cannot be put aside or written.
  func beginAgain(_ judge: ExerciseJudge) throws -> String

  /// What the file says now.
  ///
  /// - Throws: A sentence, if it cannot be read.
  func file(of judge: ExerciseJudge) throws -> SourceFile

  /// Whether the file was saved since somebody asked last. An editor may be in the middle of writing it.
  func wasSaved(_ judge: ExerciseJudge) -> Bool

  /// Whether the file is now as it was when it was seen to be saved. Waits until an editor has had
  /// the time to write on.
  func isAtRest(_ judge: ExerciseJudge) -> Bool

  /// The command that opens an editor; nil if none is named.
  var editor: String? { get }

  /// Has the file opened in the editor, and waits until that ends.
  ///
  /// - Returns: Whether it ended well; false as well where there is no editor.
  func edit(_ judge: ExerciseJudge) -> Bool
}
