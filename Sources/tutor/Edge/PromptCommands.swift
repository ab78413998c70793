import ArgumentParser
import Foundation
import Screens
import Study
import Terminal

extension OuterCommands {
  /// The commands of this program, run within it: with its options, and on its store.
  init(_ options: ChosenOptions, _ surroundings: Surroundings) {
    self.init()
    let commands = PromptCommands(options: options, surroundings: surroundings)
    entries = { commands.entries }
    run = commands.run
    objection = commands.objection
    help = commands.help
    candidates = commands.candidates
    // A setting that was changed at the prompt holds from then on.
    reopen = { try surroundings.withLatestSettings().session() }
    home = surroundings.home
  }
}

/// What ``OuterCommands`` are made of.
private struct PromptCommands {
  let options: ChosenOptions
  let surroundings: Surroundings

  var entries: [OuterCommands.Entry] {
    let program = try? CommandDescription.program()
    return RootCommand.current.configuration.groupedSubcommands.flatMap { group in
      group.subcommands.filter { $0.configuration.shouldDisplay }.map { command in
        let name = command.configuration.commandName ?? ""
        return OuterCommands.Entry(
          name: name, argument: program?.subcommand(name)?.promptUsage ?? "",
          explanation: command.configuration.abstract.asPhrase,
          group: group.name)
      }
    }
  }

  func objection(_ words: [String]) -> String? {
    do {
      _ = try RootCommand.current.parseAsRoot(words)
      return nil
    } catch {
      // Help and the version are no mistakes.
      guard RootCommand.current.exitCode(for: error) != .success else { return nil }
      return RootCommand.current.message(for: error)
    }
  }

  /// The options of the program come first, so that those of the line win.
  func run(_ words: [String]) -> (output: String, next: OuterCommands.Continuation?) {
    let output = CommandOutput()
    CommandOutput.$current.withValue(output) {
      do {
        var command = try RootCommand.current.parseAsRoot(
          words.prefix(1) + options.words + words.dropFirst())
        try command.run()
      } catch is ExitCode {
        // What went wrong was said.
      } catch {
        output.append(RootCommand.current.fullMessage(for: error, columns: columns) + "\n")
      }
    }
    return (output.text, output.next)
  }

  func help(_ name: String) -> String {
    let root = RootCommand.current
    let command = root.configuration.subcommands.first { $0.configuration.commandName == name }
    return root.helpMessage(for: command ?? root, columns: columns)
  }

  private var columns: Int { max(40, TerminalFacts.measured().size?.columns ?? 80) }

  /// Options of the command, values of an option, or values of its next argument.
  func candidates(_ before: [String], _ word: String, _ course: Course) -> [String] {
    guard let name = before.first,
      let command = try? CommandDescription.program().subcommand(name)
    else { return [] }
    let arguments = command.shownArguments
    if word.hasPrefix("-") {
      return arguments.flatMap { $0.names ?? [] }.map(\.text).filter { $0.hasPrefix("--") }
    }
    let expecting = arguments.first { argument in
      argument.kind == .option && argument.names?.contains { $0.text == before.last } == true
    }
    let given = values(in: before.dropFirst(), arguments)
    let positionals = arguments.filter { $0.kind == .positional }
    let next =
      positionals.dropFirst(given).first
      ?? positionals.last.flatMap {
        $0.isRepeating ? $0 : nil
      }
    return (expecting ?? next).map { values(of: $0, after: before, word, course) } ?? []
  }

  /// How many arguments without a name there are already.
  private func values(
    in words: ArraySlice<String>, _ arguments: [CommandDescription.Argument]
  ) -> Int {
    var count = 0
    var isValue = false
    for word in words {
      if !isValue, !word.hasPrefix("-") { count += 1 }
      isValue = arguments.contains { argument in
        argument.kind == .option && argument.names?.contains { $0.text == word } == true
      }
    }
    return count
  }

  private func values(
    of argument: CommandDescription.Argument, after before: [String], _ word: String,
    _ course: Course
  ) -> [String] {
    if let values = argument.completionKind?.list?.values ?? argument.allValues { return values }
    let isFolder = argument.completionKind?.directory != nil
    let named = argument.valueName.flatMap(ValueNames.init).flatMap {
      try? $0.candidates(after: before, typed: word, in: surroundings) { course }
    }
    if let named { return named }
    guard isFolder || argument.completionKind?.file != nil else { return [] }
    return FileNames(surroundings).candidates(word, onlyFolders: isFolder)
  }
}

extension String {
  /// A sentence as a list has it: without a capital and a full stop.
  fileprivate var asPhrase: String {
    prefix(1).lowercased() + dropFirst().prefix(count - (hasSuffix(".") ? 2 : 1))
  }
}

extension CommandDescription {
  /// What may follow the command, besides options: `[SETTING] [VALUE]`.
  fileprivate var promptUsage: String {
    shownArguments.filter { $0.kind == .positional }.map { argument in
      let name = (argument.valueName ?? "value").uppercased() + (argument.isRepeating ? "..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }.joined(separator: " ")
  }
}
