import Foundation

/// Changes of whole files that a kill cannot leave half done.
enum FileReplacement {
  static func rename(_ source: String, to target: String) throws {
    guard Foundation.rename(source, target) == 0 else { throw failure(target) }
  }

  /// Puts `draft` in the place of the store at `path`, which stays under another name, with what
  /// its journal holds.
  ///
  /// The store has both names until the draft takes its place, so that a kill leaves the one or the
  /// other. A journal of the old file must be gone by then: SQLite would play it into the new one.
  static func replace(_ path: String, with draft: String, keeping aside: String) throws {
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try duplicate(path + suffix, as: aside + suffix)
    }
    for suffix in ["-wal", "-shm"] where unlink(path + suffix) != 0 && errno != ENOENT {
      throw failure(path + suffix)
    }
    try rename(draft, to: path)
    UncheckedMark(ofStoreAt: path).remove()
    synchronize(folderOf: path)
  }

  /// A second name, or a copy where files can have only one.
  private static func duplicate(_ path: String, as other: String) throws {
    guard link(path, other) != 0 else { return }
    try FileManager.default.copyItem(atPath: path, toPath: other)
  }

  /// Names reach the disk when their folder does.
  private static func synchronize(folderOf path: String) {
    let descriptor = Foundation.open(FileFacts.folder(of: path), O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> CardStoreError {
    .inputOutput(path: path, reason: String(cString: strerror(errno)))
  }
}

/// Who else uses a file.
enum FileUse {
  /// Whether another process has the SQLite file open: it holds a lock on the bytes that SQLite
  /// sets aside for readers for as long as it does.
  ///
  /// Ask only while this process does not have the file open: closing the descriptor here gives up
  /// the locks that SQLite holds there.
  static func isOpenElsewhere(_ path: String) -> Bool {
    let descriptor = Foundation.open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = firstReaderByte
    lock.l_len = 510
    guard fcntl(descriptor, F_GETLK, &lock) == 0 else { return false }
    return lock.l_type != Int16(F_UNLCK)
  }

  /// `SHARED_FIRST` of SQLite's file format.
  private static let firstReaderByte: off_t = 0x4000_0002
}
