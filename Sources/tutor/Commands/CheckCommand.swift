import ArgumentParser
import Claims
import Reports
import Screens
import Simulation
import Terminal

/// `tutor check`: whether claims about an app hold.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check claims about an app's views: what runs, what is kept, what is shown.",
    discussion: """
      A file of claims names a view and where its source is, relative to the file; then each line is \
      a claim. Nothing is compiled or run on a device: the simulator plays the events. A claim that \
      the simulator cannot decide is open, and counts as kept without --strict.

      Exits with 1 if a claim is broken, with 65 if a file cannot be used.

      cart.claims: view CartScreen(order: .sample) in App/
                   after tap "+1": runs Counter, Total
                   after tap "Hide" then tap "Show": keeps NoteField.draft
                   after tap "+1": shows "4 of 5" and does not run Header
                   at first: shows "3 of 5"
                   always: no warning

      Examples: tutor check Claims/cart.claims
                tutor check Claims/ --report github
                tutor check App/ --new Settings
      """)

  @Argument(
    help: ArgumentHelp(
      "Files of claims, or folders of them; with --new, Swift files or a folder.",
      valueName: "path"), completion: .file(extensions: ["claims"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Print a report for programs: json, junit, sarif or github.", valueName: "format"))
  var report: CheckReportFormat?

  @Flag(help: "Let a claim that is open count as broken.")
  var strict = false

  @Option(
    name: .customLong("new"),
    help: ArgumentHelp(
      "Write a file of claims that hold of this view today, for you to edit.", valueName: "view"))
  var newRoot: String?

  @Flag(help: "Check again whenever a file is saved, until Ctrl-C.")
  var watch = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if watch, report != nil || newRoot != nil {
      throw ValidationError("--watch shows what is broken; leave out --report and --new.")
    }
    if newRoot != nil, report != nil || paths.count != 1 {
      throw ValidationError("--new takes one folder or Swift file, and no --report.")
    }
  }

  func run() throws {
    if let newRoot { return try reporting { try write(newFileFor: newRoot) } }
    guard watch else {
      return try reporting {
        let status = try check()
        if status != .success { throw ExitCode(status.rawValue) }
      }
    }
    let sources = ClaimFiles.sources(of: (try? ClaimFiles.paths(at: paths)) ?? [])
    PreviewWatch(paths: paths + sources, endings: [".claims", ".swift"]).run { _ = try check() }
  }

  /// - Returns: What the command exits with.
  private func check() throws -> ExitStatus {
    let surroundings = try Surroundings(shared.chosen, toleratesMistakes: true)
    let work = LongWork(
      "Checking", isShown: shared.plain != true && report == nil, endsProgram: true,
      patience: .seconds(1))
    let files = ClaimFiles(cache: surroundings.findings)
    let paths = try ClaimFiles.paths(at: paths)
    let checked = try work.run { try files.check(paths, $0) }
    remark(checked.errors)
    // Of files that cannot be read there is nothing to sum up; programs want a report all the same.
    if report != nil || !checked.report.claims.isEmpty { try show(checked, surroundings) }
    if !checked.unusable.isEmpty { return .badData }
    return checked.report.fails(isStrict: strict) ? .found : .success
  }

  private func show(_ checked: ClaimFiles.Checked, _ surroundings: Surroundings) throws {
    let result = checked.report
    let results = checked.unusable + result.results(isStrict: strict)
    switch report {
    case .json: tutor.write(document: try tutor.json(result))
    case .junit: tutor.write(document: JUnitReport(result, isStrict: strict).text)
    case .sarif:
      let log = StaticAnalysisLog(
        results, rules: ReportedResult.Rule.ofClaims, toolVersion: programVersion)
      tutor.write(document: try tutor.json(log))
    case .github:
      let commands = results.map { WorkflowCommand($0).description }
      tutor.write(document: (commands + [result.summary]).map { $0 + "\n" }.joined())
    case nil:
      let facts = TerminalFacts.measured()
      let capabilities = Capabilities(
        environment: surroundings.environment, facts: facts, wishes: surroundings.wishes)
      let width = facts.outputIsTerminal ? capabilities.size.columns : nil
      tutor.write(
        ClaimLines(result, isStrict: strict).lines(width: width), as: capabilities)
    }
  }

  /// The file lies where the command is typed, and so names the source as it was typed.
  private func write(newFileFor root: String) throws {
    let source = paths[0]
    let path = Self.fileName(for: root)
    if SourceInput.exists(path) { throw NewFile.exists(path) }
    let surroundings = try Surroundings(shared.chosen, toleratesMistakes: true)
    let program = try ClaimFiles(cache: surroundings.findings).program(at: source) { _ in }
    let draft = try ClaimDraft(program.simulator, root: root, source: source)
    try NewFile.write(draft.text, to: path)
    let claims = draft.count == 1 ? "1 claim" : "\(draft.count) claims"
    tutor.write(lines: ["Wrote \(path): \(claims).", "Next: tutor check \(path.forShell)"])
  }

  /// `CartScreen.claims` for `CartScreen(order: .sample)`, `Full-cart.claims` for a preview.
  private static func fileName(for root: String) -> String {
    let isPreview = root.hasPrefix("preview ")
    let name = isPreview ? root.dropFirst("preview ".count) : root.prefix { $0 != "(" && $0 != "." }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return (words.isEmpty ? "view" : words.joined(separator: "-")) + ".claims"
  }
}

/// A report that programs read.
enum CheckReportFormat: String, ExpressibleByArgument, CaseIterable {
  case json, junit, sarif, github
}
