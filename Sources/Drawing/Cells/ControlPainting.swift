import Cells

extension Pen {
  /// Draws something that is touched.
  func control(_ look: Look, on canvas: inout Canvas) {
    let row = frame.middleRow
    switch look {
    case .brackets(let brackets): self.brackets(brackets, on: &canvas)
    case .toggle(let isOn): signs(isOn ? "[x]" : "[ ]", frame.left, row, on: &canvas)
    case .stepper: signs("[-+]", frame.left, row, on: &canvas)
    case .slider(let share):
      rule("─", row, in: frame, on: &canvas)
      sign("●", column(at: share), row, CellStyle(isBold: true), on: &canvas)
    case .progress(let share): progress(share, row, on: &canvas)
    case .field(let text): field(text, row, on: &canvas)
    case .choice(let text):
      choice(text, row, on: &canvas)
    case .segments(let titles, let chosen): segments(titles, chosen, row, on: &canvas)
    case .wheel(let titles, let chosen): wheel(titles, chosen, row, on: &canvas)
    default: return
    }
  }

  /// What is chosen, and a sign behind it.
  private func choice(_ text: String, _ row: Int, on canvas: inout Canvas) {
    let quiet = CellStyle(isQuiet: true)
    guard !isMirrored else {
      sign("v", frame.left, row, quiet, on: &canvas)
      words(text, frame.left + 2, before: frame.right, row, .plain, on: &canvas)
      return
    }
    let end = words(text, frame.left, before: frame.right - 2, row, .plain, on: &canvas)
    sign("v", min(end + 1, frame.right - 1), row, quiet, on: &canvas)
  }

  /// The column that lies so far from the first to the last one.
  private func column(at share: Double) -> Int {
    let share = share > 0 ? min(share, 1) : 0
    let distance = Int((share * Double(max(0, frame.columns - 1))).rounded())
    return isMirrored ? frame.right - 1 - distance : frame.left + distance
  }

  /// Beside each row of what is inside: all of it is one thing to be touched.
  func brackets(_ brackets: Brackets, on canvas: inout Canvas) {
    let style = CellStyle(letter: brackets.tint)
    let isOpen = brackets.kind == .disabled ? ("<", ">") : ("[", "]")
    if brackets.kind == .rowLink {
      sign(
        isMirrored ? "‹" : "›", isMirrored ? frame.left : frame.right - 1, frame.middleRow, style,
        on: &canvas)
    } else {
      for row in rows(from: frame.top, before: frame.bottom) {
        signs(isOpen.0, frame.left, row, style, on: &canvas)
        signs(isOpen.1, frame.right - 1, row, style, on: &canvas)
      }
      if brackets.kind == .menu {
        sign("v", frame.right - 2, frame.middleRow, style, on: &canvas)
      }
    }
    guard brackets.kind == .prominent else { return }
    for row in reach.top..<reach.bottom {
      for column in reach.left..<reach.right {
        canvas.restyle(column, row) { $0.isReversed = true }
      }
    }
  }

  private func progress(_ share: Double?, _ row: Int, on canvas: inout Canvas) {
    guard let share else {
      let text = "(...)"
      let start = frame.left + max(0, frame.columns - text.count) / 2
      return signs(text, start, row, on: &canvas)
    }
    let full = Int((min(max(0, share), 1) * Double(frame.columns)).rounded())
    for column in columns(from: frame.left, before: frame.right) {
      let distance = isMirrored ? frame.right - 1 - column : column - frame.left
      sign(distance < full ? "█" : "░", column, row, on: &canvas)
    }
  }

  private func field(_ field: FieldText, _ row: Int, on canvas: inout Canvas) {
    let isEmpty = field.text.isEmpty
    let style = CellStyle(isQuiet: isEmpty)
    let shown =
      isEmpty
      ? field.prompt
      : field.isSecret ? String(repeating: "•", count: field.text.count) : field.text
    guard !field.isEditor || frame.rows < 3 else {
      box(frame, .square, on: &canvas)
      for (index, line) in shown.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(frame.rows - 2).enumerated()
      {
        words(
          line, frame.left + 1, before: frame.right - 1, frame.top + 1 + index, style,
          on: &canvas)
      }
      return
    }
    rule("_", row, in: frame, CellStyle(isQuiet: true), on: &canvas)
    sign("|", frame.left, row, on: &canvas)
    sign("|", frame.right - 1, row, on: &canvas)
    if !isEmpty, field.isSecret {
      let dots = min(field.text.count, frame.columns - 2)
      return signs(
        String(repeating: "•", count: max(0, dots)), frame.left + 1, row, style, on: &canvas)
    }
    let start = max(frame.left + 1, frame.right - 1 - shown.cellWidth)
    words(
      shown, isMirrored ? start : frame.left + 1, before: frame.right - 1, row, style,
      on: &canvas)
  }

  /// What is chosen between two lines, what comes before and after it above and below these.
  private func wheel(
    _ titles: [String], _ chosen: Int?, _ row: Int, on canvas: inout Canvas
  ) {
    for line in [row - 1, row + 1] where line >= frame.top && line < frame.bottom {
      rule("─", line, in: frame, CellStyle(isQuiet: true), on: &canvas)
    }
    for place in LabelPlace.wheel(titles, chosen, in: frame) {
      let style = place.row == row ? CellStyle(isBold: true) : CellStyle(isQuiet: true)
      let line = CellArea(
        left: frame.left, top: place.row, right: frame.right, bottom: place.row + 1)
      centered(place.label, place.row, style, in: line, on: &canvas)
    }
  }

  /// `[One|(Two)|Six]`, as wide as the frame.
  private func segments(
    _ titles: [ChoiceTitle], _ chosen: Int?, _ row: Int, on canvas: inout Canvas
  ) {
    guard !titles.isEmpty, frame.columns > 2 else { return }
    sign("[", frame.left, row, on: &canvas)
    sign("]", frame.right - 1, row, on: &canvas)
    for (index, place) in read(LabelPlace.segments(titles, chosen, in: frame))
      .enumerated()
    {
      let cell = CellArea(
        left: place.columns.lowerBound, top: row, right: place.columns.upperBound, bottom: row + 1)
      centered(
        index == chosen ? "(\(place.text))" : place.text, row, CellStyle(isBold: index == chosen),
        in: cell, on: &canvas)
      let border = isMirrored ? place.columns.lowerBound - 1 : place.columns.upperBound
      if index < titles.count - 1 { sign("|", border, row, on: &canvas) }
    }
  }
}
