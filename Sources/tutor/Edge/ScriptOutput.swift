import Foundation

/// Scripts that a learner keeps.
enum ScriptOutput {
  /// Writes a text into a new file. What is there already stays as it is.
  ///
  /// - Throws: ``Failure`` if there is such a file, or it cannot be written.
  static func write(_ text: String, to path: String) throws {
    guard !SourceInput.exists(path) else {
      throw Failure(.inputOutput, "There is a file \(path) already; name another one.")
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch { throw Failure(.inputOutput, "The file \(path) cannot be written.") }
  }
}
