/// A drawing as columns of cells.
struct DrawingGrid: Sendable {
  /// Each as long as the widest; a wide letter has an empty cell behind it.
  private(set) var rows: [[Character]]

  /// What stands in the second cell of a wide letter.
  private static let behindWide: Character = "\u{0}"

  init(_ lines: [String]) {
    var rows = lines.map(Self.cells)
    let width = rows.map(\.count).max() ?? 0
    for index in rows.indices {
      rows[index] += Array(repeating: " ", count: width - rows[index].count)
    }
    self.rows = rows
  }

  private init(rows: [[Character]]) { self.rows = rows }

  var width: Int { rows.map { $0.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0 }.max() ?? 0 }

  var lines: [String] {
    rows.map { row in
      var text = String(row.filter { $0 != Self.behindWide })
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The columns of a range only.
  func columns(_ range: Range<Int>) -> DrawingGrid {
    DrawingGrid(rows: rows.map { Array($0[range.clamped(to: 0..<$0.count)]) })
  }

  /// Without the columns that every row has empty at its beginning.
  func outdented() -> DrawingGrid {
    let first = (0..<(rows.first?.count ?? 0)).first { column in rows.contains { $0[column] != " " }
    }
    return columns((first ?? 0)..<(rows.first?.count ?? 0))
  }

  /// With columns taken out that only repeat the one before them, until it is as narrow as wanted or
  /// none is left.
  func squeezed(to most: Int) -> DrawingGrid {
    // What stands left of a column is the same whether it goes or not, so all can be looked at first.
    var width = self.width
    var isGone = Array(repeating: false, count: rows.first?.count ?? 0)
    for column in (0..<width).reversed() where column > 0 && width > most {
      guard repeatsColumn(column) else { continue }
      isGone[column] = true
      width -= 1
    }
    guard isGone.contains(true) else { return self }
    return DrawingGrid(rows: rows.map { row in zip(row, isGone).filter { !$1 }.map(\.0) })
  }

  /// Whether each row goes on in a column with the same space or stroke.
  private func repeatsColumn(_ column: Int) -> Bool {
    rows.allSatisfy { row in
      let cell = row[column]
      return cell == row[column - 1] && " ─━═░-=╌".contains(cell)
    }
  }

  /// Columns in the middle, from two on, that no row has anything in but a few arrows.
  var gap: Range<Int>? {
    let width = self.width
    guard width > 20 else { return nil }
    let isEmpty = (0..<width).map { column in rows.allSatisfy { $0[column] == " " } }
    var best: Range<Int>?
    var start: Int?
    for column in 0...width {
      if column < width, isEmpty[column] {
        start = start ?? column
      } else if let first = start {
        if column - first >= 2, first > width / 5, column < width * 4 / 5,
          column - first > (best?.count ?? 0)
        {
          best = first..<column
        }
        start = nil
      }
    }
    return best
  }

  private static func cells(_ line: String) -> [Character] {
    if line.utf8.allSatisfy({ $0 < 0x7F && $0 != 0x09 }) {
      return line.utf8.map { Character(Unicode.Scalar($0)) }
    }
    var cells: [Character] = []
    for character in line {
      guard let plain = steady(character) else { continue }
      if plain == "\t" {
        cells += Array(repeating: " ", count: 4 - cells.count % 4)
        continue
      }
      cells.append(plain)
      if isWide(plain) { cells.append(behindWide) }
    }
    return cells
  }

  /// A letter whose width terminals agree on; nil if there is none.
  private static func steady(_ character: Character) -> Character? {
    guard let first = character.unicodeScalars.first else { return nil }
    if first.value == 0xFE0F || first.value == 0x200D { return nil }
    return character.unicodeScalars.count == 1 ? character : Character(first)
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
