import Simulation
import Terminal

/// A listing with line numbers, coloured; the running line bears a `>`.
struct CodeBlock: Sendable {
  private var lines: [StyledLine]

  init(_ source: String) { lines = coloured(source.expandingTabs()) }

  var count: Int { lines.count }

  /// Cells of the longest line, its number included.
  var width: Int { (lines.map(\.width).max() ?? 0) + String(count).count + 3 }
  /// How many lines need more cells than so many, their numbers included.
  func countLonger(than width: Int) -> Int {
    lines.count { $0.width + String(count).count + 3 > width }
  }

  /// The lines without their styles.
  var texts: [String] { lines.map(\.text) }

  /// The lines of a window.
  ///
  /// - Parameters:
  ///   - range: Line numbers from 1; what the listing does not have is left out.
  ///   - last: The number whose width all numbers have; nil takes that of the range.
  ///   - width: Cells of each line; longer ones end in an ellipsis, or go on below.
  ///   - mark: The line to mark with `>`.
  ///   - wraps: Whether long lines go on below, indented; the marked line always does.
  func window(
    _ range: ClosedRange<Int>? = nil, of last: Int? = nil, width: Int, mark: Int? = nil,
    wraps: Bool = false, _ glyphs: Glyphs
  ) -> [StyledLine] {
    let range = range ?? 1...max(1, count)
    let digits = String(min(last ?? range.upperBound, count)).count
    let gutter = digits + 3
    return range.filter { $0 <= count }.flatMap { number -> [StyledLine] in
      let isMarked = number == mark
      let label = String(repeating: " ", count: digits - String(number).count) + String(number)
      let lead = StyledLine(
        (isMarked ? "> " : "  ") + label + " ", isMarked ? Look.running : Look.quiet)
      let code = isMarked ? lines[number - 1].adding(.bold) : lines[number - 1]
      guard wraps || isMarked, code.width > width - gutter else {
        return [(lead + code).truncated(to: width, glyphs)]
      }
      let indent = code.text.prefix { $0 == " " }.count + 2
      let pieces = code.wrapped(to: max(8, width - gutter), hanging: min(indent, 8))
      return pieces.enumerated().map { $0 == 0 ? lead + $1 : .spaces(gutter) + $1 }
    }
  }

  /// As many lines as fit around one, which may be marked; long ones go on below, so that none is cut.
  func stage(around line: Int?, height: Int, width: Int, mark: Int?, _ glyphs: Glyphs)
    -> [StyledLine]
  {
    let range = range(around: line, height: height)
    let focus = min(max(range.lowerBound, mark ?? line ?? range.lowerBound), range.upperBound)
    var rows = range.map { line in
      window(line...line, of: range.upperBound, width: width, mark: mark, wraps: true, glyphs)
    }
    // Where some take several, the lines furthest from it give way.
    var first = range.lowerBound
    while rows.joined().count > max(height, 1), rows.count > 1 {
      if focus - first < first + rows.count - 1 - focus {
        rows.removeLast()
      } else {
        rows.removeFirst()
        first += 1
      }
    }
    return Array(rows.joined().prefix(max(height, 1)))
  }

  /// As many lines as fit of those that matter: a marked one, those that a question names, some
  /// declarations from their first line on, and what stands around them. Where lines are left out in
  /// between stands an ellipsis.
  ///
  /// - Parameter named: These go on below where they are too long, as the marked one does.
  func excerpt(
    mark: Int?, named: [Int] = [], declarations: [Int], height: Int, width: Int, _ glyphs: Glyphs
  ) -> Excerpt {
    let rows = (1...max(1, count)).map { line in
      window(
        line...line, of: count, width: width, mark: mark, wraps: named.contains(line), glyphs)
    }
    var shown: [Int] = []
    func show(_ lines: [Int]) {
      let more = Set(shown + lines).filter { (1...max(1, count)).contains($0) }.sorted()
      let gaps = zip(more, more.dropFirst()).count { $1 > $0 + 1 }
      let needed = more.reduce(gaps) { $0 + rows[$1 - 1].count }
      if needed <= height || shown.isEmpty { shown = more }
    }
    for line in [mark].compactMap(\.self) + named { show([line]) }
    for lines in beginnings(mark: mark, declarations) { show(lines) }
    for line in neighbours(of: shown) { show([line]) }
    let gap = StyledLine("  " + glyphs.ellipsis, Look.quiet)
    let lines = shown.enumerated().flatMap { index, line in
      (index > 0 && line > shown[index - 1] + 1 ? [gap] : []) + rows[line - 1]
    }
    return Excerpt(lines: lines, numbers: shown)
  }

