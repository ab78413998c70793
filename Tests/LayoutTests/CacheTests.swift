import Layout
import Testing

/// What a program's closure may throw.
private struct Stop: Error {}

@Suite("What is remembered")
struct CacheTests {
  @Test("after any changes, everything stands where a tree built anew has it", arguments: 0..<60)
  func cachesAgainstAFreshPass(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed))
    let sketch = trees.tree(depth: 6)
    let tree = LayoutTree(root: sketch.item)
    for round in 0..<8 {
      let screen = Screen(
        size: Size(width: round % 5 == 4 ? 250 : 393, height: 700),
        safeAreaInsets: EdgeInsets(top: 59, bottom: 34),
        direction: round % 7 == 6 ? .rightToLeft : .leftToRight)
      try tree.layOut(on: screen)
      let fresh = sketch.copy()
      try LayoutTree(root: fresh.item).layOut(on: screen)
      for (one, other) in zip(sketch.all, fresh.all) {
        let what = Comment(rawValue: "\(one.algorithm), round \(round)")
        let (box, freshBox) = (one.item.box, other.item.box)
        #expect(box == freshBox, what)
        let (placement, freshPlacement) = (one.item.placement, other.item.placement)
        let isSame =
          placement?.proposal == freshPlacement?.proposal
          && placement?.rests == freshPlacement?.rests
        #expect(isSame, what)
      }
      for _ in 0..<3 { trees.change(sketch) }
    }
  }

  @Test("nothing is measured nor placed where nothing has changed")
  func nothingChanged() throws {
    var trees = RandomTrees(seed: 3)
    let tree = LayoutTree(root: trees.tree(depth: 7).item)
    try tree.layOut(on: .phone)
    let report = try tree.layOut(on: .phone)
    #expect(report.measured == 0)
    #expect(report.placed == 0)
  }

  @Test("a view that is read the other way from now on is laid out anew (Y62)")
  func direction() throws {
    let box = Build.box(30, 10)
    let row = Build.row(0, [box, Build.spacer(0)])
    let tree = LayoutTree(root: row)
    let screen = Screen(size: Size(width: 100, height: 50))
    try tree.layOut(on: screen)
    #expect(box.frame?.origin.x == 0)
    row.direction = .rightToLeft
    try tree.layOut(on: screen)
    #expect(box.frame?.origin.x == 70)
  }

  @Test("a spacer that comes into another stack is as long as that one makes it (Y12)")
  func spacerElsewhere() throws {
    let spacer = LayoutItem(Padding(.all, 0), [Build.spacer(20)])
    let row = Build.row(0, [spacer])
    let column = Build.column(0, [Build.box(10, 10)])
    let screen = Screen(size: Size(width: 100, height: 50))
    let tree = LayoutTree(root: Build.depth([row, column]))
    try tree.layOut(on: screen)
    #expect(spacer.frame?.size == Size(width: 100, height: 0))
    column.replaceChildren([spacer] + column.children)
    try tree.layOut(on: screen)
    #expect(spacer.frame?.size == Size(width: 0, height: 40))
  }

  @Test("shares of the container are remembered as long as the container stays (Y56)")
  func containerShares() throws {
    let shares = (0..<50).map { _ in
      LayoutItem(ContainerFrame(.horizontal), [Build.box(3, 3)])
    }
    let leaf = Build.box(4, 4)
    let tree = LayoutTree(root: Build.column(0, shares + [leaf]))
    try tree.layOut(on: .phone)
    leaf.algorithm = FixedFrame(width: 5, height: 5)
    #expect(try tree.layOut(on: .phone).measured < 50)
  }

  @Test("a pass that remembers nothing places everything where one that does has it")
  func withoutMemory() throws {
    var trees = RandomTrees(seed: 11)
    let sketch = trees.tree(depth: 4)
    let tree = LayoutTree(root: sketch.item)
    try tree.layOut(on: .phone)
    let boxes = sketch.all.map { $0.item.box }
    let report = try tree.layOut(on: .phone, remembers: false)
    #expect(sketch.all.map { $0.item.box } == boxes)
    #expect(report.measured > 0)
  }

  @Test("a change of one leaf of ten thousand measures tens of items", arguments: [false, true])
  func oneLeaf(isText: Bool) throws {
    var leaves: [LayoutItem] = []
    func leaf() -> LayoutItem {
      let leaf = isText ? Build.text("leaf") : Build.box(3, 3)
      leaves.append(leaf)
      return leaf
    }
    let rows = (0..<100).map { _ in
      Build.column(0, (0..<10).map { _ in Build.row(0, (0..<10).map { _ in leaf() }) })
    }
    let root = LayoutItem(ScrollArea(), [Build.column(0, rows)])
    let tree = LayoutTree(root: root)
    try tree.layOut(on: .phone)
    if isText {
      leaves[5000].algorithm = Words("other") { _ in 1 }
    } else {
      leaves[5000].algorithm = FixedFrame(width: 5, height: 5)
    }
    let report = try tree.layOut(on: .phone)
    #expect(report.measured < 100)
    #expect(report.placed < 300)
  }

  @Test("stacks nested thirty deep are measured in time, not 3 to the 30")
  func nesting() throws {
    var item = Build.fill()
    for level in 0..<30 {
      let children = [item, Build.text("some words here"), Build.fill().frame(minWidth: 10)]
      item = level % 2 == 0 ? Build.row(nil, children) : Build.column(nil, children)
    }
    let report = try LayoutTree(root: item).layOut(on: .phone)
    #expect(report.measured < 100_000)
  }

  @Test("an error of a closure passes through, and the next layout does what was left")
  func errors() throws {
    var stops = true
    let inner = Build.fill()
    let reader = LayoutItem(
      SizeReader { _ in
        if stops { throw Stop() }
        return ReaderContent([inner])
      })
    let tree = LayoutTree(root: Build.column(0, [Build.box(10, 10), reader]))
    #expect(throws: Stop.self) { try tree.layOut(on: .phone) }
    stops = false
    try tree.layOut(on: .phone)
    #expect(inner.box == [0, 69, 393, 749])
  }
}
