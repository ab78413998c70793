import Layout
import ProcessorTime

/// How long it takes to lay out ten thousand views, anew and after one of them changed, beside the
/// same tree laid out by passes that remember nothing: processor time, the least of several runs, so
/// that other work on the machine counts little.
@main
struct LayoutBenchmarks {
  private static let count = 10_000

  static func main() throws {
    for (name, make) in [("lines of text", text), ("boxes", boxes), ("fills", fills)] {
      var first = Double.infinity
      var again = Double.infinity
      var forgetful = Double.infinity
      var measured = 0
      for _ in 0..<15 {
        let (root, leaves) = make()
        let tree = LayoutTree(root: root)
        first = min(first, try ProcessorTime.milliseconds { _ = try tree.layOut(on: .phone) })
        let leaf = leaves[leaves.count / 2]
        leaf.algorithm = OwnSize(Size(width: 30, height: 30))
        again = min(
          again, try ProcessorTime.milliseconds { measured = try tree.layOut(on: .phone).measured })
        forgetful = min(
          forgetful,
          try ProcessorTime.milliseconds { _ = try tree.layOut(on: .phone, remembers: false) })
      }
      print(
        name, "first:", ProcessorTime.tenths(first), "ms, one leaf:", ProcessorTime.tenths(again),
        "ms,", measured,
        "measured, without memory:", ProcessorTime.tenths(forgetful), "ms")
    }
  }

  private static func text() -> (LayoutItem, [LayoutItem]) {
    let leaves = (0..<count).map { LayoutItem(Words("Row \($0)") { _ in 1 }) }
    return (rows(of: leaves), leaves)
  }

  private static func boxes() -> (LayoutItem, [LayoutItem]) {
    let leaves = (0..<count).map { _ in LayoutItem(OwnSize(Size(width: 3, height: 2))) }
    return (rows(of: leaves), leaves)
  }

  private static func fills() -> (LayoutItem, [LayoutItem]) {
    let leaves = (0..<count).map { _ in LayoutItem(Fill()) }
    return (rows(of: leaves), leaves)
  }

  private static func rows(of leaves: [LayoutItem]) -> LayoutItem {
    let rows = stride(from: 0, to: count, by: 100).map {
      LayoutItem(Stack.horizontal(spacing: 0), Array(leaves[$0..<$0 + 100]))
    }
    return LayoutItem(Stack.vertical(spacing: 0), rows)
  }
}