  /// As many lines as fit from one on, however long they are.
  func excerpt(from first: Int, mark: Int?, height: Int, width: Int, _ glyphs: Glyphs) -> Excerpt {
    var excerpt = Excerpt(lines: [], numbers: [])
    for line in min(max(1, first), max(1, count))...max(1, count) {
      let rows = window(
        line...line, of: count, width: width, mark: mark, wraps: true, glyphs)
      guard excerpt.lines.count + rows.count <= height || excerpt.numbers.isEmpty else { break }
      excerpt.lines += rows
      excerpt.numbers.append(line)
    }
    return excerpt
  }

  /// Lines of a listing as they are shown, and their numbers from 1.
  struct Excerpt {
    var lines: [StyledLine]
    var numbers: [Int]
  }

  /// The marked line with its neighbours, and the beginnings of declarations: first of the one that
  /// it stands in.
  private func beginnings(mark: Int?, _ declarations: [Int]) -> [[Int]] {
    let own = declarations.last { $0 <= mark ?? 0 }
    let ordered = [own].compactMap(\.self) + declarations.filter { $0 != own }
    return (mark.map { [[$0], [$0 - 1, $0, $0 + 1]] } ?? [])
      + ordered.map { first in
        [first] + (first + 1..<first + 4).prefix { indent($0) > indent(first) }
      }
  }

  /// All lines, those next to some first. What follows them tells more than what stands before.
  private func neighbours(of shown: [Int]) -> [Int] {
    (1...max(1, count)).map { line in
      (shown.map { line < $0 ? 2 * ($0 - line) : line - $0 }.min() ?? line, line)
    }.sorted { $0 < $1 }.map(\.1)
  }

  /// The blanks before a line; those of an empty one are many, since it ends nothing.
  private func indent(_ line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 0 }
    let text = lines[line - 1].text
    return text.firstIndex { $0 != " " }.map { text.distance(from: text.startIndex, to: $0) }
      ?? Int.max
  }

  /// As many line numbers as fit around one, the whole listing if it fits.
  func range(around line: Int?, height: Int) -> ClosedRange<Int> {
    guard count > height, height > 0 else { return 1...max(1, count) }
    let wanted = (line ?? 1) - height / 2
    let first = min(max(1, wanted), count - height + 1)
    return first...(first + height - 1)
  }
}

/// Each line of the source in the styles of its spans.
private func coloured(_ source: String) -> [StyledLine] {
  let bytes = Array(source.utf8)
  var lines: [StyledLine] = [StyledLine()]
  var place = 0
  func emit(to end: Int, _ style: Style) {
    guard place < end else { return }
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    for (index, piece) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { lines.append(StyledLine()) }
      lines[lines.count - 1].append(String(piece), style)
    }
    place = end
  }
  for span in highlight(source) where span.range.lowerBound >= place {
    emit(to: span.range.lowerBound, .plain)
    emit(to: min(span.range.upperBound, bytes.count), style(of: span.kind))
  }
  emit(to: bytes.count, .plain)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private func style(of kind: SyntaxKind) -> Style {
  switch kind {
  case .keyword: Style(.magenta)
  case .type: Style(.cyan)
  case .attribute: Style(.yellow)
  case .string: Style(.green)
  case .number: Style(.blue)
  case .comment: Style(.brightBlack)
  case .plain, .identifier: .plain
  }
}
