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

  public var description: String {
    switch self {
    case .busy(let path):
      "Another tutor is writing to \(path) and does not finish. Nothing was lost; try again."
    case .inputOutput(let path, let reason):
      "The cards at \(path) cannot be read or written: \(reason)."
    case .newerVersion(let path, let found, let known):
      "The cards at \(path) were written by a newer tutor (format \(found); this one knows "
        + "\(known)). The file was not touched."
    case .unusable(let path, let reason):
      "The file \(path) cannot be used for the cards: \(reason). It was not touched."
    case .damaged(let path, let reason):
      "The cards at \(path) are damaged: \(reason). The file was not touched."
    case .missing(let path):
      "There is no file \(path)."
    case .stopped: "Stopped. Nothing was changed."
    case .bug(let reason):
      "The card store failed in a way it should not: \(reason). Please report this."
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
