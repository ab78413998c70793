import CardStore
import Curriculum
import Foundation
import Study
import Terminal

/// Gathers what the doctor looks at.
struct Examination {
  let surroundings: Surroundings

  var path: String { surroundings.storePath }

  func facts() -> HealthFacts {
    let store = storeHealth()
    return HealthFacts(
      settings: surroundings.settings.file, storePath: path,
      isStoreEmpty: surroundings.hasEmptyStore,
      store: store,
      backups: Backup(ofStoreAt: path).copies().map {
        HealthFacts.InspectedBackup(copy: $0, contents: $0.inspected())
      },
      lessons: lessons(), clock: surroundings.clock, zone: TimeZone.current.identifier,
      isTimePretended: surroundings.environment["TUTOR_NOW"]?.isEmpty == false,
      terminal: terminal(), versions: versions(store))
  }

  func storeHealth() -> Result<StoreHealth, CardStoreError>? {
    guard surroundings.hasStore else { return nil }
    return Result { () throws(CardStoreError) in
      try CardStore(path: path).health(at: surroundings.clock.milliseconds())
    }
  }

  private func lessons() -> Result<HealthFacts.Lessons, HealthFacts.UnreadLessons> {
    do {
      let folder = try surroundings.lessonFolder()
      let work = LongWork.lint(isShown: !surroundings.settings[.plain])
      let report = try work.run { progress in
        try Linter().lint(paths: [folder]) { try? progress($0) }
      }
      return .success(
        HealthFacts.Lessons(
          folder: folder, lessons: report.lessons, errors: report.findings.errorCount,
          warnings: report.findings.warningCount))
    } catch {
      let failure = Failure(error)
      return .failure(
        HealthFacts.UnreadLessons(
          text: failure.lines.joined(separator: " "), exitCode: failure.status.rawValue))
    }
  }

  private func terminal() -> HealthFacts.Terminal {
    let facts = TerminalFacts.measured()
    let capabilities = Capabilities(
      environment: surroundings.environment, facts: facts, wishes: surroundings.wishes)
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
