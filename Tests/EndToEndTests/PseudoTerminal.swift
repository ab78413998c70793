import CPseudoTerminal
import Foundation

/// Runs a program in a terminal of its own, types, and reads what its screen shows.
///
///     let terminal = try PseudoTerminal(executable: "/usr/bin/tutor")
///     try terminal.wait(forText: "tutor>")
///     terminal.send("quit\r")
///     #expect(try terminal.waitForExit() == .exited(0))
final class PseudoTerminal {
  /// How a program ended.
  enum ExitStatus: Equatable {
    case exited(CInt)
    case signalled(CInt)
  }

  /// A wait that came to nothing; shows what the screen showed.
  struct Failure: Error, CustomStringConvertible {
    let problem: String
    let screen: [String]

    var description: String {
      let shown = screen.prefix((screen.lastIndex { !$0.isEmpty } ?? -1) + 1)
      return ([problem, "The screen:"] + shown.map { "  |" + $0 }).joined(separator: "\n")
    }
  }

  /// What the program has shown so far; brought up to date by the waits and by ``settle(for:)``.
  private(set) var model: PseudoTerminalScreen
  /// Every byte that the program wrote.
  private(set) var output: [UInt8] = []

  private let descriptor: CInt
  private let process: pid_t
  private var exitStatus: ExitStatus?
  private var hasEnded = false

  /// The screen's lines, without spaces at their ends.
  var screen: [String] { model.lines }

  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - environment: The whole environment; by default an xterm that speaks UTF-8.
  init(
    executable: String, arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"],
    columns: Int = 80, rows: Int = 24
  ) throws {
    model = PseudoTerminalScreen(columns: columns, rows: rows)
    let argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    let environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var process: pid_t = 0
    descriptor = pseudo_terminal_spawn(
      executable, argumentPointers, environmentPointers, CInt(columns), CInt(rows), &process)
    self.process = process
    guard descriptor >= 0 else {
      throw Failure(problem: "No terminal: \(String(cString: strerror(errno)))", screen: [])
    }
  }

  deinit {
    if exitStatus == nil, process > 0 {
      kill(process, SIGKILL)
      var status: CInt = 0
      waitpid(process, &status, 0)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether the terminal shows what is typed, as a shell expects to find it.
  var echoes: Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ECHO) != 0 && settings.c_lflag & tcflag_t(ICANON) != 0
  }

  // MARK: Acting

  /// Types: `\r` is Enter, `\u{03}` Ctrl-C, `\u{1B}[A` the up arrow.
  func send(_ text: String) {
    var bytes = ArraySlice(Array(text.utf8))
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, written))
    }
  }

  /// Pastes as xterm does: between marks, if the program has asked for them.
  func paste(_ text: String) {
    send(model.takesBracketedPaste ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
  }

  func signal(_ signal: CInt) { kill(process, signal) }

  /// Kilobytes of memory that the program alone has; nil where the system does not tell. What it
  /// shares with files comes and goes as the system pleases.
  var privateMemory: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let match = status?.firstMatch(of: #/RssAnon:\s+(\d+) kB/#)
    return match.flatMap { Int($0.1) }
  }

  func resize(columns: Int, rows: Int) {
    model.resize(columns: columns, rows: rows)
    _ = pseudo_terminal_resize(descriptor, CInt(columns), CInt(rows))
  }

  // MARK: Waiting

  /// How long something may take that does happen: long enough for any machine, for only a test
  /// that fails waits so long.
  static let patience = Duration.seconds(60)

  /// Waits until the screen is as wanted, and throws with the screen if it never is. Half a page
  /// is no screen.
  func wait(
    for what: String = "the screen", timeout: Duration = patience,
    until isWanted: (PseudoTerminalScreen) -> Bool
  ) throws {
    let end = ContinuousClock.now + timeout
    while model.isHeld || !isWanted(model) {
      if hasEnded { throw Failure(problem: "The program ended before \(what).", screen: screen) }
      guard ContinuousClock.now < end else {
        throw Failure(problem: "Waited \(timeout) in vain for \(what).", screen: screen)
      }
      receive(until: end)
    }
  }

  /// Waits until the text stands in one line of the screen.
  func wait(forText text: String, timeout: Duration = patience) throws {
    try wait(for: "\"\(text)\"", timeout: timeout) { screen in
      screen.lines.contains { $0.contains(text) }
    }
  }

  /// Takes in whatever comes within a time: for showing that nothing comes.
  func settle(for duration: Duration = .milliseconds(100)) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end, !hasEnded { receive(until: end) }
  }

  /// Waits until the program has ended; everything that it wrote has then arrived.
  func waitForExit(timeout: Duration = patience) throws -> ExitStatus {
    let end = ContinuousClock.now + timeout
    while !hasEnded, ContinuousClock.now < end { receive(until: end) }
    while exitStatus == nil {
      var status: CInt = 0
      if waitpid(process, &status, WNOHANG) == process {
        exitStatus = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
      } else if ContinuousClock.now >= end {
        throw Failure(problem: "The program still runs after \(timeout).", screen: screen)
      } else {
        usleep(1000)
      }
    }
    return exitStatus ?? .exited(0)
  }

  private func receive(until end: ContinuousClock.Instant) {
    let left = max(0, (end - .now) / .milliseconds(1))
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, CInt(clamping: Int(left.rounded(.up)))) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      // EIO is how Linux says that the last program has let go of the terminal.
      if count == 0 || errno != EINTR { hasEnded = true }
      return
    }
    output += buffer.prefix(count)
    model.feed(buffer.prefix(count))
  }
}
