import ArgumentParser
import Curriculum
import Screens
import Terminal

/// `tutor lint`: checks lessons.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check lessons, their keys by simulation.",
    discussion: """
      Without a path, the lessons of this folder are checked: the pack that it is, the part of one, \
      the packs and lessons in it. Where there are none, or others are chosen by --lessons or \
      TUTOR_LESSONS, it is the lessons in use.

      Exits with 1 if there are errors; with --strict, if there are warnings, too.

      Examples: tutor lint
                tutor lint --strict
                tutor lint Lessons/03-state/state.md
                tutor lint --json Lessons
                tutor lint --redraw Lessons/03-state/state.md
      """)

  @Argument(
    help: "Lessons, or folders of them; those of this folder, or in use, if left out.",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Let warnings count as errors in the exit code.")
  var strict = false

  @Flag(help: "First draw mockups anew that show another screen than their listing; marks stay.")
  var redraw = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let begin = ContinuousClock.now
      let surroundings = try Surroundings(shared.chosen)
      let chosen = paths.isEmpty ? try surroundings.lessonsToLint() : paths
      if redraw { try Redrawer().redraw(chosen) }
      let work = LongWork.lint(isShown: shared.plain != true && !json)
      let report = try work.run { progress in
        try Linter().lint(paths: chosen) { try? progress($0) }
      }
      if json {
        tutor.write(document: try tutor.json(report))
      } else {
        let lines = LintLines(report, milliseconds: begin.millisecondsPassed)
        write(
          lines,
          Capabilities(
            environment: surroundings.environment, facts: .measured(), wishes: surroundings.wishes))
      }
      if report.findings.errorCount > 0 || (strict && report.findings.warningCount > 0) {
        throw ExitCode(ExitStatus.found.rawValue)
      }
    }
  }

  /// As wide as the window; in a pipe, where programs look for `file:line:column`, no line is
  /// broken.
  private func write(_ lines: LintLines, _ capabilities: Capabilities) {
    let width = TerminalFacts.measured().outputIsTerminal ? capabilities.size.columns : nil
    tutor.write(lines.lines(width: width), as: capabilities)
  }
}
