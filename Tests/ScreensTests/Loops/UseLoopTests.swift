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

  private static let form = """
    import SwiftUI
    struct Order: View {
      @State private var name = ""
      @State private var sent = "nothing"
      @State private var size = "small"
      @State private var sugar = 2.0
      var body: some View {
        Form {
          TextField("Name", text: $name).onSubmit { sent = name }
          Picker("Size", selection: $size) {
            Text("tiny").tag("tiny")
            Text("small").tag("small")
            Text("large").tag("large")
          }
          Slider(value: $sugar, in: 0...4, step: 1) { Text("Sugar") }
          Text("Sent \\(sent), \\(size), \\(sugar)")
        }
      }
    }
    """

  /// Uses a form by keys alone.
  private func use(_ keys: [Key]) throws -> [String] {
    let console = FakeConsole(
      FakeConsole.lines("trace Order.swift", "use") + keys.map { .key($0) } + [.key(.escape)]
        + FakeConsole.lines("script", "screen", "quit", "quit"))
    let session = try Bench().session()
    try session.noteGreeting()
    try LearnerInterface(
      session: session, console: console, writeFile: { _, _ in },
      readSource: { [SourceFile(path: $0, text: Self.form)] }
    ).run()
    return console.written
  }

  @Test("What is typed goes into the field that has the focus, and return submits it")
  func submits() throws {
    let written = try use([.character("A"), .character("d"), .character("a"), .enter])
    #expect(written.contains("type \"Ada\" into \"Name\""))
    #expect(written.contains("submit \"Name\""))
    #expect(written.contains { $0.contains("Sent Ada, small") })
  }

  @Test("A closed picker is one thing, of which Left and Right choose; a slider goes by its steps")
  func chooses() throws {
    let written = try use([.tab, .right, .tab, .left])
    #expect(written.contains("select \"large\" in \"Size\""))
    #expect(written.contains("slide \"Sugar\" to 1.0"))
    #expect(written.contains { $0.contains("Sent nothing, large, 1") })
  }

  @Test("Left at the first choice, and Right at the last, move the focus on")
  func ends() throws {
    let written = try use([.tab, .left, .left, .character("B")])
    #expect(written.contains("select \"tiny\" in \"Size\""))
    #expect(written.contains("type \"B\" into \"Name\""))
  }
}
