import Foundation
import Simulation

/// Where things are kept that can be found out again: `swiftui-tutor` in `$XDG_CACHE_HOME`, which is
/// `~/.cache` unless set.
struct CacheFolder: Sendable {
  private let folder: String

  /// Nil where there is no home.
  init?(_ environment: [String: String]) {
    // The specification says that relative paths are to be ignored.
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      folder = cache + "/swiftui-tutor/"
    } else {
      guard let home = environment["HOME"], !home.isEmpty else { return nil }
      folder = home + "/.cache/swiftui-tutor/"
    }
  }

  func path(of name: String) -> String { folder + name }

  /// Forgets the files of a folder in it that were written longest ago.
  ///
  /// - Parameter most: How many may stay.
  func forgetOldest(in name: String, most: Int) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: path(of: name)),
      includingPropertiesForKeys: [.contentModificationDateKey])
    guard let files, files.count > most else { return }
    let dated = files.map { file in
      let facts = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return (file: file, date: facts?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.date > $1.date }).dropFirst(most) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Replaces a file. That it cannot be kept is no reason to disturb the learner.
  static func write(_ bytes: [UInt8], to path: String) {
    let file = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? Data(bytes).write(to: file, options: .atomic)
  }
}

extension Surroundings {
  /// Kept in the file `findings`; nowhere if the system does not say which program runs.
  var findings: FindingsCache {
    guard let program, let path = CacheFolder(environment)?.path(of: "findings") else {
      return .none
    }
    return FindingsCache(program: program.build) {
      FileManager.default.contents(atPath: path).map(Array.init)
    } save: {
      CacheFolder.write($0, to: path)
    }
  }

  /// Kept in the folder `answers`, the latest hundred; nowhere if the system does not say which
  /// program runs.
  var answers: AnswerCache {
    guard let program, let cache = CacheFolder(environment) else { return .none }
    return AnswerCache(program: program.build) { name in
      FileManager.default.contents(atPath: cache.path(of: "answers/\(name)")).map(Array.init)
    } save: { name, bytes in
      CacheFolder.write(bytes, to: cache.path(of: "answers/\(name)"))
      cache.forgetOldest(in: "answers", most: 100)
    }
  }
}
