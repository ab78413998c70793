import Screens
import Simulation
import Study

/// A page of the manual in the language of man(7), made of what the argument parser, the table of
/// settings and the exit codes say.
struct ManualPage {
  /// `tutor`, `tutor-due`.
  let name: String
  let text: String

  /// Every page of a program: its own, and one for each command.
  static func pages(of program: CommandDescription, version: String) -> [ManualPage] {
    let commands = program.shownSubcommands
    let others = commands.map { "\(program.commandName)-\($0.commandName)" }
    let first = ManualPage(
      program, name: program.commandName, call: program.commandName, version: version,
      sections: [Self.commands(commands), environment, exits, seeAlso(others)])
    return [first]
      + commands.map { command in
        ManualPage(
          command, name: "\(program.commandName)-\(command.commandName)",
          call: "\(program.commandName) \(command.commandName)", version: version,
          sections: (further[command.commandName] ?? []) + [seeAlso([program.commandName])])
      }
  }

  private init(
    _ command: CommandDescription, name: String, call: String, version: String,
    sections: [[String]]
  ) {
    self.name = name
    let arguments = command.shownArguments
    var lines = [
      #".TH \#(Roff.quoted(name.uppercased())) 1 "" "tutor \#(version)" "User Commands""#,
      ".SH NAME", "\(Roff.text(name)) \\- \(Roff.text(command.abstract ?? ""))",
      ".SH SYNOPSIS", ".B \(Roff.text(call))",
      Roff.text(arguments.map(\.usage).joined(separator: " ")),
    ]
    let help = HelpText(command.discussion ?? "")
    if !help.paragraphs.isEmpty {
      lines += [".SH DESCRIPTION"] + help.paragraphs.flatMap(Self.paragraph)
    }
    lines += Self.arguments("ARGUMENTS", arguments.filter { $0.kind == .positional })
    lines += Self.arguments("OPTIONS", arguments.filter { $0.kind != .positional })
    if !help.examples.isEmpty {
      lines += [".SH EXAMPLES", ".nf"] + help.examples.map(Roff.text) + [".fi"]
    }
    lines += sections.joined()
    text = lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private static func paragraph(_ paragraph: HelpText.Passage) -> [String] {
    switch paragraph {
    case .text(let text): [".PP", Roff.text(text)]
    case .entry(let name, let text): [".TP", ".B \(Roff.text(name))", Roff.text(text)]
    }
  }

  private static func arguments(
    _ heading: String, _ arguments: [CommandDescription.Argument]
  ) -> [String] {
    guard !arguments.isEmpty else { return [] }
    var entries: [(tag: String, text: String)] = []
    for argument in arguments {
      let text = argument.abstract ?? ""
      // A flag and its opposite stand one behind the other and are explained together.
      if argument.kind == .flag, let last = entries.last, last.text == text {
        entries[entries.count - 1].tag += ", " + argument.tag
      } else {
        entries.append((argument.tag, text))
      }
    }
    return [".SH \(heading)"]
      + entries.flatMap { [".TP", ".B \(Roff.text($0.tag))", Roff.text($0.text)] }
  }

  private static func commands(_ commands: [CommandDescription]) -> [String] {
    [".SH COMMANDS"]
      + commands.flatMap {
        [".TP", ".B \(Roff.text($0.commandName))", Roff.text($0.abstract ?? "")]
      }
  }

  private static var environment: [String] {
    let chosen = Setting.all.flatMap { setting in
      setting.variables.map {
        ($0.name, "Decides the setting \(setting.name) before the file does.")
      }
    }
    let variables =
      chosen + [
        ("TUTOR_CONFIG", "Names the settings file."),
        (
          "XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME", "Where settings, cards and history lie."
        ),
      ]
    return [".SH ENVIRONMENT"]
      + variables.flatMap { [".TP", ".B \(Roff.text($0.0))", Roff.text($0.1)] }
  }

  private static var exits: [String] {
    [".SH EXIT STATUS"]
      + ExitStatus.allCases.flatMap { [".TP", ".B \($0.rawValue)", Roff.text($0.meaning)] }
  }

  /// What the pages of some commands say besides.
  private static var further: [String: [[String]]] { ["trace": [events]] }

  /// The grammar of events, from the table that they are read by.
  private static var events: [String] {
    [".SH EVENTS", Roff.text(EventGrammar.introduction)]
      + EventForm.all.flatMap {
        [".TP", ".B \(Roff.text($0.usage))", Roff.text($0.explanation.asSentence)]
      }
  }

  private static func seeAlso(_ pages: [String]) -> [String] {
    let last = pages.count - 1
    return [".SH SEE ALSO"]
      + pages.enumerated().map { ".BR \(Roff.text($1)) (1)\($0 == last ? "" : ",")" }
  }
}

/// The discussion of a command, taken apart: paragraphs, entries of a list, and examples.
struct HelpText {
  enum Passage: Equatable {
    case text(String)
    /// A line that is indented by two, and what is indented more below it.
    case entry(name: String, String)
  }

  private(set) var paragraphs: [Passage] = []
  /// Command lines.
  private(set) var examples: [String] = []

  init(_ discussion: String) {
    for block in discussion.split(separator: "\n\n") {
      let lines = block.split(separator: "\n")
      if let first = lines.first, first.hasPrefix("Example"), let colon = first.firstIndex(of: ":")
      {
        examples += ([first[first.index(after: colon)...]] + lines.dropFirst()).map { $0.trimmed }
      } else if lines.first?.hasPrefix("  ") == true {
        addEntries(lines)
      } else {
        paragraphs.append(.text(lines.joined(separator: " ")))
      }
    }
  }

  private mutating func addEntries(_ lines: [Substring]) {
    for line in lines {
      if line.hasPrefix("    "), case .entry(let name, let text)? = paragraphs.last {
        let joined = text.isEmpty ? line.trimmed : text + " " + line.trimmed
        paragraphs[paragraphs.count - 1] = .entry(name: name, joined)
      } else {
        paragraphs.append(.entry(name: line.trimmed, ""))
      }
    }
  }
}

/// Text that troff takes for nothing else.
private enum Roff {
  static func text(_ text: some StringProtocol) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  static func quoted(_ text: String) -> String { "\"\(self.text(text))\"" }
}

extension String {
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
