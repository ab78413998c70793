import ArgumentParser
import Curriculum
import Foundation
import Simulation
import Study
import Testing

@testable import tutor

/// The README and the pages under docs, held against the program that they speak of.
@Suite("What the papers say of the program")
struct PapersTests {
  private static let commands = Tutor.configuration.subcommands
    .filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }

  // MARK: Commands

  @Test("Every command line in every paper makes sense", arguments: Paper.names)
  func commands(name: String) throws {
    let paper = try Paper(name)
    for (line, command) in paper.commandLines {
      let words = Paper.words(command)
      #expect(throws: Never.self, "\(paper.name):\(line): \(command)") {
        // A command that is only named is not called.
        let isNamed = words.count == 1 && Self.commands.contains(words[0])
        if !isNamed, words.first != "help" { _ = try Tutor.parseAsRoot(words) }
      }
    }
  }

  @Test("Every option in every paper is one of some command", arguments: Paper.names)
  func options(name: String) throws {
    let paper = try Paper(name)
    let program = try RootCommand.$current.withValue(Tutor.self) {
      try CommandDescription.program()
    }
    let known = Set(
      program.withSubcommands.flatMap { $0.arguments ?? [] }
        .flatMap { $0.names ?? [] }.map(\.text))
    for (line, option) in paper.options {
      #expect(known.contains(option), "\(paper.name):\(line): no command knows \(option)")
    }
  }

  @Test("All commands are listed in docs/terminal.md")
  func listed() throws {
    let page = try Paper("docs/terminal.md")
    let words = page.commandLines.map { _, command in Paper.words(command).first }
    for name in Self.commands {
      #expect(words.contains(name), "docs/terminal.md does not list \(name)")
    }
  }

  // MARK: Figures

  @Test("The README shows the stepper as it is, over the program beside it")
  func picture() throws {
    let readme = try Paper("README.md")
    let picture = try #require(readme.blocks.first { $0.language == "text" })
    let file = Paper.root.appending(path: "docs/Profile.swift").path
    let learner = try Learner(ScriptBench())
    let terminal = try learner.open("trace", file)
    try terminal.waitForPrompt("trace>")
    terminal.send("tap \"+1\"\r")
    try terminal.wait(forText: "steps; Enter goes through them")
    try terminal.waitForPrompt("trace>")
    terminal.send("\r")
    try terminal.wait(forText: "step 1 of")
    for step in 2...5 {
      terminal.send(" ")
      try terminal.wait(forText: "step \(step) of")
    }
    #expect(
      terminal.screen.map { $0.trimmingCharacters(in: .whitespaces) }
        == picture.lines.map {
          $0.trimmingCharacters(in: .whitespaces)
        })
    terminal.signal(SIGKILL)
  }

  @Test("The README shows what an audit of the program beside it prints")
  func audit() throws {
    let readme = try Paper("README.md")
    let shown = try #require(readme.blocks.first { $0.language == "console" })
    let file = "docs/Cart.swift"
    #expect(shown.lines.first == "$ tutor audit \(file)")
    let run = try ScriptBench().run("audit", Paper.root.appending(path: file).path)
    let printed = run.output.replacing(Paper.root.path, with: "").replacing("/docs/", with: "docs/")
    // Where lines are broken depends on how long the name of the folder is.
    #expect(
      printed.split(whereSeparator: \.isWhitespace)
        == shown.lines.dropFirst().joined(separator: " ").split(whereSeparator: \.isWhitespace))
    #expect(run.status == 1)
  }

  @Test("The README counts the lessons")
  func count() throws {
    let lessons = try Paper.files(below: "Lessons").filter { $0.hasSuffix(".md") }
    let readme = try Paper("README.md")
    #expect(readme.lines.contains { $0.contains("There are \(lessons.count) lessons") })
  }

  // MARK: Formats

  @Test("The lesson in docs/lessons.md is complete: lint has nothing to say")
  func lesson() throws {
    let page = try Paper("docs/lessons.md")
    let lesson = try #require(page.blocks.first { $0.language == "markdown" })
    let bench = try ScriptBench()
    try bench.write("taps.md", lesson.lines.joined(separator: "\n") + "\n")
    let run = try bench.run("lint", "--strict", bench.folder + "/taps.md")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test("The rules of lint in docs/lessons.md are those that there are")
  func rules() throws {
    let named = try Paper("docs/lessons.md").rows(under: "Rules of lint").flatMap { row in
      (row.cells.last ?? "").matches(of: #/`([a-z-]+)`/#).map { (row.line, String($0.1)) }
    }
    #expect(!named.isEmpty)
    for (line, rule) in named {
      #expect(Curriculum.Rule(rawValue: rule) != nil, "docs/lessons.md:\(line): \(rule)")
    }
  }

  @Test("docs/simulator.md has every event, docs/data.md every exit code")
  func events() throws {
    let events = try Paper("docs/simulator.md").blocks.map { $0.lines.joined(separator: "\n") }
    for verb in EventForm.verbs {
      #expect(events.contains { $0.contains(verb) }, "docs/simulator.md has no event \(verb)")
    }
    let codes = try Paper("docs/data.md").rows(under: "Meaning")
      .flatMap { $0.cells[0].split(separator: ",").map { Int32($0.filter(\.isNumber)) } }
    for status in ExitStatus.allCases {
      #expect(codes.contains(status.rawValue), "docs/data.md has no exit code \(status.rawValue)")
    }
  }

  @Test("docs/terminal.md names every setting, and no other")
  func settings() throws {
    let page = try Paper("docs/terminal.md")
    let section = page.section("Settings")
    for setting in Setting.all {
      #expect(section.contains { $0.contains(setting.name) }, "\(setting.name) is not named")
    }
    let file = try #require(page.blocks.first { $0.language == "yaml" })
    for line in file.lines {
      let name = String(line.prefix { $0 != ":" })
      #expect(Setting.named(name) != nil, "docs/terminal.md: \(name)")
    }
  }
}

extension CommandDescription {
  fileprivate var withSubcommands: [CommandDescription] {
    [self] + (subcommands ?? []).flatMap(\.withSubcommands)
  }
}
