import CLineEdit

/// Lets a long work look whether Ctrl-C was pressed, instead of being ended by it wherever it is.
/// If it does not look, Ctrl-C pressed three times ends the process.
public struct Interruption: Sendable {
  private let look: @Sendable () -> Bool
  private let takeNotice: @Sendable () -> Void

  public init() {
    if !terminal_is_watched() { _ = terminal_watch(0, 2) }
    self.init(look: { terminal_was_interrupted() }, takeNotice: { terminal_forget_interrupts() })
  }

  /// - Parameters:
  ///   - look: Whether there was an interruption, and nobody has taken notice of it.
  ///   - takeNotice: Called when somebody does.
  public init(look: @escaping @Sendable () -> Bool, takeNotice: @escaping @Sendable () -> Void) {
    self.look = look
    self.takeNotice = takeNotice
  }

  /// Where nobody can press a key.
  public static let never = Interruption(look: { false }, takeNotice: {})

  /// Whether Ctrl-C was pressed, or SIGINT came.
  public var hasCome: Bool { look() }

  /// The work was stopped by it: whoever waits for keys next is not to hear of it.
  public func forget() { takeNotice() }
}
