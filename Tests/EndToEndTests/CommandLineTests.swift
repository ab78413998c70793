import ArgumentParser
import Foundation
import Simulation
import Testing

@testable import tutor

@Suite("Help, manual, completions and installation")
struct CommandLineTests {
  private static let commands = Tutor.configuration.subcommands
    .compactMap { $0.configuration.commandName }
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test("Every example in every command's help is a command line that makes sense")
  func examples() throws {
    let program = try RootCommand.$current.withValue(Tutor.self) {
      try CommandDescription.program()
    }
    for command in [program] + (program.subcommands ?? []) where command.commandName != "help" {
      let examples = HelpText(command.discussion ?? "").examples
      #expect(!examples.isEmpty, "\(command.commandName) has no example")
      for example in examples {
        let words = try Self.split(example)
        #expect(words.first == "tutor", "\(example)")
        let rest = Array(words.dropFirst())
        #expect(
          command.commandName == "tutor" || rest.first == command.commandName, "\(example)")
        #expect(throws: Never.self, "\(example)") { _ = try Tutor.parseAsRoot(rest) }
      }
    }
  }

  /// The words that a shell hands to the program.
  private static func split(_ line: String) throws -> [String] {
    let call = line.components(separatedBy: " || ")[0].components(separatedBy: " > ")[0]
    return try shell("printf '%s\\n' \(call)").output.split(separator: "\n").map(String.init)
  }

  private static func shell(_ command: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static func isThere(_ tool: String) -> Bool {
    (try? shell("command -v \(tool)").status) == 0
  }

  @Test("Every example that ends by itself does what it says, in a folder that has what it names")
  func runningExamples() throws {
    let bench = try exampleFolder()
    let program = try RootCommand.$current.withValue(Tutor.self) {
      try CommandDescription.program()
    }
    for command in program.subcommands ?? [] where command.commandName != "help" {
      for example in HelpText(command.discussion ?? "").examples {
        // It goes on until somebody stops it.
        if command.commandName == "watch" { continue }
        let folder = bench.folder + (command.commandName == "lint" ? "/small" : "")
        // What plays every trace takes long: a small pack does.
        let isLong = ["doctor", "export", "lint"].contains(command.commandName)
        let lessons = isLong ? "export TUTOR_LESSONS='\(bench.folder)/small/Lessons' && " : ""
        // What stands in the folder already is not written over.
        let named = example.split(separator: " ").last.map(String.init) ?? ""
        let clearing = command.commandName == "export" ? "rm -f '\(named)' && " : ""
        let run = try Self.shell(
          "cd '\(folder)' && . '\(bench.folder)/environment' && \(lessons)\(clearing)\(example) </dev/null"
        )
        let expected: [Int32] = Self.unlikelyExamples[example].map { [$0] } ?? [0]
        #expect(expected.contains(run.status), "\(example): \(run.output.suffix(500))")
      }
    }
  }

  /// Examples that speak of what no folder can have ready, and how they end.
  private static let unlikelyExamples: [String: Int32] = [
    // The names of flags are made up when somebody flags.
    "tutor flags --done 3f2a1c9d": 64,
    // So are those of what the learner writes.
    #"tutor own card-3f2a9c1d --text "What keeps it alive?" --answer "Identity""#: 64,
    "tutor own 3f2a9c1d --delete": 64,
    // An exercise begins unsolved, and nobody has written the other file yet.
    "tutor exercise follow-the-plan --into ~/swift": 1,
    "tutor exercise follow-the-plan --check follow-the-plan.swift --json": 66,
  ]

  /// A view with a model.
  private let cart = """
    import SwiftUI
    @Observable class Cart { var count = 0 }
    struct Shop: View {
      @State private var cart = Cart()
      var body: some View { Button("Add") { cart.count += 1 } }
    }
    """

  /// Somebody who studied before, with the files that examples name.
  private func exampleFolder() throws -> ScriptBench {
    let source = "import SwiftUI\n\n" + TraceScriptTests.source
    let bench = try ScriptBench([
      "Counter.swift": source, "Old.swift": source, "New.swift": source,
      "Cart.swift": cart,
      "App/App.swift": source.replacing("Tally", with: "Settings"),
      "App/Row.swift":
        "import SwiftUI\nstruct Row: View { let title: String; var body: some View { Text(title) } }\n",
      "Claims/cart.claims": "view Settings in ../App\nalways: no warning\n",
      "guide.txt": "About Lamps\n\nA lamp is on or off, and somebody switches it.\n",
      "events.txt": "tap \"+1\"\n", "notify-send": "#!/bin/sh\n",
    ])
    let program = try ProgramRun.program()
    let variables = [
      "PATH": bench.folder + ":/usr/bin:/bin", "HOME": bench.folder,
      "TUTOR_STORE": bench.folder + "/cards.sqlite", "TUTOR_NOW": Learner.monday, "TZ": "UTC",
    ]
    let exports = variables.map { "export \($0.key)='\($0.value)'\n" }.sorted().joined()
    try bench.write("environment", exports)
    let prepared = try Self.shell(
      """
      cd '\(bench.folder)' && . ./environment && ln -s '\(program)' tutor && chmod +x notify-send
      cp -r '\(Self.root)/Lessons' . && mkdir small && tutor new pack small/lessons
      tutor new lesson 03-state/state --lessons small/lessons && mv small/lessons small/Lessons
      tutor undo; tutor export cards.json
      TUTOR_LESSONS=small/Lessons tutor export swiftui.apkg
      git init -q -b main . && git add App
      git -c user.name=Anna -c user.email=anna@localhost commit -q -m 'The app'
      for name in anna ben carla laptop; do cp cards.sqlite $name.sqlite; done
      """)
    #expect(prepared.status == 0, "\(prepared.output)")
    return bench
  }

  @Test("help events, and the manual, have every form of the grammar")
  func events() throws {
    let bench = try ScriptBench()
    let help = try bench.run("help", "events")
    #expect(help.status == 0)
    #expect(try bench.run("manual", bench.folder + "/man1").status == 0)
    let page = try String(contentsOfFile: bench.folder + "/man1/tutor-trace.1", encoding: .utf8)
    for form in EventForm.all {
      #expect(help.output.contains(form.usage))
      #expect(page.contains(".B \(form.usage.replacing("\"", with: "\\(dq"))"))
    }
  }

  @Test("rule prints a rule, those that say some words, or all of them; as JSON too")
  func rules() throws {
    let bench = try ScriptBench()
    let one = try bench.run("rule", "s1")
    #expect(
      one.output.hasPrefix("S1  State\nA write to a state that the body read runs the owner.\n"))
    #expect(one.output.contains("Sure: high.\nSources: "))
    let all = try bench.run("rule").output
    #expect(all.hasPrefix("State\nS1   A write") && all.contains("\n\nIdentity\nI1 "))
    #expect(try bench.run("rule", "equal", "setter").output.hasPrefix("State\nS4 "))
    let rules = try bench.run("rule", "S1", "--json").object()["rules"] as? [[String: Any]]
    #expect(rules?.map { $0["name"] as? String } == ["S1"])
    let unknown = try bench.run("rule", "S99")
    #expect(unknown.status == 64 && unknown.errors.contains("Did you mean S9?"))
  }

  @Test("help COMMAND and COMMAND --help say the same, with an example", arguments: commands)
  func help(command: String) throws {
    let bench = try ScriptBench()
    let run = try bench.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("Example"))
    #expect(try bench.run("help", command).output == run.output)
  }

  @Test(
    "A wrong command line exits with its code and says what to do",
    arguments: [
      (["lern"], 64, "Did you mean tutor learn?"), (["rev"], 64, "Did you mean tutor review?"),
      (["help", "lern"], 64, "Did you mean tutor learn?"),
      (["xyzzyx"], 64, "tutor help"), (["due", "--lst"], 64, "--list"),
      (["due", "extra"], 64, "extra"), (["stats", "--days"], 64, "--days"),
      (["stats", "--days", "x"], 64, "--days"), (["stats", "--days", "0"], 64, "3650"),
      (["stats", "one.sqlite"], 64, "--questions"), (["due", "--color", "blue"], 64, "never"),
      (["review", "--ahead", "366"], 64, "365"), (["review", "--no-input"], 69, "--no-input"),
      (["trace"], 64, "<source>"), (["trace", "nix.swift"], 66, "nix.swift"),
      (["learn", "nix", "--plain"], 64, "learn --list"), (["quiz", "nix"], 64, "nix"),
      (["export", "a.txt"], 64, "--format"), (["export", "--format", "apkg"], 64, "name a file"),
      (["export", "/proc/nix/a.json"], 74, "/proc/nix"), (["import", "/"], 66, "folder"),
      (["import", "nix.json"], 66, "nix.json"), (["merge", "nix.sqlite"], 66, "nix.sqlite"),
      (["merge", "/"], 65, "folder"), (["restore", "nix"], 66, "tutor restore"),
      (["retention", "2"], 64, "0.7"), (["retention", "nix", "0.9"], 64, "No card is about"),
      (["optimize", "--reset", "--json"], 64, "--reset"), (["lint", "/nix"], 66, "/nix"),
      (["due", "--store", "/"], 65, "folder"), (["due", "--lessons", "/nix"], 66, "--lessons"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], status: Int32, words: String) throws {
    let bench = try ScriptBench()
    let run = try ProgramRun(arguments, environment: bench.environment(at: "2026-09-21T10:00:00"))
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("The manual has a page for the program and each command, and renders without a warning")
  func manual() throws {
    let bench = try ScriptBench()
    let folder = bench.folder + "/man1"
    #expect(try bench.run("manual", folder).status == 0)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    let shown = Tutor.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    #expect(pages.count == shown.count + 1 && pages.contains("tutor-due.1"))
    let page = try String(contentsOfFile: folder + "/tutor-config.1", encoding: .utf8)
    #expect(page.contains("new\\-per\\-day"), "the settings are explained")
    for page in pages where Self.isThere("groff") {
      let run = try Self.shell("groff -man -ww -Tutf8 -K utf8 '\(folder)/\(page)' 2>&1 >/dev/null")
      #expect(run.status == 0 && run.output.isEmpty, "\(page): \(run.output)")
    }
  }

  @Test("The completions are scripts that their shells read", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    let bench = try ScriptBench()
    let run = try bench.run("--generate-completion-script", shell)
    #expect(run.status == 0 && run.output.contains("_tutor"))
    guard Self.isThere(shell) else { return }
    try bench.write("script", run.output)
    let checked = try Self.shell("\(shell) -n '\(bench.folder)/script'")
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test(
    "bash completes commands, options, lessons, topics, traces, settings and their values",
    arguments: [
      ("du", "due"), ("due --ex", "--exit-code"), ("learn fir", "first"), ("quiz test", "testing"),
      ("config new", "new-per-day"), ("config color al", "always"), ("due --color n", "never"),
      ("learn nothing-like-this", ""),
    ])
  func bash(line: String, expected: String) throws {
    let bench = try ScriptBench()
    let program = try ProgramRun.program()
    try bench.write("completion", try bench.run("--generate-completion-script", "bash").output)
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let run = try Self.shell(
      """
      shopt -s extglob progcomp
      tutor() { '\(program)' "$@"; }
      PATH="\(URL(fileURLWithPath: program).deletingLastPathComponent().path):$PATH"
      export TUTOR_LESSONS='\(bench.folder)/Lessons' TUTOR_STORE='\(bench.folder)/c' HOME='\(bench.folder)'
      unset -f tutor
      . '\(bench.folder)/completion'
      COMP_WORDS=(tutor \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE='tutor \(line)'; COMP_POINT=${#COMP_LINE}
      _tutor tutor "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let offered = run.output.split(separator: "\n").map(String.init)
    #expect(offered == (expected.isEmpty ? [] : [expected]), "\(run.output)")
  }

  /// How an interactive shell is started whose prompt is `$`, with the completions in a folder.
  private static func start(_ shell: String, completingFrom folder: String) -> [String] {
    switch shell {
    case "zsh": ["-f", "-i"]
    default:
      [
        "--no-config", "-i", "-C",
        "set -g fish_greeting; function fish_prompt; echo '$ '; end; source \(folder)/_tutor",
      ]
    }
  }

  @Test("Where people press Tab, zsh and fish complete as bash does", arguments: ["zsh", "fish"])
  func pressed(shell: String) throws {
    let path = try Self.shell("command -v \(shell) || true").output
    guard !path.isEmpty else { return print("Skipped: there is no \(shell) here.") }
    let bench = try ScriptBench()
    let program = URL(fileURLWithPath: try ProgramRun.program()).deletingLastPathComponent().path
    try bench.write("_tutor", try bench.run("--generate-completion-script", shell).output)
    try bench.write("Views/My View.swift", TraceScriptTests.source)
    let variables = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "\(program):/usr/bin:/bin", "PS1": "$ ",
      "XDG_CONFIG_HOME": bench.folder, "XDG_DATA_HOME": bench.folder,
    ]
    let terminal = try PseudoTerminal(
      executable: path.trimmingCharacters(in: .whitespacesAndNewlines),
      arguments: Self.start(shell, completingFrom: bench.folder),
      environment: bench.environment(at: Learner.monday).merging(variables) { $1 }, columns: 120)
    try terminal.wait(forText: "$")
    if shell == "zsh" {
      terminal.send(
        "fpath=(\(bench.folder) $fpath); autoload -U compinit; compinit -u -D; PS1='ready> '\r")
      try terminal.wait(forText: "ready>")
    }
    for (typed, completed) in [
      ("du", "due"), ("due --ex", "due --exit-code"), ("learn fir", "learn first"),
      ("quiz test", "quiz testing"), ("config new", "config new-per-day"),
      ("config color al", "config color always"), ("--plain learn fir", "--plain learn first"),
      ("trace \(bench.folder)/V", "trace \(bench.folder)/Views/"),
      ("trace \(bench.folder)/Views/M", "trace \(bench.folder)/Views/My\\ View.swift"),
    ] {
      terminal.send("tutor \(typed)\t")
      try terminal.wait(forText: "tutor \(completed)")
      terminal.send("\u{15}")
      try terminal.wait(for: "an empty line") { screen in
        !screen.lines[screen.cursor.row].contains("tutor")
      }
    }
  }

  @Test("Where a lesson or the settings are broken, completion offers the rest and says nothing")
  func quietCompletion() throws {
    let bench = try ScriptBench()
    try bench.write("Lessons/01-start/second.md", "no front matter\n")
    try bench.write("mine.yml", "}{")
    let run = try bench.run(
      "---completion", "learn", "--", "lesson", "2", "0", "tutor", "learn", "",
      with: ["TUTOR_CONFIG": bench.folder + "/mine.yml", "SAP_SHELL": "bash"])
    #expect(run.errors.isEmpty, "\(run.errors)")
    let offered = run.output.filter { !$0.isWhitespace }
    #expect(offered == "first", "\(offered)")
  }

  @Test("What is installed works from there, and is removed again to the last file")
  func installation() throws {
    let bench = try ScriptBench()
    let program = try ProgramRun.program()
    let place = bench.folder + "/stage/usr"
    let documents = bench.folder + "/documents"
    let installed = try Self.shell(
      """
      set -e; cd '\(Self.root)'; mkdir -p '\(place)/bin'; touch '\(place)/bin/other'
      scripts/documents '\(program)' '\(documents)'
      make -s -o build install PROGRAM='\(program)' DOCUMENTS='\(documents)' \
        DESTDIR='\(bench.folder)/stage' PREFIX=/usr
      """)
    #expect(installed.status == 0, "\(installed.output)")
    for file in [
      "bin/tutor", "share/man/man1/tutor.1", "share/bash-completion/completions/tutor",
      "share/zsh/site-functions/_tutor", "share/fish/vendor_completions.d/tutor.fish",
      "share/tutor/Lessons/pack.yml",
    ] { #expect(FileManager.default.fileExists(atPath: "\(place)/\(file)"), "\(file)") }
    let lessons = try Self.shell(
      "HOME='\(bench.folder)' '\(place)/bin/tutor' config lessons"
    ).output
    #expect(lessons.contains("/stage/usr/bin/../share/tutor/Lessons"), "\(lessons)")
    let removal = "make -s -C '\(Self.root)' uninstall DESTDIR='\(bench.folder)/stage' PREFIX=/usr"
    #expect(try Self.shell(removal).status == 0)
    #expect(try Self.shell("cd '\(place)' && find . -type f").output == "./bin/other\n")
    let again = try Self.shell(removal)
    #expect(again.status != 0 && again.output.contains("There is no tutor installed"))
  }
}
