import ArgumentParser
import CardStore
import Curriculum
import Foundation
import Study
import Terminal

/// `tutor doctor`: checks everything that answers depend on.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check your cards, backups, lessons, clock and terminal.",
    discussion: """
      Exits with 0 if all is well. Nothing is changed without --repair, and that deletes nothing.

      Examples: tutor doctor
                tutor doctor --json
                tutor doctor --repair
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Set a damaged file aside and recover what can be recovered.")
  var repair = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let examination = Examination(surroundings: try Surroundings(), options: shared)
      if repair { remark(try Repair(examination).lines()) }
      let report = HealthReport(examination.facts())
      if json {
        write(try tutor.json(report))
      } else {
        write(lines: report.lines.map(\.forTerminal))
      }
      if !report.isWell { throw ExitCode(report.exitCode) }
    }
  }
}

/// Gathers what the doctor looks at.
struct Examination {
  let surroundings: Surroundings
  let options: SharedOptions

  var path: String { surroundings.storePath(option: options.store) }

  func facts() -> HealthFacts {
    let store = storeHealth()
    return HealthFacts(
      storePath: path, store: store,
      backups: Backup(ofStoreAt: path).copies().map {
        HealthFacts.InspectedBackup(copy: $0, contents: $0.inspected())
      },
      lessons: lessons(), clock: surroundings.clock, zone: TimeZone.current.identifier,
      isTimePretended: surroundings.environment["TUTOR_NOW"]?.isEmpty == false,
      terminal: terminal(), versions: versions(store))
  }

  func storeHealth() -> Result<StoreHealth, CardStoreError>? {
    guard SourceInput.exists(path) else { return nil }
    return Result { () throws(CardStoreError) in
      try CardStore(path: path).health(at: surroundings.clock.milliseconds())
    }
  }

  private func lessons() -> Result<HealthFacts.Lessons, HealthFacts.Obstacle> {
    do {
      let folder = try surroundings.lessonFolder(option: options.lessons)
      let report = try Linter().lint(paths: [folder])
      return .success(
        HealthFacts.Lessons(
          folder: folder, lessons: report.lessons, errors: report.findings.errorCount,
          warnings: report.findings.warningCount))
    } catch {
      let failure = Failure(error)
      return .failure(
        HealthFacts.Obstacle(
          text: failure.lines.joined(separator: " "), exitCode: failure.status.rawValue))
    }
  }

  private func terminal() -> HealthFacts.Terminal {
    let facts = TerminalFacts.measured()
    let capabilities = Capabilities(
      environment: surroundings.environment, facts: facts, wishes: options.wishes)
    return HealthFacts.Terminal(
      name: surroundings.environment["TERM"], isTerminal: facts.outputIsTerminal,
      columns: capabilities.size.columns, rows: capabilities.size.rows,
      hasUTF8: capabilities.glyphs == .unicode, hasColor: capabilities.color)
  }

  private func versions(_ store: Result<StoreHealth, CardStoreError>?) -> [String] {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let engine = (try? store?.get().engine).map { "SQLite \($0)" }
    return ["tutor \(programVersion)", engine, LineLibrary.version, system].compactMap(\.self)
  }
}

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
    let report = try CardStore.recover(
      path: examination.path, at: clock.milliseconds(), calendar: clock.calendar)
    var lines = ["The damaged file is now \(report.setAside)"]
    if let backup = report.backup {
      lines.append("The backup \(backup.name) had \(counted(report.rowsOfBackup, "row")).")
    }
    lines.append("Recovered from the damaged file: \(counted(report.rowsSalvaged, "row")).")
    if report.rowsRefused > 0 {
      lines.append("Read, but without sense: \(counted(report.rowsRefused, "row")).")
    }
    return lines + ["You have \(counted(report.answers, "answer"))."]
  }
}

extension StoreHealth {
  /// Whether replaying the log is not enough.
  fileprivate var needsRecovery: Bool {
    !damages.isEmpty || brokenReferences > 0 || hasImpossibleTimes
  }
}
