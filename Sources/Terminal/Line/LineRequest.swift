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
  /// Whether Esc by itself, while nothing is typed, gives an empty line, as Enter does.
  public var endsWithEscape = false
  /// What is looked after while nothing is typed.
  public var idle: Idle?

  /// Something that may have news while somebody thinks about what to type.
  public struct Idle {
    /// How long nothing must be typed.
    public var milliseconds: Int
    /// Gives lines to show above the prompt; none if there is no news.
    public var news: () -> [StyledLine]

    public init(milliseconds: Int, news: @escaping () -> [StyledLine]) {
      self.milliseconds = milliseconds
      self.news = news
    }
  }

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
  /// Ctrl-C on an empty line; one that holds text is dropped, and begins anew.
  case interrupted
  /// Ctrl-D on an empty line, or the end of a file.
  case endOfInput
}
