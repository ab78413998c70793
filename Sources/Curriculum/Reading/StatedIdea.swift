/// What an author says that a section is about, in a comment that the lesson does not show:
/// `<!-- idea: A write marks who read. -->`.
struct StatedIdea {
  /// In one line.
  let words: Prose

  /// Nil for all that is no such comment.
  init?(_ node: MarkdownNode) {
    guard case .html(let html) = node.kind else { return nil }
    let comment = trimmed(html)
    guard comment.hasPrefix("<!--"), comment.hasSuffix("-->") else { return nil }
    let text = trimmed(comment.dropFirst(4).dropLast(3))
    guard text.hasPrefix(Self.word) else { return nil }
    let parts = text.dropFirst(Self.word.count).split(whereSeparator: \.isWhitespace)
    words = Prose(inline: parts.joined(separator: " "))
  }

  private static let word = "idea:"
}
