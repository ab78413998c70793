import Simulation

/// A program whose tree can be made as large as one likes, with a write that concerns one leaf.
struct Shape {
  let name: String
  /// What is measured about it, for the table's heading.
  let summary: String
  let source: String
  /// The root for a tree with that many leaves.
  let root: @Sendable (_ leaves: Int) -> String
  /// The event that writes to one leaf.
  let write: @Sendable (_ leaves: Int) -> String

  static let all = [list, tree, model, bystanders]

  /// Rows of a `ForEach`, each with state of its own.
  static let list = Shape(
    name: "list", summary: "a row writes its own state, found by its name",
    source: """
      struct Row: View {
        let number: Int
        @State private var taps = 0

        var body: some View {
          HStack {
            Text("Row \\(number): \\(taps)")
            Button("+1") { taps += 1 }
          }
        }
      }

      struct Rows: View {
        let count: Int
        var body: some View {
          VStack { ForEach(0..<count, id: \\.self) { Row(number: $0) } }
        }
      }
      """,
    root: { "Rows(count: \($0))" }, write: { "tap \"+1\" in Row[\($0 / 2)]" })

  /// Views inside views, ten to each, and a control that is found by its label alone.
  static let tree = Shape(
    name: "tree", summary: "a leaf ten to a branch writes its own state, found by its label",
    source: """
      struct Leaf: View {
        let number: Int
        @State private var isOn = false

        var body: some View {
          Button(String("Leaf \\(number)")) { isOn.toggle() }
            .opacity(isOn ? 1 : 0.5)
        }
      }

      struct Branch: View {
        let first: Int
        let count: Int

        var body: some View {
          VStack {
            if count == 1 {
              Leaf(number: first)
            } else {
              ForEach(0..<10, id: \\.self) { index in
                Branch(first: first + index * (count / 10), count: count / 10)
              }
            }
          }
        }
      }
      """,
    root: { "Branch(first: 0, count: \($0))" }, write: { "tap \"Leaf \($0 / 2)\"" })

  /// Rows that read a model each: the write goes through an observable object.
  static let model = Shape(
    name: "model", summary: "a button outside the list writes one row's observable object",
    source: """
      @Observable final class Song: Identifiable {
        let id: Int
        var plays = 0
        init(id: Int) { self.id = id }
      }

      @Observable final class Library {
        var songs: [Song]
        init(count: Int) { songs = (0..<count).map { Song(id: $0) } }
      }

      struct SongRow: View {
        let song: Song
        var body: some View { Text("Song \\(song.id) was played \\(song.plays) times") }
      }

      struct Songs: View {
        @State private var library: Library
        init(count: Int) { _library = State(initialValue: Library(count: count)) }

        var body: some View {
          VStack {
            Button("Play") { library.songs[library.songs.count / 2].plays += 1 }
            ForEach(library.songs) { song in SongRow(song: song) }
          }
        }
      }
      """,
    root: { "Songs(count: \($0))" }, write: { _ in "tap \"Play\"" })

  /// Rows that read the same object as the one reader of what is written.
  static let bystanders = Shape(
    name: "bystanders", summary: "one property is written; every row reads another one",
    source: """
      @Observable final class Player {
        var volume = 5
        var playing = 0
      }

      struct Volume: View {
        let player: Player
        var body: some View { Text("Volume \\(player.volume)") }
      }

      struct Track: View {
        let number: Int
        let player: Player
        var body: some View { Text(player.playing == number ? "playing" : "waiting") }
      }

      struct Tracks: View {
        let count: Int
        @State private var player = Player()

        var body: some View {
          VStack {
            Volume(player: player)
            Button("Louder") { player.volume += 1 }
            ForEach(0..<count, id: \\.self) { Track(number: $0, player: player) }
          }
        }
      }
      """,
    root: { "Tracks(count: \($0))" }, write: { _ in "tap \"Louder\"" })
}
