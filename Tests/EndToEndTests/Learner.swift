import Foundation
import Testing

/// Somebody who learns from ``SampleLessons``: a store, lessons, and a terminal for each session.
final class Learner {
  let bench: ScriptBench

  static let monday = "2026-09-21T20:00:00"
  /// More than 24 hours after Monday's answers, however long those took: the algorithm asks.
  static let tuesday = "2026-09-22T20:30:00"

  init() throws { bench = try ScriptBench(SampleLessons.files) }

  /// Somebody with other lessons, or files of their own.
  init(_ bench: ScriptBench) { self.bench = bench }

  /// Starts the program in a terminal.
  ///
  /// - Parameter environment: Added to what a program finds in an xterm that speaks UTF-8; a
  ///   variable that is nil is left out.
  func open(
    _ arguments: String..., at time: String = monday, columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    try open(
      arguments: arguments, at: time, columns: columns, rows: rows, environment: environment)
  }

  func open(
    arguments: [String], at time: String = monday, columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      executable: ProgramRun.program(), arguments: arguments,
      environment: variables(at: time, environment), columns: columns, rows: rows)
  }

  /// Starts a shell that can stop jobs and continue them; its prompt is `$`.
  func openShell() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      executable: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"],
      environment: variables(at: Self.monday, ["PS1": "$ ", "HISTFILE": "/dev/null"]))
    try terminal.wait(forText: "$")
    return terminal
  }

  private func variables(at time: String, _ more: [String: String?]) -> [String: String] {
    let usual: [String: String?] = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZ": "UTC",
      "INPUTRC": "/dev/null",
    ]
    return usual.merging(more) { $1 }.merging(bench.environment(at: time)) { $1 }
      .compactMapValues { $0 }
  }

  /// Starts the program and passes the very first question over.
  func openAtPrompt(
    columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try open(columns: columns, rows: rows, environment: environment)
    try terminal.wait(forText: "skip")
    terminal.send("k")
    try terminal.waitForPrompt()
    return terminal
  }

  /// Starts the sample lesson and goes to its first question.
  func openAtQuestion(
    columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try open(
      "learn", "who-runs", columns: columns, rows: rows, environment: environment)
    try terminal.readOn(until: "Why does")
    return terminal
  }

  /// How many answers are in the store, as a script asks.
  func recordedAnswers() throws -> Int {
    let stats = try bench.run("stats", "--json", with: ["TUTOR_NOW": Self.monday])
    return try #require(try stats.object()["reviews"] as? Int)
  }
}

extension PseudoTerminal {
  /// Waits for a prompt below text that scrolls, with nothing typed behind it.
  func waitForPrompt(_ prompt: String = "tutor>") throws {
    try wait(for: "the prompt \(prompt)") { screen in
      !screen.showsAlternateScreen && screen.lines[screen.cursor.row] == prompt
    }
  }

  /// Presses Space, from page to page, until a text is shown.
  func readOn(until text: String) throws {
    for _ in 0..<10 {
      try wait(for: "a page") { $0.showsAlternateScreen && $0.lines.last?.isEmpty == false }
      if screen.contains(where: { $0.contains(text) }) { return }
      let before = screen
      send(" ")
      try wait(for: "another page") { $0.lines != before }
    }
    throw Failure(problem: "No page shows \"\(text)\".", screen: screen)
  }

  /// Opens a trace from the page of an answer, and goes to its prediction.
  func openTrace(_ name: String) throws {
    send(":trace \(name)\r")
    // What is pressed before the command is read would become a part of it.
    try wait(for: "the answer to go") { page in
      !page.lines.contains { $0.contains("recorded.") }
    }
    try readOn(until: "PREDICT")
  }

  /// Presses the digit of an option, wherever the shuffling put it.
  func pick(_ option: String) throws {
    send(String(try digit(of: option)))
  }

  /// The digit in front of an option.
  func digit(of option: String) throws -> Character {
    try wait(forText: option)
    for line in screen {
      guard let range = line.range(of: option) else { continue }
      if let digit = line[..<range.lowerBound].last(where: \.isNumber) { return digit }
    }
    throw Failure(problem: "\"\(option)\" has no digit.", screen: screen)
  }
}
