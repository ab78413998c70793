import Layout
import Testing

@Suite("Containers, Y50 to Y62")
struct ContainerRuleTests {
  @Test("Y50: a reader's content is asked for once, and again with another size")
  func reader() throws {
    var sizes: [Double] = []
    let reader = LayoutItem(
      SizeReader { geometry in
        sizes.append(geometry.size.width)
        return ReaderContent([Build.box(geometry.size.width / 2, 10), Build.box(5, 5)])
      })
    let tree = LayoutTree(root: reader.frame(width: 40, height: 40))
    try tree.layOut(on: .phone)
    try tree.layOut(on: .phone)
    tree.root.algorithm = FixedFrame(width: 60, height: 40)
    try tree.layOut(on: .phone)
    #expect(sizes == [40, 60])
    #expect(reader.children.map { $0.placement?.origin } == [.zero, .zero])
    #expect(try reader.chooses(nil, nil) == [10, 10])
  }

  @Test("Y50: a reader that asks where it is, is asked again when it moves")
  func readerPlace() throws {
    var places: [Double] = []
    let reader = LayoutItem(
      SizeReader { geometry in
        places.append(geometry.frame.origin.y)
        return ReaderContent([], readsPlace: true)
      }
    ).frame(height: 10)
    let first = Build.box(10, 10)
    let tree = LayoutTree(root: Build.column(0, [first, reader, Build.fill()]))
    try tree.layOut(on: Screen(size: Size(width: 50, height: 100)))
    first.algorithm = FixedFrame(width: 10, height: 30)
    try tree.layOut(on: Screen(size: Size(width: 50, height: 100)))
    #expect(places == [10, 30])
  }

  @Test("Y51: the first that fits, else the last, offered the proposal")
  func viewThatFits() throws {
    func fits(_ axes: AxisSet) -> LayoutItem {
      LayoutItem(FirstThatFits(axes), [Build.box(200, 10), Build.box(50, 90), Build.fill()])
    }
    #expect(try fits(.both).chooses(100, 100) == [50, 90])
    #expect(try fits(.both).chooses(100, 50) == [100, 50])
    #expect(try fits(.horizontal).chooses(100, 50) == [50, 90])
    #expect(try fits(.vertical).chooses(100, 50) == [200, 10])
    let none = LayoutItem(FirstThatFits(), [Build.box(200, 10), Build.box(150, 20)])
    #expect(try none.chooses(100, 100) == [150, 20])
    let text = LayoutItem(FirstThatFits(.vertical), [Build.text("a b"), Build.fill()])
    #expect(try text.chooses(10, 30) == [10, 30])
  }

  private func grid(_ rows: [[LayoutItem]], _ gap: Double = 0) -> LayoutItem {
    LayoutItem(
      Grid(horizontalSpacing: gap, verticalSpacing: gap),
      rows.flatMap { $0.count == 1 ? $0 : Build.gridRow($0) })
  }

  @Test("Y52: flexible columns share the rest; missing cells stay empty")
  func flexibleColumns() throws {
    let (fill, other, third) = (Build.fill(), Build.fill(), Build.box(20, 10))
    let root = grid([[Build.box(40, 20), fill, other], [third, Build.box(10, 30)]], 10)
    #expect(try root.laidOut(200, 60) == Size(width: 200, height: 60))
    #expect(fill.box == [50, 0, 70, 20])
    #expect(other.box == [130, 0, 70, 20])
    #expect(third.box == [10, 40, 20, 10])
  }

  @Test("Y52: a cell over two columns, a view over all, unsized axes")
  func spans() throws {
    let wide = Build.box(100, 10).with(LayoutTraits(grid: GridTraits(columns: 2)))
    let cells = [Build.box(20, 10), Build.box(40, 10), wide, Build.box(10, 10)]
    let line = LayoutItem(Divider()).with(
      LayoutTraits(grid: GridTraits(unsizedAxes: .horizontal)))
    let root = grid([[cells[0], cells[1]], [line], [cells[2], cells[3]]])
    #expect(agree(try [root.laidOut(300, 300)].flatMap { [$0.width, $0.height] }, [110, 20.33]))
    #expect(agree(line.box, [95, 149.8, 110, 0.33]))
    #expect(wide.placement?.size.width == 100)
  }

  @Test("Y52: anchor before column, row and grid alignment")
  func cellAlignment() throws {
    let column = Build.box(10, 10).with(
      LayoutTraits(grid: GridTraits(columnAlignment: .trailing)))
    let anchor = Build.box(10, 10).with(
      LayoutTraits(grid: GridTraits(anchor: .topLeading)))
    let root = LayoutItem(
      Grid(.leading, horizontalSpacing: 0, verticalSpacing: 0),
      Build.gridRow(align: .bottom, [column, Build.box(30, 30)])
        + Build.gridRow(align: .bottom, [anchor, Build.box(10, 30)])
        + Build.gridRow([Build.box(50, 10), Build.box(10, 10)]))
    try root.laidOut(80, 70)
    #expect(column.box == [40, 20, 10, 10])
    #expect(anchor.box == [0, 30, 10, 10])
  }

  private func tracks(_ columns: [GridTrack], _ width: Double) throws -> [[Double]] {
    var made: [Int: LayoutItem] = [:]
    let provider = LazyProvider(count: 3) { index, _ in
      let item = Build.fill().frame(height: 10)
      made[index] = item
      return item
    }
    try LayoutItem(LazyLines.grid(.vertical, columns, .center, spacing: 0, provider))
      .laidOut(width, 100)
    return (0..<3).map { made[$0]?.box ?? [] }
  }

