import CLineEdit

/// Lets a long work look whether Ctrl-C was pressed, instead of being ended by it wherever it is.
/// If it does not look, Ctrl-C pressed three times ends the process.
public struct Interruption: Sendable {
  public init() { _ = terminal_watch(0, 2) }

  /// Whether Ctrl-C was pressed, or SIGINT came.
  public var hasCome: Bool { terminal_was_interrupted() }
}
