import Foundation
import GRDB

/// Copies of the store beside it, in the folder `backups`.
public struct Backup: Sendable {
  /// How many copies of which age stay: one a day, a week and a month.
  public static let daily = 7
  public static let weekly = 4
  public static let monthly = 12

  /// Where the copies are.
  public let folder: URL
  private let stem: String

  /// - Parameter path: of the store.
  public init(ofStoreAt path: String) {
    let file = URL(fileURLWithPath: path)
    folder = file.deletingLastPathComponent().appendingPathComponent("backups")
    stem = file.deletingPathExtension().lastPathComponent
  }

  /// Copies a store that may be in use, under `name`: whole, or not at all.
  func make(from source: DatabaseQueue, named name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let target = file(name)
    let draft = folder.appendingPathComponent(
      ".\(stem)-\(ProcessInfo.processInfo.processIdentifier).draft")
    defer { try? FileManager.default.removeItem(at: draft) }
    try? FileManager.default.removeItem(at: draft)
    let copy = try DatabaseQueue(path: draft.path)
    try source.backup(to: copy)
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try copy.close()
    guard rename(draft.path, target.path) == 0 else {
      throw CardStoreError.inputOutput(path: target.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Where the copy called `name` is.
  func file(_ name: String) -> URL { folder.appendingPathComponent("\(stem)-\(name).sqlite") }

  /// The days, numbered from 1 January 1970, of which there is a copy.
  func days() -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix("\(stem)-day-"), name.hasSuffix(".sqlite") else { return nil }
      return Int(name.dropFirst(stem.count + 5).dropLast(7))
    }.sorted()
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
