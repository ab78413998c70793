/// What is written behind `draft:` of a question that a machine made; a question without it was
/// written by a person, or accepted by one.
public enum DraftMark: String, Sendable, CaseIterable {
  /// Nobody has looked at it.
  case waiting = "yes"
  /// Somebody did not want it: it is neither shown nor asked, and not made again.
  case dropped
}
