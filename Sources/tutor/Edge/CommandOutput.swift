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
}
