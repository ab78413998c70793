import Simulation
import Testing

@Suite("Where a modifier stands")
struct ModifierPlaceTests {
  private let source = """
    import SwiftUI
    struct Loaf: View {
      @State private var isCut = false
      var body: some View {
        Text("Rye")
          .frame(width: 60, height: 40)
          .padding(10).border(.black)
          .background {
            Color.brown
              .opacity(0.5)
          }
          .onAppear { isCut = true }
          .plated()
      }
    }
    extension View {
      func plated() -> some View {
        padding(4)
          .background(.white)
      }
    }
    """

  @Test("Each modifier of a chain has the line of its own name")
  func lines() throws {
    let screen = try Simulator(files: [SourceFile(path: "Loaf.swift", text: source)]).mount("Loaf")
    var lines: [String] = []
    func visit(_ view: LaidOutView) {
      if let line = view.line { lines.append("\(view.view) \(line)") }
      view.children.forEach(visit)
    }
    try screen.laidOut().tree.map(visit)
    for wanted in [
      "Text 5", ".frame 6", ".padding 7", ".background 8", "Color 9", ".padding 18",
      ".background 19",
    ] {
      #expect(lines.contains(wanted), "\(lines)")
    }
    let effect = screen.trace.events[0].steps.first { $0.kind == .effect }
    #expect(effect?.line == 12, "\(String(describing: effect))")
  }
}
