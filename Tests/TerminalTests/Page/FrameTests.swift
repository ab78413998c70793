import Testing

@testable import Terminal

@Suite("Drawing a page")
struct FrameTests {
  private let capabilities = Capabilities(size: Size(columns: 4, rows: 3))

  /// What is written between the two marks around a page.
  private func drawing(_ page: [StyledLine], cursor: CellPosition? = nil) throws -> String {
    let frame = Frame.drawing(page, cursor: cursor, capabilities: capabilities)
    let marks = frame.firstMatch(of: #/^\e\[\?2026h\e\[\?25l(.*)\e\[\?2026l$/#)
    return String(try #require(marks).1)
  }

  @Test("Lines are cut to the window, and rows below the page are cleared")
  func cutting() throws {
    #expect(try drawing(["漢字漢"]) == "\u{1B}[1;1H\u{1B}[2K????\u{1B}[2;1H\u{1B}[J")
    #expect(try drawing(["1", "2", "3", "4"]).hasSuffix("\u{1B}[3;1H\u{1B}[2K3"))
  }

  @Test("No line end is written, so that a full page never scrolls")
  func noScrolling() throws {
    let page = try drawing([StyledLine](repeating: "1234", count: 3))
    #expect(!page.utf8.contains { $0 == 0x0A || $0 == 0x0D })
  }

  @Test("The cursor is shown where it was asked for, and hidden otherwise")
  func cursor() throws {
    let page = try drawing([], cursor: CellPosition(row: 1, column: 2))
    #expect(page.hasSuffix("\u{1B}[2;3H\u{1B}[?25h"))
    #expect(try !drawing([]).contains("?25h"))
  }
}
