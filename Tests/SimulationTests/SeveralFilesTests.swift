import Simulation
import Testing

/// A program of several files: what a trace tells names the file that its lines count in.
@Suite struct SeveralFilesTests {
  static let screen = SourceFile(
    path: "/work/App/Screens/Tally.swift", name: "Screens/Tally.swift",
    text: """
      import SwiftUI

      struct Tally: View {
        @State private var model = Model()

        var body: some View {
          Row(model: model)
          Button("Add") { model.add() }
          Fresh()
        }
      }

      struct Row: View {
        let model: Model
        var body: some View { Text("\\(model.count)") }
      }

      """)
  static let model = SourceFile(
    path: "/work/App/Model.swift", name: "Model.swift",
    text: """
      import Observation

      @Observable final class Model {
        var count = 0
        func add() { count += 1 }
        func get(_ index: Int) -> Int { [1][index] }
      }

      """)

  private func trace(_ files: [SourceFile], root: String? = "Tally") throws -> Trace {
    let screen = try Simulator(files: files).mount(root)
    try screen.perform(Event("tap \"Add\""))
    return screen.trace
  }

  @Test("the name of a module before a type says which of several is meant")
  func modules() throws {
    let files = [
      SourceFile(
        path: "/work/Models/Song.swift", name: "Models/Song.swift",
        text: "struct Song { var title = \"own\"; var count = 0 }"),
      SourceFile(
        path: "/work/App/App.swift", name: "App/App.swift",
        text: """
          import SwiftUI
          enum Mock {
            enum Song {
              static var one: Models.Song {
                // What the system shares among all is beyond the engine.
                Models.Song(title: "mock", count: UserDefaults.standard.integer(forKey: "none"))
              }
            }
          }
          struct Page: View { var body: some View { Text(Mock.Song.one.title) } }
          """),
    ]
    let screen = try Simulator(files: files).mount("Page")
    #expect(screen.elements.filter(\.isText).map(\.label) == ["mock"])
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }

  @Test("steps, writes and remarks name their file")
  func names() throws {
    let trace = try trace([Self.model, Self.screen])
    let event = trace.events[1]
    let write = try #require(event.steps.first { $0.kind == .write })
    #expect(write.file == "Model.swift")
    #expect(write.line == 5)
    #expect(event.writes.map(\.file) == ["Model.swift"])
    let run = try #require(event.steps.first { $0.kind == .evaluate })
    #expect(run.file == "Screens/Tally.swift")
    #expect(run.line == 15)
    let remark = try #require(trace.events[0].diagnostics.first)
    #expect(remark.message.contains("Fresh"))
    #expect(remark.file == "Screens/Tally.swift")
    #expect(remark.line == 9)
  }

  @Test("a program of one file names none")
  func single() throws {
    let together = SourceFile(
      path: "All.swift",
      text: Self.screen.text + Self.model.text.replacing("import Observation", with: ""))
    let trace = try trace([together])
    #expect(trace.events.flatMap(\.steps).allSatisfy { $0.file == nil })
    #expect(trace.events.flatMap(\.writes).allSatisfy { $0.file == nil })
    #expect(trace.events.flatMap(\.diagnostics).allSatisfy { $0.file == nil })
  }

  @Test("an error is reported under the path of its own file")
  func errors() throws {
    let simulator = try Simulator(files: [Self.model, Self.screen])
    let error = #expect(throws: SourceError.self) { try simulator.mount("Row()") }
    #expect(error?.diagnostics.map(\.path) == ["/work/App/Screens/Tally.swift"])
    #expect(error?.diagnostics.map(\.line) == [13])
    let trap = #expect(throws: SourceError.self) {
      try simulator.mount("Row(model: Model().get(3))")
    }
    #expect(trap?.diagnostics.map(\.path) == ["/work/App/Model.swift"])
    #expect(trap?.diagnostics.map(\.line) == [6])
  }

  @Test("What a file adds to a type for itself alone is not what another file adds")
  func privateExtensions() throws {
    func file(_ name: String) -> SourceFile {
      SourceFile(
        path: "/work/App/\(name).swift", name: "\(name).swift",
        text: """
          import SwiftUI
          private extension Int { var label: String { "\(name) \\(self)" } }
          extension String { fileprivate var loud: String { "\(name) \\(self)!" } }
          private struct Cell: View { let text: String; var body: some View { Text(text) } }
          struct \(name)Page: View { var body: some View { Cell(text: 1.label); Cell(text: "x".loud) } }
          """)
    }
    let root = SourceFile(
      path: "/work/App/Both.swift", name: "Both.swift",
      text: "import SwiftUI\nstruct Both: View { var body: some View { APage(); BPage() } }")
    let screen = try Simulator(files: [file("A"), file("B"), root]).mount("Both")
    let labels = screen.elements.map(\.label).filter { $0.contains(" ") && !$0.contains("Cell") }
    #expect(labels == ["A 1", "A x!", "B 1", "B x!"])
  }
}
