/// A question that was made of a guide, as a block of a lesson.
public struct GuideItem: Sendable, Equatable {
  public enum Kind: String, Sendable { case trace, cloze, choice, several, order }

  public var id: String
  public var kind: Kind
  /// The lines of the guide that it rests on.
  public var first: Int
  public var last: Int
  /// The fenced block, without an empty line at either end.
  public var lines: [String]
}

/// A text as one header line of a block.
func headerLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}
