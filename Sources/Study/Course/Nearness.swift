import Interpreter

/// The candidate that somebody may have meant; nil if none is near.
public func nearest(to word: String, among candidates: [String]) -> String? {
  Spelling.nearest(to: word, among: candidates)
}

extension Course {
  /// The topic, lesson, concept, question or trace whose name may have been meant; nil if none is near.
  public func topic(near name: String) -> String? {
    nearest(
      to: name,
      among: topics.map(\.slug) + lessons.map(\.id) + cards.flatMap { [$0.itemID] + $0.concepts })
  }
}
