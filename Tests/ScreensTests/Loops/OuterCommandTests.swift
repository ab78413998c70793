import Study
import Terminal
import Testing

@testable import Screens

@Suite("The commands of the command line at the prompt")
struct OuterCommandTests {
  private let bench = Bench()

  /// What was run, and how often the session was opened anew.
  private final class Log {
    var runs: [[String]] = []
    var openings = 0
  }

  private func run(
    _ lines: String..., next: OuterCommands.Continuation? = nil
  ) throws -> (log: Log, console: FakeConsole) {
    let console = FakeConsole(lines.map { .line($0) }, height: 90)
    let log = Log()
    let session = try bench.session()
    try session.noteGreeting()
    var commands = OuterCommands()
    commands.entries = {
      [
        ("due", "", "Progress"), ("export", "[FILE]", "Cards"), ("review", "", "Study"),
        ("trace", "", "Study"),
      ].map {
        OuterCommands.Entry(name: $0.0, argument: $0.1, explanation: "says \($0.0)", group: $0.2)
      }
    }
    commands.run = { words in
      log.runs.append(words)
      return ("  It said \(words[0])\nand more.\n", next)
    }
    commands.help = { "How \($0) is used." }
    commands.reopen = { [bench] in
      log.openings += 1
      return try bench.session()
    }
    commands.home = "/home/ada"
    try LearnerInterface(session: session, console: console, commands: commands) { path in
      throw UnreadableSource("There is no file \(path).")
    }.run()
    return (log, console)
  }

  @Test("They work by their names, with the words that a shell would give them")
  func words() throws {
    let (log, console) = try run("due --json", "export '~/a b' ~/c\\ d \"e'f\"", "review --ahead 3")
    #expect(
      log.runs == [
        ["due", "--json"], ["export", "~/a b", "/home/ada/c d", "e'f"], ["review", "--ahead", "3"],
      ])
    #expect(console.transcript.contains("  It said due\nand more."))
    #expect(log.openings == 3, "what a command did to the store is seen by the next one")
  }

  @Test("The prompt's own commands stay its own as long as they have no options")
  func own() throws {
    let (log, _) = try run("review 3", "stats", "review")
    #expect(log.runs.isEmpty)
  }

  @Test("Over a page, options that a command does not have are a sentence, and the page stays")
  func objection() throws {
    let session = try bench.session()
    var commands = OuterCommands()
    commands.entries = {
      [OuterCommands.Entry(name: "due", argument: "", explanation: "", group: "")]
    }
    commands.objection = { $0.contains("--wrong") ? "There is no --wrong." : nil }
    let launcher = Launcher(
      stage: Stage(console: FakeConsole([])), session: session, outer: commands, findings: .none,
      readSource: { path in throw UnreadableSource("There is no file \(path).") },
      writeFile: { _, _ in }, saveStatistics: { _, _, _ in "" })
    #expect(launcher.objection(to: "due --wrong") == "There is no --wrong.")
    #expect(launcher.objection(to: "due --json") == nil)
  }

  @Test("A command that cannot begin says why, and the plan is not shown again")
  func refusal() throws {
    let (_, console) = try run("trace Missing.swift")
    #expect(console.transcript.contains("It said trace"))
    let plans = console.transcript.components(separatedBy: "TODAY").count
    let (_, quiet) = try run()
    #expect(plans == quiet.transcript.components(separatedBy: "TODAY").count)
  }

  @Test("A quotation mark without its partner is said, and nothing is run")
  func unclosed() throws {
    let (log, console) = try run("export 'a b")
    #expect(log.runs.isEmpty)
    #expect(console.transcript.contains("The line has a ' without its partner."))
  }

  @Test("help lists all commands by groups, and tells of one; a slip is met with what was meant")
  func help() throws {
    let (_, console) = try run("help", "help due", "help lessons", "exprt x", "help nonsense")
    for text in [
      "Progress", "says due", "export [FILE]", "At this prompt", "lessons", "How due is used.",
      "lessons: all lessons, to choose one", "Did you mean export?", "Type help for the list.",
    ] { #expect(console.transcript.contains(text), "\(text)") }
  }

  @Test("What a command leaves to the interface is done in the same session")
  func continuation() throws {
    let (log, console) = try run("review --ahead 3", next: .command(.lessons))
    #expect(log.runs.count == 1)
    #expect(console.showed("LESSONS"))
  }

  @Test("Names of all commands are completed, and what the command line offers")
  func completion() throws {
    var commands = OuterCommands()
    commands.entries = {
      [OuterCommands.Entry(name: "export", argument: "", explanation: "", group: "")]
    }
    commands.candidates = { words, _, _ in words == ["export", "a b"] ? ["c.json", "d/"] : [] }
    let completion = CommandCompletion(course: try bench.session().course, outer: commands)
    #expect(completion.candidates("ex", "ex") == ["export"])
    #expect(completion.candidates("help ex", "ex") == ["export"])
    #expect(completion.candidates("export 'a b' c", "c") == ["c.json"])
    #expect(completion.candidates("export 'a b' ", "") == ["c.json", "d/"])
    #expect(completion.candidates("export 'a", "a").isEmpty)
  }
}
