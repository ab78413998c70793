/// Dots that are set or not, in columns and rows.
struct DotGrid {
  let columns: Int
  let rows: Int
  private var dots: [Bool]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = Array(repeating: false, count: columns * rows)
  }

  /// Outside of the grid nothing is set.
  subscript(column: Int, row: Int) -> Bool {
    get { holds(column, row) && dots[row * columns + column] }
    set { if holds(column, row) { dots[row * columns + column] = newValue } }
  }

  private func holds(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Eight dots a cell, as Unicode's braille patterns have them.
  func braille() -> [String] {
    // The bits of the dots of a cell: two columns, four rows.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return stride(from: 0, to: rows, by: 4).map { top in
      var line = String.UnicodeScalarView()
      for left in stride(from: 0, to: columns, by: 2) {
        var pattern: UInt32 = 0x2800
        for (row, pair) in bits.enumerated() {
          for (column, bit) in pair.enumerated() where self[left + column, top + row] {
            pattern |= bit
          }
        }
        line.append(Unicode.Scalar(pattern) ?? " ")
      }
      return String(line)
    }
  }
}
