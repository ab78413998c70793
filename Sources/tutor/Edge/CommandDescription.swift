import ArgumentParser
import Foundation

/// What the argument parser knows of a command: what its manual and the prompt's completion are
/// made of. The names of the fields are those of its JSON.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Spelling: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    /// What completes a value.
    struct Completion: Decodable {
      struct List: Decodable { var values: [String] }
      struct Nothing: Decodable {}
      var list: List?
      var file: Nothing?
      var directory: Nothing?
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Spelling]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var completionKind: Completion?
    var abstract: String?
    var discussion: String?
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool?
  var subcommands: [CommandDescription]?
  var arguments: [Argument]?

  /// The whole program.
  static func program() throws -> CommandDescription { try whole.get() }

  /// It is always the same, and takes its time.
  private static let whole = Result {
    struct Document: Decodable { var command: CommandDescription }
    let data = Data(RootCommand.current._dumpHelp().utf8)
    return try JSONDecoder().decode(Document.self, from: data).command
  }

  /// Those of a learner's concern, without `help`, which every command knows.
  var shownArguments: [Argument] { arguments?.filter(\.shouldDisplay) ?? [] }

  var shownSubcommands: [CommandDescription] {
    subcommands?.filter { $0.shouldDisplay ?? true && $0.commandName != "help" } ?? []
  }

  func subcommand(_ name: String) -> CommandDescription? {
    subcommands?.first { $0.commandName == name }
  }
}

extension CommandDescription.Argument {
  /// As a list of options has it: `-h, --help`, `--days <days>`, `<file>`.
  var tag: String {
    let value = "<\(valueName ?? "value")>"
    let names = names?.map(\.text).joined(separator: ", ") ?? ""
    return switch kind {
    case .positional: value
    case .flag: names
    case .option: "\(names) \(value)"
    }
  }

  /// As a usage line has it: `[--days <days>]`, `<file> ...`.
  var usage: String {
    let value = "<\(valueName ?? "value")>"
    let name = names?.first { $0.kind == "long" } ?? names?.first
    let text =
      switch kind {
      case .positional: value
      case .option: "\(name?.text ?? "") \(value)"
      case .flag: name?.text ?? ""
      }
    let repeated = isRepeating ? text + " ..." : text
    return isOptional ? "[\(repeated)]" : repeated
  }
}
