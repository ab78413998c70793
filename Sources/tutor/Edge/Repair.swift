import CardStore
import Study

/// Does what the doctor advises.
struct Repair {
  let examination: Examination

  init(_ examination: Examination) { self.examination = examination }

  /// - Returns: What was done.
  /// - Throws: `CardStoreError` for what cannot be repaired, with everything as it was.
  func lines() throws -> [String] {
    switch examination.storeHealth() {
    case nil: return ["There is nothing to repair."]
    case .failure(.damaged): return try recover()
    case .failure(let error):
      // A file that lost its first bytes looks like another program's, unless there are backups.
      guard case .unusable = error else { throw error }
      return try recover()
    case .success(let health) where health.needsRecovery: return try recover()
    case .success(let health) where health.inconsistencies?.isEmpty == false:
      let store = try CardStore(path: examination.path)
      let clock = examination.surroundings.clock
      try store.backUp(before: .repair, at: clock.milliseconds(), calendar: clock.calendar)
      let repaired = try store.rebuild()
      return ["Derived again from the log: \(repaired.joined(separator: ", "))."]
    case .success: return ["There is nothing to repair."]
    }
  }

  func recover() throws -> [String] {
    let clock = examination.surroundings.clock
    let work = LongWork("Recovering", isShown: !examination.surroundings.settings[.plain])
    let report = try work.run {
      try CardStore.recover(
        path: examination.path, at: clock.milliseconds(), calendar: clock.calendar, progress: $0)
    }
    var lines = ["The damaged file is now \(report.setAside)"]
    if let backup = report.backup {
      lines.append("The backup \(backup.name) had \(counted(report.rowsOfBackup, "row")).")
    }
    lines.append("Recovered from the damaged file: \(counted(report.rowsSalvaged, "row")).")
    if report.rowsReplaced > 0 {
      lines.append(
        "Changed by the damage, and whole in the backup: \(counted(report.rowsReplaced, "row")).")
    }
    if report.rowsDoubtful > 0 {
      lines.append(
        "Changed by the damage, and kept as it can be read, since no backup has it: "
          + "\(counted(report.rowsDoubtful, "row")).")
    }
    if report.rowsUnchecked > 0 {
      lines.append(
        "Kept as they can be read, though their checksums are gone: "
          + "\(counted(report.rowsUnchecked, "row")).")
    }
    if report.rowsRefused > 0 {
      lines.append("Read, but without sense: \(counted(report.rowsRefused, "row")).")
    }
    return lines + ["You have \(counted(report.answers, "answer"))."]
  }
}
