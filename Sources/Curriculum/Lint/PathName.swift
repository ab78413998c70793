#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths as text, whether or not something is there.
enum PathName {
  static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  static func parent(_ path: String) -> String {
    if path == "." { return ".." }
    if lastPart(path) == ".." { return path + "/.." }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
