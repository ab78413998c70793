import Foundation

/// A file beside a store that was not closed, and too large to be checked before it is opened: there
/// until all of it was found sound. What was found wrong is written into it.
struct UncheckedMark {
  private let path: String

  init(ofStoreAt store: String) { path = store + Self.suffix }

  static let suffix = "-unchecked"

  var isSet: Bool { FileFacts(path) != nil }

  /// What is wrong with the store; nil as long as that is not known.
  var damage: String? {
    guard FileFacts(path)?.size ?? 0 > 0, let bytes = FileManager.default.contents(atPath: path)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Throws: ``CardStoreError`` where nothing can be written.
  func set(damage: String = "") throws(CardStoreError) {
    guard FileManager.default.createFile(atPath: path, contents: Data(damage.utf8)) else {
      throw CardStoreError.inputOutput(path: path, reason: "it cannot be written")
    }
  }

  func remove() { unlink(path) }
}
