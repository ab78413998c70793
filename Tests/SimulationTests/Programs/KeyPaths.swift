/// Key paths as values, and dynamic members.
struct Artist {
  var name: String
  var rating = 1
}
struct Song {
  var title: String
  var artist: Artist
  var tags: [String] = []
  var note: String?
  var length: Int { title.count }
}
final class Player { var current = Song(title: "one", artist: Artist(name: "x")) }

extension Sequence {
  func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  func sum(_ path: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: path] } }
}
func update<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, to value: Value)
{
  root[keyPath: path] = value
}

@dynamicMemberLookup
struct Focus<Root> {
  var root: Root
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
    get { root[keyPath: path] }
    set { root[keyPath: path] = newValue }
  }
}
@dynamicMemberLookup
struct Bagged {
  var values: [String: Int]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? -1 }
    set { values[name] = newValue }
  }
}
struct Multiplier {
  var factor: Int
  func callAsFunction(_ n: Int) -> Int { n * factor }
  func callAsFunction(_ n: Int, plus extra: Int) -> Int { n * factor + extra }
}

func keyPaths() {
  var song = Song(title: "Hello", artist: Artist(name: "Ann"), tags: ["a", "b"])
  let songs = [
    song, Song(title: "By", artist: Artist(name: "Bob", rating: 5), note: "n"),
    Song(title: "Cat", artist: Artist(name: "Al")),
  ]
  print(songs.map(\.title), songs.map(\.artist.name), songs.map(\.title.count), songs.map(\.length))
  print(
    songs.sorted(by: \.title).map(\.title), songs.sorted(by: \.artist.name).map(\.artist.name),
    songs.sum(\.artist.rating))
  let path = \Song.artist.rating
  song[keyPath: path] = 7
  song[keyPath: path] += 1
  update(&song, \.artist.name, to: "Zoe")
  update(&song, \.tags[1], to: "changed")
  print(
    song[keyPath: path], song.artist.name, song.tags, song[keyPath: \.tags[0]],
    song[keyPath: \.tags.count])
  let joined = (\Song.artist).appending(path: \.name)
  print(song[keyPath: joined], songs.compactMap(\.note), songs.filter(\.tags.isEmpty).count)
  print(songs.map(\.note?.count), song[keyPath: \.note] as Any, song[keyPath: \Song.self].title)
  let player = Player()
  player[keyPath: \.current.title] = "two"
  player.current[keyPath: \.artist.rating] = 3
  print(player.current.title, player.current.artist.rating)
  var focus = Focus(root: song)
  focus.title = "Focused"
  focus.artist.rating += 10
  print(focus.title, focus.artist.rating, focus.root.artist.rating, song.artist.rating)
  var bag = Bagged(values: ["x": 1])
  bag.y = 5
  bag.x += 1
  print(bag.x, bag.y, bag.z)
  let double = Multiplier(factor: 2)
  print(
    double(4), double(4, plus: 1), [1, 2, 3].map(double.callAsFunction), [1, 2].map { double($0) })
  let getters: [KeyPath<Artist, String>] = [\.name, \.name]
  print(
    getters.map { song.artist[keyPath: $0] }, [[1, 2], []].map(\.isEmpty), [(1, "a")].map(\.1),
    ["ab", "c"].map(\.count))
}
