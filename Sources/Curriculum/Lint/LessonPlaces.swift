#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What of a folder can be linted.
public enum LessonPlaces {
  /// The folder itself, if it is a pack or a part of one; else the packs and lessons right inside
  /// it. Empty if there are none.
  public static func inside(_ folder: String) -> [String] {
    guard let names = try? PackFiles.names(in: folder) else { return [] }
    func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }
    if holdsParts(folder, names) { return [folder] }
    let lessons = names.filter { isLesson(path($0)) }
    if PartName(PathName.lastPart(PathName.absolute(folder))) != nil, !lessons.isEmpty {
      return [folder]
    }
    let packs = names.filter { name in
      PackFiles.isFolder(path(name))
        && holdsParts(path(name), (try? PackFiles.names(in: path(name))) ?? [])
    }
    return (packs + lessons).map(path)
  }

  private static func holdsParts(_ folder: String, _ names: [String]) -> Bool {
    names.contains { name in
      guard PartName(name) != nil else { return false }
      let part = "\(folder)/\(name)"
      let inside = (try? PackFiles.names(in: part)) ?? []
      return inside.contains { isLesson("\(part)/\($0)") }
    }
  }

  /// Whether a file is Markdown whose front matter names a lesson; others are notes of any kind.
  private static func isLesson(_ path: String) -> Bool {
    guard path.hasSuffix(".md"), let bytes = try? PackFiles.bytes(of: path) else { return false }
    let head = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
    let front = lines.dropFirst().prefix { !$0.hasPrefix("---") }
    return lines.first?.hasPrefix("---") == true && front.contains { $0.hasPrefix("id:") }
  }
}
