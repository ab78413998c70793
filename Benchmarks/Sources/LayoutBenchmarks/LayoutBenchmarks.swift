import Layout
import Simulation

/// How long it takes to lay out ten thousand views, anew and after one of them changed, beside the
/// same tree laid out by passes that remember nothing.
@main
struct LayoutBenchmarks {
  private static let count = 10_000

  static func main() throws {
    let clock = ContinuousClock()
    for (name, make) in [("lines of text", text), ("boxes", boxes), ("fills", fills)] {
      var first: [Duration] = []
      var again: [Duration] = []
      var forgetful: [Duration] = []
      var measured = 0
      for _ in 0..<11 {
        let (root, leaves) = make()
        let tree = LayoutTree(root: root)
        first.append(try clock.measure { try tree.layOut(on: .phone) })
        let leaf = leaves[leaves.count / 2]
        leaf.algorithm = OwnSize(Size(width: 30, height: 30))
        again.append(
          try clock.measure { measured = try tree.layOut(on: .phone).measured })
        forgetful.append(try clock.measure { try tree.layOut(on: .phone, remembers: false) })
      }
      print(
        name, "first:", milliseconds(median(first)), "ms, one leaf:",
        milliseconds(median(again)), "ms,", measured, "measured, without memory:",
        milliseconds(median(forgetful)), "ms")
    }
    try program()
  }

  /// As many views of a program, from its source: what the simulator adds. One of them grows at each
  /// tap and hears of its size, so that the event waits for the layout.
  private static func program() throws {
    let source = """
      import SwiftUI
      struct Root: View {
        var body: some View {
          VStack(spacing: 0) {
            ForEach(0..<100) { _ in
              HStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(height: 1) } }
            }
            Leaf()
          }
        }
      }
      struct Leaf: View {
        @State private var height = 10.0
        @State private var measured = 0.0
        var body: some View {
          Button("Grow") { height += 1 }
            .frame(height: height)
            .onGeometryChange(for: Double.self) { $0.size.height } action: { measured = $0 }
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let clock = ContinuousClock()
    var mounting: [Duration] = []
    var framing: [Duration] = []
    var tapping: [Duration] = []
    for _ in 0..<5 {
      var screen: Simulation.Screen?
      mounting.append(try clock.measure { screen = try simulator.mount("Root") })
      guard let screen else { return }
      framing.append(try clock.measure { _ = try screen.laidOut() })
      tapping.append(try clock.measure { _ = try screen.perform(Event("tap \"Grow\"")) })
    }
    print(
      "a program's", count, "views, mounted and laid out:", milliseconds(median(mounting)),
      "ms, the frames of all:", milliseconds(median(framing)), "ms, a tap on one that grows:",
      milliseconds(median(tapping)), "ms")
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

  private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

  private static func milliseconds(_ time: Duration) -> Double {
    let (seconds, parts) = time.components
    return ((Double(seconds) * 1000 + Double(parts) / 1e15) * 10).rounded() / 10
  }
}
