/// A stretch of a cloze text.
public enum ClozePiece: Sendable, Hashable {
  case text(Prose)
  /// `{{1: a | b}}`: the number, stable for ever, and the accepted responses, the first one being
  /// shown.
  case deletion(number: Int, accepted: [String])
}
