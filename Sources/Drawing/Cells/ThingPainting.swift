import Cells

extension Pen {
  /// Draws what a thing looks like.
  func paint(_ look: Look, on canvas: inout Canvas) {
    guard !reach.isEmpty, !look.isClear else { return }
    switch look {
    case .nothing, .parts: return
    case .text(let lines, let lettering): text(lines, lettering, on: &canvas)
    case .symbol(let name, let tint): symbol(name, tint, on: &canvas)
    case .picture(let name): named(name, .square, on: &canvas)
    case .unknown(let name): named(name, .dashed, on: &canvas)
    case .filled(let outline, let tint): filled(outline, tint, on: &canvas)
    case .stroked(let outline, let tint): stroked(outline, tint, on: &canvas)
    case .dashed(let outline, let tint, _): stroked(outline, tint, isDashed: true, on: &canvas)
    case .path(let path): self.path(path, on: &canvas)
    case .gradient(let outline, let gradient): self.gradient(outline, gradient, on: &canvas)
    case .line: line(on: &canvas)
    case .row(let lines): row(lines, on: &canvas)
    case .bar(let text): bar(text, on: &canvas)
    case .tabs(let titles, let chosen): tabs(titles, chosen, on: &canvas)
    case .panel(let panel): self.panel(panel, on: &canvas)
    case .goesOn(let sides): goesOn(sides, on: &canvas)
    case .brackets, .toggle, .stepper, .slider, .progress, .field, .choice, .segments, .wheel:
      control(look, on: &canvas)
    }
  }

  // MARK: Words and pictures

  private func text(_ lines: [String], _ lettering: Lettering, on canvas: inout Canvas) {
    let style = CellStyle(lettering)
    for (index, line) in lines.prefix(frame.rows).enumerated() {
      let isCut = index == frame.rows - 1 && index < lines.count - 1
      let room = frame.columns - min(line.cellWidth, frame.columns)
      let start: Int =
        switch lettering.side {
        case .leading: isMirrored ? room : 0
        case .center: room / 2
        case .trailing: isMirrored ? 0 : room
        }
      let end = words(
        line, frame.left + start, before: frame.right, frame.top + index, style, on: &canvas)
      if isCut { sign("…", min(end, frame.right - 1), frame.top + index, style, on: &canvas) }
    }
  }

  private func symbol(_ name: String, _ tint: Tint?, on canvas: inout Canvas) {
    let style = CellStyle(letter: tint)
    if let sign = SymbolSigns.sign(of: name) {
      let column = frame.left + (frame.columns - 1) / 2
      return self.sign(sign, column, frame.middleRow, style, on: &canvas)
    }
    guard frame.columns > 2 else {
      return sign("◆", frame.left, frame.middleRow, style, on: &canvas)
    }
    let width = min(name.cellWidth + 2, frame.columns)
    let start = frame.left + (frame.columns - width) / 2
    sign("{", start, frame.middleRow, style, on: &canvas)
    let end = words(
      name, start + 1, before: start + width - 1, frame.middleRow, style, on: &canvas)
    sign("}", end, frame.middleRow, style, on: &canvas)
  }

  /// A box with its name in the middle.
  private func named(_ name: String, _ form: BoxForm, on canvas: inout Canvas) {
    ground(nil, on: &canvas)
    guard frame.rows > 2, frame.columns > 2 else {
      return centered(name, frame.middleRow, CellStyle(isQuiet: true), on: &canvas)
    }
    box(frame, form, on: &canvas)
    centered(
      name, frame.middleRow, CellStyle(isQuiet: true), in: frame.inner, on: &canvas)
  }

  // MARK: Shapes

  private func filled(_ outline: Outline, _ tint: Tint, on canvas: inout Canvas) {
    switch outline {
    case .circle, .ellipse:
      guard frame.rows > 2, frame.columns > 2 else {
        return sign(
          "●", frame.left + (frame.columns - 1) / 2, frame.middleRow, CellStyle(letter: tint),
          on: &canvas)
      }
      for row in reach.top..<reach.bottom {
        for column in reach.left..<reach.right where isInEllipse(column, row) {
          canvas.fill(column, row, tint, hides: !tint.isTranslucent, owner: owner)
        }
      }
    case .rectangle, .rounded, .capsule:
      ground(tint, hides: !tint.isTranslucent, on: &canvas)
    }
  }

  /// Each cell has the colour of its middle: bands.
  private func gradient(_ outline: Outline, _ gradient: Gradient, on canvas: inout Canvas) {
    let isRound = outline == .circle || outline == .ellipse
    let (width, height) = (
      Double(frame.columns) * scale.width, Double(frame.rows) * scale.height
    )
    for row in reach.top..<reach.bottom {
      for column in reach.left..<reach.right where !isRound || isInEllipse(column, row) {
        let tint = gradient.tint(
          at: (Double(column - frame.left) + 0.5) / Double(frame.columns),
          (Double(row - frame.top) + 0.5) / Double(frame.rows), width: width, height: height)
        guard !tint.isClear else { continue }
        canvas.fill(column, row, tint, hides: !tint.isTranslucent, owner: owner)
      }
    }
  }

  /// Whether the middle of a cell lies in the ellipse that touches the frame.
  private func isInEllipse(_ column: Int, _ row: Int) -> Bool {
    let x = (Double(column - frame.left) + 0.5) * 2 / Double(frame.columns) - 1
    let y = (Double(row - frame.top) + 0.5) * 2 / Double(frame.rows) - 1
    return x * x + y * y <= 1
  }

  private func stroked(
    _ outline: Outline, _ tint: Tint?, isDashed: Bool = false, on canvas: inout Canvas
  ) {
    let style = CellStyle(letter: tint)
    let round = isDashed ? BoxForm.roundDashed : .round
    switch outline {
    case .circle, .ellipse:
      guard frame.rows > 2, frame.columns > 2 else {
        return sign(
          "○", frame.left + (frame.columns - 1) / 2, frame.middleRow, style, on: &canvas)
      }
      box(frame, round, style, on: &canvas)
    case .rounded, .capsule: box(frame, round, style, on: &canvas)
    case .rectangle: box(frame, isDashed ? .dashed : .square, style, on: &canvas)
    }
  }

  private func line(on canvas: inout Canvas) {
    let style = CellStyle(isQuiet: true)
    guard frame.rows >= frame.columns, frame.rows > 1 else {
      return rule("─", frame.middleRow, in: frame, style, on: &canvas)
    }
    for row in rows(from: frame.top, before: frame.bottom) {
      sign("│", frame.left, row, style, on: &canvas)
    }
  }
}

extension Look {
  /// Whether it is drawn in a colour of which nothing is seen.
  fileprivate var isClear: Bool {
    switch self {
    case .text(_, let lettering): lettering.tint?.isClear ?? false
    case .symbol(_, let tint), .stroked(_, let tint), .dashed(_, let tint, _):
      tint?.isClear ?? false
    case .filled(_, let tint): tint.isClear
    default: false
    }
  }
}
