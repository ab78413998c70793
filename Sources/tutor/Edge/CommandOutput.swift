import Foundation
import Screens
import Synchronization
import Terminal

/// What a command says and asks for while it is run at the prompt, where the interface shows it.
final class CommandOutput: Sendable {
  /// That of the command that is being run at the prompt; nil in a process of its own.
  @TaskLocal static var current: CommandOutput?

  private let collected = Mutex("")
  private let continuation = Mutex<OuterCommands.Continuation?>(nil)

  var text: String { collected.withLock { $0 } }
  var next: OuterCommands.Continuation? { continuation.withLock { $0 } }

  func append(_ text: String) { collected.withLock { $0 += text } }

  /// Leaves something to the interface, which has the terminal.
  func leave(_ next: OuterCommands.Continuation) { continuation.withLock { $0 = next } }

  /// Stops a command at whose prompt Ctrl-C was pressed.
  ///
  /// - Throws: ``Failure``.
  static func checkInterruption() throws {
    guard current != nil, Interruption.wasRequested() else { return }
    throw Failure(.interrupted, ["Stopped. Nothing was changed."])
  }
}

/// Writes to standard output at once, so that nothing is half written when the program stops.
func write(_ text: String) {
  if let output = CommandOutput.current {
    output.append(text)
  } else {
    StandardOutput().write(text)
  }
}

/// Writes lines to standard output.
func write(lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

/// Says something on standard error, where it is in nobody's way.
func remark(_ lines: [String]) {
  let text = lines.map { $0 + "\n" }.joined()
  if let output = CommandOutput.current {
    output.append(text)
  } else {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
