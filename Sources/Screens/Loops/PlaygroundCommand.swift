/// What can be typed at `trace>`.
enum PlaygroundCommand: Equatable {
  /// Something that happens to the screen.
  case event(String)
  /// Why a step of the last event happened.
  case why(Int)
  case dependencies, steps, step, events, undo, help, leave

  /// The words besides events, with what they do.
  static let words: [(word: String, explanation: String)] = [
    ("why N", "the chain of causes of step N"),
    ("deps", "who reads what now"),
    ("steps", "every step of the last event"),
    ("step", "step through it, forwards and backwards"),
    ("events", "what can happen on this screen"),
    ("undo", "take the last event back"),
    ("quit", "leave this view"),
  ]

  init?(_ line: String) {
    let words = line.trimmed.split(separator: " ").map(String.init)
    guard let word = words.first else { return nil }
    switch (word, words.count) {
    case ("why", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .why(number)
    case ("deps", 1): self = .dependencies
    case ("steps", 1): self = .steps
    case ("step", 1): self = .step
    case ("events", 1): self = .events
    case ("undo", 1): self = .undo
    case ("help", 1), ("?", 1): self = .help
    case ("quit", 1), ("q", 1), ("exit", 1): self = .leave
    default: self = .event(line.trimmed)
    }
  }
}
