/// What the operating system says about standard input and output.
public struct TerminalFacts: Sendable, Equatable {
  public var inputIsTerminal: Bool
  public var outputIsTerminal: Bool
  /// The window's size; nil if there is no window or it does not know.
  public var size: Size?

  public init(inputIsTerminal: Bool, outputIsTerminal: Bool, size: Size?) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.size = size
  }
}

extension TerminalFacts {
  /// What the operating system says about this process's standard input and output.
  public static func measured() -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: Platform.isTerminal(0), outputIsTerminal: Platform.isTerminal(1),
      size: Platform.windowSize(1))
  }
}
