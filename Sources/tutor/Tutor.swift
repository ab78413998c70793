import ArgumentParser

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
      RetentionCommand.self, LintCommand.self, WatchCommand.self, NewCommand.self,
      ExportCommand.self, ImportCommand.self,
      DoctorCommand.self, RestoreCommand.self, MergeCommand.self,
    ])

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting { try Interactive(shared).start() }
  }
}
