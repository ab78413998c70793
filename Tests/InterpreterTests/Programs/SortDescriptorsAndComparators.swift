import Foundation
struct Song: Equatable {
  var title: String; var plays: Int; var rating: Double?; var artist: String
}
let songs = [
  Song(title: "b", plays: 5, rating: 1, artist: "Z"),
  Song(title: "A", plays: 5, rating: nil, artist: "Z"),
  Song(title: "c", plays: 9, rating: 4.5, artist: "Y"),
  Song(title: "a10", plays: 1, rating: 4.5, artist: "Y"),
  Song(title: "a9", plays: 1, rating: 2, artist: "Y"),
]
func titles(_ s: [Song]) -> String { s.map(\.title).joined(separator: " ") }
print(
  titles(songs.sorted(using: KeyPathComparator(\.plays))),
  titles(songs.sorted(using: KeyPathComparator(\.plays, order: .reverse))))
print(
  titles(
    songs.sorted(using: [
      KeyPathComparator(\.artist), KeyPathComparator(\.plays, order: .reverse),
      KeyPathComparator(\.title),
    ])))
print(
  titles(songs.sorted(using: SortDescriptor(\.title))),
  titles(
    songs.sorted(using: [
      SortDescriptor(\.plays, order: .reverse), SortDescriptor(\.title, order: .reverse),
    ])))
var list = songs; list.sort(using: KeyPathComparator(\.rating)); print(titles(list));
list.sort(using: SortDescriptor(\.artist, order: .reverse)); print(titles(list))
print(titles(songs.sorted { ($0.plays, $0.title) < ($1.plays, $1.title) }))
var order = SortOrder.forward; order = order == .forward ? .reverse : .forward;
print(
  order == .reverse, titles(songs.sorted(using: KeyPathComparator(\.title.count, order: order))))
struct ByLength: SortComparator {
  var order: SortOrder = .forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let r: ComparisonResult =
      a.count < b.count ? .orderedAscending : a.count > b.count ? .orderedDescending : .orderedSame
    return order == .forward
      ? r
      : r == .orderedAscending
        ? .orderedDescending : r == .orderedDescending ? .orderedAscending : .orderedSame
  }
}
print(
  ["ccc", "a", "bb"].sorted(using: ByLength()),
  ["ccc", "a", "bb"].sorted(using: ByLength(order: .reverse)),
  ByLength().compare("a", "bb") == .orderedAscending)
func sorted<T, K: Comparable>(_ items: [T], by key: KeyPath<T, K>, descending: Bool = false) -> [T]
{
  items.sorted {
    descending ? $0[keyPath: key] > $1[keyPath: key] : $0[keyPath: key] < $1[keyPath: key]
  }
}
print(
  titles(sorted(songs, by: \.plays)), titles(sorted(songs, by: \.title, descending: true)),
  ["10", "9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
