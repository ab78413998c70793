import Cells

extension Pen {
  // MARK: Rows

  /// A line below each row; the last one of a box closes it, and the first one has one above.
  func row(_ lines: RowLines, on canvas: inout Canvas) {
    let quiet = CellStyle(isQuiet: true)
    let last = frame.bottom - 1
    let middle = frame.top + (lines.isBoxed && lines.isFirst ? 1 : 0)
    let margin = lines.isBoxed ? 2 : 0
    for (mark, isAtEnd) in [(lines.before, false), (lines.behind, true)] {
      guard let mark else { continue }
      let isAtRight = isAtEnd != isMirrored
      let start = isAtRight ? frame.right - margin - mark.cellWidth : frame.left + margin
      signs(mark, start, middle, quiet, on: &canvas)
    }
    if lines.leadsOn || lines.isUnfolded != nil {
      sign(
        lines.isUnfolded == true ? "⌄" : isMirrored ? "‹" : "›",
        isMirrored ? frame.left + 1 : frame.right - 2, middle, quiet,
        on: &canvas)
    }
    guard lines.isBoxed else {
      if !lines.isLast, !lines.hidesLine { rule("─", last, in: frame, quiet, on: &canvas) }
      return
    }
    guard frame.columns > 1, frame.rows > 1 else { return }
    for row in rows(from: frame.top, before: last) {
      sign("│", frame.left, row, quiet, on: &canvas)
      sign("│", frame.right - 1, row, quiet, on: &canvas)
    }
    if lines.isFirst {
      rule("─", frame.top, in: frame, quiet, on: &canvas)
      sign("╭", frame.left, frame.top, quiet, on: &canvas)
      sign("╮", frame.right - 1, frame.top, quiet, on: &canvas)
    }
    guard lines.isLast || !lines.hidesLine else {
      sign("│", frame.left, last, quiet, on: &canvas)
      return sign("│", frame.right - 1, last, quiet, on: &canvas)
    }
    rule("─", last, in: frame, quiet, on: &canvas)
    sign(lines.isLast ? "╰" : "├", frame.left, last, quiet, on: &canvas)
    sign(lines.isLast ? "╯" : "┤", frame.right - 1, last, quiet, on: &canvas)
  }

  /// Where content goes on, a sign stands in the middle of the last row or column.
  func goesOn(_ sides: Continuation, on canvas: inout Canvas) {
    let quiet = CellStyle(isQuiet: true)
    for (isWanted, row) in [(sides.above, reach.top), (sides.below, reach.bottom - 1)]
    where isWanted {
      for column in reach.left..<reach.right { sign(" ", column, row, on: &canvas) }
      sign("⋮", reach.left + (reach.columns - 1) / 2, row, quiet, on: &canvas)
    }
    for (isWanted, column) in [(sides.before, reach.left), (sides.behind, reach.right - 1)]
    where isWanted {
      for row in reach.top..<reach.bottom { sign(" ", column, row, on: &canvas) }
      sign("⋯", column, reach.middleRow, quiet, on: &canvas)
    }
  }

  // MARK: Bars

  /// The first row, a line below it, and a large title under that.
  func bar(_ text: BarText, on canvas: inout Canvas) {
    let row = frame.top
    var left = frame.left
    var right = frame.right
    for place in read(text.places(in: frame)) {
      barItem(place, back: text.back, on: &canvas)
      if place.columns.lowerBound <= left {
        left = place.columns.upperBound + 1
      } else {
        right = min(right, place.columns.lowerBound - 1)
      }
    }
    let title = text.middle ?? (text.isLarge ? "" : text.title)
    if !title.isEmpty, right > left {
      let style = CellStyle(isBold: true)
      let width = title.cellWidth
      let middle = frame.left + (frame.columns - width) / 2
      let start = middle >= left && middle + width <= right ? middle : left
      words(title, start, before: right, row, style, on: &canvas)
    }
    guard frame.rows > 1 else { return }
    rule("─", row + 1, in: frame, CellStyle(isQuiet: true), on: &canvas)
    guard text.isLarge, frame.rows > 2 else { return }
    let start = max(frame.left + 1, frame.right - 1 - text.title.cellWidth)
    words(
      text.title, isMirrored ? start : frame.left + 1, before: frame.right, row + 2,
      CellStyle(isBold: true), on: &canvas)
  }

