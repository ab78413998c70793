import Simulation
import Testing

/// Objects of Core Data whose classes Xcode makes, so that no file declares them.
@Suite struct FetchedObjectsTests {
  private func screen(sortedBy descriptor: String) throws -> Screen {
    let source = """
      import CoreData
      import SwiftUI
      struct Shelf: View {
        @Environment(\\.managedObjectContext) private var context
        @State private var titles = ""
        private static var sorted: NSFetchRequest<Book> {
          let request: NSFetchRequest<Book> = Book.fetchRequest()
          request.sortDescriptors = [\(descriptor)]
          return request
        }
        var body: some View {
          VStack {
            Text("Titles: \\(titles)")
            Button("Add") {
              for title in ["b", "c", "a"] { Book(context: context).title = title }
            }
            Button("Show") {
              let books = (try? context.fetch(Self.sorted)) ?? []
              titles = books.map { $0.title ?? "" }.joined()
            }
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)]).mount("Shelf")
  }

  @Test(
    "A request that a class makes finds what is in the store, in the order that it asks for",
    arguments: [
      ("NSSortDescriptor(keyPath: \\Book.title, ascending: true)", "abc"),
      ("NSSortDescriptor(key: \"title\", ascending: false)", "cba"),
      ("NSSortDescriptor(SortDescriptor(\\Book.title, order: .reverse))", "cba"),
    ])
  func sorted(descriptor: String, titles: String) throws {
    let screen = try screen(sortedBy: descriptor)
    try screen.perform(Event("tap \"Add\""))
    let shown = try screen.perform(Event("tap \"Show\""))
    #expect(shown.changes.map(\.new) == ["Titles: \(titles)"], "\(shown.diagnostics)")
  }
}
