import Simulation
import Testing

/// Rows of which modifiers say what a person cannot do with them.
struct RowBanTests {
  private static let trees = """
    import SwiftUI
    struct Tree: Identifiable { let id: Int; let name: String; let isOld: Bool }
    struct TreeRow: View {
      let tree: Tree
      var body: some View {
        HStack { Text(tree.name).deleteDisabled(true) }
          .selectionDisabled(tree.isOld)
          .deleteDisabled(tree.isOld)
          .moveDisabled(tree.isOld)
      }
    }
    struct Trees: View {
      @State private var trees = [
        Tree(id: 1, name: "Ash", isOld: true), Tree(id: 2, name: "Oak", isOld: false),
        Tree(id: 3, name: "Elm", isOld: false), Tree(id: 4, name: "Oak", isOld: false),
      ]
      @State private var chosen: Int?
      @State private var ground = "Sand"
      var body: some View {
        List(selection: $chosen) {
          ForEach(trees) { tree in
            TreeRow(tree: tree)
          }
          .onDelete { trees.remove(atOffsets: $0) }
          .onMove { trees.move(fromOffsets: $0, toOffset: $1) }
          Picker("Ground", selection: $ground) {
            Text("Sand").tag("Sand")
            Text("Clay").selectionDisabled().tag("Clay")
            Text("Loam").tag("Loam").selectionDisabled(false)
          }
        }
      }
    }
    """

  private func screen() throws -> Screen {
    try Simulator(files: [SourceFile(path: "Trees.swift", text: Self.trees)]).mount()
  }

  private func refusal(of event: String, by screen: Screen) -> String? {
    #expect(throws: EventError.self) { try screen.perform(Event(event)) }?.message
  }

  @Test("A row that cannot be chosen, deleted or moved is refused by the modifier's name")
  func refused() throws {
    let screen = try screen()
    #expect(
      refusal(of: "tap \"Ash\"", by: screen)
        == "the row \"Ash\" cannot be chosen: selectionDisabled is on it")
    #expect(
      refusal(of: "swipe to delete \"Ash\"", by: screen)
        == "the row \"Ash\" cannot be deleted: deleteDisabled is on it")
    #expect(
      refusal(of: "move \"Ash\" to 2", by: screen)
        == "the row \"Ash\" cannot be moved: moveDisabled is on it")
    let offered = screen.availableEvents
    #expect(!offered.contains { $0.contains("\"Ash\"") })
    #expect(offered.contains("swipe to delete \"Elm\""))
  }

  @Test("What stands inside another container says nothing of the row")
  func inside() throws {
    let screen = try screen()
    try screen.perform(Event("swipe to delete \"Elm\""))
    try screen.perform(Event("move \"Oak\"[1] to 0"))
    let texts = screen.elements.filter(\.isText).map(\.label)
    #expect(texts.prefix(3) == ["Oak", "Ash", "Oak"])
  }

  @Test("Rows that show the same are told apart by their numbers, as buttons are")
  func numbered() throws {
    let screen = try screen()
    let which = "2 rows show \"Oak\"; say which: \"Oak\"[1] or \"Oak\"[2], from the top"
    #expect(refusal(of: "tap \"Oak\"", by: screen) == which)
    #expect(refusal(of: "swipe to delete \"Oak\"", by: screen) == which)
    #expect(try screen.perform(Event("tap \"Oak\"[1]")).changes.map(\.new) == ["2"])
  }

  @Test("A choice that cannot be chosen is refused, and not offered")
  func choices() throws {
    let screen = try screen()
    let refusal = "the choice \"Clay\" cannot be chosen: selectionDisabled is on it"
    #expect(self.refusal(of: "select \"Clay\" in \"Ground\"", by: screen) == refusal)
    #expect(self.refusal(of: "tap \"Clay\"", by: screen) == refusal)
    #expect(!screen.availableEvents.contains { $0.contains("Clay") })
    let update = try screen.perform(Event("select \"Loam\" in \"Ground\""))
    #expect(update.changes.map(\.new) == ["Ground: Loam"])
  }
}
