import ArgumentParser
import Study

/// `tutor flags`: questions in which something is wrong.
struct FlagsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flags",
    abstract: "List the questions that you flagged as wrong, for their authors.",
    discussion: """
      After an answer, F flags the question, and you say what is wrong with it. Each flag is listed \
      with the place of the question in its lesson, and with whether it has changed since.

      Examples: tutor flags
                tutor flags --all --json
                tutor flags --done 3f2a1c9d
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "List those that are done, too.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Note that a flag was seen to: its id, or the beginning of it.", valueName: "id"))
  var done: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      if let done {
        let flag = try session.closeFlag(done)
        return write(lines: [
          "\(flag.isClosed ? "Done before" : "Done"): \(flag.card), \(flag.note)"
        ])
      }
      let report = try session.flagReport(includingClosed: all)
      if json { return write(document: try tutor.json(report)) }
      if report.flags.isEmpty { return write(lines: ["No question is flagged."]) }
      write(
        lines: report.flags.flatMap { [$0.heading, "  \($0.note)", "  \($0.place)"] }
      )
    }
  }
}
