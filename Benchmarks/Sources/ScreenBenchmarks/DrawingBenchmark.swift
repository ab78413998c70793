import Drawing
import ProcessorTime
import Simulation

/// A thousand views that are seen, drawn in cells: the promise is 20 ms.
enum DrawingBenchmark {
  static func run() throws {
    let source = """
      import SwiftUI
      struct Root: View {
        @State private var count = 0
        var body: some View {
          VStack(spacing: 0) {
            ForEach(0..<40) { row in
              HStack(spacing: 0) {
                Text("\\(row + count)").padding(.horizontal, 4)
                ForEach(0..<20) { _ in Color.red.frame(height: 10) }
                Circle().stroke().frame(width: 20)
                Image(systemName: "star")
                Toggle("", isOn: .constant(true)).labelsHidden()
              }
            }
            Button("Count") { count += 1 }
          }
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    var first = Double.infinity
    var again = Double.infinity
    var changed = Double.infinity
    var rows = 0
    for _ in 0..<10 {
      let screen = try simulator.mount("Root")
      first = min(first, try ProcessorTime.milliseconds { rows = try lines(of: screen) })
      again = min(again, try ProcessorTime.milliseconds { rows = try lines(of: screen) })
      _ = try screen.perform(Event("tap \"Count\""))
      changed = min(changed, try ProcessorTime.milliseconds { rows = try lines(of: screen) })
    }
    print(
      "a screen of a thousand views, drawn in \(rows) lines:", ProcessorTime.tenths(first),
      "ms, once more:", ProcessorTime.tenths(again), "ms, after a tap:",
      ProcessorTime.tenths(changed), "ms")
  }

  private static func lines(of screen: Screen) throws -> Int {
    CellDrawing(of: try screen.drawn()).lines().count
  }
}
