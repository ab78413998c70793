import Practice

/// Where the learner's own views lie, and what is kept of the questions about them: what of it is the
/// system's.
public protocol OwnViewDesk: AnyObject {
  /// Those that are still there, by name.
  var folders: [OwnFolder] { get }

  /// Those of which something is kept that are not there now, by name.
  var missing: [OwnFolder] { get }

  /// The program of a folder, as it is now.
  ///
  /// - Throws: An error that reads as a sentence, if it cannot be read.
  func program(of folder: OwnFolder) throws -> PracticeProgram

  /// Writes down what is asked about a folder.
  ///
  /// - Throws: An error that reads as a sentence, if it cannot be written.
  func keep(_ folder: OwnFolder) throws
}
