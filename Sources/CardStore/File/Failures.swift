import GRDB

extension CardStoreError {
  /// What an error of the database means for the learner.
  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = (error as? CardStoreError) ?? .inputOutput(path: path, reason: "\(error)")
      return
    }
    let reason = error.message ?? "\(error.resultCode)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_NOTADB where Backup(ofStoreAt: path).copies().isEmpty:
      self = .unusable(path: path, reason: reason)
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(path: path, reason: reason)
    case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_FULL, .SQLITE_READONLY, .SQLITE_PERM,
      .SQLITE_AUTH:
      self = .inputOutput(path: path, reason: reason)
    default:
      // Most often it is not ours: a damaged file leads SQLite to complain of anything.
      self =
        Soundness.damage(ofStoreAt: path).map { .damaged(path: path, reason: $0) }
        ?? .bug(reason: reason)
    }
  }
}
