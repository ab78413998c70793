import Terminal

/// A page without its keys: what stands above, between and in the two rules.
struct PageContent: Equatable {
  /// At the left of the first line.
  var title: StyledLine
  /// At its right; dropped when there is no room for it.
  var status: StyledLine
  var body: [StyledLine]
  /// The line of ``body`` in which something is typed.
  var lineRow: Int?
  /// The line of ``body`` that must be seen, when it is longer than the window.
  var focusRow: Int?
  /// The lines of ``body`` that the last key asked for, such as a hint: they come into view once.
  var newest: Range<Int>?
  /// Whether it is read from top to bottom: behind a full window comes what is new, and no more of
  /// what was seen than tells where it goes on.
  var isRead: Bool
  /// What the last key did, where the page does not show it: stands in the lower rule.
  var notice: String

  init(
    title: StyledLine, status: StyledLine = "", body: [StyledLine], lineRow: Int? = nil,
    focusRow: Int? = nil, newest: Range<Int>? = nil, isRead: Bool = false,
    notice: String = ""
  ) {
    self.title = title
    self.status = status
    self.body = body
    self.lineRow = lineRow
    self.focusRow = focusRow
    self.newest = newest
    self.isRead = isRead
    self.notice = notice
  }
}

extension PageContent {
  /// Whether the window goes with a choice, and is not scrolled by itself.
  var followsChoice: Bool { focusRow != nil && !isRead }

  /// The same with the last lines of its body, or those above so many, as the newest; none are if
  /// there are no such lines.
  func newest(_ lines: [StyledLine], above rest: Int = 0) -> PageContent {
    var content = self
    let end = body.count - rest
    content.newest = lines.isEmpty ? nil : end - lines.count..<end
    return content
  }
}

/// A page as the window shows it, from a line of its body on.
struct PageFrame: Equatable {
  /// Exactly as many lines as the canvas has.
  var lines: [StyledLine]
  /// The row of the window in which a line is typed.
  var lineRow: Int?

  init(_ content: PageContent, from first: Int, footer: StyledLine, on canvas: Canvas) {
    let first = min(max(0, first), PageFrame.lastStart(content, on: canvas))
    var body = Array(content.body.dropFirst(first).prefix(canvas.bodyHeight))
    let below = content.body.count - first - body.count
    body += Array(repeating: StyledLine(), count: canvas.bodyHeight - body.count)
    let upper = rule(canvas, first == 0 ? "" : "\(first) above")
    let lower = rule(canvas, below == 0 ? "" : "\(below) below", notice: content.notice)
    let all = [header(content, canvas), upper] + body + [lower, footer]
    lines = all.map { $0.truncated(to: canvas.width, canvas.glyphs) }
    lineRow = content.lineRow.map { $0 - first + PageFrame.rowsAbove }
  }

  /// The page with a remark in the place of its last line, and of as many above as that takes.
  func saying(_ remark: [StyledLine]) -> [StyledLine] {
    let remark = remark.suffix(max(1, lines.count - 4))
    return lines.dropLast(remark.count + 1) + lines.suffix(2).prefix(1) + remark
  }

  /// The last line from which a body can be shown: so that the window is still full, or where it is
  /// read, so that there is something new. A short rest moves up into the full window: alone it
  /// would stand above an empty one, torn from what it belongs to.
  static func lastStart(_ content: PageContent, on canvas: Canvas) -> Int {
    let excess = max(0, content.body.count - canvas.bodyHeight)
    let window = canvas.bodyHeight - overlap
    guard content.isRead, window > 0, excess % window > canvas.bodyHeight / 2 else {
      return excess
    }
    return (excess + window - 1) / window * window
  }

  /// The first line of the window after the one that begins with a line, where a page is read:
  /// what the end of the window cut, a drawing or a paragraph, begins anew if it is no longer than
  /// half a window; a short rest moves up.
  static func start(after first: Int, of content: PageContent, on canvas: Canvas) -> Int {
    let last = lastStart(content, on: canvas)
    let end = first + canvas.bodyHeight
    guard content.isRead, content.body.count > end else {
      return min(first + canvas.bodyHeight - overlap, last)
    }
    if content.body.count - end <= canvas.bodyHeight / 2 - overlap {
      return content.body.count - canvas.bodyHeight
    }
    let earliest = max(first + 1, end - canvas.bodyHeight / 2)
    let isCut = !isBlank(content.body[end])
    let gap = content.body[..<end].lastIndex(where: isBlank)
    var next = end - overlap
    if isCut, let gap, gap + 1 >= earliest, gap + 1 < next { next = gap + 1 }
    // Nobody turns a page for a line or two.
    return last <= end && last - next <= overlap ? last : min(next, last)
  }

  /// Whether lines of a body are hidden below a window that begins with one of them.
  static func hasMore(below first: Int, _ content: PageContent, on canvas: Canvas) -> Bool {
    content.body.count - first > canvas.bodyHeight
  }

  /// The title and the rule below it.
  static let rowsAbove = 2

  /// The lines of a window that are seen again in the next one.
  static let overlap = 2

  /// The first line to show, so that the line in focus is seen with some lines around it.
  static func start(of content: PageContent, on canvas: Canvas) -> Int {
    guard let row = content.lineRow ?? content.focusRow else { return 0 }
    let wanted = row - canvas.bodyHeight + 3
    return min(max(0, wanted), max(0, content.body.count - canvas.bodyHeight))
  }
}

private func header(_ content: PageContent, _ canvas: Canvas) -> StyledLine {
  let room = canvas.textWidth - content.status.width
  let needed = min(content.title.width, 12) + 2
  guard !content.status.isEmpty, room >= needed else {
    return .spaces(canvas.margin)
      + content.title.fitted(to: canvas.textWidth, .leading, canvas.glyphs)
  }
  return .spaces(canvas.margin)
    + content.title.fitted(to: room - 2, .leading, canvas.glyphs) + "  " + content.status
}

private func isBlank(_ line: StyledLine) -> Bool { line.text.allSatisfy(\.isWhitespace) }

/// A line across the page, which may say something at its right: how many lines are hidden there;
/// and at its left.
func rule(_ canvas: Canvas, _ words: String = "", notice: String = "") -> StyledLine {
  func line(_ count: Int) -> StyledLine {
    StyledLine(String(repeating: "─", count: max(0, count)), Look.quiet)
  }
  let end = words.isEmpty ? StyledLine() : StyledLine(" \(words) ", Look.quiet) + line(1)
  guard !notice.isEmpty else { return line(canvas.width - end.width) + end }
  let start =
    line(1)
    + StyledLine(" \(notice) ", .bold).truncated(to: canvas.width - end.width - 2, canvas.glyphs)
  return start + line(canvas.width - start.width - end.width) + end
}
