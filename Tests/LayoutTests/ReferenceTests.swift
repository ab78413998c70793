import Layout
import Testing

@Suite("Y60, Y61: layouts of a program's own")
struct ReferenceTests {
  @Test("rows, columns and stacks in depth stand as the built-in ones", arguments: 0..<60)
  func stacks(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed) &+ 9000)
    let builtIn = trees.tree(depth: 5)
    var again = RandomTrees(seed: UInt64(seed) &+ 9000)
    again.row = {
      CustomContainer(OwnStack(axis: .horizontal, guide: $0, spacing: $1))
    }
    again.column = { CustomContainer(OwnStack(axis: .vertical, guide: $0, spacing: $1)) }
    again.depth = { CustomContainer(OwnDepth(alignment: $0)) }
    let own = again.tree(depth: 5)
    try LayoutTree(root: builtIn.item).layOut(on: .phone)
    try LayoutTree(root: own.item).layOut(on: .phone)
    for (one, other) in zip(builtIn.all, own.all) {
      let (box, ownBox) = (one.item.box, other.item.box)
      let what = Comment(rawValue: "\(one.algorithm): \(box), \(ownBox)")
      let isSame = agree(box, ownBox)
      #expect(isSame, what)
    }
  }

  @Test("a grid stands as the built-in one", arguments: 0..<50)
  func grid(seed: Int) throws {
    func cells() -> [Sketch] {
      var trees = RandomTrees(seed: UInt64(seed) &+ 20_000)
      return (0..<12).map { _ in trees.tree(depth: 2) }
        .map { Sketch(Passing(), [$0]) }
    }
    let (one, other) = (cells(), cells())
    let rows = (0..<4).flatMap { row in
      Build.gridRow(one[row * 3..<row * 3 + 3].map(\.item))
    }
    try LayoutItem(Grid(horizontalSpacing: 6, verticalSpacing: 6), rows).laidOut(393, 759)
    try LayoutItem(CustomContainer(OwnGrid(columns: 3, gap: 6)), other.map(\.item))
      .laidOut(393, 759)
    for (one, other) in zip(one.flatMap(\.all), other.flatMap(\.all)) {
      let isSame = agree(one.item.box, other.item.box)
      let what = Comment(rawValue: "\(one.algorithm): \(one.item.box), \(other.item.box)")
      #expect(isSame, what)
    }
  }
}
