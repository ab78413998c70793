/// A question for one line of text.
public struct LineRequest {
  /// Given the text before the cursor and the word that it ends in, gives the words that could
  /// stand in its place. A candidate that must not be followed by a space ends with `/` or `:`.
  public typealias Completion = (_ textBeforeCursor: String, _ word: String) -> [String]

  public var prompt: StyledLine
  /// Whether the line is kept in the history and older ones are offered; commands are, answers
  /// are not.
  public var usesHistory: Bool
  /// What stands in the line at first.
  public var initialText: String
  /// Called when Tab is pressed; nil: Tab does nothing.
  public var completion: Completion?

  public init(
    prompt: StyledLine, usesHistory: Bool = true, initialText: String = "",
    completion: Completion? = nil
  ) {
    self.prompt = prompt
    self.usesHistory = usesHistory
    self.initialText = initialText
    self.completion = completion
  }
}

/// What came of a ``LineRequest``.
public enum LineReading: Sendable, Hashable {
  /// A line without its end. It may be empty.
  case line(String)
  /// Ctrl-C: the line was dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a file.
  case endOfInput
}
