import Testing

@testable import Terminal

@Suite("Drawing a page")
struct FrameTests {
  private let capabilities = Capabilities(size: Size(columns: 4, rows: 3))

  @Test("Lines are cut to the window, and rows below the page are cleared")
  func cutting() {
    let short = Frame.drawing(["漢字漢"], cursor: nil, capabilities: capabilities)
    #expect(short == "\u{1B}[?25l\u{1B}[1;1H\u{1B}[2K????\u{1B}[2;1H\u{1B}[J")
    let long = Frame.drawing(["1", "2", "3", "4"], cursor: nil, capabilities: capabilities)
    #expect(long.hasSuffix("\u{1B}[3;1H\u{1B}[2K3"))
  }

  @Test("No line end is written, so that a full page never scrolls")
  func noScrolling() {
    let page = [StyledLine](repeating: "1234", count: 3)
    let frame = Frame.drawing(page, cursor: nil, capabilities: capabilities)
    #expect(!frame.utf8.contains { $0 == 0x0A || $0 == 0x0D })
  }

  @Test("The cursor is shown where it was asked for, and hidden otherwise")
  func cursor() {
    let frame = Frame.drawing(
      [], cursor: CellPosition(row: 1, column: 2), capabilities: capabilities)
    #expect(frame.hasSuffix("\u{1B}[2;3H\u{1B}[?25h"))
    #expect(!Frame.drawing([], cursor: nil, capabilities: capabilities).contains("?25h"))
  }
}
