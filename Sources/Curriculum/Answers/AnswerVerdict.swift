/// What a typed answer is worth.
public enum AnswerVerdict: Sendable, Hashable {
  case equal
  /// Right, though not exactly `response`.
  case accepted(response: String, overlooking: [Overlooked])
  /// Nearly `response`; `reason` says by how much: "1 letter differs".
  case close(to: String, reason: String)
  case wrong

  /// What tells nothing about knowing, but is worth a word.
  public enum Overlooked: String, Sendable, Hashable, CaseIterable {
    case capitals = "capital and small letters"
    case atSign = "the @"
    case dot = "the dot"
    case plural = "singular or plural"
    case spaces = "the spaces"
    case quotes = "the kind of quotes"
    case parentheses = "the parentheses"
    case counted = "what is counted"
  }

  var isRight: Bool { rank < 2 }

  var rank: Int {
    switch self {
    case .equal: 0
    case .accepted: 1
    case .close: 2
    case .wrong: 3
    }
  }
}
