import Layout
import Testing

@Suite("Safe areas, Y70 to Y74")
struct ScreenRuleTests {
  @Test("Y70: an inset stands at its edge, aligned, and what is inside keeps clear of it")
  func safeAreaInset() throws {
    var insets: EdgeInsets?
    let page = LayoutItem(
      SizeReader { geometry in
        insets = geometry.safeAreaInsets
        return ReaderContent([])
      })
    let bar = Build.box(50, 40)
    let root = LayoutItem(SafeAreaInset(.top, .leading, spacing: 5), [page, bar])
    try root.laidOut(on: .phone)
    #expect(bar.box == [0, 59, 50, 40])
    #expect(page.box == [0, 104, 393, 714])
    #expect(insets == EdgeInsets(top: 104, bottom: 34))
  }

  @Test("Y70: safeAreaPadding is the same, empty")
  func safeAreaPadding() throws {
    let page = Build.fill()
    try LayoutItem(SafeAreaPadding(EdgeInsets(bottom: 30)), [page]).laidOut(100, 100)
    #expect(page.box == [0, 0, 100, 70])
  }

  @Test("Y71: edges that touch the safe area move out, the size reported stays")
  func ignoresSafeArea() throws {
    let (page, inner) = (Build.fill(), Build.fill())
    let ignoring = LayoutItem(SafeAreaIgnoring(), [page])
    try ignoring.overlay(.center, inner).laidOut(on: .phone)
    #expect(page.box == [0, 0, 393, 852])
    #expect(ignoring.box == [0, 59, 393, 759])
    #expect(inner.box == [0, 59, 393, 759])
    let padded = Build.fill()
    let root = LayoutItem(SafeAreaIgnoring(.top), [padded]).padding(10, .bottom)
    try root.laidOut(on: .phone)
    #expect(padded.box == [0, 0, 393, 808])
    let (small, page2) = (Build.fill(), Build.fill())
    let under = LayoutItem(
      SafeAreaInset(.bottom, spacing: 0),
      [
        LayoutItem(SafeAreaIgnoring(), [page2]), small.frame(height: 50),
      ])
    try under.laidOut(on: .phone)
    #expect(page2.box == [0, 0, 393, 852])
    #expect(small.box == [0, 768, 393, 50])
  }

  @Test("Y73, Y74, open: bars and rows rest on metrics")
  func metrics() throws {
    let page = Build.fill()
    let bars = SafeAreaPadding(EdgeInsets(top: 44), rests: .metrics, rule: .y73)
    let root = LayoutItem(bars, [page])
    try root.laidOut(on: .phone)
    #expect(page.placement?.rests == AxisDependencies(width: [], height: .metrics))
    #expect(root.placement?.rests == .certain)
    let row = LayoutItem(ListRow(), [Build.text("row")])
    #expect(try row.chooses(393, nil) == [393, 44])
  }
}
