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

  @Test("Y74, open: a control makes its row no higher, anything else does")
  func controlRow() throws {
    func height(_ content: LayoutItem) throws -> Double? {
      try LayoutItem(ListRow(), [content]).chooses(393, nil).last
    }
    #expect(try height(LayoutItem(OwnSize(Size(width: 51, height: 31)))) == 44)
    #expect(try height(LayoutItem(OwnSize(Size(width: 94, height: 32)))) == 44)
    #expect(try height(LayoutItem(OwnSize(Size(width: 50, height: 216)))) == 238)
    #expect(try height(Build.box(51, 31)) == 53)
  }

  @Test("Y74, open: two buttons that fit share the width of an alert, others stand in a column")
  func alertButtons() throws {
    func corners(_ words: [String], endsWithCancel: Bool = false) throws -> [[Double]] {
      let buttons = words.map { Build.text($0) }
      let root = LayoutItem(AlertButtons(endsWithCancel: endsWithCancel), buttons)
        .frame(width: 270)
      _ = try root.laidOut(270, 100)
      let top = buttons[0].box[1]
      return buttons.map { [$0.box[0], $0.box[1] - top] }
    }
    #expect(try corners(["Delete", "Keep"]) == [[0, 0], [135, 0]])
    // 110 of the 119 that a half leaves, and 120.
    #expect(try corners(["Don't Allow", "Allow"]) == [[0, 0], [135, 0]])
    #expect(try corners(["Do not Allow", "Allow"]) == [[0, 0], [0, 20]])
    #expect(try corners(["A", "B", "C"]) == [[0, 0], [0, 20], [0, 40]])
    // The last one cancels: it leads, and ends a column.
    #expect(try corners(["Delete", "Keep"], endsWithCancel: true) == [[135, 0], [0, 0]])
    #expect(try corners(["Do not Allow", "A"], endsWithCancel: true) == [[0, 0], [0, 20]])
  }
}
