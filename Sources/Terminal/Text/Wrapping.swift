import Cells

extension StyledLine {
  /// The line as a paragraph of lines that fit.
  ///
  /// Lines break at spaces, which vanish there, and between wide (East Asian) characters; a word
  /// longer than a line is broken where code has a seam, before a period or behind what opens or
  /// divides, else anywhere, never within a grapheme. Spaces at the very start stay.
  ///
  /// - Parameters:
  ///   - width: Cells of every line, indents included; less than 1 counts as 1.
  ///   - indent: Blank cells before the first line.
  ///   - hanging: Blank cells before every further line.
  /// - Returns: At least one line; an empty line gives one empty line.
  public func wrapped(to width: Int, indent: Int = 0, hanging: Int = 0) -> [StyledLine] {
    var paragraph = Paragraph(width: max(1, width), indent: indent, hanging: hanging)
    for run in runs() { paragraph.add(run) }
    return paragraph.finished()
  }

  /// The line cut into words, single wide characters, and the spaces between them.
  private func runs() -> [Run] {
    var runs: [Run] = []
    for span in spans {
      var rest = Substring(span.text)
      while let first = rest.first {
        let kind = Run.Kind(first)
        let text = kind == .wide ? rest.prefix(1) : rest.prefix { Run.Kind($0) == kind }
        rest = rest[text.endIndex...]
        if kind != .wide, let last = runs.last, last.kind == kind {
          runs[runs.count - 1].line.append(String(text), span.style)
        } else {
          runs.append(Run(kind: kind, line: StyledLine(String(text), span.style)))
        }
      }
    }
    return runs
  }
}

extension String {
  /// A line of text as lines that fit: what goes on does so below its first word. A tab ends at the
  /// next of the terminal's own stops.
  ///
  /// - Parameter width: Cells of every line.
  public func wrapped(to width: Int) -> [StyledLine] {
    let line = StyledLine(expandingTabs(every: 8))
    guard line.width > width else { return [line] }
    let indent = line.text.prefix { $0 == " " }.count
    return line.wrapped(to: width, hanging: indent < width / 2 ? indent : 0)
  }
}

extension StyledLine {
  /// The beginning of a longer word up to the last seam in it; all of it where it has none.
  fileprivate func untilSeam(before word: StyledLine) -> StyledLine {
    seam(before: word).map { prefix(cells: $0) } ?? self
  }

  /// The cells before the last seam in the beginning of a longer word; nil where it has none.
  fileprivate func seam(before word: StyledLine) -> Int? {
    let all = Array(word.prefix(cells: width + 4).text)
    let end = min(text.count, all.count - 1)
    let seam = stride(from: end, to: 0, by: -1).first { place in
      let (last, next) = (all[place - 1], all[place])
      let isMember = next == "." && last != "." && all.dropFirst(place + 1).first != "."
      return isMember || "([{,/".contains(last) && !")]}".contains(next)
    }
    return seam.map { String(all[..<$0]).cellWidth }
  }
}

/// What is not broken while there is another way.
private struct Run {
  enum Kind {
    case space, word, wide

    init(_ character: Character) {
      self = character == " " ? .space : character.cellWidth > 1 ? .wide : .word
    }
  }

  var kind: Kind
  var line: StyledLine
}

/// Lines being filled.
private struct Paragraph {
  let width: Int
  let hanging: Int
  private var lines: [StyledLine] = []
  private var current: StyledLine
  private var room: Int
  private var isAtStart = true
  /// Spaces that stand between two words, or vanish at the end of a line.
  private var spaces = StyledLine()

  init(width: Int, indent: Int, hanging: Int) {
    self.width = width
    // An indent must leave a cell for the text.
    self.hanging = min(max(0, hanging), width - 1)
    let first = min(max(0, indent), width - 1)
    current = .spaces(first)
    room = width - first
  }

  mutating func add(_ run: Run) {
    guard run.kind != .space else {
      spaces = run.line
      return
    }
    if !isAtStart, spaces.width + run.line.width > room, !beginsHere(run.line) { breakLine() }
    place(spaces.prefix(cells: max(0, room - 1)))
    spaces = StyledLine()
    var rest = run.line
    while rest.width > room {
      let head = rest.prefix(cells: room).untilSeam(before: rest)
      if head.isEmpty {
        // Not one grapheme fits: on a line of its own it is cut by the terminal, not lost.
        if isAtStart { break }
      } else {
        place(head)
        rest = rest.dropping(cells: head.width)
      }
      breakLine()
    }
    place(rest)
  }

  /// Whether what is longer than any line has a seam at which it can be broken on this one.
  private func beginsHere(_ word: StyledLine) -> Bool {
    let room = room - spaces.width
    guard word.width > width - hanging, room > 0 else { return false }
    return word.prefix(cells: room).seam(before: word) != nil
  }

  mutating func finished() -> [StyledLine] {
    lines.append(current)
    return lines
  }

  private mutating func place(_ line: StyledLine) {
    guard !line.isEmpty else { return }
    current.append(line)
    room -= line.width
    isAtStart = false
  }

  private mutating func breakLine() {
    lines.append(current)
    current = .spaces(hanging)
    room = width - hanging
    isAtStart = true
    spaces = StyledLine()
  }
}
