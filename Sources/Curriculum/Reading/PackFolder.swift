import Simulation

/// The files of a pack as they lie in its folder, not yet understood.
///
///     Lessons/
///       pack.yml              optional: `name: swiftui`
///       misconceptions.yml    a list of `slug`, `belief`, `truth`, and optionally `lesson` and `trace`
///       topics.yml            a list of `slug`, `title`, and `concepts` or `lessons` or both
///       concepts.yml          optional: a list of `slug` and `restsOn`, other concepts
///       03-state/*.md         a part: its number and name, and its lessons
public struct PackFolder: Sendable {
  /// The folder as the reader named it; it begins the path of every finding.
  public var path: String
  /// Contents by path inside the folder: `03-state/who-reruns.md`.
  public var files: [String: [UInt8]]

  public init(path: String, files: [String: [UInt8]]) {
    self.path = path
    self.files = files
  }

  /// Reads all files of a folder that may belong to a pack.
  ///
  /// - Throws: ``PackFolderError`` if the folder or a file in it cannot be read.
  public init(at path: String) throws(PackFolderError) { try self.init(PackListing(at: path)) }

  /// Reads the files of a folder that was looked at.
  ///
  /// - Parameter progress: Is told the share that is read, 0...1.
  /// - Throws: ``PackFolderError`` if one of them cannot be read.
  public init(
    _ listing: PackListing, progress: (Double) -> Void = { _ in }
  ) throws(PackFolderError) {
    self.init(path: listing.path, files: [:])
    for (index, inside) in listing.files.keys.sorted().enumerated() {
      progress(Double(index) / Double(listing.files.count))
      files[inside] = try PackFiles.bytes(of: path + "/" + inside)
    }
  }
}

extension PackFolder {
  /// Tells these files at this place from any others: by path, names and contents.
  public var mark: ContentMark {
    var mark = ContentMark()
    mark.add(path)
    for (inside, bytes) in files.sorted(by: { $0.key < $1.key }) {
      mark.add(inside)
      mark.add(bytes)
    }
    return mark
  }
}
