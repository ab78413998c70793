import Foundation
import Study
import Terminal

extension OutlineCache {
  /// Kept in the file `swiftui-tutor/outline` of `$XDG_CACHE_HOME`, which is `~/.cache` unless set;
  /// that of an imported pack in `outline-NAME`.
  ///
  /// Where there is no home, or the system does not say which program runs, nothing is kept.
  init(environment: [String: String], program: RunningProgram?, pack: String? = nil) {
    guard let program,
      let path = CacheFolder(environment)?.path(
        of: pack.map { "outline-\($0)" } ?? "outline")
    else {
      self.init(program: "", now: { 0 }, load: { nil }, save: { _ in })
      return
    }
    self.init(program: program.build, now: { Int(Date().timeIntervalSince1970) * 1_000_000_000 }) {
      OpenFile(path).map { file in KeptFile { file.bytes($0) } }
    } save: { bytes in
      CacheFolder.write(bytes, to: path)
    }
  }
}

/// A file that stays open: what is read is of one and the same, whatever comes to be in its place.
private final class OpenFile: Sendable {
  private let descriptor: CInt

  /// nil if there is none.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// nil if there are fewer.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = 0
      while filled < range.count {
        let next = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let count = pread(
          descriptor, next.baseAddress, next.count, off_t(range.lowerBound + filled))
        guard count > 0 else { return }
        filled += count
      }
    }
    return bytes.count == range.count ? bytes : nil
  }
}
