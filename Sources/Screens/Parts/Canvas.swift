import Curriculum
import Terminal

/// What a page is laid out on: the window's size and the characters that it can show.
struct Canvas: Sendable, Equatable {
  /// Cells; never less than ``smallest``.
  var width: Int
  var height: Int
  var glyphs: Glyphs
  /// Whether code in running text stands in back quotes, because no colour tells it from words.
  var quotesCode: Bool
  var voice = Voice.drawn

  /// Below this nothing can be laid out sensibly: what is wider is cut by the terminal.
  static let smallest = Size(columns: 20, rows: 8)

  init(width: Int, height: Int, glyphs: Glyphs, quotesCode: Bool = true) {
    self.width = max(width, Canvas.smallest.columns)
    self.height = max(height, Canvas.smallest.rows)
    self.glyphs = glyphs
    self.quotesCode = quotesCode
  }

  init(_ capabilities: Capabilities) {
    self.init(
      width: capabilities.size.columns, height: capabilities.size.rows,
      glyphs: capabilities.glyphs, quotesCode: !capabilities.color)
    // What is appended leaves the cursor in a line below it, and a full window would lose its first.
    if !capabilities.movesCursor { height = max(height - 1, Canvas.smallest.rows) }
    voice = capabilities.isPlain ? .spoken : .drawn
  }

  /// Whether parts that could stand side by side are stacked.
  var isNarrow: Bool { width < 72 }

  /// Blank cells at the left of every line.
  var margin: Int { isNarrow ? 0 : 1 }

  /// Cells for what stands on a page as it is, beside its margin.
  var widthOnPage: Int { width - margin }

  /// Cells for running text between the margins.
  var textWidth: Int { width - 2 * margin }

  /// Cells of the longest line of running text: longer ones are tiring to read.
  var measure: Int { min(textWidth, 96) }

  /// Lines between the two rules of a page.
  var bodyHeight: Int { height - 4 }

  /// A paragraph within the margins, as wide as reads well.
  func paragraph(_ text: StyledLine, indent: Int = 0, hanging: Int? = nil) -> [StyledLine] {
    text.wrapped(
      to: margin + measure, indent: margin + indent, hanging: margin + (hanging ?? indent))
  }

  func paragraph(_ prose: Prose, _ base: Style = .plain, indent: Int = 0, hanging: Int? = nil)
    -> [StyledLine]
  {
    paragraph(styled(prose, base), indent: indent, hanging: hanging)
  }

  func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0, hanging: Int? = nil)
    -> [StyledLine]
  {
    paragraph(StyledLine(text, style), indent: indent, hanging: hanging)
  }
}
