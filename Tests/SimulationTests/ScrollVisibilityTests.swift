import Testing

@testable import Simulation

/// `onScrollVisibilityChange`: whether enough of a view is seen where it scrolls.
struct ScrollVisibilityTests {
  /// Two rows of which one is watched: the first, or the second, of which half is seen at first.
  private func screen(watching row: Int, _ threshold: String = "") throws -> Screen {
    let source = """
      struct Root: View {
        @State private var isSeen = "not told"
        var body: some View {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<2, id: \\.self) { number in
                if number == \(row) {
                  Text(isSeen).frame(height: 100)
                    .onScrollVisibilityChange\(threshold) { isSeen = $0 ? "seen" : "not seen" }
                } else {
                  Color.red.frame(height: 100)
                }
              }
            }
          }
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    return try simulator.mount("Root", on: PreviewArea(width: 100, height: 150))
  }

  @Test("What is seen at first is told, and that it is not any more once it is scrolled away")
  func first() throws {
    let screen = try screen(watching: 0, "(threshold: 0.9)")
    let initial = screen.trace.events[0]
    #expect(initial.diagnostics.isEmpty)
    #expect(initial.writes.map(\.new) == ["seen"])
    #expect(try screen.perform(Event("scroll down")).writes.map(\.new) == ["not seen"])
  }

  @Test("Half of it is enough if nobody says otherwise")
  func half() throws {
    let screen = try screen(watching: 1)
    #expect(screen.trace.events[0].writes.map(\.new) == ["seen"])
    #expect(try screen.perform(Event("scroll down")).writes.isEmpty)
  }

  @Test("Of what was not seen yet nothing is told until as much is seen as is asked for")
  func later() throws {
    let screen = try screen(watching: 1, "(threshold: 0.9)")
    #expect(screen.trace.events[0].writes.isEmpty)
    #expect(try screen.perform(Event("scroll down")).writes.map(\.new) == ["seen"])
  }
}
