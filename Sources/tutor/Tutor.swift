import ArgumentParser
import Foundation
import Study

/// The command line of the program.
@main
struct Tutor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: "Learn how SwiftUI really works, in the terminal.",
    discussion: """
      Without a command it shows today's plan and waits for you; every command works by its name \
      there, too.

      Examples: tutor
                tutor --plain
                tutor help trace
      """,
    version: programVersion,
    subcommands: [ManualCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Study",
        subcommands: [
          LearnCommand.self, ReviewCommand.self, QuizCommand.self, DrillCommand.self,
          ExerciseCommand.self, TraceCommand.self, PreviewCommand.self, RuleCommand.self,
          SearchCommand.self, RememberCommand.self, UndoCommand.self,
        ]),
      CommandGroup(
        name: "Your own words",
        subcommands: [AddCommand.self, NoteCommand.self, LinkCommand.self, OwnCommand.self]),
      CommandGroup(
        name: "Your app",
        subcommands: [AuditCommand.self, CheckCommand.self, CompareCommand.self]),
      CommandGroup(
        name: "Progress",
        subcommands: [
          DueCommand.self, MapCommand.self, StatsCommand.self, RetentionCommand.self,
          OptimizeCommand.self, FlagsCommand.self,
        ]),
      CommandGroup(
        name: "Cards",
        subcommands: [
          ExportCommand.self, ImportCommand.self, MergeCommand.self, RestoreCommand.self,
        ]),
      CommandGroup(
        name: "Authoring", subcommands: [LintCommand.self, WatchCommand.self, NewCommand.self]),
      CommandGroup(name: "Setup", subcommands: [ConfigCommand.self, DoctorCommand.self]),
    ])

  @OptionGroup var shared: SharedOptions

  /// The parser looks at every command before it looks at a word; whoever types the name alone does
  /// not wait for that. What the parser says quotes what was typed: it goes the way of all text.
  static func main() {
    RootCommand.$current.withValue(Tutor.self) { main(Array(CommandLine.arguments.dropFirst())) }
  }

  private static func main(_ typed: [String]) {
    let words = withoutPlan(typed)
    if words == ["help", EventHelp.name] { return EventHelp.write() }
    if let unknown = UnknownCommand(words) {
      remark(unknown.failure.lines)
      Foundation.exit(unknown.failure.status.rawValue)
    }
    do {
      guard !words.isEmpty else { return try start(ChosenOptions()) }
      var command = try command(words) ?? parseAsRoot(words)
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

  /// A command that was typed as it should be. The parser would make a list of all that any command
  /// understands first, which takes longer than most commands; it is asked where something is wrong.
  private static func command(_ words: [String]) -> (any ParsableCommand)? {
    let type = configuration.subcommands.first { $0.configuration.commandName == words.first }
    return type.flatMap { try? $0.parse(Array(words.dropFirst())) }
  }

  /// The plan is what the name alone shows, and the prompt calls it `today`.
  private static func withoutPlan(_ words: [String]) -> [String] {
    let place = words.first == "help" ? 1 : 0
    guard let word = words.dropFirst(place).first, ["plan", "today"].contains(word) else {
      return words
    }
    return Array(words[..<place] + words[(place + 1)...])
  }

  func run() throws { try Self.start(shared.chosen) }

  private static func start(_ options: ChosenOptions) throws {
    try reporting { try Interactive(options).start() }
  }
}

/// A first word that is no command; what stands behind it cannot be judged.
struct UnknownCommand {
  private let word: String
  private static let names = Tutor.configuration.subcommands
    .filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }

  /// nil if the words begin with a command, or with an option.
  init?(_ words: [String]) {
    let asksForHelp = words.first == "help"
    guard let word = words.dropFirst(asksForHelp ? 1 : 0).first, !word.hasPrefix("-"),
      !Tutor.configuration.subcommands.contains(where: { $0.configuration.commandName == word }),
      word != "help"
    else { return nil }
    self.word = word
  }

  var failure: Failure {
    let names: [String] =
      switch TypedName(word, among: Self.names) {
      case .name(let name): [name]
      case .ambiguous(let names), .near(let names): names
      case .unknown: []
      }
    let advice =
      names.isEmpty
      ? "All commands are listed by: tutor help"
      : "Did you mean \(names.map { "tutor \($0)" }.joined(separator: " or "))?"
    return Failure(.usage, "There is no command \"\(word)\". \(advice)")
  }
}
