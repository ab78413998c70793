import Foundation

/// Files that are there whole or not at all: written under another name beside their place, flushed
/// to the disk, and only then given their own.
public enum DraftFile {
  /// Writes a file in pieces.
  ///
  /// - Parameters:
  ///   - isForced: whether a file that is there already may be replaced.
  ///   - body: is given what writes a piece.
  /// - Throws: ``ExchangeError``, and what `body` throws.
  public static func write(
    to path: String, isForced: Bool,
    pieces body: (@escaping (String) throws -> Void) throws -> Void
  ) throws {
    try make(at: path, isForced: isForced) { draft in
      guard FileManager.default.createFile(atPath: draft.path, contents: nil),
        let file = FileHandle(forWritingAtPath: draft.path)
      else {
        throw ExchangeError.inputOutput(path: path, reason: "its folder cannot be written to")
      }
      defer { try? file.close() }
      try body { piece in
        do { try file.write(contentsOf: Data(piece.utf8)) } catch {
          throw ExchangeError.inputOutput(path: path, reason: "the disk did not take it all")
        }
      }
    }
  }

  /// - Parameter body: makes a file at the place that it is given.
  static func make(at path: String, isForced: Bool, _ body: (URL) throws -> Void) throws {
    guard isForced || !FileManager.default.fileExists(atPath: path) else {
      throw ExchangeError.exists(path: path)
    }
    let target = URL(fileURLWithPath: path)
    let number = ProcessInfo.processInfo.processIdentifier
    let draft = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent)-\(number).draft")
    defer { try? FileManager.default.removeItem(at: draft) }
    try body(draft)
    try flush(draft, path: path)
    guard rename(draft.path, target.path) == 0 else {
      throw ExchangeError.inputOutput(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private static func flush(_ draft: URL, path: String) throws {
    do {
      let file = try FileHandle(forUpdating: draft)
      try file.synchronize()
      try file.close()
    } catch {
      throw ExchangeError.inputOutput(path: path, reason: "it does not reach the disk")
    }
  }
}
