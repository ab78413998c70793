import CardStore
import Foundation

/// A file that was not there before: written whole or not at all, and never over another.
enum NewFile {
  /// Writes a text, and makes the folders on the way.
  ///
  /// - Throws: ``Failure`` if the file exists or cannot be written.
  static func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "The folder \(folder.path) cannot be made.")
    }
    if SourceInput.exists(path) { throw exists(path) }
    try DraftFile.write(to: path, isForced: false) { write in try write(text) }
  }

  static func exists(_ path: String) -> Failure {
    Failure(.usage, "There is already \(path); nothing was changed. Take another name.")
  }
}

extension String {
  /// As a shell reads it as one word.
  var forShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/.-_".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
