import Terminal
import Testing

@Suite("Cell widths")
struct CellWidthTests {
  @Test(
    "A grapheme is as wide as its widest scalar, whatever is drawn over it",
    arguments: [
      ("", 0), ("a", 1), ("漢", 2), ("한", 2), ("ｶ", 1), ("ア", 2), ("e\u{301}", 1), ("한글", 4),
      ("─", 1), ("█", 1), ("…", 1), ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇫🇷", 2), ("\u{301}", 0),
      ("\u{200B}", 0), ("\u{7F}", 0), ("a漢e\u{301}😀", 6),
    ])
  func width(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test("Every printable ASCII character takes one cell")
  func ascii() {
    for value in UInt8(0x20)...0x7E {
      #expect(Character(Unicode.Scalar(value)).cellWidth == 1)
    }
  }
}
