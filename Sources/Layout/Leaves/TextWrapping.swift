/// A paragraph of a text, whose letters have been counted once: it is wrapped at many widths.
struct WrappedParagraph: Sendable {
  struct Letter {
    let columns: UInt8
    let isSpace: Bool
  }

  let text: Substring
  let letters: [Letter]
  /// How many columns it takes as one line.
  let columns: Int

  init(_ text: Substring, columnsOf: (Character) -> Int) {
    self.text = text
    letters = text.map {
      Letter(columns: UInt8(clamping: max(0, columnsOf($0))), isSpace: $0 == " ")
    }
    columns = letters.reduce(0) { $0 + Int($1.columns) }
  }

  fileprivate func text(of range: Range<Int>) -> Substring {
    text.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Where the first letter from a place on stands that is no space.
  fileprivate func afterSpaces(_ start: Int) -> Int {
    letters[start...].firstIndex { !$0.isSpace } ?? letters.endIndex
  }
}

/// Words put into lines of so many columns (Y14).
struct TextWrapping {
  /// Some letters of a paragraph, and how many columns they take.
  struct Line {
    let paragraph: Int
    var letters: Range<Int>
    var columns: Int
    /// What stands behind it on its line although a line of its own was meant for it: after a
    /// space, for the line ends with `…`.
    var rest = 0..<0
    /// Where `…` stands on it; nil if it is whole.
    var cut: Truncation?
  }

  private let paragraphs: [WrappedParagraph]
  /// How many columns a line has; at least one.
  private let columns: Int
  /// How many lines are shown at most.
  private let limit: Int
  private(set) var lines: [Line] = []
  private(set) var isCut = false
  private static let sign = "…"

  /// - Parameter sign: how many columns `…` takes.
  init(
    _ paragraphs: [WrappedParagraph], columns: Int, limit: Int, _ truncation: Truncation = .tail,
    sign: Int
  ) {
    self.paragraphs = paragraphs
    self.columns = max(1, columns)
    self.limit = max(1, limit)
    for index in paragraphs.indices {
      let left = wrap(index)
      let isLast = index == paragraphs.count - 1
      if lines.count >= self.limit, left < paragraphs[index].letters.count || !isLast {
        if truncation == .tail || left >= paragraphs[index].letters.count {
          cut(before: left, of: index, room: self.columns - sign, sign)
        } else {
          leaveOut(truncation, room: self.columns - sign, sign)
        }
        return
      }
    }
  }

  func text(of line: Line) -> String {
    let paragraph = paragraphs[line.paragraph]
    var text = String(paragraph.text(of: line.letters))
    if line.cut == .head || line.cut == .middle {
      return text + Self.sign + paragraph.text(of: line.rest)
    }
    if !line.rest.isEmpty {
      if !line.letters.isEmpty { text += " " }
      text += paragraph.text(of: line.rest)
    }
    return line.cut == nil ? text : text + Self.sign
  }

  /// Adds the lines of a paragraph.
  ///
  /// - Returns: From where on it no longer has a line.
  private mutating func wrap(_ number: Int) -> Int {
    let end = paragraphs[number].letters.count
    var left = 0
    repeat {
      guard lines.count < limit else { return left }
      lines.append(takeLine(of: number, from: &left))
    } while left < end
    return left
  }

  /// As many words as go into a line; a word that is longer than a line is broken.
  private func takeLine(of number: Int, from left: inout Int) -> Line {
    let paragraph = paragraphs[number]
    let start = left
    var used = 0
    /// Where the line may end: before a space, and how many columns it has then.
    var lastBreak: (index: Int, columns: Int)?
    for index in start..<paragraph.letters.count {
      let letter = paragraph.letters[index]
      if letter.isSpace { lastBreak = (index, used) }
      // Spaces at the end of a line take no room.
      if used + Int(letter.columns) > columns, !letter.isSpace, index > start {
        var end = (index: index, columns: used)
        if let lastBreak, lastBreak.columns > 0 { end = lastBreak }
        left = paragraph.afterSpaces(end.index)
        return trimmed(Line(paragraph: number, letters: start..<end.index, columns: end.columns))
      }
      used += Int(letter.columns)
    }
    left = paragraph.letters.count
    let line = Line(paragraph: number, letters: start..<left, columns: used)
    return used > columns ? trimmed(line) : line
  }

  private func trimmed(_ line: Line) -> Line {
    var line = line
    while let last = last(of: line), last.isSpace { dropLast(of: &line, last) }
    return line
  }

  private func last(of line: Line) -> WrappedParagraph.Letter? {
    let letters = paragraphs[line.paragraph].letters
    if let index = line.rest.last { return letters[index] }
    return line.letters.last.map { letters[$0] }
  }

  private func dropLast(of line: inout Line, _ last: WrappedParagraph.Letter) {
    line.columns -= Int(last.columns)
    if line.rest.isEmpty {
      line.letters = line.letters.dropLast()
    } else {
      line.rest = line.rest.dropLast()
      // The space before it goes with the first of its letters.
      if line.rest.isEmpty, !line.letters.isEmpty { line.columns -= 1 }
    }
  }

  /// The last line goes on as far as there is room, and ends with `…`.
  private mutating func cut(before left: Int, of number: Int, room: Int, _ sign: Int) {
    isCut = true
    guard var line = lines.popLast() else { return }
    let letters = paragraphs[number].letters
    let space = line.letters.isEmpty ? 0 : 1
    if line.paragraph == number, left < letters.count, line.columns + space < room {
      var columns = line.columns + space
      var end = left
      while end < letters.count, columns + Int(letters[end].columns) <= room {
        columns += Int(letters[end].columns)
        end += 1
      }
      if end > left {
        line.rest = left..<end
        line.columns = columns
      }
    }
    while line.columns > room, let last = last(of: line) { dropLast(of: &line, last) }
    line = trimmed(line)
    line.cut = .tail
    line.columns += sign
    lines.append(line)
  }

  /// The last line shows the end of the text behind `…`, and if that is in the middle as much of
  /// what is before it.
  private mutating func leaveOut(_ place: Truncation, room: Int, _ sign: Int) {
    isCut = true
    guard var line = lines.popLast() else { return }
    let letters = paragraphs[line.paragraph].letters
    let start = line.letters.lowerBound
    var (front, used) = (start, 0)
    if place == .middle {
      while front < letters.count, used + Int(letters[front].columns) <= (room + 1) / 2 {
        used += Int(letters[front].columns)
        front += 1
      }
    }
    var back = letters.count
    while back > front, used + Int(letters[back - 1].columns) <= room {
      back -= 1
      used += Int(letters[back].columns)
    }
    line.letters = start..<front
    line.rest = back..<letters.count
    line.cut = place
    line.columns = used + sign
    lines.append(line)
  }
}
