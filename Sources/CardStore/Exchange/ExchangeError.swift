/// Why a file could not be written or taken in. Every case is a sentence for the learner.
public enum ExchangeError: Error, Hashable, CustomStringConvertible {
  /// There is a file already, and nobody said that it may go.
  case exists(path: String)
  /// There is no such file.
  case missing(path: String)
  /// It is a folder.
  case folder(path: String)
  /// The file cannot be read or written.
  case inputOutput(path: String, reason: String)
  /// The file is none that this import understands.
  case unusable(path: String, reason: String)
  /// A later tutor wrote the file.
  case newerVersion(path: String, found: Int, known: Int)
  /// A package of Anki's whose collection is packed in a way that only Anki reads.
  case newPackage(path: String)

  public var description: String {
    switch self {
    case .exists(let path):
      "There is a file \(path) already, and it was left alone."
    case .missing(let path): "There is no file \(path)."
    case .folder(let path): "Nothing was taken in: \(path) is a folder. Name the file in it."
    case .inputOutput(let path, let reason):
      "The file \(path) cannot be read or written: \(reason)."
    case .unusable(let path, let reason):
      "Nothing was taken in: the file \(path) cannot be used: \(reason)."
    case .newerVersion(let path, let found, let known):
      "Nothing was taken in: \(path) was written by a newer tutor (format \(found); this one knows "
        + "\(known)). Update tutor first."
    case .newPackage(let path):
      "Nothing was taken in: \(path) is packed in Anki's newest way. In Anki, export once more and "
        + "tick \"Support older Anki versions (slower/larger files)\", with the scheduling "
        + "information."
    }
  }
}
