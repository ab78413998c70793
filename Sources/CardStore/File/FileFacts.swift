#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of a file. Every start asks; Foundation would put each fact into a box of its
/// own, in a table.
struct FileFacts {
  /// Bytes.
  let size: Int
  let isFolder: Bool

  /// Links are followed; nil if nothing is there.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    size = Int(facts.st_size)
    isFolder = facts.st_mode & S_IFMT == S_IFDIR
  }

  static func mayRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// The folder that a path names its file in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
