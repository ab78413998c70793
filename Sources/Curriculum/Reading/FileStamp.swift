#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of a file without reading it. A file whose stamp is as it was holds what it
/// held, if the stamp was settled when the file was read.
public struct FileStamp: Sendable, Hashable {
  /// Bytes.
  public var size: Int
  /// Which file of its disk it is: one that was put in its place is another.
  public var number: UInt64
  /// Nanoseconds since 1970, of the contents.
  public var modified: Int
  /// Nanoseconds since 1970, of anything; unlike ``modified``, nobody sets it as they like.
  public var changed: Int

  public init(size: Int, number: UInt64, modified: Int, changed: Int) {
    self.size = size
    self.number = number
    self.modified = modified
    self.changed = changed
  }

  /// Whether a change after `time` (nanoseconds since 1970) would show. Clocks of disks tick slower
  /// than files change: of two changes within a tick the second leaves the stamp as it is.
  public func isSettled(at time: Int) -> Bool {
    let youngest = time - 2_000_000_000
    return modified < youngest && changed < youngest
  }
}

extension FileStamp {
  /// Whether a path names a folder, and what there is to tell it from others; links are followed.
  static func look(_ path: String) -> (stamp: FileStamp, isFolder: Bool)? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    let stamp = FileStamp(
      size: Int(facts.st_size), number: UInt64(facts.st_ino),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
    return (stamp, facts.st_mode & S_IFMT == S_IFDIR)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
