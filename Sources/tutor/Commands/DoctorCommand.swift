import ArgumentParser
import Study

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
      let examination = Examination(
        surroundings: try Surroundings(shared.chosen, toleratesMistakes: true))
      if repair { remark(try Repair(examination).lines()) }
      let report = HealthReport(examination.facts())
      if json {
        write(document: try tutor.json(report))
      } else {
        write(lines: report.lines)
      }
      if !report.isWell { throw ExitCode(report.exitCode) }
    }
  }
}
