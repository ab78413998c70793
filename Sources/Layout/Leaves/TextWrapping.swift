/// Words put into lines of so many columns (Y14).
struct TextWrapping {
  /// A line, and how many columns it takes.
  struct Line {
    var text = ""
    var columns = 0
  }

  let columnsOf: (Character) -> Int
  /// How many columns a line has; at least one.
  let columns: Int
  /// How many lines are shown at most.
  let limit: Int
  private(set) var lines: [Line] = []
  private(set) var isCut = false

  init(
    _ paragraphs: [Substring], columns: Int, limit: Int, columnsOf: @escaping (Character) -> Int
  ) {
    self.columns = max(1, columns)
    self.limit = max(1, limit)
    self.columnsOf = columnsOf
    for (index, paragraph) in paragraphs.enumerated() {
      let left = wrap(paragraph)
      let isLast = index == paragraphs.count - 1
      if lines.count >= self.limit, !left.isEmpty || !isLast {
        cut(before: left)
        return
      }
    }
  }

  /// Adds the lines of a paragraph; what no longer has a line is handed back.
  private mutating func wrap(_ paragraph: Substring) -> Substring {
    var left = paragraph
    repeat {
      guard lines.count < limit else { return left }
      lines.append(takeLine(from: &left))
    } while !left.isEmpty
    return left
  }

  /// As many words as go into a line; a word that is longer than a line is broken.
  private func takeLine(from left: inout Substring) -> Line {
    var used = 0
    var index = left.startIndex
    /// Where the line may end: before a space, and how many columns it has then.
    var lastBreak: (index: Substring.Index, columns: Int)?
    while index < left.endIndex {
      let character = left[index]
      if character == " " { lastBreak = (index, used) }
      let width = max(0, columnsOf(character))
      // Spaces at the end of a line take no room.
      if used + width > columns, character != " ", index > left.startIndex {
        var end = (index: index, columns: used)
        if let lastBreak, lastBreak.columns > 0 { end = lastBreak }
        let line = Line(text: String(left[..<end.index]), columns: end.columns)
        left = left[end.index...].drop { $0 == " " }
        return trimmed(line)
      }
      used += width
      index = left.index(after: index)
    }
    let line = Line(text: String(left), columns: used)
    left = left[left.endIndex...]
    return used > columns ? trimmed(line) : line
  }

  private func trimmed(_ line: Line) -> Line {
    var line = line
    while line.text.last == " " {
      line.text.removeLast()
      line.columns -= max(0, columnsOf(" "))
    }
    return line
  }

  /// The last line goes on as far as there is room, and ends with `…`.
  private mutating func cut(before left: Substring) {
    isCut = true
    guard var line = lines.popLast() else { return }
    let sign: Character = "…"
    let room = columns - max(0, columnsOf(sign))
    if !left.isEmpty {
      let rest = (line.text.isEmpty ? "" : " ") + left
      for character in rest {
        let width = max(0, columnsOf(character))
        guard line.columns + width <= room else { break }
        line.text.append(character)
        line.columns += width
      }
    }
    while line.columns > room, let last = line.text.popLast() {
      line.columns -= max(0, columnsOf(last))
    }
    line = trimmed(line)
    line.text.append(sign)
    line.columns += max(0, columnsOf(sign))
    lines.append(line)
  }
}
