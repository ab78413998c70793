import Foundation
import GRDB

/// Copies of the store beside it, in the folder `backups`.
public struct Backup: Sendable {
  /// How many copies of which age stay: one a day, a week and a month.
  public static let daily = 7
  public static let weekly = 4
  public static let monthly = 12

  /// The path of the folder that the copies are in.
  public let folder: String
  private let stem: String

  /// - Parameter path: of the store.
  public init(ofStoreAt path: String) {
    folder = FileFacts.folder(of: path) + "/backups"
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    stem = String(dot == name.startIndex ? name : name[..<dot])
  }

  /// The copies that there are, the newest first.
  public func copies() -> [BackupCopy] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(stem + "-"), name.hasSuffix(".sqlite") else { return nil }
      let inner = String(name.dropFirst(stem.count + 1).dropLast(".sqlite".count))
      return BackupCopy(name: inner, path: folder + "/" + name)
    }.sorted { $1.isOlder(than: $0) }
  }

  /// The newest copy in which nothing is damaged. Days may pass before damage is noticed, and copies
  /// be made of it.
  public func newestWhole() -> BackupCopy? { copies().first { $0.isWhole() } }

  /// Copies a store that may be in use, under `name`: whole, or not at all.
  @discardableResult
  func make(from source: DatabaseQueue, named name: String) throws -> BackupCopy {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let target = path(name)
    let draft = folder + "/.\(stem)-\(ProcessInfo.processInfo.processIdentifier).draft"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try? FileManager.default.removeItem(atPath: draft)
    let copy = try DatabaseQueue(path: draft)
    try source.backup(to: copy)
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try copy.close()
    try FileReplacement.rename(draft, to: target)
    guard let made = BackupCopy(name: name, path: target) else {
      throw CardStoreError.bug(reason: "a backup cannot be called \(name)")
    }
    return made
  }

  /// Removes copies that have become too many. Each occasion is thinned out by itself: copies
  /// before a merge do not crowd out those of the days. What a killed process left half made goes,
  /// too.
  func thinOut() throws {
    for draft in abandonedDrafts() { try? FileManager.default.removeItem(atPath: draft) }
    for copies in Dictionary(grouping: copies(), by: \.occasion).values {
      let kept = Self.kept(of: copies)
      for copy in copies where !kept.contains(copy) {
        try FileManager.default.removeItem(atPath: copy.path)
      }
    }
  }

  private func abandonedDrafts() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      guard name.hasPrefix(".\(stem)-"),
        let number = name.dropFirst(stem.count + 2).split(separator: ".").first,
        let process = pid_t(number)
      else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }.map { folder + "/" + $0 }
  }

  /// A name for a copy before a change: never one that is taken, for a copy is never overwritten.
  func freeName(at moment: String, before occasion: BackupCopy.Occasion) -> String {
    let numbers = sequence(first: 2) { $0 + 1 }.lazy.map { "\(moment)-\($0)" }
    func name(_ moment: String) -> String { "\(moment)-before-\(occasion.rawValue)" }
    func isFree(_ name: String) -> Bool { FileFacts(path(name)) == nil }
    if isFree(name(moment)) { return name(moment) }
    return numbers.map(name).first(where: isFree) ?? name(moment)
  }

  /// Where the copy called `name` is.
  func path(_ name: String) -> String { "\(folder)/\(stem)-\(name).sqlite" }

  /// Those that stay, of copies for one occasion: of the days that stay, the first copy, which is
  /// from before everything that went wrong on that day, and the last one.
  private static func kept(of copies: [BackupCopy]) -> Set<BackupCopy> {
    let days = Dictionary(grouping: copies, by: \.day)
    return Set(
      kept(of: Array(days.keys)).flatMap { day in
        let sorted = (days[day] ?? []).sorted { $0.isOlder(than: $1) }
        return [sorted.first, sorted.last].compactMap(\.self)
      })
  }

  /// Those of `days` that stay: the newest seven, and the newest of each of the newest four weeks
  /// and of the newest twelve months of 30 days.
  static func kept(of days: [Int]) -> Set<Int> {
    func newest(_ count: Int, each length: Int) -> [Int] {
      let groups = Dictionary(grouping: days) { $0 / length }
      return groups.sorted { $0.key > $1.key }.prefix(count).compactMap { $0.value.max() }
    }
    return Set(newest(daily, each: 1) + newest(weekly, each: 7) + newest(monthly, each: 30))
  }
}
