import Cells

extension StyledLine {
  /// Which side of a field a line stands on.
  public enum Alignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }

  /// As many whole graphemes from the start as fit.
  public func prefix(cells width: Int) -> StyledLine {
    split(at: width).head
  }

  /// What follows ``prefix(cells:)``.
  public func dropping(cells width: Int) -> StyledLine {
    split(at: width).tail
  }

  /// The line itself if it fits; otherwise what fits of it, and an ellipsis.
  ///
  /// - Parameters:
  ///   - width: Cells. If not even the ellipsis fits, its first cells are shown.
  ///   - glyphs: Decides the ellipsis: `…` or `...`.
  public func truncated(to width: Int, _ glyphs: Glyphs) -> StyledLine {
    guard self.width > width else { return self }
    let ellipsis = StyledLine(glyphs.ellipsis, spans.last?.style ?? .plain)
    guard width > ellipsis.width else { return ellipsis.prefix(cells: width) }
    return prefix(cells: width - ellipsis.width) + ellipsis
  }

  /// The line with spaces around it to fill `width` cells; longer lines stay as they are.
  public func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledLine {
    let missing = width - self.width
    guard missing > 0 else { return self }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return .spaces(before) + self + .spaces(missing - before)
  }

  /// The line in exactly `width` cells: truncated or padded.
  public func fitted(to width: Int, _ alignment: Alignment = .leading, _ glyphs: Glyphs)
    -> StyledLine
  {
    truncated(to: width, glyphs).padded(to: width, alignment)
  }

  /// Blank cells; none if `count` is negative.
  public static func spaces(_ count: Int) -> StyledLine {
    StyledLine(String(repeating: " ", count: max(0, count)))
  }

  private func split(at width: Int) -> (head: StyledLine, tail: StyledLine) {
    var head = StyledLine()
    var room = width
    for (index, span) in spans.enumerated() {
      var end = span.text.startIndex
      while end < span.text.endIndex, span.text[end].cellWidth <= room {
        room -= span.text[end].cellWidth
        end = span.text.index(after: end)
      }
      head.append(String(span.text[..<end]), span.style)
      if end < span.text.endIndex {
        let rest = Span(String(span.text[end...]), span.style)
        return (head, StyledLine([rest] + spans[(index + 1)...]))
      }
    }
    return (head, StyledLine())
  }
}

extension String {
  /// The text in exactly `width` cells: truncated with an ellipsis, or padded with spaces.
  public func fitted(
    to width: Int, _ alignment: StyledLine.Alignment = .leading, _ glyphs: Glyphs
  ) -> String {
    StyledLine(self).fitted(to: width, alignment, glyphs).text
  }
}