  private func barItem(_ place: LabelPlace, back: String?, on canvas: inout Canvas) {
    let columns = place.columns
    if place.label == BarText.backLabel, let back {
      let first = columns.lowerBound
      let last = columns.upperBound
      sign(isMirrored ? "›" : "‹", isMirrored ? last - 1 : first, place.row, on: &canvas)
      words(
        back, isMirrored ? first : first + 2, before: isMirrored ? last - 2 : last, place.row,
        .plain, on: &canvas)
      return
    }
    guard let part = place.part else { return }
    if let sign = part.sign { return self.sign(sign, columns.lowerBound, place.row, on: &canvas) }
    let around = part.brackets?.columns
    words(
      part.text, columns.lowerBound + (around?.before ?? 0),
      before: columns.upperBound - (around?.after ?? 0), place.row, .plain, on: &canvas)
    guard let brackets = part.brackets else { return }
    let cells = CellArea(
      left: columns.lowerBound, top: place.row, right: columns.upperBound, bottom: place.row + 1)
    Pen(
      frame: cells, reach: cells.intersection(reach), owner: owner, scale: scale,
      isMirrored: isMirrored
    ).brackets(brackets, on: &canvas)
  }

  /// `Home │ (Search) │ Me`, below a line.
  func tabs(_ titles: [ChoiceTitle], _ chosen: Int?, on canvas: inout Canvas) {
    ground(nil, on: &canvas)
    if frame.rows > 1 {
      rule("─", frame.top, in: frame, CellStyle(isQuiet: true), on: &canvas)
    }
    for (index, place) in read(LabelPlace.tabs(titles, chosen, in: frame)).enumerated() {
      if index > 0 {
        let border = isMirrored ? place.columns.upperBound + 1 : place.columns.lowerBound - 2
        sign("│", border, place.row, CellStyle(isQuiet: true), on: &canvas)
      }
      tab(place, isChosen: index == chosen, on: &canvas)
    }
  }

  /// The title, cut if it has to be; the marks of the chosen one never are.
  private func tab(_ place: LabelPlace, isChosen: Bool, on canvas: inout Canvas) {
    let style = CellStyle(isBold: isChosen)
    let (start, end) = (place.columns.lowerBound, min(place.columns.upperBound, frame.right))
    guard isChosen, end - start > 1 else {
      words(place.text, start, before: end, place.row, style, on: &canvas)
      return
    }
    sign("(", start, place.row, style, on: &canvas)
    words(place.text, start + 1, before: end - 1, place.row, style, on: &canvas)
    sign(")", end - 1, place.row, style, on: &canvas)
  }

  // MARK: In front

  func panel(_ panel: Panel, on canvas: inout Canvas) {
    ground(nil, on: &canvas)
    switch panel {
    case .cover: return
    case .alert, .dialog, .popover: return box(frame, .round, on: &canvas)
    case .sheet: sheet(on: &canvas)
    }
  }

  /// A round top and a grip.
  private func sheet(on canvas: inout Canvas) {
    rule("─", frame.top, in: frame, on: &canvas)
    sign("╭", frame.left, frame.top, on: &canvas)
    sign("╮", frame.right - 1, frame.top, on: &canvas)
    for row in rows(from: frame.top + 1, before: frame.bottom) {
      sign("│", frame.left, row, on: &canvas)
      sign("│", frame.right - 1, row, on: &canvas)
    }
    let grip = min(5, frame.columns)
    let start = frame.left + (frame.columns - grip) / 2
    for column in start..<start + grip where frame.rows > 1 {
      sign("━", column, frame.top + 1, CellStyle(isQuiet: true), on: &canvas)
    }
  }
}
