import Simulation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
      files[inside] = try PackFolder.bytes(of: path + "/" + inside)
    }
  }

  static let rootFiles: Set<String> = [
    "pack.yml", "misconceptions.yml", "topics.yml", "concepts.yml",
  ]

  static func isFolder(_ path: String) -> Bool { FileStamp.look(path)?.isFolder ?? false }

  /// Asked of the system, because every start asks.
  static func names(in path: String) throws(PackFolderError) -> [String] {
    guard let folder = opendir(path) else {
      throw PackFolderError(path: path, message: "cannot read the folder \(path)")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func bytes(of path: String) throws(PackFolderError) -> [UInt8] {
    guard !isFolder(path), let data = FileManager.default.contents(atPath: path) else {
      throw PackFolderError.unreadable(path)
    }
    return [UInt8](data)
  }
}

/// A path that cannot be read, with a sentence that says so.
public struct PackFolderError: Error, Sendable, Equatable, CustomStringConvertible {
  public var path: String
  public var message: String

  public var description: String { message }

  static func unreadable(_ path: String) -> PackFolderError {
    PackFolderError(path: path, message: "cannot read the file \(path)")
  }
}

/// The name of a part's folder: `03-state`.
struct PartName: Sendable, Hashable {
  let number: Int
  private let words: [Substring]

  init?(_ folder: String) {
    guard let hyphen = folder.firstIndex(of: "-"), let number = Int(folder[..<hyphen]), number >= 0
    else { return nil }
    words = folder[folder.index(after: hyphen)...].split(separator: "-")
    if words.isEmpty { return nil }
    self.number = number
  }

  /// `The update cycle` for `04-the-update-cycle`.
  var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
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
