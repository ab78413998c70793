import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("A simulated screen that is used")
struct UseLoopTests {
  private func page() throws -> UsePage {
    let source = """
      import SwiftUI
      struct Lamp: View {
        @State private var lit = 3
        var body: some View {
          VStack {
            Text("Lit \\(lit)")
            Button("More") { lit += 1 }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Lamp.swift", text: source)]).mount("Lamp")
    let scene = try screen.drawn()
    return UsePage(
      title: "Lamp", scene: scene, touchables: screen.touchables(in: scene), focus: nil)
  }

  @Test("A click touches what is drawn under it, and nothing where nothing can be touched")
  func clicks() throws {
    let page = try page()
    let canvas = Canvas(width: 80, height: 24, glyphs: .ascii)
    let lines = page.content(on: canvas).body.map { Array($0.text) }
    let row = try #require(lines.firstIndex { String($0).contains("[More]") })
    let column = try #require(lines[row].firstIndex(of: "M"))
    let touched = page.touched(at: CellPosition(row: row, column: column), on: canvas)
    #expect(touched.map { page.touchables[$0].event } == "tap \"More\"")
    for (row, column) in [(row - 1, column), (row, 2), (0, 0), (-1, -1), (99, 99)] {
      #expect(page.touched(at: CellPosition(row: row, column: column), on: canvas) == nil)
    }
  }
}
