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

      With --swap there is one version, which is played with its model in several forms: an \
      @Observable class, an ObservableObject, a struct that its owner keeps as state. The model is \
      named by its type or by a property that holds it; what had to be written otherwise is said.

      Examples: tutor compare Old.swift New.swift --do 'tap "+1"'
                tutor compare git:main:App App --root Settings --script events.txt
                tutor compare Cart.swift --swap cart=@Observable,struct --do 'tap "Add"'
      """)

  @Argument(help: ArgumentHelp("The version before.", valueName: "old"), completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp("The version now; none with --swap.", valueName: "new"),
    completion: .file())
  var new: String?

  @Option(
    help: ArgumentHelp(
      "A model, and the forms in which it is to stand side by side.", valueName: "model=forms"))
  var swap: String?

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

  func validate() throws {
    if (new == nil) == (swap == nil) {
      throw ValidationError("Name two versions, or one and --swap.")
    }
  }

  func run() throws {
    try reporting {
      let events = try EventInput.events(script: script, options: events).map(\.text)
      if let swap { return try compare(swapping: swap, events) }
      if let new { try compare(with: new, events) }
    }
  }

  private func compare(with new: String, _ events: [String]) throws {
    let comparison: Comparison
    do {
      comparison = try Comparison(
        old: simulator(of: old), new: simulator(of: new), root: root, events: events)
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

  private func compare(swapping swap: String, _ events: [String]) throws {
    let wanted: ModelSwap
    do { wanted = try ModelSwap(swap) } catch {
      throw Failure(.usage, "--swap \(error.message).")
    }
    let comparison: SwapComparison
    do {
      comparison = try SwapComparison(files(old), swapping: wanted, root: root, events: events)
    } catch let error as SwapError {
      throw Failure(.badData, "\(error.message).")
    }
    if json {
      write(document: try tutor.json(comparison))
    } else {
      write(lines: SwapText(comparison).lines)
    }
  }

  /// A version, and on standard error what a compiler would refuse of it: what rests on that is not
  /// what anybody will see.
  private func simulator(of version: String) throws -> Simulator {
    let sources = try SourceTrees(
      files(version), keptIn: Surroundings(shared.chosen, toleratesMistakes: true).findings)
    try CompilerFindings(in: sources).tell(refusing: false)
    return Simulator(sources)
  }

  private func files(_ version: String) throws -> [SourceFile] {
    if let revision = RevisionFiles(version) { return try revision.read() }
    let reading = LongWork("Reading", isShown: shared.plain != true, endsProgram: true)
    return try reading.run { try SourceInput.files(at: [version], $0) }
  }
}
