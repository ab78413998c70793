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

/// What a pack reads of the disk.
enum PackFiles {
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
