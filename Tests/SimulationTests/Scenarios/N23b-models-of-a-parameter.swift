import SwiftData
import SwiftUI

@Model final class Song {
  var title: String
  init(title: String) { self.title = title }
}

struct Stored<Item: PersistentModel, Row: View>: View {
  @Query private var items: [Item]
  private let row: (Item) -> Row

  init(@ViewBuilder row: @escaping (Item) -> Row) { self.row = row }

  var body: some View { List(items) { row($0) } }
}

struct Library: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      Stored { (song: Song) in Text(song.title) }
      Button("Add") { context.insert(Song(title: "New")) }
    }
  }
}
