import Foundation
import Study
import Terminal

extension OutlineCache {
  /// Kept in the file `swiftui-tutor/outline` of `$XDG_CACHE_HOME`, which is `~/.cache` unless set.
  /// Where there is no home, or the system does not say which program runs, nothing is kept.
  init(environment: [String: String], program: RunningProgram?) {
    let path = Self.path(environment)
    guard let program, let path else {
      self.init(program: "", now: { 0 }, load: { nil }, save: { _ in })
      return
    }
    self.init(program: program.build, now: { Int(Date().timeIntervalSince1970) * 1_000_000_000 }) {
      OpenFile(path).map { file in Source { file.bytes($0) } }
    } save: { bytes in
      let file = URL(fileURLWithPath: path)
      // That it cannot be kept is no reason to disturb the learner.
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try? Data(bytes).write(to: file, options: .atomic)
    }
  }

  private static func path(_ environment: [String: String]) -> String? {
    // The specification says that relative paths are to be ignored.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return cache + "/swiftui-tutor/outline"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.cache/swiftui-tutor/outline"
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
