import Terminal

/// A screen: a value that can be laid out, and the keys that work on it.
protocol Page {
  associatedtype Action

  var keys: KeyTable<Action> { get }

  /// The page without its rules and its last line.
  func content(on canvas: Canvas) -> PageContent

  /// What else there is to know of the page, a sentence each, for the page of all keys.
  var remarks: [String] { get }

  /// What a line typed in plain mode means; nil if nothing.
  func action(forLine line: String) -> Action?

  /// The words that can be typed in plain mode, besides an answer.
  var words: [String] { get }
}

extension Page {
  var words: [String] { keys.words }

  var remarks: [String] { [] }

  func action(forLine line: String) -> Action? { keys.action(forLine: line) }
}

/// A screen on which something is typed rather than pressed.
protocol LinePage: Page {
  /// What stands before the typed text.
  var prompt: String { get }

  /// What a typed line means; anything may be typed.
  func action(typed line: String) -> Action
}

extension LinePage {
  /// A word would be an answer.
  var words: [String] { [] }

  func action(forLine line: String) -> Action? { action(typed: line) }
}

/// What plain mode says of a screen. When the same page, known by its first fact, is said again at
/// once, only what is new is said, so that a page only has to say how things stand.
protocol Spoken {
  /// One fact a line.
  var facts: [String] { get }

  /// How to answer; empty if there is nothing to choose.
  var invitation: String { get }

  /// What stands before the line that is typed.
  var asks: String { get }

  /// What the line that was typed last led to, and is said again if another one leads to the same;
  /// empty if it led to nothing.
  var note: String { get }

  /// Whether it is said in passing, and what was asked before is asked again.
  var isAside: Bool { get }
}

extension Spoken {
  var asks: String { "answer> " }
  var note: String { "" }
  var isAside: Bool { false }
}
