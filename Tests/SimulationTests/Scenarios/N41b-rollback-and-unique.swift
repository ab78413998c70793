import SwiftData
import SwiftUI

@Model final class Tag {
  @Attribute(.unique) var name: String
  var count: Int
  init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

@ModelActor actor Importer {
  func run() throws {
    modelContext.insert(Tag("new", 7))
    try modelContext.save()
  }
}

struct Tags: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Tag.count) private var tags: [Tag]
  @State private var said = ""

  var body: some View {
    VStack {
      Text(tags.map { "\($0.name)\($0.count)" }.joined(separator: " "))
      Text("said \(said)")
      Button("Save two") {
        context.insert(Tag("a", 1))
        context.insert(Tag("b", 2))
        said = "\(context.hasChanges) \(context.insertedModelsArray.count)"
        try? context.save()
      }
      Button("Same name") {
        context.insert(Tag("a", 5))
        try? context.save()
        said = "\(context.hasChanges)"
      }
      Button("Edit") {
        tags[1].count = 9
        context.delete(tags[0])
        said = "\(context.changedModelsArray.count) \(context.deletedModelsArray.count)"
      }
      Button("Back") { context.rollback() }
      Button("Import") {
        let container = context.container
        Task { try await Importer(modelContainer: container).run() }
      }
    }
  }
}
