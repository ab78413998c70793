import Foundation

/// The Swift files of a program in a folder: those below included, what tools put there left out.
struct SourceFolder {
  /// Folders of what was fetched or built, besides the hidden ones.
  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// How much a folder may hold. Somebody who names more has named the wrong one.
  struct Bounds {
    var files = 2_000
    var bytes = 20_000_000
    /// Whatever is looked at on the way.
    var entries = 100_000
  }

  private let path: String
  private let bounds: Bounds

  init(_ path: String, bounds: Bounds = Bounds()) {
    self.path = path
    self.bounds = bounds
  }

  /// The names below the folder, sorted, so that the same folder gives the same program everywhere.
  ///
  /// Links to folders are not followed, so that none leads in a circle.
  ///
  /// - Throws: ``Failure`` if there is none, or more than the bounds allow; what `progress` throws.
  func names(_ progress: (Double?) throws -> Void) throws -> [String] {
    var names: [String] = []
    var bytes = 0
    var entries = 0
    guard let inside = FileManager.default.enumerator(atPath: path) else { return [] }
    while let name = inside.nextObject() as? String {
      entries += 1
      if entries.isMultiple(of: 100) { try progress(nil) }
      if entries > bounds.entries { throw tooMuch("\(bounds.entries) files and folders") }
      if isLeftOut(name) {
        // Of a file there is nothing below to leave out, and its folder would be left instead.
        if Surroundings.isFolder(path + "/" + name) { inside.skipDescendants() }
        continue
      }
      guard name.hasSuffix(".swift"), let size = size(of: name) else { continue }
      names.append(name)
      bytes += size
      if names.count > bounds.files { throw tooMuch("\(bounds.files) Swift files") }
      if bytes > bounds.bytes { throw tooMuch("\(bounds.bytes / 1_000_000) MB of Swift") }
    }
    guard !names.isEmpty else { throw Failure(.noInput, "There is no Swift file in \(path).") }
    return names.sorted()
  }

  private func isLeftOut(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.hasPrefix(".") || Self.foreign.contains(last)
  }

  /// In bytes; nil for what is no file, and would be waited for without end.
  private func size(of name: String) -> Int? {
    let place = URL(fileURLWithPath: path + "/" + name).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: place.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (facts?[.size] as? NSNumber)?.intValue
  }

  private func tooMuch(_ what: String) -> Failure {
    Failure(
      .noInput,
      "\(path) holds more than \(what), too much for one program; name the folder of the app's own "
        + "source, or the files.")
  }
}
