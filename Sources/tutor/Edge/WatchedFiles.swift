import Foundation

/// Files that are being edited, by what is in them. Nothing is asked of the system but to look:
/// that works on every system and with every editor, those too that save under another name and
/// rename.
struct WatchedFiles {
  /// What became of a file.
  struct Change: Equatable {
    let path: String
    /// The first line that differs, from 1; nil if the file is gone, or back as it was.
    let line: Int?
  }

  private struct Seen {
    var size: UInt64
    var modified: Date
    var lines: [Substring]
  }

  private let paths: [String]
  /// How the names of files in folders end.
  private let endings: [String]
  private var seen: [String: Seen] = [:]
  /// Files that were not there the last time. An editor that renames is given one look's time.
  private var missing: Set<String> = []
  /// Files of which it was told that they are gone.
  private var gone: Set<String> = []

  /// - Parameters:
  ///   - paths: Files, and folders of them.
  ///   - endings: How the names of files in folders end; those of lessons if left out.
  init(_ paths: [String], endings: [String] = [".md", ".yml"]) {
    self.endings = endings
    self.paths = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    _ = change()
  }

  /// What changed since the last look; the first of several, nil if nothing did.
  mutating func change() -> Change? {
    let present = paths.flatMap(files)
    var changes: [Change] = []
    for path in present {
      let isBack = gone.remove(path) != nil
      guard let found = Self.look(path, unless: isBack ? nil : seen[path]) else { continue }
      let before = seen[path]?.lines
      seen[path] = found
      if before != found.lines || isBack {
        changes.append(Change(path: path, line: Self.firstDifference(before ?? [], found.lines)))
      }
    }
    let absent = Set(seen.keys).subtracting(present).subtracting(gone)
    for path in absent.intersection(missing).sorted() {
      gone.insert(path)
      changes.append(Change(path: path, line: nil))
    }
    missing = absent
    return changes.first
  }

  /// - Returns: Nil if it is as it was, or cannot be read at this moment.
  private static func look(_ path: String, unless seen: Seen?) -> Seen? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    let size = facts[.size] as? UInt64 ?? 0
    let modified = facts[.modificationDate] as? Date ?? .distantPast
    if let seen, seen.size == size, seen.modified == modified { return nil }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return Seen(
      size: size, modified: modified,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  private static func firstDifference(_ old: [Substring], _ new: [Substring]) -> Int? {
    guard !old.isEmpty else { return 1 }
    guard old != new else { return nil }
    return max(1, min(zip(old, new).prefix { $0 == $1 }.count + 1, new.count))
  }

  /// The file itself, or what belongs to lessons in a folder and those below.
  private func files(_ path: String) -> [String] {
    guard Surroundings.isFolder(path) else { return SourceInput.exists(path) ? [path] : [] }
    let inside = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
    return inside.compactMap { $0 as? String }
      .filter { name in
        endings.contains(where: name.hasSuffix)
          && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .sorted().map { path == "/" ? path + $0 : path + "/" + $0 }
  }
}
