import Layout
import Testing

@Suite("The negotiation, told")
struct NegotiationTests {
  @Test("propose, choose and place come in order, each with its reason and rule")
  func order() throws {
    let (red, blue) = (Build.fill(), Build.box(40, 10))
    let row = Build.row(0, [red, blue])
    var steps: [(LayoutItem, NegotiationStep)] = []
    try LayoutTree(root: row).layOut(on: Screen(size: Size(width: 100, height: 20))) {
      steps.append(($0, $1))
    }
    #expect(steps.first?.1.kind == .propose)
    #expect(steps.first?.1.rule == .y3)
    let shares = steps.filter { $0.0 === red && $0.1.kind == .propose }.map(\.1.reason)
    #expect(shares.contains(.share(left: 60, stillToGo: 1)))
    let places = steps.filter { $0.1.kind == .place }
    #expect(
      places.prefix(3).map { ObjectIdentifier($0.0) }
        == [row, red, blue].map(ObjectIdentifier.init))
    #expect(places.dropLast().last?.1.origin == Point(x: 60, y: 5))
    #expect(Rule.y47.name == "Y47")
  }

  @Test("a remembered answer is told as remembered")
  func remembered() throws {
    var remembered = 0
    let tree = LayoutTree(root: Build.row(0, [Build.fill(), Build.text("abc")]))
    try tree.layOut(on: .phone)
    try tree.layOut(on: .phone) { _, step in if step.isRemembered { remembered += 1 } }
    #expect(remembered > 0)
  }
}

@Suite("The snapped pass")
struct SnappedTests {
  @Test("lengths are whole cells, what is seen at least one, and no closure runs again")
  func snapped() throws {
    var asked = 0
    let reader = LayoutItem(
      SizeReader { _ in
        asked += 1
        return ReaderContent([Build.box(33, 3)])
      })
    let tile = Build.box(34, 3)
    let stairs = LayoutItem(CustomContainer(Diagonal()), [Build.box(12, 31)])
    let root = Build.column(nil, align: .leading, [tile.padding(), stairs, reader])
    try root.laidOut(390, 840)
    let grid = CellGrid()
    let copy = root.snappedCopy(to: grid)
    try copy.laidOut(
      on: Screen(size: Size(width: 390, height: 840)), metrics: Metrics.usual.snapped(to: grid))
    var boxes: [[Double]] = []
    copy.forEachFrame { item, _ in if item.owner === tile { boxes.append(item.box) } }
    #expect(boxes == [[20, 20, 30, 20]])
    #expect(asked == 1)
    copy.forEachFrame { item, frame in
      let isWhole = frame.size.width.truncatingRemainder(dividingBy: 10) == 0
      #expect(isWhole)
    }
    #expect(grid.gap(8, along: .vertical) == 0)
    #expect(grid.gap(8, along: .horizontal) == 10)
  }
}
