import Curriculum
import Terminal

extension Canvas {
  /// Running text of a lesson. Code is coloured; where there is no colour it keeps its back quotes,
  /// because it must be told from words.
  func styled(_ prose: Prose, _ base: Style = .plain) -> StyledLine {
    var line = StyledLine()
    for run in prose.runs {
      let text = run.text.map { $0.isNewline ? " " : String($0) }.joined()
      switch run.style {
      case .plain: line.append(text, base)
      case .emphasis: line.append(text, base.adding(.underline))
      case .strong: line.append(text, base.adding(.bold))
      case .code: line.append(quotesCode ? "`\(text)`" : text, base.adding(Look.code))
      case .link(let address):
        line.append(text, base.adding(.underline))
        if address != text, !address.isEmpty {
          line.append(" (\(address))", base.adding(Look.quiet))
        }
      }
    }
    return line
  }
}

/// Blocks of running text as lines within the margins: one blank line between blocks.
///
/// - Parameters:
///   - listings: Gives what stands for a listing, mockup, quiz or trace; nil leaves it out.
///   - indent: Cells beyond the margin.
func proseLines(
  _ blocks: [Block], on canvas: Canvas, indent: Int = 0,
  special: (Block) -> [StyledLine]? = { _ in nil }
) -> [StyledLine] {
  let pieces = blocks.compactMap { blockLines($0, on: canvas, indent: indent, special: special) }
  return pieces.separated()
}

extension [[StyledLine]] {
  /// One below the other with a blank line between; empty ones vanish.
  func separated() -> [StyledLine] {
    Array<[StyledLine]>(filter { !$0.isEmpty }.map { $0 }.joinedByBlank())
      .flatMap { $0 }
  }

  private func joinedByBlank() -> [[StyledLine]] {
    enumerated().flatMap { index, lines in index == 0 ? [lines] : [[StyledLine()], lines] }
  }
}

private func blockLines(
  _ block: Block, on canvas: Canvas, indent: Int, special: (Block) -> [StyledLine]?
) -> [StyledLine]? {
  switch block {
  case .heading(_, let prose, _):
    canvas.paragraph(prose, Look.heading, indent: indent)
  case .paragraph(let prose, _):
    canvas.paragraph(prose, indent: indent)
  case .list(let start, let items, _):
    listLines(start: start, items, on: canvas, indent: indent, special: special)
  case .quote(let blocks, _):
    proseLines(blocks, on: canvas, indent: indent + 2, special: special)
  case .table(let rows, _):
    tableLines(rows, on: canvas, indent: indent)
  case .verbatim(_, let text, _):
    text.sourceLines.flatMap {
      StyledLine($0.expandingTabs()).wrapped(
        to: canvas.width - canvas.margin, indent: canvas.margin + indent + 2,
        hanging: canvas.margin + indent + 6)
    }
  case .rule:
    [.spaces(canvas.margin) + StyledLine(String(repeating: "─", count: canvas.textWidth))]
  case .listing, .mockup, .quiz, .trace, .shownTrace, .exercise:
    special(block)
  }
}

private func listLines(
  start: Int?, _ items: [[Block]], on canvas: Canvas, indent: Int,
  special: (Block) -> [StyledLine]?
) -> [StyledLine] {
  items.enumerated().flatMap { index, blocks in
    let mark = start.map { "\($0 + index)." } ?? "•"
    let inner = indent + 2 + mark.cellWidth + 1
    var lines = itemLines(blocks, on: canvas, indent: inner, special: special)
    let lead = StyledLine.spaces(canvas.margin + indent + 2) + StyledLine(mark) + " "
    if let first = lines.first {
      lines[0] = lead + first.dropping(cells: lead.width)
    } else {
      lines = [lead]
    }
    return lines
  }
}

/// The blocks of an item. A list in it follows at once, and its marks stand below the item's words.
private func itemLines(
  _ blocks: [Block], on canvas: Canvas, indent: Int, special: (Block) -> [StyledLine]?
) -> [StyledLine] {
  var lines: [StyledLine] = []
  for block in blocks {
    if case .list(let start, let items, _) = block {
      lines += listLines(start: start, items, on: canvas, indent: indent - 2, special: special)
    } else if let more = blockLines(block, on: canvas, indent: indent, special: special) {
      lines += (lines.isEmpty ? [] : [StyledLine()]) + more
    }
  }
  return lines
}
