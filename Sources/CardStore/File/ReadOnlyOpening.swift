import Foundation
import GRDB

extension Opening {
  /// A copy that is read because nothing can be written where the file is: not even the journal that
  /// SQLite needs for reading.
  struct Substitute: Sendable {
    let copy: PrivateCopy
    /// Why the file cannot be written.
    let reason: String
  }

  /// Opens the file, or a copy of it for reading if that is all that can be done.
  func openAnyhow() throws -> (DatabaseQueue, Substitute?) {
    if isSealed { return try openCopy("the file or its folder may not be written to") }
    do { return (try open(), nil) } catch let error as DatabaseError {
      guard Self.writing.contains(error.resultCode), hasContents else { throw error }
      return try openCopy(error.message ?? "\(error.resultCode)")
    }
  }

  private func openCopy(_ reason: String) throws -> (DatabaseQueue, Substitute) {
    do {
      let copy = try PrivateCopy.consistent(of: path)
      try Opening(path: copy.path, busyTimeout: busyTimeout).open().close()
      var configuration = configuration
      configuration.readonly = true
      let queue = try DatabaseQueue(path: copy.path, configuration: configuration)
      return (queue, Substitute(copy: copy, reason: reason))
    } catch {
      throw CardStoreError(error, path: path).about(path)
    }
  }

  /// Whether there is a file that can only be read.
  private var isSealed: Bool {
    FileFacts.mayRead(path)
      && !(FileFacts.mayWrite(path) && FileFacts.mayWrite(FileFacts.folder(of: path)))
  }

  private var hasContents: Bool { FileFacts(path)?.size ?? 0 > 0 }

  /// What goes wrong on a disk that is full.
  private static let writing: [ResultCode] = [
    .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY,
  ]
}
