import Foundation

struct Song: Equatable { var title: String; var year: Int; var stars: Double? }
let songs = [
  Song(title: "Yes", year: 1970, stars: 4), Song(title: "abba", year: 1980, stars: nil),
  Song(title: "Beat", year: 1970, stars: 5), Song(title: "Zoo", year: 1980, stars: 1),
]
func titles(_ list: [Song]) -> String { list.map(\.title).joined(separator: " ") }
print(titles(songs.sorted(using: KeyPathComparator(\.year))))
print(titles(songs.sorted(using: KeyPathComparator(\.year, order: .reverse))))
print(
  titles(
    songs.sorted(using: [KeyPathComparator(\.year, order: .reverse), KeyPathComparator(\.title)])))
print(titles(songs.sorted(using: KeyPathComparator(\.stars))))
print(titles(songs.sorted(using: KeyPathComparator(\.stars, order: .reverse))))
print(titles(songs.sorted(using: KeyPathComparator(\.title.count))))
let keys = [SortDescriptor(\Song.year), SortDescriptor(\Song.title, order: .reverse)]
print(titles(songs.sorted(using: keys)))
var list = songs
list.sort(using: SortDescriptor(\Song.year, order: .reverse))
print(titles(list))
struct ByLength: SortComparator {
  typealias Compared = String
  var order = SortOrder.forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result: ComparisonResult =
      a.count < b.count ? .orderedAscending : a.count > b.count ? .orderedDescending : .orderedSame
    guard order == .reverse else { return result }
    return result == .orderedAscending
      ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
  }
}
let words = ["ccc", "a", "bb"]
print(words.sorted(using: ByLength()), words.sorted(using: ByLength(order: .reverse)))
print(titles(songs.sorted(using: KeyPathComparator(\.title, comparator: ByLength()))))
let numbers = [3, 1, 2]
print(numbers.sorted(using: KeyPathComparator(\.self, order: .reverse)))
let pairs = [("b", 2), ("a", 2), ("c", 1)]
print(pairs.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { $0.0 })
