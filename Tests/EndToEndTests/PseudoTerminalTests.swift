import Foundation
import Testing

@Suite("The pseudo-terminal that end-to-end tests stand on")
struct PseudoTerminalTests {
  static let bash = ["--norc", "--noprofile", "-i"]
  static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PS1": "$ ", "HISTFILE": "/dev/null",
    "PATH": "/usr/bin:/bin", "INPUTRC": "/dev/null",
  ]

  private func screen(_ text: String, columns: Int = 10, rows: Int = 3) -> PseudoTerminalScreen {
    var screen = PseudoTerminalScreen(columns: columns, rows: rows)
    screen.feed(Array(text.utf8))
    return screen
  }

  @Test("What is typed comes back from a program that echoes, and end of input ends it")
  func cat() throws {
    let terminal = try PseudoTerminal(executable: "/bin/cat")
    terminal.send("hé 漢\r")
    try terminal.wait(for: "echo and copy") { Array($0.lines.prefix(2)) == ["hé 漢", "hé 漢"] }
    terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A signal's victim is reported as such, and a missing program exits with 127")
  func exits() throws {
    let victim = try PseudoTerminal(executable: "/bin/cat")
    victim.signal(SIGKILL)
    #expect(try victim.waitForExit() == .signalled(SIGKILL))
    let missing = try PseudoTerminal(executable: "/no/such/program")
    #expect(try missing.waitForExit() == .exited(127))
  }

  @Test("A wait that comes to nothing says what the screen showed")
  func failure() throws {
    let terminal = try PseudoTerminal(executable: "/bin/echo", arguments: ["hello"])
    let failure = #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.wait(forText: "goodbye")
    }
    #expect(failure?.screen.first == "hello")
  }

  @Test("Readline's editing within a line that is wider than the window shows as typed")
  func readline() throws {
    let terminal = try PseudoTerminal(
      executable: "/bin/bash", arguments: Self.bash, environment: Self.environment, columns: 20,
      rows: 6)
    try terminal.wait(forText: "$")
    terminal.send("echo abcdefghijklmnopqrstuvwxyz")
    try terminal.wait(for: "both rows") {
      Array($0.lines.prefix(2)) == ["$ echo abcdefghijklm", "nopqrstuvwxyz"]
    }
    terminal.send("\u{01}\u{1B}[C\u{1B}[C\u{0B}")  // Home, two to the right, kill the rest.
    try terminal.wait(for: "what was not killed") { Array($0.lines.prefix(2)) == ["$ ec", ""] }
    terminal.send("ho 漢字\u{1B}[D\u{7F}.\r")
    try terminal.wait(for: "the edited line's output") {
      Array($0.lines.prefix(3)) == ["$ echo .字", ".字", "$"]
    }
    terminal.resize(columns: 30, rows: 6)
    terminal.send("echo $COLUMNS; tput smcup; echo inside\r")
    try terminal.wait(for: "the other screen") {
      $0.showsAlternateScreen && $0.lines.contains("inside")
    }
    terminal.send("tput rmcup; exit 3\r")
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.model.transcript.contains("30"))
  }

  @Test("A window made lower keeps the cursor's line, and what left it can be scrolled to")
  func lowering() {
    var screen = screen("a\r\nb\r\nc", rows: 3)
    screen.resize(columns: 2, rows: 2)
    screen.feed(Array("!".utf8))
    #expect(screen.lines == ["b", "c!"])
    #expect(screen.transcript == ["a", "b", "c!"])
  }

  @Test(
    "Cursor movement and erasing leave the text that a terminal would show",
    arguments: [
      ("abc\r\u{1B}[CX", ["aXc", "", ""]),
      ("one\r\ntwo\u{1B}[1;2H\u{1B}[K", ["o", "two", ""]),
      ("0123456789A", ["0123456789", "A", ""]),
      ("0123456789\r\nA", ["0123456789", "A", ""]),
      ("a\r\nb\r\nc\r\nd", ["b", "c", "d"]),
      ("abc\u{1B}[1;1H\u{1B}[P\u{1B}[@\u{1B}[31mx\u{1B}[0m", ["xbc", "", ""]),
      ("漢字\u{1B}[1;2Hx", [" x字", "", ""]),
      ("e\u{301}\u{1B}]0;title\u{07}.", ["e\u{301}.", "", ""]),
      ("top\r\nlow\u{1B}[2J\u{1B}[Hx", ["x", "", ""]),
      ("main\u{1B}[?1049h\u{1B}[Hother\u{1B}[?1049l.", ["main.", "", ""]),
      ("cut\u{1B}[3\u{1B}[1;1Hx\u{1B}\u{1B}[1;3Hy", ["xuy", "", ""]),
    ])
  func model(written: String, shown: [String]) {
    #expect(screen(written).lines == shown)
  }
}
