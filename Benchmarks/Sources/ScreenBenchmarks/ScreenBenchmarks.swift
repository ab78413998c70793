import ProcessorTime
import Simulation

/// What the simulator adds to the layout, and what a picture of a screen costs. Both are views of a
/// program, from its source.
@main
struct ScreenBenchmarks {
  static func main() throws {
    try layOut()
    try DrawingBenchmark.run()
  }

  /// Ten thousand views: one of them grows at each tap and hears of its size, so that the event
  /// waits for the layout.
  private static func layOut() throws {
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
    var mounting = Double.infinity
    var framing = Double.infinity
    var tapping = Double.infinity
    for _ in 0..<5 {
      var screen: Screen?
      mounting = min(
        mounting, try ProcessorTime.milliseconds { screen = try simulator.mount("Root") })
      guard let screen else { return }
      framing = min(framing, try ProcessorTime.milliseconds { _ = try screen.laidOut() })
      tapping = min(
        tapping, try ProcessorTime.milliseconds { _ = try screen.perform(Event("tap \"Grow\"")) })
    }
    print(
      "a program's ten thousand views, mounted and laid out:", ProcessorTime.tenths(mounting),
      "ms, the frames of all:", ProcessorTime.tenths(framing), "ms, a tap on one that grows:",
      ProcessorTime.tenths(tapping),
      "ms")
  }
}
