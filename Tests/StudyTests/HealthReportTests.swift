import CardStore
import Foundation
import Study
import Testing

@Suite("The doctor's report")
struct HealthReportTests {
  @Test("of a healthy tutor says so in a line for each thing, and exits with 0")
  func healthy() {
    let report = HealthReport(facts())
    #expect(report.isWell && report.exitCode == 0)
    #expect(
      report.lines == [
        "ok settings  Nothing is chosen in /config.yml.",
        "ok file      /cards.sqlite is whole: 123 kB, format 2.",
        "ok log       12 answers in 15 rows; replaying them gives what is stored.",
        "-- backups   There is no copy yet. The next session makes one.",
        "ok lessons   3 lessons in /Lessons.",
        "ok clock     It is 2026-09-21 22:00 in Europe/Berlin (+02:00).",
        "ok terminal  xterm, 80 by 24, UTF-8, colour.",
        "ok versions  tutor 1, SQLite 3.",
        "All is well.",
      ])
  }

  @Test("tells each trouble with what to do, and exits with the code of the first")
  func troubles() {
    var facts = facts()
    facts.store = .success(health { $0.inconsistencies = ["p/a", "state"] })
    facts.lessons = .success(
      HealthFacts.Lessons(folder: "/Lessons", lessons: 3, errors: 2, warnings: 0))
    let report = HealthReport(facts)
    #expect(!report.isWell && report.exitCode == 65)
    #expect(
      report.lines.contains("!! log       What is stored of p/a, state is not what the log says."))
    #expect(report.lines.contains { $0.hasSuffix("again: tutor doctor --repair") })
    #expect(report.lines.contains("!! lessons   3 lessons in /Lessons, with 2 errors."))
    #expect(report.lines.last == "2 things are not as it should be.")
  }

  @Test("of a store that cannot be opened carries its sentence and its exit code")
  func unopened() {
    for (error, code) in [
      (CardStoreError.damaged(path: "/c", reason: "torn"), 65), (.busy(path: "/c"), 75),
      (.newerVersion(path: "/c", found: 9, known: 2), 78),
      (.inputOutput(path: "/c", reason: "no disk"), 74),
    ] {
      var facts = facts()
      facts.store = .failure(error)
      let report = HealthReport(facts)
      #expect(report.exitCode == Int32(code))
      #expect(report.lines[1] == "!! file      \(error)")
    }
  }

  @Test("remarks on odd things without calling them wrong")
  func remarks() {
    var facts = facts()
    facts.store = .success(
      health {
        $0.rowsOfTheFuture = 1
        $0.rowsAfterClockWentBack = 2
        $0.undosOfNothing = 1
        $0.retiredCards = 4
      })
    facts.isTimePretended = true
    facts.terminal.hasUTF8 = false
    facts.terminal.columns = 30
    let report = HealthReport(facts)
    #expect(report.isWell && report.exitCode == 0)
    let remarks = report.findings.filter { $0.state == .remark }
    #expect(remarks.count == 8)
    #expect(remarks.contains { $0.text.contains("A clock was set back") })
    #expect(remarks.contains { $0.advice == "If the terminal knows UTF-8: export LC_ALL=C.UTF-8" })
  }

  @Test("of a damaged or sealed file says what to do; no file yet is no trouble")
  func files() {
    var facts = facts()
    facts.store = .success(health { $0.damages = ["page 3 is never used"] })
    #expect(HealthReport(facts).lines[1].contains("is damaged: page 3 is never used."))
    #expect(HealthReport(facts).exitCode == 65)
    #expect(!HealthReport(facts).findings.contains { $0.area == .log })
    facts.store = .success(health { $0.isReadOnly = true })
    #expect(HealthReport(facts).exitCode == 74)
    facts.store = nil
    facts.settings = SettingsFile(path: "/c.yml", bytes: Array("a: b\ncolor: red\n".utf8))
    let mistakes = HealthReport(facts).findings.filter { $0.area == .settings }
    #expect(mistakes.count == 2 && mistakes.allSatisfy { $0.state == .trouble })
    #expect(HealthReport(facts).exitCode == 78)
    facts.settings = SettingsFile(path: "/config.yml")
    #expect(HealthReport(facts).exitCode == 0)
    #expect(HealthReport(facts).lines[1] == "-- file      There are no cards at /cards.sqlite yet.")
  }

  @Test("as JSON has all of it")
  func json() throws {
    let report = HealthReport(facts())
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(HealthReport.self, from: data) == report)
  }

  private func health(_ change: (inout StoreHealth) -> Void = { _ in }) -> StoreHealth {
    var health = StoreHealth(
      path: "/cards.sqlite", bytes: 122_880, format: 2, isReadOnly: false, engine: "3")
    health.inconsistencies = []
    health.rows = 15
    health.answers = 12
    change(&health)
    return health
  }

  private func facts() -> HealthFacts {
    HealthFacts(
      settings: SettingsFile(path: "/config.yml"), storePath: "/cards.sqlite",
      store: .success(health()), backups: [],
      lessons: .success(
        HealthFacts.Lessons(folder: "/Lessons", lessons: 3, errors: 0, warnings: 0)),
      clock: StudyClock(milliseconds: { 1_790_020_800_000 }, offset: { _ in 7200 }),
      zone: "Europe/Berlin", isTimePretended: false,
      terminal: HealthFacts.Terminal(
        name: "xterm", isTerminal: true, columns: 80, rows: 24, hasUTF8: true, hasColor: true),
      versions: ["tutor 1", "SQLite 3"])
  }
}
