import Testing

@testable import Simulation

/// Y29: what a background paints where the safe area ends.
struct StyleBackgroundTests {
  private func colour(_ background: String) throws -> LaidOutFrame {
    let source = """
      import SwiftUI
      struct Root: View {
        var body: some View { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)\(background) }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let tree = try #require(try simulator.mount("Root").laidOut().tree)
    var found: LaidOutView?
    func visit(_ view: LaidOutView) {
      if view.view == "Color" { found = view }
      view.children.forEach(visit)
    }
    visit(tree)
    return try #require(found).frame
  }

  @Test("Y29: a style paints the safe area that it touches, a view does not")
  func style() throws {
    let screen = LaidOutFrame(x: 0, y: 0, width: 393, height: 852)
    let safeArea = LaidOutFrame(x: 0, y: 59, width: 393, height: 759)
    #expect(try colour(".background(.yellow)") == screen)
    #expect(try colour(".background(Color.yellow)") == screen)
    #expect(try colour(".background { Color.yellow }") == safeArea)
    #expect(try colour(".background(Color.yellow.opacity(0.5))") == screen)
    #expect(
      try colour(".background(.yellow, ignoresSafeAreaEdges: .bottom)")
        == LaidOutFrame(x: 0, y: 59, width: 393, height: 793))
    #expect(try colour(".background(.yellow, ignoresSafeAreaEdges: [])") == safeArea)
  }

  @Test("Y29: what does not touch the edge of the safe area paints as far as it goes")
  func inside() throws {
    #expect(
      try colour(".padding(10).background(.yellow).padding(10)")
        == LaidOutFrame(x: 10, y: 69, width: 373, height: 739))
  }
}
