/// The escapes that make a window show a page, as one text to be written at one go.
enum Frame {
  static let enterPages = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  static let leavePages = "\(showAtOnce)\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  /// Pasted text then comes between marks, so that it is not taken for keys.
  static let markPastes = "\u{1B}[?2004h"
  static let stopMarkingPastes = "\u{1B}[0m\u{1B}[?2004l"

  /// Presses of the mouse's buttons then come as `ESC [ < … M`.
  static let reportClicks = "\u{1B}[?1000h\u{1B}[?1006h"
  static let stopReportingClicks = "\u{1B}[?1006l\u{1B}[?1000l"

  static let showCursor = "\u{1B}[?25h"

  /// Between these the window stays as it was, so that nobody sees half a page. Terminals that do
  /// not know this mode show what comes as it comes.
  private static let hold = "\u{1B}[?2026h"
  private static let showAtOnce = "\u{1B}[?2026l"

  /// - Parameters:
  ///   - page: Lines that are too wide or too many are cut.
  ///   - cursor: nil hides it.
  static func drawing(
    _ page: [StyledLine], cursor: CellPosition?, capabilities: Capabilities
  ) -> String {
    let size = capabilities.size
    var text = hold + "\u{1B}[?25l"
    for (row, line) in page.prefix(size.rows).enumerated() {
      let line = line.prefix(cells: size.columns)
      // Each row is erased before it is filled: after its last cell, erasing would take that cell.
      text += move(to: CellPosition(row: row, column: 0)) + "\u{1B}[2K"
      text += line.rendered(color: capabilities.color, glyphs: capabilities.glyphs)
    }
    if page.count < size.rows {
      text += move(to: CellPosition(row: page.count, column: 0)) + "\u{1B}[J"
    }
    if let cursor { text += move(to: cursor) + showCursor }
    return text + showAtOnce
  }

  static func move(to position: CellPosition) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }
}
