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
    func ask(_ typed: String, _ request: LineRequest) -> LineReading {
      terminal.type(typed)
      return editor.read(request)
    }

    let command = LineRequest(prompt: StyledLine("tutor", .bold) + "> ")
    let answer = LineRequest(prompt: "answer> ", usesHistory: false)

    #expect(ask("stats\r", command) == .line("stats"))
    #expect(terminal.shown().contains("tutor> stats"))

    // é typed, the cursor before it, an X inserted, the end: bytes and characters must agree.
    #expect(ask("aé\u{1B}[DX\r", answer) == .line("aXé"))
    #expect(ask("\u{1B}[A\r", answer) == .line(""), "an answer must not offer commands")
    #expect(ask("\u{1B}[A\r", command) == .line("stats"), "the last command, not the answer")
    #expect(ask("   \r", command) == .line("   "))

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

    terminal.type("\u{1B}[200~half a paste") { kill(getpid(), SIGINT) }
    #expect(editor.read(command) == .interrupted)
    usleep(400_000)
    terminal.type("half a line") { kill(getpid(), SIGINT) }
    #expect(editor.read(command) == .interrupted)
    #expect(ask("\u{04}", command) == .endOfInput)
    #expect(ask("after\r", answer) == .line("after"), "nothing is left of the dropped line")

    let kept = try String(contentsOfFile: history.path, encoding: .utf8)
    #expect(kept == "stats\nlearn who-runs-again \n")
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

  /// Types as soon as the prompt is there: until then the terminal would treat Ctrl-D and the
  /// like by itself.
  func type(_ text: String, then act: @escaping @Sendable () -> Void = {}) {
    let person = person
    Thread.detachNewThread {
      Self.waitForOutput(person)
      usleep(20_000)
      _ = text.withCString { write(person, $0, strlen($0)) }
      usleep(20_000)
      act()
    }
  }

  /// What has been shown and not yet been asked for.
  func shown() -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    var polled = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, 50) > 0 {
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return text
  }

  private static func waitForOutput(_ descriptor: CInt) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, 5000)
  }
}
