import Foundation
import Testing

@testable import Terminal

/// Readline is one for the process, and so is this conversation: its steps follow each other.
@Suite("The line editor, at a terminal of its own", .serialized)
struct LineEditorTests {
  @Test("Lines are edited, completed, remembered when they should be, interrupted and ended")
  func conversation() throws {
    let terminal = try TypingTerminal()
    let folder = FileManager.default.temporaryDirectory.appending(path: "tutor-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = HistoryFile(path: folder.path + "/state/history")
    let editor = LineEditor(
      input: terminal.program, output: terminal.program,
      capabilities: Capabilities(glyphs: .unicode, isInteractive: true), history: history)
    // Ctrl-C throws away what was typed before it: a key that was announced may be gone.
    #expect(Platform.read(terminal.program, count: 1).isEmpty, "a read never waits")

    func ask(_ typed: String, _ request: LineRequest) -> LineReading {
      terminal.type(typed)
      return editor.read(request)
    }
    let command = LineRequest(prompt: StyledLine("tutor", .bold) + "> ")
    func interrupt(_ typed: String, showing echo: String) -> LineReading {
      terminal.type(typed)
      terminal.interrupt(whenItShows: echo)
      return editor.read(command)
    }

    let answer = LineRequest(prompt: "answer> ", usesHistory: false)

    #expect(ask("stats\r", command) == .line("stats"))
    #expect(terminal.shows("tutor> stats"))

    // é typed, the cursor before it, an X inserted, the end: bytes and characters must agree.
    #expect(ask("aé\u{1B}[DX\r", answer) == .line("aXé"))
    #expect(ask("\u{1B}[A\r", answer) == .line(""), "an answer must not offer commands")
    #expect(ask("\u{1B}[A\r", command) == .line("stats"), "the last command, not the answer")
    #expect(ask("   \r", command) == .line("   "))
    terminal.type("\u{1B}")
    terminal.type("help\r", later: 0.4)
    #expect(editor.read(answer) == .line("help"), "Esc by itself takes no letter with it")

    var leaving = answer
    leaving.endsWithEscape = true
    #expect(ask("\u{1B}", leaving) == .line(""), "Esc by itself leaves a line that may be left")
    terminal.type("kept\u{1B}")
    terminal.type("\r", later: 0.4)
    #expect(editor.read(leaving) == .line("kept"), "Esc throws nothing away that was typed")

    var completing = command
    completing.completion = { before, word in
      before == "learn who" && word == "who" ? ["who-runs-again"] : []
    }
    #expect(ask("learn who\t\r", completing) == .line("learn who-runs-again "))
    #expect(ask("x\u{1B}[200~one\rtwo\r\u{1B}[201~\r", answer) == .line("xone two"))
    #expect(
      ask("\u{1B}[200~\u{9B}31m\u{202E}\u{1B}c\u{1B}[201~\u{9B}\r", answer) == .line("�31m�␛c"),
      "what is pasted or typed cannot command the terminal")

    var edited = answer
    edited.initialText = "identty"
    #expect(ask("\u{7F}\u{7F}ity\r", edited) == .line("identity"))

    func drop(_ typed: String, showing echo: String, thenType next: String) -> LineReading {
      terminal.type(typed)
      terminal.interrupt(whenItShows: echo, thenType: next)
      return editor.read(command)
    }
    // The rest of a paste that was dropped is dropped, too.
    #expect(
      drop(
        "begun\u{1B}[200~half a paste", showing: "begun",
        thenType: "its end\u{1B}[201~anew\r") == .line("anew"))
    #expect(
      drop("half a line", showing: "half a line", thenType: "\r") == .line(""),
      "Ctrl-C drops the line, and the prompt stays")
    #expect(drop("\u{12}sta", showing: "stats", thenType: "found\r") == .line("found"))
    #expect(interrupt("", showing: "tutor> ") == .interrupted, "there was nothing to drop")
    #expect(ask("\u{04}", command) == .endOfInput)
    #expect(ask("after\r", answer) == .line("after"), "nothing is left of the dropped line")

    let kept = try String(contentsOfFile: history.path, encoding: .utf8)
    #expect(kept == "stats\nlearn who-runs-again \nanew\nfound\n")
    let mode = try FileManager.default.attributesOfItem(atPath: history.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test(
    "The history stands where the XDG specification puts it",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/swiftui-tutor/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/swiftui-tutor/history"),
      (["HOME": "/h"], "/h/.local/state/swiftui-tutor/history"), ([:], nil),
    ] as [([String: String], String?)])
  func historyPath(environment: [String: String], expected: String?) {
    #expect(HistoryFile(environment: environment)?.path == expected)
  }
}

/// A pseudo-terminal whose one end is the program's, and whose other end types.
private final class TypingTerminal: Sendable {
  struct Unavailable: Error {}

  let program: CInt
  private let person: CInt

  init() throws {
    var ends: (person: CInt, program: CInt) = (-1, -1)
    guard openpty(&ends.person, &ends.program, nil, nil, nil) == 0 else { throw Unavailable() }
    (person, program) = ends
  }

  deinit { close(person) }

  func type(_ text: String) { _ = text.withCString { write(person, $0, strlen($0)) } }

  /// - Parameter seconds: After which it is typed.
  func type(_ text: String, later seconds: Double) {
    Thread.detachNewThread { [self] in
      usleep(UInt32(seconds * 1_000_000))
      type(text)
    }
  }

  /// Sends Ctrl-C's signal when a text was shown and everything that was typed was taken.
  func interrupt(whenItShows echo: String) {
    Thread.detachNewThread { [self] in
      var left: CInt = shows(echo) ? 1 : 0
      while left > 0, ioctl(program, UInt(FIONREAD), &left) == 0 { usleep(1000) }
      kill(getpid(), SIGINT)
    }
  }

  /// The same, and types something when the prompt is there again.
  func interrupt(whenItShows echo: String, thenType next: String) {
    Thread.detachNewThread { [self] in
      var left: CInt = shows(echo) ? 1 : 0
      while left > 0, ioctl(program, UInt(FIONREAD), &left) == 0 { usleep(1000) }
      kill(getpid(), SIGINT)
      if shows("tutor> ") { type(next) }
    }
  }

  /// Waits until a text was shown.
  func shows(_ text: String) -> Bool {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var polled = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while !String(decoding: shown, as: UTF8.self).contains(text) {
      guard poll(&polled, 1, 60_000) > 0 else { return false }
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { return false }
      shown += buffer.prefix(count)
    }
    return true
  }
}
