import SwiftUI

@Observable
final class Track: Identifiable {
  let id: Int
  var title: String
  var isLiked = false
  var plays = 0

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@Observable
final class Library {
  var tracks: [Track] = [Track(id: 1, title: "One"), Track(id: 2, title: "Two")]
  var filter = ""
  @ObservationIgnored var fetches = 0

  var liked: [Track] { tracks.filter(\.isLiked) }
}

struct LikeButton: View {
  let track: Track
  var body: some View {
    Button(track.isLiked ? "Unlike" : "Like") { track.isLiked.toggle() }
  }
}

struct TrackRow: View {
  let track: Track
  var body: some View {
    HStack {
      Text(track.title)
      LikeButton(track: track)
      Button("Play") { track.plays += 1 }
    }
    .buttonStyle(.borderless)
  }
}

struct LikedCount: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.liked.count) liked") }
}

struct LibraryScreen: View {
  @State private var library = Library()

  var body: some View {
    VStack {
      LikedCount()
      List(library.tracks) { track in
        TrackRow(track: track)
      }
      Button("Add") {
        library.tracks.append(Track(id: library.tracks.count + 1, title: "New"))
      }
      Button("Rename") { library.tracks[0].title = "Uno" }
      Button("Fetch") { library.fetches += 1 }
      Button("Filter") { library.filter = "x" }
    }
    .environment(library)
  }
}
