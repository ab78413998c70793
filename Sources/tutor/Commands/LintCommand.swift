import ArgumentParser
import Curriculum
import Foundation

/// `tutor lint`: checks lessons.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check lessons, their keys by simulation.",
    discussion: """
      Exits with 1 if there are errors.

      Examples: tutor lint
                tutor lint Lessons/03-state/state.md
      """)

  @Argument(
    help: "Lessons, or folders of them; the lessons in use if left out.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let begin = ContinuousClock.now
      let surroundings = try Surroundings(shared)
      let paths = paths.isEmpty ? [try surroundings.lessonFolder()] : paths
      let report = try Linter().lint(paths: paths)
      let text = FindingText.forOutput
      let duration = ContinuousClock.now - begin
      let milliseconds =
        duration.components.seconds * 1000
        + duration.components.attoseconds / 1_000_000_000_000_000
      let summary = FindingText.summary(
        errors: report.findings.errorCount, warnings: report.findings.warningCount,
        lessons: report.lessons, milliseconds: Int(milliseconds))
      write(lines: report.findings.flatMap(text.lines) + [summary])
      if report.findings.errorCount > 0 { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
