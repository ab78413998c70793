import Foundation
import Layout
import Testing

@Suite("No view, however strange")
struct FuzzTests {
  @Test("makes it place NaN, or trap", arguments: 0..<150)
  func wildLengths(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed) &+ 5000, isWild: true)
    let sketch = trees.tree(depth: 6)
    let tree = LayoutTree(root: sketch.item)
    for round in 0..<4 {
      let size = Size(width: trees.length(), height: trees.length())
      try tree.layOut(on: Screen(size: size))
      tree.root.forEachFrame { item, frame in
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        let isFinite = numbers.allSatisfy { $0.isFinite }
        let what = Comment(rawValue: "\(item.algorithm), round \(round)")
        #expect(isFinite, what)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
      }
      for _ in 0..<3 { trees.change(sketch) }
    }
  }

  @Test("however deep, overflows the stack of a thread of 512 MB", arguments: 0..<4)
  func tenThousandLevels(kind: Int) throws {
    let outcome = try onLargeStack {
      var item = Build.text("deep")
      for level in 0..<10_000 {
        switch kind {
        case 0: item = item.padding(0.01)
        case 1: item = level % 2 == 0 ? Build.row(0, [item]) : Build.column(0, [item])
        case 2: item = Build.depth([item]).overlay(.center, Build.fill())
        default: item = Build.row(0, align: .firstTextBaseline, [item.frame(minWidth: 1)])
        }
      }
      return try LayoutTree(root: item).layOut(on: .phone, depthLimit: 100_000).tooDeep
    }
    #expect(outcome == 0)
  }

  @Test("beyond the limit of depth takes what it is offered, and that is told")
  func depthLimit() throws {
    let leaf = Build.box(10, 10)
    var item = leaf
    for _ in 0..<50 { item = item.padding(0) }
    var told = 0
    let report = try LayoutTree(root: item).layOut(on: .phone, depthLimit: 20) { _, step in
      if step.reason == .nestedTooDeeply { told += 1 }
    }
    #expect(report.tooDeep > 0)
    #expect(told > 0)
    #expect(item.placement?.size == Size(width: 393, height: 759))
  }

  @Test("ten thousand children of one container are laid out", arguments: 0..<4)
  func tenThousandChildren(kind: Int) throws {
    let children = (0..<10_000).map { _ in Build.fill().frame(minWidth: 1, maxWidth: 9) }
    let root: LayoutItem =
      switch kind {
      case 0: Build.row(nil, children)
      case 1: Build.column(nil, children)
      case 2: Build.depth(children)
      default: LayoutItem(Grid(), children.flatMap { Build.gridRow([$0]) })
      }
    try root.laidOut(393, 852)
    #expect(children.allSatisfy { $0.frame != nil })
  }

}

/// Does some work on a thread with a stack of 512 MB, as the simulator does.
private func onLargeStack(_ work: @escaping @Sendable () throws -> Int) throws -> Int {
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.result = Result(catching: work)
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  return try #require(outcome.result).get()
}

/// Written by the one thread before the other reads it.
private final class Outcome: @unchecked Sendable {
  var result: Result<Int, any Error>?
}
