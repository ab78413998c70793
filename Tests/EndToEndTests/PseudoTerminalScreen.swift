/// What a terminal would show: a small model of a VT100 with the additions of xterm that
/// programs use all the time. Colours are ignored.
///
/// It measures characters with a table of its own, so that it can contradict the program's.
struct PseudoTerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cursor = (row: 0, column: 0)
  private(set) var isCursorVisible = true
  private(set) var showsAlternateScreen = false
  private(set) var takesBracketedPaste = false
  /// The program is in the middle of a page, which a terminal does not show before its end.
  private(set) var isHeld = false
  /// Lines that left the main screen at its top, oldest first.
  private(set) var scrolledOff: [String] = []

  /// A cell is what stands in it; the second half of a wide character is empty.
  private var cells: [[String]]
  private var mainScreen: (cells: [[String]], cursor: (row: Int, column: Int))?
  private var savedCursor = (row: 0, column: 0)
  /// The last column was filled: the next character goes to the next row.
  private var wrapsNext = false
  private var parser = PseudoTerminalParser()

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  /// The lines from top to bottom, without spaces at their ends.
  var lines: [String] { cells.map(Self.text) }

  /// Everything written to the main screen that can still be read by scrolling.
  var transcript: [String] { scrolledOff + lines }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let command = parser.parse(byte) { perform(command) }
    }
  }

  /// As xterm does it: rows are cut or added, nothing is wrapped anew.
  mutating func resize(columns: Int, rows: Int) {
    for _ in rows..<max(rows, cursor.row + 1) {
      scrollUp()
      cursor.row -= 1
    }
    self.columns = columns
    self.rows = rows
    cells = Self.fitted(cells, columns, rows)
    mainScreen = mainScreen.map { (Self.fitted($0.cells, columns, rows), $0.cursor) }
    move(to: cursor.row, cursor.column)
  }

  // MARK: Commands

  private mutating func perform(_ command: PseudoTerminalParser.Command) {
    switch command {
    case .print(let scalar): print(scalar)
    case .control(let byte): control(byte)
    case .escape(let byte): escape(byte)
    case .sequence(let isPrivate, let numbers, let final):
      if isPrivate {
        setModes(numbers, final)
      } else if !moveCursor(numbers, final) {
        edit(numbers, final)
      }
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = scalar.expectedWidth
    guard width > 0 else {
      // A mark joins the character before the cursor.
      let column = wrapsNext ? columns - 1 : max(0, cursor.column - 1)
      let base = cells[cursor.row][column].isEmpty ? max(0, column - 1) : column
      cells[cursor.row][base].unicodeScalars.append(scalar)
      return
    }
    if wrapsNext || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    put(String(Character(scalar)), width)
    cursor.column += width
    wrapsNext = cursor.column >= columns
    if wrapsNext { cursor.column = columns - 1 }
  }

  /// Half a wide character cannot stay.
  private mutating func put(_ text: String, _ width: Int) {
    let row = cursor.row
    let column = cursor.column
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    let next = column + width
    if next < columns, cells[row][next].isEmpty { cells[row][next] = " " }
    cells[row][column] = text
    if width == 2, column + 1 < columns { cells[row][column + 1] = "" }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(to: cursor.row, cursor.column - 1)
    case 0x09: move(to: cursor.row, (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C:
      wrapsNext = false
      lineFeed()
    case 0x0D: move(to: cursor.row, 0)
    default: break
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)) {
    case "7": savedCursor = cursor
    case "8": move(to: savedCursor.row, savedCursor.column)
    case "D": lineFeed()
    case "E":
      cursor.column = 0
      lineFeed()
    case "M": if cursor.row == 0 { insertLines(1) } else { move(to: cursor.row - 1, cursor.column) }
    case "c": self = PseudoTerminalScreen(columns: columns, rows: rows)
    default: break
    }
  }

  private mutating func moveCursor(_ numbers: [Int], _ final: Character) -> Bool {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(to: cursor.row - count, cursor.column)
    case "B", "e": move(to: cursor.row + count, cursor.column)
    case "C", "a": move(to: cursor.row, cursor.column + count)
    case "D": move(to: cursor.row, cursor.column - count)
    case "E": move(to: cursor.row + count, 0)
    case "F": move(to: cursor.row - count, 0)
    case "G", "`": move(to: cursor.row, count - 1)
    case "d": move(to: count - 1, cursor.column)
    case "H", "f": move(to: count - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "s": savedCursor = cursor
    case "u": move(to: savedCursor.row, savedCursor.column)
    default: return false
    }
    return true
  }

  private mutating func edit(_ numbers: [Int], _ final: Character) {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X": erase(cursor.row, cursor.column..<min(columns, cursor.column + count))
    case "@": shiftRow { $0.insert(contentsOf: Self.spaces(count), at: $1) }
    case "P": shiftRow { $0.removeSubrange($1..<min($0.count, $1 + count)) }
    case "L": insertLines(count)
    case "M": for _ in 0..<min(count, rows) { removeRow(cursor.row) }
    case "S": for _ in 0..<min(count, rows) { scrollUp() }
    default: break
    }
  }

  private mutating func setModes(_ numbers: [Int], _ final: Character) {
    guard final == "h" || final == "l" else { return }
    let isOn = final == "h"
    for number in numbers {
      switch number {
      case 25: isCursorVisible = isOn
      case 2004: takesBracketedPaste = isOn
      case 2026: isHeld = isOn
      case 47, 1047, 1049: showAlternateScreen(isOn)
      default: break
      }
    }
  }

  // MARK: Cells

  private mutating func showAlternateScreen(_ shows: Bool) {
    guard shows != showsAlternateScreen else { return }
    showsAlternateScreen = shows
    if shows {
      mainScreen = (cells, cursor)
      cells = Self.blank(columns, rows)
    } else if let main = mainScreen {
      cells = main.cells
      move(to: main.cursor.row, main.cursor.column)
      mainScreen = nil
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    cursor = (min(max(0, row), rows - 1), min(max(0, column), columns - 1))
    wrapsNext = false
  }

  private mutating func lineFeed() {
    if cursor.row == rows - 1 { scrollUp() } else { cursor.row += 1 }
    wrapsNext = false
  }

  private mutating func scrollUp() {
    if !showsAlternateScreen { scrolledOff.append(Self.text(cells[0])) }
    removeRow(0)
  }

  private mutating func removeRow(_ row: Int) {
    cells.remove(at: row)
    cells.append(Self.spaces(columns))
  }

  private mutating func insertLines(_ count: Int) {
    for _ in 0..<min(count, rows) {
      cells.insert(Self.spaces(columns), at: cursor.row)
      cells.removeLast()
    }
  }

  private mutating func shiftRow(_ change: (inout [String], Int) -> Void) {
    change(&cells[cursor.row], cursor.column)
    cells[cursor.row] = Self.fitted(cells[cursor.row], columns)
  }

  private mutating func eraseScreen(_ what: Int) {
    eraseLine(what)
    if what != 1 { for row in (cursor.row + 1)..<max(rows, cursor.row + 1) { eraseRow(row) } }
    if what != 0 { for row in 0..<cursor.row { eraseRow(row) } }
  }

  private mutating func eraseLine(_ what: Int) {
    switch what {
    case 0: erase(cursor.row, cursor.column..<columns)
    case 1: erase(cursor.row, 0..<(cursor.column + 1))
    default: eraseRow(cursor.row)
    }
  }

  private mutating func eraseRow(_ row: Int) { erase(row, 0..<columns) }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = " " }
    wrapsNext = false
  }

  private static func spaces(_ count: Int) -> [String] { Array(repeating: " ", count: count) }

  private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
    Array(repeating: spaces(columns), count: rows)
  }

  private static func fitted(_ row: [String], _ columns: Int) -> [String] {
    Array(row.prefix(columns)) + spaces(max(0, columns - row.count))
  }

  private static func fitted(_ cells: [[String]], _ columns: Int, _ rows: Int) -> [[String]] {
    let kept = cells.prefix(rows).map { fitted($0, columns) }
    return kept + blank(columns, max(0, rows - kept.count))
  }

  private static func text(_ row: [String]) -> String {
    let end = row.lastIndex { $0 != " " && !$0.isEmpty }
    return row.prefix((end ?? -1) + 1).joined()
  }
}

extension Unicode.Scalar {
  /// The cells that terminals give it, by ranges of Unicode's EastAsianWidth.txt.
  fileprivate var expectedWidth: Int {
    switch value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
