// swift-format-ignore-file: NeverForceUnwrap
import Foundation
struct Song: Equatable { var title: String; var year: Int; var stars: Double? }
let songs = [
  Song(title: "Yes", year: 1970, stars: 4), Song(title: "abba", year: 1980, stars: nil),
  Song(title: "Beat", year: 1970, stars: 5),
]
print(songs.sorted(using: KeyPathComparator(\.year)).map(\.title))
print(
  songs.sorted(using: [KeyPathComparator(\.year, order: .reverse), KeyPathComparator(\.title)]).map(
    \.title))
print(
  songs.sorted(using: SortDescriptor(\.title)).map(\.title),
  songs.sorted(using: SortDescriptor(\.year, order: .reverse)).map(\.year))
print(
  songs.sorted { ($0.stars ?? 0) > ($1.stars ?? 0) }.map(\.title),
  songs.max { $0.year < $1.year }!.title)
print(
  "a".compare("b") == .orderedAscending, "a".caseInsensitiveCompare("A") == .orderedSame,
  "file10".localizedStandardCompare("file9") == .orderedDescending)
var list = [3, 1, 2]
list.sort(using: KeyPathComparator(\.self, order: .reverse))
print(
  list, [3, 1, 2].sorted(by: >), ["b", "a"].sorted(by: <),
  [(2, "a"), (1, "b")].sorted { $0.0 < $1.0 }.map(\.1))
let words = ["a", "bb", "cc", "d"]
let stable = words.sorted { $0.count > $1.count }
print(
  stable, words.difference(from: ["a", "x", "d"]).count,
  [1, 2, 3].applying([1, 3, 4].difference(from: [1, 2, 3]))!)
for change in [1, 3, 4].difference(from: [1, 2, 3]) {
  switch change {
  case .insert(let o, let e, _): print("insert", o, e);
  case .remove(let o, let e, _): print("remove", o, e)
  }
}
