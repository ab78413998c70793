import Cells

/// Writes what one thing looks like: inside its frame and of that only what is seen.
struct Pen {
  /// The cells of the frame.
  let frame: CellArea
  /// Those of them that are seen.
  let reach: CellArea
  /// The number of the thing.
  let owner: Int
  /// How large a cell is.
  var scale = CellScale.usual
  /// Whether the thing is read from right to left.
  var isMirrored = false

  /// Labels where they stand as the thing is read.
  func read(_ places: [LabelPlace]) -> [LabelPlace] {
    isMirrored ? places.map { $0.mirrored(in: frame) } : places
  }

  /// A letter of the program.
  func letter(
    _ character: Character, _ column: Int, _ row: Int, _ style: CellStyle, on canvas: inout Canvas
  ) -> Int {
    canvas.put(
      character, column, row, style, isMark: false, within: reach, owner: owner)
  }

  /// A sign of the drawing: one cell.
  func sign(
    _ character: Character, _ column: Int, _ row: Int, _ style: CellStyle = .plain,
    on canvas: inout Canvas
  ) {
    canvas.put(character, column, row, style, isMark: true, within: reach, owner: owner)
  }

  func signs(
    _ text: String, _ column: Int, _ row: Int, _ style: CellStyle = .plain,
    on canvas: inout Canvas
  ) {
    for (offset, character) in text.enumerated() {
      sign(character, column + offset, row, style, on: &canvas)
    }
  }

  /// Words that begin in a column and end before another one; what does not fit is cut.
  ///
  /// - Returns: the column behind them.
  @discardableResult
  func words(
    _ text: some StringProtocol, _ column: Int, before end: Int, _ row: Int, _ style: CellStyle,
    on canvas: inout Canvas
  ) -> Int {
    var next = column
    let isCut = text.cellWidth > end - column
    let last = isCut ? end - 1 : end
    for character in text {
      let width = character.cellWidth
      guard width > 0 else { continue }
      guard next + width <= last else { break }
      next += letter(character, next, row, style, on: &canvas)
    }
    if isCut, end > column {
      sign("…", next, row, style, on: &canvas)
      next += 1
    }
    return next
  }

  /// Words in the middle of a row of the frame.
  func centered(
    _ text: String, _ row: Int, _ style: CellStyle, in area: CellArea? = nil,
    on canvas: inout Canvas
  ) {
    let area = area ?? frame
    let width = min(text.cellWidth, area.columns)
    words(
      text, area.left + (area.columns - width) / 2, before: area.right, row, style, on: &canvas)
  }

  /// A ground in every cell that is seen.
  func ground(_ tint: Tint?, hides: Bool = true, on canvas: inout Canvas) {
    for row in reach.top..<reach.bottom {
      for column in reach.left..<reach.right {
        canvas.fill(column, row, tint, hides: hides, owner: owner)
      }
    }
  }

  /// A line across a row of an area.
  func rule(
    _ sign: Character = "─", _ row: Int, in area: CellArea, _ style: CellStyle = .plain,
    on canvas: inout Canvas
  ) {
    for column in columns(from: area.left, before: area.right) {
      self.sign(sign, column, row, style, on: &canvas)
    }
  }

  /// Those of so many columns that are seen: a frame may be endless.
  func columns(from first: Int, before end: Int) -> Range<Int> {
    let first = max(first, reach.left)
    return first..<max(first, min(end, reach.right))
  }

  /// Those of so many rows that are seen.
  func rows(from first: Int, before end: Int) -> Range<Int> {
    let first = max(first, reach.top)
    return first..<max(first, min(end, reach.bottom))
  }

  /// Whether a blank stands between the letters of one text, and is read with them.
  private func isWithinWords(_ column: Int, _ row: Int, _ canvas: Canvas) -> Bool {
    guard let cell = canvas.cell(column, row), cell.character == " ", !cell.isMark,
      let owner = canvas.owner(column, row), owner >= 0
    else { return false }
    func isLetter(_ column: Int) -> Bool {
      canvas.owner(column, row) == owner
        && canvas.cell(column, row).map { !$0.isMark && $0.character != " " } ?? false
    }
    return isLetter(column - 1) && isLetter(column + 1)
  }

  /// A box along the edges of an area, which does not cover letters, nor the signs that content goes
  /// on inside of it.
  func box(
    _ area: CellArea, _ form: BoxForm, _ style: CellStyle = .plain, on canvas: inout Canvas
  ) {
    guard area.columns > 1 else { return }
    func draw(_ sign: Character, _ column: Int, _ row: Int) {
      guard let cell = canvas.cell(column, row), cell.isMark || cell.character == " ",
        !(cell.isMark && Signs.ofMore.contains(cell.character ?? " ")),
        !isWithinWords(column, row, canvas)
      else { return }
      self.sign(sign, column, row, style, on: &canvas)
    }
    guard area.rows > 2 else {
      // Two lines side by side would hide all that is between them.
      guard area.columns > 2 else { return }
      for row in rows(from: area.top, before: area.bottom) {
        draw(form.side, area.left, row)
        draw(form.side, area.right - 1, row)
      }
      return
    }
    for column in columns(from: area.left + 1, before: area.right - 1) {
      draw(form.level, column, area.top)
      draw(form.level, column, area.bottom - 1)
    }
    for row in rows(from: area.top + 1, before: area.bottom - 1) {
      draw(form.side, area.left, row)
      draw(form.side, area.right - 1, row)
    }
    draw(form.corners[0], area.left, area.top)
    draw(form.corners[1], area.right - 1, area.top)
    draw(form.corners[2], area.left, area.bottom - 1)
    draw(form.corners[3], area.right - 1, area.bottom - 1)
  }
}

/// The signs of a box: its corners from the top left on, in the order of reading.
struct BoxForm {
  let corners: [Character]
  let level: Character
  let side: Character

  static let round = BoxForm(corners: ["╭", "╮", "╰", "╯"], level: "─", side: "│")
  static let square = BoxForm(corners: ["┌", "┐", "└", "┘"], level: "─", side: "│")
  static let roundDashed = BoxForm(corners: ["╭", "╮", "╰", "╯"], level: "╌", side: "┆")
  static let dashed = BoxForm(corners: ["┌", "┐", "└", "┘"], level: "╌", side: "┆")
}
