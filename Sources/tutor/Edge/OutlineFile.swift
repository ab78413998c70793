import Foundation
import Study
import Terminal

extension OutlineCache {
  /// Kept in the file `swiftui-tutor/outline` of `$XDG_CACHE_HOME`, which is `~/.cache` unless set.
  /// Where there is no home, or the system does not say which program runs, nothing is kept.
  init(environment: [String: String], program: RunningProgram?) {
    let path = Self.path(environment)
    guard let program, let path else {
      self.init(program: "", load: { nil }, save: { _ in })
      return
    }
    self.init(program: program.build) {
      FileManager.default.contents(atPath: path).map { [UInt8]($0) }
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
