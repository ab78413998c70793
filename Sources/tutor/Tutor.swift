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
      RetentionCommand.self, LintCommand.self, ExportCommand.self, ImportCommand.self,
      DoctorCommand.self, RestoreCommand.self, MergeCommand.self,
    ])

  @OptionGroup var shared: SharedOptions

  /// The parser looks at every command before it looks at a word; whoever types the name alone does
  /// not wait for that.
  static func main() {
    guard CommandLine.arguments.count == 1 else { return main(nil) }
    do { try start(.unsaid) } catch { exit(withError: error) }
  }

  func run() throws { try Self.start(shared) }

  private static func start(_ options: SharedOptions) throws {
    try reporting { try Interactive(options).start() }
  }
}
