import Layout
import Testing

@Suite("What a size rests on")
struct DependencyTests {
  private func rests(_ item: LayoutItem) -> AxisDependencies {
    item.placement?.rests ?? .init(.unknown)
  }

  @Test("a colour beside a text is as wide as what the font leaves; the row is certain")
  func besideText() throws {
    let (colour, text) = (Build.fill(), Build.text("abc"))
    let row = Build.row(nil, [text, colour])
    try row.laidOut(200, 50)
    #expect(rests(text) == AxisDependencies(.font))
    #expect(rests(colour) == AxisDependencies(width: .font, height: []))
    #expect(rests(row) == .certain)
  }

  @Test("a frame around a text is certain where it is given")
  func frames() throws {
    let frame = Build.text("abc").frame(width: 100)
    try frame.laidOut(200, 50)
    #expect(rests(frame) == AxisDependencies(width: [], height: .font))
    let all = Build.text("abc").frame(maxWidth: .infinity)
    try all.laidOut(200, 50)
    #expect(rests(all) == AxisDependencies(width: [], height: .font))
  }

  @Test("fixed tiles are certain, whatever they stand beside")
  func tiles() throws {
    let tile = Build.box(20, 20)
    let row = Build.row(nil, [Build.text("abc"), tile])
    try row.laidOut(200, 50)
    #expect(rests(tile) == .certain)
    #expect(rests(row) == AxisDependencies(.font))
  }

  @Test("a reader's ideal size, and a view that nobody knows, are unknown")
  func unknown() throws {
    let reader = LayoutItem(SizeReader { _ in ReaderContent([]) })
    let strange = LayoutItem(UnknownView())
    try Build.column(0, [reader.fixedSize(), strange]).laidOut(100, 100)
    #expect(rests(reader) == AxisDependencies(.unknown))
    #expect(rests(strange) == AxisDependencies(.unknown))
  }

  @Test("a picture rests on its image")
  func picture() throws {
    let picture = LayoutItem(Picture(naturalSize: Size(width: 9, height: 9), isResizable: false))
    try picture.laidOut(50, 50)
    #expect(rests(picture) == AxisDependencies(.image))
  }
}
