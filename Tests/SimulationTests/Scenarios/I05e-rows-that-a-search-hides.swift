import SwiftUI

struct Song: Identifiable {
  let id: Int
  let name: String
}

struct SongRow: View {
  let song: Song
  @State private var stars = 0
  var body: some View { Button("\(song.name) \(stars)") { stars += 1 } }
}

struct Root: View {
  private let songs = [
    Song(id: 1, name: "Aria"), Song(id: 2, name: "Blues"), Song(id: 3, name: "Ballad"),
  ]
  @State private var query = ""
  var body: some View {
    NavigationStack {
      List(songs.filter { query.isEmpty || $0.name.hasPrefix(query) }) { SongRow(song: $0) }
        .searchable(text: $query)
    }
  }
}
