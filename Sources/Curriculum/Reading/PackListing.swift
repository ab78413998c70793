import Simulation

/// The files of a pack, seen from outside: which there are, and their stamps.
public struct PackListing: Sendable {
  /// The folder as the reader named it.
  public var path: String
  /// By path inside the folder: `03-state/who-reruns.md`.
  public var files: [String: FileStamp]

  public init(path: String, files: [String: FileStamp]) {
    self.path = path
    self.files = files
  }

  /// Looks at all files of a folder that may belong to a pack.
  ///
  /// - Throws: ``PackFolderError`` if the folder, or that of a part, cannot be read.
  public init(at path: String) throws(PackFolderError) {
    self.init(path: path, files: [:])
    for name in try PackFiles.names(in: path) {
      if PackFiles.rootFiles.contains(name) {
        try add(name)
      } else if PartName(name) != nil, PackFiles.isFolder(path + "/" + name) {
        for file in try PackFiles.names(in: path + "/" + name) where file.hasSuffix(".md") {
          try add(name + "/" + file)
        }
      }
    }
  }

  private mutating func add(_ inside: String) throws(PackFolderError) {
    guard let found = FileStamp.look(path + "/" + inside), !found.isFolder else {
      throw PackFolderError.unreadable(path + "/" + inside)
    }
    files[inside] = found.stamp
  }

  /// Whether a change after `time` (nanoseconds since 1970) would show in some stamp.
  public func isSettled(at time: Int) -> Bool {
    files.values.allSatisfy { $0.isSettled(at: time) }
  }

  /// Tells these files, as they look from outside, from any others.
  public var mark: ContentMark {
    var mark = ContentMark()
    mark.add(path)
    for (inside, stamp) in files.sorted(by: { $0.key < $1.key }) {
      mark.add(inside)
      for number in [
        stamp.size, Int(truncatingIfNeeded: stamp.number), stamp.modified, stamp.changed,
      ] {
        mark.add(number)
      }
    }
    return mark
  }
}
