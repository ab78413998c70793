import Curriculum
import Terminal

/// A drawn screen: lessons draw in ASCII, and lines that form boxes become box characters.
func drawingLines(_ drawing: [String]) -> [StyledLine] {
  BoxDrawing(drawing).lines.map { StyledLine($0.expandingTabs()) }
}

/// `(1) text` for each callout, in lines of a width.
func calloutLines(_ callouts: [Mockup.Callout], width: Int, on canvas: Canvas) -> [StyledLine] {
  callouts.flatMap { callout in
    let mark = StyledLine("(\(callout.number)) ", Look.key)
    return (mark + canvas.styled(callout.text)).wrapped(to: width, hanging: mark.width)
  }
}

/// The drawing with its callouts: beside it where there is room, else below. Its wide form has its
/// remarks in it, and stands alone where it fits.
func mockupLines(_ mockup: Mockup, on canvas: Canvas, width: Int? = nil) -> [StyledLine] {
  let width = width ?? canvas.textWidth
  if let wide = mockup.wide.map(drawingLines), wide.allSatisfy({ $0.width <= width }) {
    return wide
  }
  let drawing = drawingLines(mockup.drawing)
  let drawn = drawing.map(\.width).max() ?? 0
  guard !mockup.callouts.isEmpty, width - drawn >= 32 else {
    return [drawing, calloutLines(mockup.callouts, width: width, on: canvas)].separated()
  }
  let callouts = calloutLines(mockup.callouts, width: width - drawn - 2, on: canvas)
  return sideBySide(drawing, width: drawn, gap: 2, callouts, on: canvas)
}

/// Finds the boxes of a drawing in ASCII: a `+` that joins a run of `-` to a column of `|`.
private struct BoxDrawing {
  private let cells: [[Character]]

  init(_ drawing: [String]) { cells = drawing.map { Array($0) } }

  var lines: [String] {
    cells.indices.map { row in
      String(cells[row].indices.map { column in character(row, column) })
    }
  }

  private func at(_ row: Int, _ column: Int) -> Character {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return " " }
    return cells[row][column]
  }

  private func character(_ row: Int, _ column: Int) -> Character {
    switch at(row, column) {
    case "+": corner(row, column) ?? "+"
    case "-": isEdge(row, column) ? "─" : "-"
    case "|": isSide(row, column) ? "│" : "|"
    case let other: other
    }
  }

  private func corner(_ row: Int, _ column: Int) -> Character? {
    let left = "-+".contains(at(row, column - 1))
    let right = "-+".contains(at(row, column + 1))
    let up = "|+".contains(at(row - 1, column))
    let down = "|+".contains(at(row + 1, column))
    return switch (left, right, up, down) {
    case (false, true, false, true): "┌"
    case (true, false, false, true): "┐"
    case (false, true, true, false): "└"
    case (true, false, true, false): "┘"
    case (false, true, true, true): "├"
    case (true, false, true, true): "┤"
    case (true, true, false, true): "┬"
    case (true, true, true, false): "┴"
    case (true, true, true, true): "┼"
    default: nil
    }
  }

  /// Whether the run of `-` ends in a corner at both sides.
  private func isEdge(_ row: Int, _ column: Int) -> Bool {
    var start = column
    while at(row, start) == "-" { start -= 1 }
    var end = column
    while at(row, end) == "-" { end += 1 }
    return at(row, start) == "+" && at(row, end) == "+" && corner(row, start) != nil
      && corner(row, end) != nil
  }

  private func isSide(_ row: Int, _ column: Int) -> Bool {
    var start = row
    while at(start, column) == "|" { start -= 1 }
    var end = row
    while at(end, column) == "|" { end += 1 }
    return at(start, column) == "+" && at(end, column) == "+" && corner(start, column) != nil
      && corner(end, column) != nil
  }
}
