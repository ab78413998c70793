import Foundation
import Testing

@Suite("Signals, in every mode")
struct SignalTests {
  @Test(
    "SIGTERM exits with 143, SIGHUP with 129, SIGQUIT with 131, and the terminal is given back",
    arguments: Mode.allCases)
  func end(mode: Mode) throws {
    let learner = try Mode.learner()
    for signal in [SIGTERM, SIGHUP, SIGQUIT] {
      let terminal = try learner.open(arguments: mode.arguments(learner))
      if signal == SIGTERM || mode != .prompt {
        try mode.enter(terminal)
      } else {
        try terminal.waitForPrompt()
      }
      terminal.signal(signal)
      #expect(try terminal.waitForExit() == .exited(128 + signal))
      #expect(terminal.isGivenBack)
    }
  }

  @Test(
    "Ctrl-Z gives the terminal to the shell, and fg shows the same again", arguments: Mode.allCases)
  func suspension(mode: Mode) throws {
    let learner = try Mode.learner()
    let terminal = try learner.openShell()
    terminal.send(
      ([try ProgramRun.program()] + mode.arguments(learner)).joined(separator: " ") + "\r")
    try mode.enter(terminal)
    for _ in 1...2 {
      terminal.send("\u{1A}")
      try terminal.wait(for: "the shell") { screen in
        !screen.showsAlternateScreen && screen.isCursorVisible
          && screen.lines[screen.cursor.row] == "$"
      }
      #expect(terminal.screen.contains { $0.contains("Stopped") })
      terminal.send("clear\r")
      try terminal.wait(for: "a clear screen") { $0.lines[0] == "$" }
      terminal.send("fg\r")
      try terminal.wait(forText: mode.landmark)
    }
    terminal.send("\u{03}")
    try terminal.wait(for: "the interrupt") { screen in
      !screen.lines.contains { $0.hasSuffix(mode.landmark) }
        || screen.lines[screen.cursor.row] == "$" || screen.lines[screen.cursor.row] == "tutor>"
        || screen.lines[screen.cursor.row] == "trace>"
        || screen.lines[screen.cursor.row] == "answer>"
    }
  }

  @Test("A shell that kills the stopped program finds its own screen untouched")
  func killedWhileStopped() throws {
    let learner = try Mode.learner()
    let terminal = try learner.openShell()
    terminal.send("\(try ProgramRun.program()) learn who-runs\r")
    try terminal.wait(forText: "counts its guests")
    terminal.send("\u{1A}")
    try terminal.wait(forText: "Stopped")
    terminal.send("clear; kill %1; wait; echo still here\r")
    try terminal.wait(forText: "still here")
    let before = terminal.output.count
    terminal.send("\r")
    terminal.settle()
    #expect(!String(decoding: terminal.output[before...], as: UTF8.self).contains("1049"))
    #expect(!terminal.model.showsAlternateScreen)
  }

  @Test("Ctrl-D leaves with 0 from every mode, and an answer given before is kept")
  func endOfInput() throws {
    for mode in Mode.allCases {
      let learner = try Mode.learner()
      let terminal = try learner.open(arguments: mode.arguments(learner))
      try mode.enter(terminal)
      // In the middle of a line it means another thing.
      if mode.landmark.hasSuffix("hal") { terminal.send("\u{15}") }
      terminal.send("\u{04}")
      #expect(try terminal.waitForExit() == .exited(0), "\(mode)")
      #expect(terminal.isGivenBack, "\(mode)")
      #expect(try learner.recordedAnswers() == (mode == .stepper ? 1 : 0))
    }
  }

  @Test("Ctrl-D typed ahead, between two prompts, is not lost")
  func endOfInputAhead() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("help\r\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isGivenBack)
  }

  @Test("Ctrl-C in a paste whose end does not come drops it at once")
  func interruptedPaste() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("\u{1B}[200~quit\rquit\r")
    terminal.settle()
    terminal.send("\u{03}")
    try terminal.wait(for: "a second prompt") { screen in
      screen.lines.filter { $0 == "tutor>" }.count == 2
    }
    // A paste that is waited for any longer would have been shown.
    #expect(!terminal.model.transcript.contains { $0.hasPrefix("tutor> quit") })
  }

  @Test("Ctrl-C behind keys that the program has not read yet leads out, every time")
  func behindKeys() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    for _ in 1...20 {
      terminal.send("learn\r")
      try terminal.wait(for: "a page") { $0.showsAlternateScreen && !$0.lines[0].isEmpty }
      terminal.send(String(repeating: "#", count: 50))
      try terminal.wait(forText: "does nothing here")
      terminal.send("\u{03}")
      try terminal.waitForPrompt()
    }
  }

  @Test("Ctrl-C pressed twice by an impatient hand leaves the program where it is")
  func twice() throws {
    let learner = try Learner()
    let terminal = try learner.openAtPrompt()
    terminal.send("learn\r")
    try terminal.wait(forText: "counts its guests")
    terminal.send("\u{03}\u{03}")
    try terminal.waitForPrompt()
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(
    "A window of another size shows what a window of that size shows, in every mode",
    arguments: Mode.allCases)
  func resize(mode: Mode) throws {
    let learner = try Mode.learner()
    let terminal = try learner.open(arguments: mode.arguments(learner))
    try mode.enter(terminal)
    for (columns, rows) in [(40, 24), (200, 60), (100, 30)] {
      terminal.resize(columns: columns, rows: rows)
      // Forty columns have no room for the number of the step.
      if mode != .stepper || columns > 40 { try terminal.wait(forText: mode.landmark) }
      if terminal.model.showsAlternateScreen {
        try terminal.wait(for: "a page of \(columns) by \(rows)") { screen in
          screen.lines[1].count == columns && screen.lines[1].allSatisfy { $0 == "─" }
            && screen.lines[rows - 2].count == columns
        }
      }
    }
  }
}
