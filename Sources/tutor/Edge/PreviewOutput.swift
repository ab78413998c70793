import Foundation
import Screens
import Terminal

/// Where a preview is drawn: the terminal, or a file or program that is given all of it.
struct PreviewOutput {
  private let capabilities: Capabilities
  /// Whether somebody asked for words.
  let isSpoken: Bool

  init(_ surroundings: Surroundings) {
    let facts = TerminalFacts.measured()
    var capabilities = Capabilities(
      environment: surroundings.environment, facts: facts, wishes: surroundings.wishes)
    if !facts.outputIsTerminal, !surroundings.wishes.ascii { capabilities.glyphs = .unicode }
    self.capabilities = capabilities
    isSpoken = surroundings.wishes.plain == true
    columns = facts.outputIsTerminal ? capabilities.size.columns : nil
  }

  /// How wide it may be; in a pipe, as wide as it is.
  private let columns: Int?

  func draw(_ preview: DrawnPreview, isOutline: Bool) {
    let lines =
      isOutline
      ? preview.outline(columns: columns, glyphs: capabilities.glyphs)
      : preview.lines(columns: columns, glyphs: capabilities.glyphs, color: capabilities.color)
    write(lines, as: capabilities)
  }

  /// What an event set in motion: drawn, or in sentences where somebody asked for words.
  func draw(_ story: MotionStory) {
    guard !isSpoken else { return write(lines: story.sentences) }
    write(
      story.lines(columns: columns ?? Self.usualColumns, glyphs: capabilities.glyphs),
      as: capabilities)
  }

  private static let usualColumns = 80

  func say(_ text: String) { write(lines: [text]) }
}
