import GRDB

/// Why the store could not do what it was asked to. Every case is a sentence for the learner.
public enum CardStoreError: Error, Hashable, CustomStringConvertible {
  /// Another tutor held the file for longer than the busy timeout. Nothing was lost.
  case busy(path: String)
  /// The file cannot be read or written.
  case inputOutput(path: String, reason: String)
  /// A later tutor wrote the file. It was left as it is.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file is no database, is damaged, or belongs to another program. It was left as it is.
  case unusable(path: String, reason: String)
  /// The file is ours, and parts of it cannot be read any more. It was left as it is.
  case damaged(path: String, reason: String)
  /// There is no such file.
  case missing(path: String)
  /// Whoever waited for a long work stopped it. Everything is as it was.
  case stopped
  /// A statement failed that never should.
  case bug(reason: String)

  /// What a command that stops here exits with.
  public var exitCode: Int32 {
    switch self {
    case .busy: 75
    case .inputOutput: 74
    case .newerVersion: 78
    case .unusable, .damaged: 65
    case .missing: 66
    case .stopped: 130
    case .bug: 70
    }
  }

  public var description: String {
    switch self {
    case .busy(let path):
      "Another tutor is writing to \(path) and does not finish. Nothing was lost; try again."
    case .inputOutput(let path, let reason):
      "The cards at \(path) cannot be read or written: \(reason). Check the folder's permissions "
        + "and the free space, or choose another file with --store."
    case .newerVersion(let path, let found, let known):
      "The cards at \(path) were written by a newer tutor (format \(found); this one knows "
        + "\(known)). Update tutor, or choose another file with --store. The file was not touched."
    case .unusable(let path, let reason):
      "The file \(path) cannot be used for the cards: \(reason). It was not touched; move it aside "
        + "or choose another file with --store."
    case .damaged(let path, let reason):
      "The cards at \(path) are damaged: \(reason). The file was not touched. To set it aside and "
        + "recover what can be recovered, run: tutor doctor --repair"
    case .missing(let path):
      "There is no file \(path)."
    case .stopped: "Stopped. Nothing was changed."
    case .bug(let reason):
      "The card store failed in a way it should not: \(reason). Please report this."
    }
  }

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

  /// The same, said of another file: of the original rather than of a copy of it.
  func about(_ path: String) -> CardStoreError {
    switch self {
    case .busy: .busy(path: path)
    case .inputOutput(_, let reason): .inputOutput(path: path, reason: reason)
    case .newerVersion(_, let found, let known):
      .newerVersion(path: path, found: found, known: known)
    case .unusable(_, let reason): .unusable(path: path, reason: reason)
    case .damaged(_, let reason): .damaged(path: path, reason: reason)
    case .missing: .missing(path: path)
    case .stopped, .bug: self
    }
  }
}
