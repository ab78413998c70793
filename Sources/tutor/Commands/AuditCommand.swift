import ArgumentParser
import Audit
import Foundation
import Reports
import Simulation
import Study
import Terminal

/// `tutor audit`: what there is to mend.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Play with every view of an app, and say what there is to mend.",
    discussion: """
      Give a folder, or Swift files. Every view is put on the screen as its previews show it, by its \
      name, or with made-up values; each event that it offers is played once and again, one of each \
      control first, and where time is over it says how many were not. A finding was seen in a run: \
      it has the command that shows it, what would prevent it, and where the cure could be tried, \
      how many bodies it saves. The exit code is 1 if there are findings; with a baseline, if there \
      are new ones.

      Examples: tutor audit App/
                tutor audit App/ --json
                tutor audit App/ --baseline audit.json --write-baseline
                tutor audit App/ --report github --baseline audit.json
      """)

  @Argument(
    help: ArgumentHelp("A folder, or Swift files.", valueName: "source"),
    completion: .file(extensions: ["swift"]))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Of a folder, only the files of this target and of those that it uses.", valueName: "name"))
  var target: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Print findings for other programs: sarif or github.", valueName: "format"))
  var report: AuditFormat?

  @Flag(help: "Print one page of HTML.")
  var html = false

  @Option(
    help: ArgumentHelp(
      "A file of what is known already: only what is new is told.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write what is found now into the file of --baseline.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp(
      "So many seconds of processor time at most for each view.", valueName: "seconds"))
  var seconds = 5.0

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard [json, html, report != nil].count(where: { $0 }) < 2 else {
      throw ValidationError("--json, --html and --report each print something else; take one.")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE, the file to write.")
    }
    guard seconds.isFinite, seconds > 0, seconds <= 3_600 else {
      throw ValidationError("--seconds is a number of seconds from 0 to 3600, such as 5.")
    }
  }

  func run() throws {
    try reporting {
      let known = try writeBaseline ? nil : baseline.map(BaselineFile.read)
      let found = try audit()
      if writeBaseline, let baseline {
        try BaselineFile.write(Baseline(found), to: baseline)
        let count = found.findings.count
        return remark(["Wrote \(count) finding\(count == 1 ? "" : "s") to \(baseline)."])
      }
      let told = known?.leavingOutKnown(found) ?? found
      try show(told, known: found.findings.count - told.findings.count)
      if !told.findings.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }

  private func audit() throws -> AuditReport {
    let paths = files
    let reading = LongWork("Reading", isShown: shared.plain != true, endsProgram: true)
    let files = try reading.run { try SourceInput.files(at: paths, target: target, $0) }
    let sources = try SourceTrees(
      files, keptIn: try Surroundings(shared.chosen, toleratesMistakes: true).findings)
    try CompilerFindings(in: sources).tell(refusing: false)
    let deadline = Deadline(.seconds(seconds))
    let limits = AuditLimits(begin: { deadline.begin() }, isOver: { deadline.isOver })
    let auditor = Auditor(sources, named: paths, limits: limits)
    let playing = LongWork("Playing", isShown: shared.plain != true, endsProgram: true)
    let found = try playing.run { try auditor.report($0) }
    guard found.mounted + found.unmounted.count > 0 || !found.findings.isEmpty else {
      throw Failure(
        .badData,
        "No type in \(paths.joined(separator: ", ")) conforms to View: there is nothing to audit.")
    }
    return found
  }

  private func show(_ found: AuditReport, known: Int) throws {
    if json { return write(document: try tutor.json(found)) }
    if html { return write(document: AuditPage(found, of: files.joined(separator: ", ")).text) }
    switch report {
    case .sarif:
      let log = StaticAnalysisLog(
        found.results(in: folder), rules: found.reportedRules, toolVersion: programVersion)
      write(document: try tutor.json(log))
    case .github: write(lines: found.results(in: folder).map { WorkflowCommand($0).description })
    case nil:
      let width = StandardStream.output.columns ?? 80
      write(lines: AuditText(found, known: known, width: width).lines)
    }
  }

  /// What the names of files are inside of.
  private var folder: String {
    guard let path = files.first, files.count == 1, Surroundings.isFolder(path) else { return "" }
    return path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }
}

/// What findings are printed for.
enum AuditFormat: String, ExpressibleByArgument, CaseIterable {
  case sarif, github
}
