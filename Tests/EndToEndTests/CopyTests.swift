import Foundation
import Testing

@Suite("Code on its way to the clipboard")
struct CopyTests {
  /// What the terminal was asked to put onto its clipboard, by the escape of xterm: OSC 52.
  private func copied(by terminal: PseudoTerminal) throws -> [String] {
    let written = String(decoding: terminal.output, as: UTF8.self)
    return try written.matches(of: #/\e\]52;c?;([^\u{07}]*)\u{07}/#).map { match in
      String(decoding: try #require(Data(base64Encoded: String(match.1))), as: UTF8.self)
    }
  }

  /// The code of the sample lesson's listing, as it stands in the lesson.
  private func listing() throws -> String {
    let fence = try #require(
      SampleLessons.whoRuns.firstMatch(of: #/```swift[^\n]*\n([\s\S]*?)```/#))
    return String(fence.1)
  }

  @Test("A lesson's code arrives at the terminal as it stands in the lesson, and the page says so")
  func arrival() throws {
    let learner = try Learner()
    let terminal = try learner.open("learn", "who-runs")
    try terminal.wait(forText: "counts its guests")
    terminal.send("c")
    try terminal.wait(forText: "sent to the clipboard")
    #expect(try copied(by: terminal).map { $0 + "\n" } == [listing()])
  }

  @Test("Through a tmux that takes copies it reaches tmux's buffer, and the terminal around it")
  func tmux() throws {
    let tmux = "/usr/bin/tmux"
    guard FileManager.default.isExecutableFile(atPath: tmux) else {
      return print("Skipped: there is no tmux here.")
    }
    let learner = try Learner()
    try learner.bench.write("tmux.conf", "set -g set-clipboard on\n")
    let socket = learner.bench.folder + "/socket"
    let variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
    ]
    let command = try [ProgramRun.program(), "learn", "who-runs"]
    let terminal = try PseudoTerminal(
      executable: tmux,
      arguments: ["-S", socket, "-f", learner.bench.folder + "/tmux.conf", "new-session"] + command,
      environment: learner.bench.environment(at: Learner.monday).merging(variables) { $1 })
    try terminal.wait(forText: "counts its guests")
    terminal.send("c")
    try terminal.wait(forText: "sent to the clipboard")
    let buffer = Pipe()
    let asking = Process()
    asking.executableURL = URL(fileURLWithPath: tmux)
    asking.arguments = ["-S", socket, "show-buffer"]
    asking.standardOutput = buffer
    try asking.run()
    let held = String(decoding: buffer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    asking.waitUntilExit()
    terminal.send("\u{04}")
    _ = try terminal.waitForExit()
    #expect(try held + "\n" == listing())
    #expect(try copied(by: terminal).last.map { $0 + "\n" } == listing())
  }
}
