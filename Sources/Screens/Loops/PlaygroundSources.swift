import Simulation

/// The files of a view that is played with, on the disk: whether they changed, and scripts.
final class PlaygroundSources {
  /// As the learner named them: files and folders.
  let paths: [String]
  /// As they were taken last.
  private(set) var files: [SourceFile]
  /// Reads a file, or all Swift files of a folder.
  let read: (String) throws -> [SourceFile]
  /// Writes a text into a file that is not there yet.
  let write: (_ path: String, _ text: String) throws -> Void
  /// What is known of files that were looked at before.
  let findings: FindingsCache
  /// What was said when they were opened before.
  let answers: AnswerCache

  /// How files are called that were named one by one, by their paths: those of a target keep the names
  /// that they have in its folder.
  private let names: [String: String]
  private var seen: [SourceFile]
  private var waiting: [SourceFile]?
  private var complaint = ""
  /// The names of the files that differed when they were taken last.
  private(set) var changedNames: [String] = []

  init(
    paths: [String], files: [SourceFile], read: @escaping (String) throws -> [SourceFile],
    write: @escaping (_ path: String, _ text: String) throws -> Void,
    findings: FindingsCache = .none, answers: AnswerCache = .none
  ) {
    self.findings = findings
    self.answers = answers
    self.paths = paths
    self.files = files
    self.read = read
    self.write = write
    seen = files
    names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
  }

  /// Whether a whole folder was named: its files have names in it.
  var isFolder: Bool { files.contains { $0.name != $0.path } }

  enum Change {
    case none
    case changed([SourceFile])
    /// A sentence, once.
    case unreadable(String)
  }

  /// Looks whether the files are as they were.
  ///
  /// - Parameter isSettled: If not, a change is taken when it was seen twice: an editor may be in
  ///   the middle of writing.
  func poll(isSettled: Bool) -> Change {
    let now: [SourceFile]
    do { now = try paths.flatMap(read).map(named) } catch {
      guard "\(error)" != complaint, isSettled else { return .none }
      complaint = "\(error)"
      return .unreadable(complaint)
    }
    complaint = ""
    guard now != seen else {
      waiting = nil
      return .none
    }
    guard isSettled || waiting == now else {
      waiting = now
      return .none
    }
    waiting = nil
    changedNames = names(differingFrom: now)
    seen = now
    return .changed(now)
  }

  private func named(_ file: SourceFile) -> SourceFile {
    guard let name = names[file.path] else { return file }
    var named = file
    named.name = name
    return named
  }

  /// The files as they are now are those that are played with.
  func take(_ files: [SourceFile]) { self.files = files }

  private func names(differingFrom now: [SourceFile]) -> [String] {
    let old = Dictionary(seen.map { ($0.path, $0.text) }) { first, _ in first }
    let new = Dictionary(now.map { ($0.path, $0.text) }) { first, _ in first }
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }
}
