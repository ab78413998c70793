import Cells

/// Cells that are written on. Nothing is written outside of them, nor outside of what a pen may
/// reach.
struct Canvas {
  let columns: Int
  let rows: Int
  private(set) var cells: [DrawnCell]
  /// Which thing was seen last in a cell; -1 for none.
  private(set) var owners: [Int]
  /// How many cells a thing has given a ground.
  private(set) var filled: [Int: Int] = [:]

  /// No picture is larger.
  static let mostColumns = 20_000
  static let mostCells = 4_000_000

  init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Canvas.mostColumns)
    self.rows = min(max(0, rows), Canvas.mostCells / max(1, self.columns))
    cells = Array(repeating: .blank, count: self.columns * self.rows)
    owners = Array(repeating: -1, count: self.columns * self.rows)
  }

  var area: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: rows) }

  func cell(_ column: Int, _ row: Int) -> DrawnCell? {
    area.contains(column, row) ? cells[row * columns + column] : nil
  }

  func owner(_ column: Int, _ row: Int) -> Int? {
    area.contains(column, row) ? owners[row * columns + column] : nil
  }

  func isBlank(_ column: Int, _ row: Int) -> Bool {
    cell(column, row)?.character == " "
  }

  /// Puts a letter into a cell, or two. Its ground stays where the style has none. What is half
  /// inside is a blank.
  ///
  /// - Returns: how many columns it took.
  @discardableResult
  mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ style: CellStyle, isMark: Bool,
    within reach: CellArea, owner: Int
  ) -> Int {
    let width = isMark ? 1 : character.cellWidth
    guard width > 0 else { return 0 }
    let isWhole = reach.contains(column, row) && reach.contains(column + width - 1, row)
    for offset in 0..<width where reach.contains(column + offset, row) {
      clearHalves(column + offset, row)
      let index = row * columns + column + offset
      cells[index].style = layered(style, on: cells[index].style)
      cells[index].isMark = isMark
      cells[index].character = !isWhole ? " " : offset == 0 ? character : nil
      owners[index] = owner
    }
    return width
  }

  /// Puts a ground behind a cell; what stood there goes, unless it is seen through it.
  mutating func fill(_ column: Int, _ row: Int, _ tint: Tint?, hides: Bool, owner: Int) {
    guard area.contains(column, row) else { return }
    if hides { clearHalves(column, row) }
    let index = row * columns + column
    if hides { cells[index] = .blank }
    cells[index].style.ground = tint
    owners[index] = owner
    if tint != nil { filled[owner, default: 0] += 1 }
  }

  mutating func restyle(_ column: Int, _ row: Int, _ change: (inout CellStyle) -> Void) {
    guard area.contains(column, row) else { return }
    change(&cells[row * columns + column].style)
  }

  private func layered(_ style: CellStyle, on ground: CellStyle) -> CellStyle {
    var style = style
    style.ground = style.ground ?? ground.ground
    // The label of what is reversed is so, too.
    style.isReversed = style.isReversed || ground.isReversed
    return style
  }

  /// The other half of a wide letter does not stay alone.
  private mutating func clearHalves(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].character == nil, column > 0 {
      cells[index - 1].character = " "
      cells[index].character = " "
    }
    if column + 1 < columns, cells[index + 1].character == nil {
      cells[index + 1].character = " "
      cells[index].character = " "
    }
  }
}
