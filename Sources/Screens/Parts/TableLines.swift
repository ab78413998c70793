import Curriculum
import Terminal

/// A table of a lesson: columns where they fit with words unbroken, otherwise a paragraph for each
/// row whose cells carry their column's name.
func tableLines(_ rows: [[Prose]], on canvas: Canvas, indent: Int) -> [StyledLine] {
  let cells = rows.map { $0.map { canvas.styled($0) } }
  let count = cells.map(\.count).max() ?? 0
  guard count > 0 else { return [] }
  let room = canvas.textWidth - indent - 2 * (count - 1)
  guard let widths = columnWidths(cells, count: count, room: room) else {
    return stackedTable(cells, on: canvas, indent: indent)
  }
  let lead = StyledLine.spaces(canvas.margin + indent)
  var lines: [StyledLine] = []
  for (index, row) in cells.enumerated() {
    let styled = index == 0 ? row.map { $0.adding(.bold) } : row
    lines += rowLines(styled, widths, canvas).map { lead + $0 }
    if index == 0 {
      let rules = widths.map { StyledLine(String(repeating: "─", count: $0), Look.quiet) }
      lines.append(lead + rules.joined(gap: 2))
    }
  }
  return lines
}

/// What the cells need. Where that is too much, the widest column gives way until the row fits, but
/// none breaks a word or becomes unreadable: nil if it would.
private func columnWidths(_ rows: [[StyledLine]], count: Int, room: Int) -> [Int]? {
  func widest(_ measure: (StyledLine) -> Int) -> [Int] {
    (0..<count).map { column in
      rows.compactMap { $0.indices.contains(column) ? measure($0[column]) : nil }.max() ?? 0
    }
  }
  var widths = widest(\.width)
  let least = widest { max(min($0.width, 12), $0.longestWord) }
  while widths.reduce(0, +) > room {
    let yielding = widths.indices.filter { widths[$0] > least[$0] }
    guard let index = yielding.max(by: { widths[$0] < widths[$1] }) else { return nil }
    widths[index] -= 1
  }
  return widths
}

extension StyledLine {
  /// Cells.
  fileprivate var longestWord: Int {
    text.split(separator: " ").map { String($0).cellWidth }.max() ?? 0
  }
}

private func rowLines(_ row: [StyledLine], _ widths: [Int], _ canvas: Canvas) -> [StyledLine] {
  let columns = widths.enumerated().map { index, width in
    row.indices.contains(index) ? row[index].wrapped(to: width) : [StyledLine()]
  }
  let height = columns.map(\.count).max() ?? 0
  return (0..<height).map { line in
    zip(columns, widths).map { column, width in
      (line < column.count ? column[line] : StyledLine()).padded(to: width)
    }.joined(gap: 2)
  }
}

private func stackedTable(_ rows: [[StyledLine]], on canvas: Canvas, indent: Int) -> [StyledLine] {
  let names = rows.first ?? []
  let paragraphs = rows.dropFirst().map { row in
    row.enumerated().flatMap { index, cell -> [StyledLine] in
      let isNamed = index > 0 && index < names.count && !names[index].isEmpty
      let name = isNamed ? names[index] + ": " : StyledLine()
      return canvas.paragraph(
        name + cell, indent: indent + (index == 0 ? 0 : 2), hanging: indent + 2)
    }
  }
  return Array(paragraphs).separated()
}

extension [StyledLine] {
  /// Side by side with blank cells between.
  func joined(gap: Int) -> StyledLine {
    var line = StyledLine()
    for (index, piece) in enumerated() {
      if index > 0 { line += .spaces(gap) }
      line += piece
    }
    return line
  }
}
