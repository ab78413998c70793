import Layout
import Testing

/// The cases of `layout-cases`, built by hand.
@Suite("The cases of layout")
struct CaseTests {
  @Test("Y40, Y47: 01, three colours are a third of a row each")
  func threeColours() throws {
    let colours = [Build.fill(), Build.fill(), Build.fill()]
    try Build.row(0, colours).laidOut(300, 90)
    #expect(colours.map(\.box) == [[0, 0, 100, 90], [100, 0, 100, 90], [200, 0, 100, 90]])
  }

  @Test("Y46, Y47, Y3: 02, a row among tiles of a column")
  func nestedStacks() throws {
    let tiles = (0..<4).map { _ in Build.box(40, 40) }
    let row = Build.row(30, [tiles[2], tiles[3]])
    let stack = Build.column(20, [tiles[0], tiles[1], row])
    try stack.laidOut(200, 200)
    #expect(stack.box == [45, 20, 110, 160])
    #expect(tiles[0].box == [80, 20, 40, 40])
    #expect(tiles[1].box == [80, 80, 40, 40])
    #expect(row.box == [45, 140, 110, 40])
    #expect(tiles[2].box == [45, 140, 40, 40])
    #expect(tiles[3].box == [115, 140, 40, 40])
  }

  @Test("Y44: 03, a spacer takes what is left")
  func spacer() throws {
    let (first, last) = (Build.box(30, 30), Build.box(30, 30))
    let row = Build.row(nil, [first, Build.spacer(), last])
    try row.laidOut(200, 60)
    #expect(row.box == [0, 15, 200, 30])
    #expect(first.box == [0, 15, 30, 30])
    #expect(last.box == [170, 15, 30, 30])
  }

  @Test("Y23, Y28: 04, padding around a background around padding")
  func paddingAndBackground() throws {
    let label = Build.box(80, 20)
    let yellow = Build.fill()
    let outer = LayoutItem(Passing(), [label.padding(10).overlay(.center, yellow).padding(5)])
    try outer.laidOut(200, 100)
    #expect(outer.box == [45, 25, 110, 50])
    #expect(yellow.box == [50, 30, 100, 40])
    #expect(label.box == [60, 40, 80, 20])
  }

  @Test("Y21, Y22: 05, flexible frames")
  func flexibleFrames() throws {
    let bar = Build.box(50, 20)
    let frames = [
      bar.frame(minWidth: 100), Build.box(50, 20).frame(maxWidth: 120),
      Build.box(50, 20).frame(maxWidth: .infinity),
      Build.fill().frame(height: 20).frame(minWidth: 80, maxWidth: 150),
    ]
    try Build.column(10, align: .leading, frames).laidOut(300, 140)
    #expect(
      frames.map(\.box) == [
        [0, 15, 100, 20], [0, 45, 120, 20], [0, 75, 300, 20], [0, 105, 150, 20],
      ])
    #expect(bar.box == [25, 15, 50, 20])
  }

  @Test("Y41, Y42, Y22: 06, the least flexible first, and a row that overflows")
  func leastFlexibleFirst() throws {
    let (red, green) = (Build.fill().frame(maxWidth: 100), Build.fill().frame(minWidth: 100))
    let frame = Build.row(0, [red, green]).frame(width: 150)
    try frame.laidOut(300, 50)
    #expect(frame.box == [75, 0, 150, 50])
    #expect(red.box == [62.5, 0, 75, 50])
    #expect(green.box == [137.5, 0, 100, 50])
  }

  @Test("Y43: 07, all but the least of the others")
  func layoutPriority() throws {
    let (low, high) = (Build.fill(), Build.fill().priority(1))
    let fixed = Build.fill().frame(width: 40)
    try Build.row(0, [low, high, fixed]).laidOut(300, 50)
    #expect(low.box == [0, 0, 0, 50])
    #expect(high.box == [0, 0, 260, 50])
    #expect(fixed.box == [260, 0, 40, 50])
  }

  @Test("Y48, Y28, Y30: 08, a badge")
  func badge() throws {
    let (card, label, badge) = (Build.box(120, 80), Build.box(30, 20), Build.box(16, 16))
    let place = badge.offset(8, -8)
    try Build.depth(align: .bottomTrailing, [card, label]).overlay(.topTrailing, place).laidOut(
      200, 200)
    #expect(card.box == [40, 60, 120, 80])
    #expect(label.box == [130, 120, 30, 20])
    #expect(place.box == [144, 60, 16, 16])
    #expect(badge.box == [152, 52, 16, 16])
  }

  @Test("Y24, Y21, Y10: 09, ideal sizes")
  func idealSizes() throws {
    let named = Build.fill().frame(idealWidth: 120, idealHeight: 40)
    let ten = Build.fill()
    try Build.column(10, [named.fixedSize(), ten.fixedSize()]).laidOut(300, 200)
    #expect(named.box == [90, 70, 120, 40])
    #expect(ten.box == [145, 120, 10, 10])
  }

  @Test("Y25: 10, a video")
  func aspectRatio() throws {
    let video = Build.fill().aspectRatio(16.0 / 9, .fit)
    try video.laidOut(320, 400)
    #expect(agree(video.box, [0, 110, 320, 180]))
  }
}

