import Foundation
import GRDB

/// A copy of somebody's store in a folder of its own, to be read or brought up to date without
/// touching the original. It goes away with this object.
final class PrivateCopy: Sendable {
  let path: String
  private let folder: URL

  /// Copies the file at `original` with what its journal holds.
  init(of original: String) throws {
    folder = try Self.makeFolder()
    path = folder.appendingPathComponent("cards.sqlite").path
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: original + suffix) {
      try FileManager.default.copyItem(atPath: original + suffix, toPath: path + suffix)
      // Of a read-only file the copy would be read-only, too.
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: path + suffix)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Copies a store that somebody may be writing to right now: in one state.
  static func consistent(of original: String) throws -> PrivateCopy {
    guard FileUse.isOpenElsewhere(original) else { return try PrivateCopy(of: original) }
    var configuration = Configuration()
    configuration.readonly = true
    let source = try DatabaseQueue(path: original, configuration: configuration)
    let copy = try PrivateCopy()
    let target = try DatabaseQueue(path: copy.path)
    try source.backup(to: target)
    try target.close()
    return copy
  }

  private init() throws {
    folder = try Self.makeFolder()
    path = folder.appendingPathComponent("cards.sqlite").path
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-copy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }
}
