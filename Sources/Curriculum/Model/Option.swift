/// One answer to choose.
public struct Option: Sendable {
  public var text: Prose
  /// Marked `[x]`.
  public var isKey: Bool
  /// The misconception that somebody holds who picks it.
  public var misconception: String?
  /// What to say to somebody who picked it.
  public var rationale: Prose
  public var position: Position

  /// What it names in code, first of all; nil where nothing is code.
  public var code: String? { text.runs.first { $0.style == .code }?.text }

  public init(
    text: Prose, isKey: Bool, misconception: String?, rationale: Prose, position: Position
  ) {
    self.text = text
    self.isKey = isKey
    self.misconception = misconception
    self.rationale = rationale
    self.position = position
  }
}
