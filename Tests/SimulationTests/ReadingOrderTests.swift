import Simulation
import Testing

/// The list of what is on the screen, from top to bottom.
@Suite struct ReadingOrderTests {
  @Test(
    "A section is read from its header to its footer, wherever the source says them",
    arguments: ["List", "LazyVStack", "Form"])
  func sections(_ container: String) throws {
    let source = """
      struct Shelf: View {
        var body: some View {
          \(container) {
            Section { Text("Book") } header: { Text("Books") } footer: { Text("End") }
            Section { Text("Film") } header: { Text("Films") }
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)])
      .mount("Shelf")
    let texts = screen.elements.filter { $0.kind == "Text" }.map(\.label)
    #expect(texts == ["Books", "Book", "End", "Films", "Film"])
  }
}
