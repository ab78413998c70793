import ArgumentParser
import Study

/// `tutor due`: what is due, for people and scripts.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "Say how many cards are due.",
    discussion: """
      Examples: tutor due
                tutor due --json
                tutor due --exit-code || notify-send "cards are due"
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Exit with 1 if a card is due.")
  var exitCode = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let report = try Surroundings().session(shared).dueReport()
      write(json ? try tutor.json(report) : text(report))
      if exitCode, report.isAnythingDue { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }

  private func text(_ report: DueReport) -> String {
    "\(report.due) due, \(report.new) new, \(report.waiting) later today, "
      + "\(report.dueTomorrow) tomorrow\n"
  }
}
