import ArgumentParser
import CardStore

/// `tutor merge`: takes in what was answered on another machine.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Take in what was answered on another machine.",
    discussion: """
      The other file is only read, and yours is backed up before. Merging again changes nothing.

      Example: tutor merge laptop.sqlite
      """)

  @Argument(help: "The other file of cards.", completion: .file())
  var other: String

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let clock = surroundings.clock
      let store = try CardStore(path: surroundings.storePath)
      let work = LongWork("Merging", isShown: !surroundings.settings[.plain])
      let report = try work.run {
        try store.merge(other, at: clock.milliseconds(), calendar: clock.calendar, progress: $0)
      }
      write(lines: lines(report))
    }
  }

  private func lines(_ report: MergeReport) -> [String] {
    var lines = [
      report.rows == 0
        ? "Nothing new: every answer of \(other) is here already."
        : "Taken in: \(counted(report.answers, "answer")), \(counted(report.rows, "row")) in all."
    ]
    if let backup = report.backup {
      lines.append("As it was before: tutor restore \(backup.name)")
    }
    if report.differing > 0 {
      lines.append(
        "Rows that say something else there than here: \(report.differing). One of the files was "
          + "changed by hand; yours stayed as it is.")
    }
    return lines
  }
}

/// `1 row`, `2 rows`
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
