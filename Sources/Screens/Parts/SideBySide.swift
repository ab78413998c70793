import Terminal

/// Two columns next to each other: the left one in exactly its width, the right one as it is.
func sideBySide(
  _ left: [StyledLine], width: Int, gap: Int = 1, _ right: [StyledLine], on canvas: Canvas
) -> [StyledLine] {
  (0..<max(left.count, right.count)).map { row in
    let first = row < left.count ? left[row] : StyledLine()
    guard row < right.count, !right[row].isEmpty else {
      return first.truncated(to: width, canvas.glyphs)
    }
    return first.fitted(to: width, .leading, canvas.glyphs) + .spaces(gap) + right[row]
  }
}

/// `[####----]` over so many cells, brackets included.
func progressBar(_ done: Int, of total: Int, width: Int) -> StyledLine {
  let room = max(1, width - 2)
  let filled = total > 0 ? min(room, room * max(0, done) / total) : 0
  return "[" + StyledLine(String(repeating: "█", count: filled), Look.right)
    + StyledLine(String(repeating: "░", count: room - filled), Look.quiet) + "]"
}

/// A bar as long as its share of the largest value; something is shown of every value but 0.
func bar(_ value: Int, largest: Int, width: Int) -> String {
  guard value > 0, largest > 0 else { return "" }
  return String(repeating: "█", count: min(width, max(1, value * width / largest)))
}
