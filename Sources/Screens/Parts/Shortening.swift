import Terminal

extension String {
  /// At most so many cells: of a longer name the start and, because it tells more, the end.
  func shortenedName(to width: Int, _ glyphs: Glyphs) -> String {
    guard cellWidth > width else { return self }
    let room = width - glyphs.ellipsis.cellWidth
    guard room > 3 else { return fitted(to: max(0, width), .leading, glyphs) }
    let head = prefix(cells: room / 3)
    return head + glyphs.ellipsis + suffix(cells: room - head.cellWidth)
  }

  /// As many whole characters from the start as fit.
  private func prefix(cells width: Int) -> String {
    StyledLine(self).prefix(cells: width).text
  }

  /// As many whole characters from the end as fit.
  private func suffix(cells width: Int) -> String {
    var room = width
    var result: [Character] = []
    for character in reversed() {
      room -= character.cellWidth
      if room < 0 { break }
      result.append(character)
    }
    return String(result.reversed())
  }
}

/// Two long values, each in at most so many cells, shortened around the place where they differ.
func shortenedPair(_ old: String, _ new: String, to width: Int, _ glyphs: Glyphs)
  -> (old: String, new: String)
{
  guard max(old.cellWidth, new.cellWidth) > width else { return (old, new) }
  let (before, after) = (Array(old), Array(new))
  let common = zip(before, after).prefix { $0 == $1 }.count
  return (
    excerpt(before, around: common, width: width, glyphs),
    excerpt(after, around: common, width: width, glyphs)
  )
}

/// The part of a text from a little before a place on.
private func excerpt(_ text: [Character], around place: Int, width: Int, _ glyphs: Glyphs)
  -> String
{
  let whole = String(text)
  guard whole.cellWidth > width else { return whole }
  let lead = width / 4
  let start = min(max(0, place - lead), max(0, text.count - width + glyphs.ellipsis.count))
  let cut = start > 0 ? glyphs.ellipsis : ""
  return StyledLine(cut + String(text[start...])).truncated(to: width, glyphs).text
}
