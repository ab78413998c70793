import ArgumentParser
import Audit
import Simulation
import Terminal

/// `tutor compare`: what a change costs.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Play two versions of a view the same way, and say what runs more or less.",
    discussion: """
      Each version is a Swift file, a folder, or git:REVISION:PATH. The answer is Markdown, as for a \
      pull request. The exit code is 1 if more bodies run again with some event than before.

      Examples: tutor compare Old.swift New.swift --do 'tap "+1"'
                tutor compare git:main:App App --root Settings --script events.txt --json
      """)

  @Argument(help: ArgumentHelp("The version before.", valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The version now.", valueName: "new"), completion: .file())
  var new: String

  @Option(
    help: ArgumentHelp(
      "The view to mount: its name, an expression, or 'preview \"NAME\"'; the app's own if left out.",
      valueName: "root"))
  var root: String?

  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An event; repeat it for more.", valueName: "event"))
  var events: [String] = []

  @Option(
    help: "A file with one event a line, before those of --do; - reads standard input.",
    completion: .file())
  var script: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let events = try EventInput.events(script: script, options: events).map(\.text)
      let comparison: Comparison
      do {
        comparison = try Comparison(
          old: simulator(old), new: simulator(new), root: root, events: events)
      } catch let error as ComparisonError {
        let name = error.version == .old ? old : new
        throw Failure(.badData, "\(name): \(error.message)")
      }
      if json {
        write(document: try tutor.json(comparison))
      } else {
        write(lines: ComparisonText(comparison).lines)
      }
      if comparison.runsMore { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }

  private func simulator(_ version: String) throws -> Simulator {
    if let revision = RevisionFiles(version) { return try Simulator(files: revision.read()) }
    let reading = LongWork("Reading", isShown: shared.plain != true, endsProgram: true)
    return try Simulator(files: reading.run { try SourceInput.files(at: [version], $0) })
  }
}
