import Layout
import Testing

@Suite("Y74: a popover") struct PopoverPlaceTests {
  /// Where something of a size stands beside what it points to, on a screen of 300 by 200.
  private func place(_ size: Size, at target: Rectangle) throws -> Rectangle? {
    let content = LayoutItem(
      FixedFrame(width: size.width, height: size.height), [LayoutItem(Fill())])
    let root = LayoutItem(PopoverPlace { target }, [content])
    let screen = Screen(size: Size(width: 300, height: 200))
    _ = try LayoutTree(root: root).layOut(on: screen)
    return content.frame
  }

  @Test("It stands below where there is room, else above, and within the screen")
  func sides() throws {
    let size = Size(width: 100, height: 50)
    #expect(
      try place(size, at: Rectangle(x: 100, y: 20, width: 100, height: 20))
        == Rectangle(x: 100, y: 40, width: 100, height: 50))
    #expect(
      try place(size, at: Rectangle(x: 100, y: 160, width: 100, height: 20))
        == Rectangle(x: 100, y: 110, width: 100, height: 50))
    #expect(try place(size, at: Rectangle(x: 0, y: 20, width: 20, height: 20))?.origin.x == 10)
    #expect(try place(size, at: Rectangle(x: 280, y: 20, width: 20, height: 20))?.origin.x == 190)
  }
}