@Suite("The cases of layout, of containers with closures")
struct ClosureCaseTests {
  @Test("Y50: 11, half of what a reader has")
  func geometryReader() throws {
    var half: LayoutItem?
    let reader = LayoutItem(
      SizeReader { geometry in
        let item = Build.box(geometry.size.width / 2, geometry.size.height / 4)
        half = item
        return ReaderContent([item])
      })
    try reader.laidOut(240, 160)
    #expect(reader.box == [0, 0, 240, 160])
    #expect(half?.box == [0, 0, 120, 40])
  }

  @Test("Y52: 12, a table")
  func grid() throws {
    let cells = [
      Build.box(50, 20), Build.box(80, 30), Build.box(70, 40), Build.box(60, 10),
    ]
    let grid = LayoutItem(
      Grid(horizontalSpacing: 10, verticalSpacing: 5),
      Build.gridRow(Array(cells[..<2])) + Build.gridRow(Array(cells[2...])))
    try grid.laidOut(300, 200)
    #expect(grid.box == [70, 62.5, 160, 75])
    #expect(
      cells.map(\.box) == [
        [80, 67.5, 50, 20], [150, 62.5, 80, 30], [70, 97.5, 70, 40], [160, 112.5, 60, 10],
      ])
  }

  @Test("Y53: 13, an album in three columns")
  func lazyGrid() throws {
    var photos: [LayoutItem] = []
    let column = GridTrack(.flexible(least: 10, most: .infinity), spacing: 12)
    let provider = LazyProvider(count: 5) { _, _ in
      let photo = Build.fill().frame(height: 60)
      photos.append(photo)
      return photo
    }
    let album = LayoutItem(
      LazyLines.grid(.vertical, [column, column, column], .center, spacing: 16, provider))
    try LayoutItem(ScrollArea(), [album]).laidOut(324, 400)
    #expect(
      photos.map(\.box) == [
        [0, 0, 100, 60], [112, 0, 100, 60], [224, 0, 100, 60], [0, 76, 100, 60],
        [112, 76, 100, 60],
      ])
  }

  @Test("Y60: 14, a layout of one's own")
  func ownLayout() throws {
    let steps = [Build.box(30, 20), Build.box(50, 10), Build.box(20, 40)]
    let stairs = LayoutItem(CustomContainer(Diagonal()), steps)
    try stairs.laidOut(200, 100)
    #expect(stairs.box == [50, 15, 100, 70])
    #expect(steps.map(\.box) == [[50, 15, 30, 20], [80, 35, 50, 10], [130, 45, 20, 40]])
  }

  @Test("Y70: 15, a bar at the bottom")
  func safeAreaInset() throws {
    let (page, bar) = (Build.fill(), Build.fill().frame(height: 50))
    try LayoutItem(SafeAreaInset(.bottom, spacing: 0), [page, bar]).laidOut(300, 400)
    #expect(page.box == [0, 0, 300, 350])
    #expect(bar.box == [0, 350, 300, 50])
  }

  @Test("Y61: 16, another layout around the same children")
  func anotherLayout() throws {
    let (red, blue) = (Build.box(60, 40), Build.box(60, 40))
    let switcher = Build.column(10, [red, blue])
    let turn = LayoutItem(OwnSize(Size(width: 31, height: 31))).frame(width: 100, height: 50)
    let root = Build.column(0, [switcher, turn])
    try root.laidOut(300, 200)
    #expect(turn.box == [100, 120, 100, 50])
    switcher.algorithm = Stack.horizontal(spacing: 10)
    try root.laidOut(300, 200)
    #expect(red.box == [85, 55, 60, 40])
    #expect(blue.box == [155, 55, 60, 40])
    #expect(turn.box == [100, 95, 100, 50])
  }

  @Test("Y51: 17, the first that fits")
  func viewThatFits() throws {
    let views = [Build.box(400, 20), Build.box(250, 30), Build.box(100, 40)]
    try LayoutItem(FirstThatFits(.horizontal), views).laidOut(300, 100)
    #expect(views.map(\.box) == [[], [25, 35, 250, 30], []])
  }
}

/// Case 14.
struct Diagonal: CustomLayout {
  func sizeThatFits(
    _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws -> Size {
    try subviews.reduce(.zero) { size, subview in
      let own = try subview.sizeThatFits(.unspecified)
      return Size(width: size.width + own.width, height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    var corner = bounds.origin
    for subview in subviews {
      let size = try subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = corner + Point(x: size.width, y: size.height)
    }
  }
}
