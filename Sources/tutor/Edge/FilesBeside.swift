import Foundation
import Guides

/// The files that lie in one catalogue with a guide, which shows them by their names.
struct FilesBeside {
  /// More files of any kind than a catalogue has.
  private static let most = 10_000
  /// A listing that is read is far shorter.
  private static let mostBytes = 200_000

  /// Paths by the names of their files.
  private let paths: [String: String]

  /// - Parameter guide: The path of the guide. Its catalogue is the folder around it that is called
  ///   one, else the folder that it lies in.
  init(of guide: String) {
    let folder = URL(fileURLWithPath: guide).standardizedFileURL.deletingLastPathComponent()
    var catalogue = folder
    while catalogue.pathExtension != "docc", catalogue.path.count > 1 {
      catalogue.deleteLastPathComponent()
    }
    let root = catalogue.pathExtension == "docc" ? catalogue : folder
    var paths: [String: String] = [:]
    let walk = FileManager.default.enumerator(atPath: root.path)
    var visited = 0
    while let inside = walk?.nextObject() as? String, visited < Self.most {
      visited += 1
      let name = inside.split(separator: "/").last.map(String.init) ?? inside
      if paths[name] == nil { paths[name] = root.path + "/" + inside }
    }
    self.paths = paths
  }

  /// The lines of a file; nil if there is none of that name, or it is no text or too long to be read.
  func lines(of name: String) -> [String]? {
    guard let path = paths[name],
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.mostBytes,
      let data = FileManager.default.contents(atPath: path),
      let text = try? GuideText(name: name, bytes: [UInt8](data)), !text.lines.isEmpty
    else { return nil }
    return text.lines
  }
}