  @Test("Y53: fixed, flexible and adaptive columns")
  func lazyGrid() throws {
    let mixed = try tracks(
      [
        GridTrack(.fixed(50), spacing: 10), GridTrack(.flexible(least: 10, most: 40), spacing: 10),
        GridTrack(.flexible(least: 10, most: .infinity)),
      ], 200)
    #expect(mixed.map { [$0[0], $0[2]] } == [[0, 50], [60, 40], [110, 90]])
    let adaptive = try tracks(
      [GridTrack(.adaptive(least: 80, most: .infinity), spacing: 10)], 270)
    #expect(agree(adaptive[2], [186.67, adaptive[2][1], 83.33, 10]))
    let fixed = try tracks([GridTrack(.fixed(50))], 90)
    #expect(fixed.map { $0[0] } == [20, 20, 20])
  }

  @Test("Y54, medium: lazy children are made when they would be seen, and take the whole width")
  func lazyStack() throws {
    var made: [Int: LayoutItem] = [:]
    let provider = LazyProvider(count: 1000) { index, _ in
      let item = Build.fill().frame(height: 40)
      made[index] = item
      return item
    }
    let stack = LayoutItem(LazyLines.stack(.vertical, .center, spacing: 10, provider))
    let scroll = LayoutItem(ScrollArea(), [stack])
    try scroll.laidOut(300, 400)
    #expect(made.keys.sorted() == Array(0..<8))
    #expect(stack.placement?.size == Size(width: 300, height: 49_990))
    ScrollArea.scroll(scroll, to: Point(x: 0, y: 10_000))
    try scroll.laidOut(300, 400)
    #expect(made[200]?.box == [0, 0, 300, 40])
    #expect(made.count == 16)
  }

  @Test("Y55: a scroll view offers nil along, takes the proposal along and the content across")
  func scrollView() throws {
    let content = Build.column(0, [Build.box(50, 100), Build.box(60, 400)])
    let scroll = LayoutItem(ScrollArea(), [content])
    #expect(try scroll.laidOut(200, 300) == Size(width: 60, height: 300))
    #expect(content.box == [70, 0, 60, 500])
    #expect(content.placement?.proposal == Proposal(width: 200, height: nil))
    #expect(ScrollArea.scroll(scroll, to: content.children[1], anchor: .bottom))
    try scroll.laidOut(200, 300)
    #expect(ScrollArea.offset(of: scroll) == Point(x: 0, y: 200))
    #expect(content.box == [70, -200, 60, 500])
  }

  @Test("Y56: a share of the nearest scroll view, else of the screen")
  func containerRelativeFrame() throws {
    func share(_ content: LayoutItem) -> LayoutItem {
      LayoutItem(
        ContainerFrame(.horizontal, .parts(count: 4, span: 3, spacing: 10)), [content])
    }
    let one = share(Build.fill())
    try LayoutItem(ScrollArea(.horizontal), [one]).frame(width: 230, height: 50).laidOut(400, 100)
    #expect(one.placement?.size == Size(width: 170, height: 50))
    let two = share(Build.fill()).padding(20)
    try two.laidOut(430, 100)
    #expect(two.placement?.size == Size(width: 360, height: 100))
  }

  @Test("Y60: the last place wins, and what is not placed stands in the middle")
  func customLayout() throws {
    struct Twice: CustomLayout {
      func sizeThatFits(
        _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
      ) throws -> Size { Size(width: 100, height: .nan) }

      func placeSubviews(
        in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
      ) throws {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
        subviews.first?.place(
          at: Point(x: bounds.origin.x + 100, y: bounds.origin.y), anchor: .topTrailing,
          proposal: Proposal(width: 30, height: 20))
      }
    }
    let (first, second) = (Build.fill(), Build.box(10, 10))
    try LayoutItem(CustomContainer(Twice()), [first, second]).laidOut(200, 100)
    #expect(first.box == [120, 50, 30, 20])
    #expect(second.box == [95, 45, 10, 10])
  }

  @Test("Y60: layout values are seen through modifiers, the outermost counts")
  func layoutValues() throws {
    let key = LayoutValueKey(name: "Key")
    let inner = Build.fill().with(LayoutTraits(values: [key: 1]))
    #expect(inner.padding(3).value(for: key) as? Int == 1)
    let outer = inner.padding(3).with(LayoutTraits(values: [key: 2]))
    #expect(outer.value(for: key) as? Int == 2)
    #expect(Build.row(0, [outer]).value(for: key) == nil)
  }

  @Test("Y61: another layout keeps the children, and lays out like the stack")
  func anyLayout() throws {
    let children = [Build.box(10, 10), Build.box(20, 20)]
    let item = Build.row(0, children)
    #expect(try item.chooses(nil, nil) == [30, 20])
    item.algorithm = DepthStack()
    #expect(try item.chooses(nil, nil) == [20, 20])
    let isSame = item.children.elementsEqual(children, by: ===)
    #expect(isSame)
  }

  @Test("Y62: right to left mirrors leading and trailing")
  func rightToLeft() throws {
    let (first, last) = (Build.box(30, 10), Build.box(10, 10))
    let row = Build.row(0, [first, last]).frame(width: 100, height: 10, .leading)
    let padded = LayoutItem(Padding(EdgeInsets(leading: 5)), [row])
    try padded.laidOut(105, 10, direction: .rightToLeft)
    #expect(row.box == [0, 0, 100, 10])
    #expect(first.box == [70, 0, 30, 10])
    #expect(last.box == [60, 0, 10, 10])
    row.direction = .leftToRight
    try padded.laidOut(105, 10, direction: .rightToLeft)
    #expect(first.box == [0, 0, 30, 10])
  }
}
