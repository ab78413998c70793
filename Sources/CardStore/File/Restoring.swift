import Foundation
import GRDB
import Recall

extension CardStore {
  /// Puts a backup in the place of the store, which is kept.
  ///
  /// A sound store becomes a backup itself, and then takes over what the copy holds in one
  /// transaction: tutors that have it open see the cards change. A damaged one is set aside under
  /// another name.
  ///
  /// - Parameter time: milliseconds since 1970, for the name of what is kept.
  /// - Returns: where the store of before is; nil if there was none.
  public static func restore(
    _ copy: BackupCopy, to path: String, at time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> String? {
    guard copy.inspected(isThorough: true).isSound else {
      throw .damaged(path: copy.path, reason: "this backup cannot be used")
    }
    do {
      guard FileManager.default.fileExists(atPath: path) else {
        try replace(path, with: copy, keeping: nil)
        return nil
      }
      if let store = try openSound(path) {
        // The copy that is wanted may be one of those that another one pushes out.
        let draft = try Draft(besides: path)
        defer { draft.remove() }
        try FileManager.default.copyItem(atPath: copy.path, toPath: draft.path)
        let kept = try store.backUp(before: .restore, at: time, calendar: calendar)
        try store.takeOver(draft)
        return kept.path
      }
      guard !FileUse.isOpenElsewhere(path) else { throw CardStoreError.busy(path: path) }
      let suffix = BackupName.local(time, calendar)
      let base = path.hasSuffix(".sqlite") ? String(path.dropLast(".sqlite".count)) : path
      let aside = "\(base)-damaged-\(suffix).sqlite"
      try replace(path, with: copy, keeping: aside)
      return aside
    } catch {
      throw CardStoreError(error, path: path)
    }
  }

  /// - Returns: nil for a damaged store.
  /// - Throws: for one that is not ours to replace, or in use.
  private static func openSound(_ path: String) throws(CardStoreError) -> CardStore? {
    do {
      let store = try CardStore(path: path)
      let isSound = try store.read {
        try StoredLog.damages($0, atMost: 1).isEmpty && Soundness.brokenParts($0).isEmpty
      }
      return isSound ? store : nil
    } catch {
      if case .damaged = error { return nil }
      throw error
    }
  }

  private func takeOver(_ draft: Draft) throws {
    try checkWritable()
    try DatabaseQueue(path: draft.path).backup(to: database)
    try Schema.migrator.migrate(database)
  }

  private static func replace(
    _ path: String, with copy: BackupCopy, keeping aside: String?
  ) throws {
    let draft = try Draft(besides: path)
    defer { draft.remove() }
    try FileManager.default.copyItem(atPath: copy.path, toPath: draft.path)
    guard let aside else { return try FileReplacement.rename(draft.path, to: path) }
    try FileReplacement.replace(path, with: draft.path, keeping: aside)
  }
}
