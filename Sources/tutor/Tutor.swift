import ArgumentParser
import Foundation

/// The command line of the program.
@main
struct Tutor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: "Learn how SwiftUI really works, in the terminal.",
    discussion: """
      Without a command it shows today's plan and waits for you.

      Example: tutor
      """,
    version: programVersion,
    subcommands: [
      LearnCommand.self, ReviewCommand.self, QuizCommand.self, TraceCommand.self,
      UndoCommand.self, DueCommand.self, StatsCommand.self, OptimizeCommand.self,
      RetentionCommand.self, LintCommand.self, ExportCommand.self, ImportCommand.self,
      DoctorCommand.self, RestoreCommand.self, MergeCommand.self,
    ])

  @OptionGroup var shared: SharedOptions

  /// What the parser says quotes what was typed: it goes the way of all text.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        if code.isSuccess { write(lines: [message]) } else { remark([message]) }
      }
      Foundation.exit(code.rawValue)
    }
  }

  func run() throws {
    try reporting { try Interactive(shared).start() }
  }
}
