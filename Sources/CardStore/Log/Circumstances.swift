import Recall

/// How a card stood at the moment of an answer. It is kept with the answer: later settings may give
/// the card other states, but what the learner met then stays what it was.
struct Circumstances: Sendable, Hashable {
  /// The revision of the card's meaning.
  var revision: Int
  /// nil for a card never answered before.
  var phase: MemoryState.Phase?
  /// Seconds from the answer before to when the card was due.
  var interval: Int?

  init(revision: Int, memory: MemoryState?) {
    self.revision = revision
    phase = memory?.phase
    interval = memory.map { $0.due - $0.lastReview }
  }

  init(revision: Int, phase: MemoryState.Phase?, interval: Int?) {
    self.revision = revision
    self.phase = phase
    self.interval = interval
  }
}
