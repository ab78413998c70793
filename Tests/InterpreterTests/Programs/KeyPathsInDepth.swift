// swift-format-ignore-file: NeverForceUnwrap
class Node {
  var name: String; var next: Node?; var tags: [String] = [];
  init(_ n: String, _ next: Node? = nil) { name = n; self.next = next }
}
struct Song: Identifiable {
  let id: Int; var title: String; var stars = 0; var artist = Artist();
  var isGood: Bool { stars > 3 }
}
struct Artist { var name = "x"; var albums: [String: Int] = ["first": 1] }
var song = Song(id: 1, title: "Help")
let paths: [PartialKeyPath<Song>] = [\.title, \.stars, \.isGood]
print(paths.map { song[keyPath: $0] })
let stars: WritableKeyPath<Song, Int> = \.stars
song[keyPath: stars] += 4
song[keyPath: \.artist.albums["second"]] = 2
print(
  song.stars, song[keyPath: \.isGood], song.artist.albums["second"]!,
  song[keyPath: \.artist.albums["zzz"]] as Any)
func update<T, V>(_ t: T, _ path: WritableKeyPath<T, V>, _ v: V) -> T {
  var c = t; c[keyPath: path] = v; return c
}
print(
  update(song, \.title, "Yes").title, update([1, 2, 3], \.[1], 20), update((a: 1, b: 2), \.b, 7))
let node = Node("a", Node("b"))
let refPath: ReferenceWritableKeyPath<Node, String> = \.name
node[keyPath: refPath] = "changed"
node[keyPath: \.tags].append("t")
print(
  node.name, node[keyPath: \.next?.name] as Any, node[keyPath: \.next!.name],
  node[keyPath: \.next?.next?.name] as Any, node.tags)
let appended = (\Song.artist).appending(path: \.name)
print(
  song[keyPath: appended], (\Song.title).appending(path: \.count) == \Song.title.count,
  [\Song.title: "t", \Song.stars: "s"][\Song.stars]!)
struct Sorter<T> {
  var keys: [(T, T) -> Bool?] = [];
  func by<V: Comparable>(_ p: KeyPath<T, V>) -> Sorter {
    var c = self;
    c.keys.append { $0[keyPath: p] == $1[keyPath: p] ? nil : $0[keyPath: p] < $1[keyPath: p] };
    return c
  }
  func sort(_ l: [T]) -> [T] {
    l.sorted { a, b in
      for k in keys { if let r = k(a, b) { return r } }; return false
    }
  }
}
let songs = [
  Song(id: 1, title: "b", stars: 2), Song(id: 2, title: "a", stars: 2),
  Song(id: 3, title: "z", stars: 1),
]
print(
  Sorter<Song>().by(\.stars).by(\.title).sort(songs).map(\.id), songs.map(\.title.count),
  Dictionary(grouping: songs, by: \.stars).mapValues(\.count).sorted { $0.key < $1.key }.map(
    \.value))
let any: AnyKeyPath = \Song.title
print(
  song[keyPath: any] as Any, any is KeyPath<Song, String>, any is WritableKeyPath<Song, Int>,
  type(of: \Song.isGood) == KeyPath<Song, Bool>.self)
print(
  songs.lazy.filter(\.isGood).map(\.id).isEmpty, songs.contains(where: \.isGood),
  songs.first(where: { $0[keyPath: \.id] == 2 })?.title ?? "")
