/// What an author says that a section is about, in a comment that the lesson does not show:
/// `<!-- idea: A write marks who read. -->`.
struct StatedIdea {
  /// In one line, without marks of Markdown.
  let text: String

  /// Nil for all that is no such comment.
  init?(_ node: MarkdownNode) {
    guard case .html(let html) = node.kind else { return nil }
    let comment = trimmed(html)
    guard comment.hasPrefix("<!--"), comment.hasSuffix("-->") else { return nil }
    let words = trimmed(comment.dropFirst(4).dropLast(3))
    guard words.hasPrefix(Self.word) else { return nil }
    let line = words.dropFirst(Self.word.count).split(whereSeparator: \.isWhitespace)
    text = Prose(inline: line.joined(separator: " ")).text
  }

  private static let word = "idea:"
}
