import Simulation

/// What can be typed at `trace>`.
enum PlaygroundCommand: Equatable {
  /// Something that happens to the screen.
  case event(String)
  /// Why a step of the last event happened.
  case why(Int)
  /// Why the body of an instance ran, the last time it did.
  case whyRun(String)
  /// The edges of the graph, all of them or those of one instance.
  case dependencies(of: String?)
  case graph(GraphFormat)
  case state, steps, step, events, undo, help, leave

  /// The words besides events, with what they do.
  static let words: [(word: String, explanation: String)] = [
    ("why N", "the chain of causes of step N"),
    ("why VIEW", "why its body ran the last time"),
    ("deps", "who reads what now; with a view, what concerns it"),
    ("graph", "the same as a drawing: Mermaid, or graph dot"),
    ("state", "the state that is alive"),
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
      self = Int(words[1]).map { .why($0) } ?? .whyRun(words[1])
    case ("why", 1): return nil
    case ("deps", 1): self = .dependencies(of: nil)
    case ("deps", 2): self = .dependencies(of: words[1])
    case ("graph", 1): self = .graph(.mermaid)
    case ("graph", 2):
      guard let format = GraphFormat(rawValue: words[1]) else { return nil }
      self = .graph(format)
    case ("state", 1): self = .state
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
