import CardStore
import Foundation

/// A file of a pack that the program made: written whole, below its folder and nowhere else.
enum PackFile {
  /// - Throws: ``Failure`` or `ExchangeError` if it cannot be written, or would lie elsewhere.
  static func write(_ text: String, to inside: String, in folder: String) throws {
    let path = folder + "/" + inside
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "The folder \(parent.path) cannot be made.")
    }
    try checkInside(parent, of: folder, path)
    try DraftFile.write(to: path, isForced: true) { write in try write(text) }
  }

  /// Takes a file away that an import wrote and nobody has touched.
  static func remove(_ inside: String, in folder: String) throws {
    let path = folder + "/" + inside
    try checkInside(URL(fileURLWithPath: path).deletingLastPathComponent(), of: folder, path)
    do { try FileManager.default.removeItem(atPath: path) } catch {
      throw Failure(.inputOutput, "The file \(path) cannot be taken away.")
    }
  }

  private static func checkInside(_ parent: URL, of folder: String, _ path: String) throws {
    // A link inside of the pack might lead out of it.
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let real = parent.resolvingSymlinksInPath().path
    guard real == root || real.hasPrefix(root + "/") else {
      throw Failure(.inputOutput, "\(path) lies outside of the pack; nothing was written there.")
    }
  }
}
