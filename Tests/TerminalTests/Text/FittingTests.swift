import Terminal
import Testing

@Suite("Fitting text into cells")
struct FittingTests {
  @Test(
    "Truncation keeps to the width and marks what is missing",
    arguments: [
      ("hello", 5, Glyphs.unicode, "hello"), ("hello", 4, .unicode, "hel…"),
      ("hello", 4, .ascii, "h..."), ("hello", 2, .ascii, ".."), ("hello", 1, .unicode, "…"),
      ("hello", 0, .unicode, ""), ("漢字漢字", 6, .unicode, "漢字…"),
      ("e\u{301}e\u{301}e\u{301}", 2, .unicode, "e\u{301}…"),
    ])
  func truncation(text: String, width: Int, glyphs: Glyphs, expected: String) {
    let line = StyledLine(text).truncated(to: width, glyphs)
    #expect(line.text == expected)
    #expect(line.width <= width)
  }

  @Test("Fitted text fills its field exactly, even where a wide character does not fit its end")
  func fields() {
    for text in ["", "a", "漢字漢字", "👩‍👩‍👧👩‍👩‍👧", "plain and long"] {
      for width in 0...12 {
        for glyphs in Glyphs.allCases {
          for alignment in StyledLine.Alignment.allCases {
            #expect(StyledLine(text).fitted(to: width, alignment, glyphs).width == width)
          }
        }
      }
    }
    #expect(StyledLine("ab").padded(to: 5, .center).text == " ab  ")
    #expect(StyledLine("ab").padded(to: 5, .trailing).text == "   ab")
  }

  @Test("Cutting a line in two loses nothing: text and styles add up to the line")
  func splitting() {
    let line = StyledLine("ab漢", .bold) + StyledLine("e\u{301}👍🏽z", Style(.red))
    for width in 0...line.width + 1 {
      #expect(line.prefix(cells: width) + line.dropping(cells: width) == line)
      #expect(line.prefix(cells: width).width <= width)
    }
  }

  @Test("Lines that look the same are equal, however they were put together")
  func equality() {
    #expect(StyledLine([Span("a"), Span(""), Span("b")]) == "ab")
    #expect(StyledLine("a", .bold) + StyledLine("b", .bold) == StyledLine("ab", .bold))
    #expect(StyledLine("a", .bold) != "a")
  }
}
