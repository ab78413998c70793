// Properties and variables that tell only what their value conforms to.

struct Shelf {
  let titles: some Collection<String> = ["Heidi", "Emil"]
  let first: some Comparable = 3
  private(set) var places: some Sequence<Int> = 1...3
  static let label: some StringProtocol = "shelf"
  lazy var lengths: some Collection<Int> = titles.map(\.count)
}

var shelf = Shelf()
print(shelf.titles.count, shelf.titles.first ?? "none", shelf.first < Shelf().first)
print(Array(shelf.places), Shelf.label.count)
print(shelf.lengths.max() ?? 0)

let counts: some BidirectionalCollection<Int> = [1, 2, 3]
print(counts.reversed().map { $0 }, counts.last ?? 0)

func inside() {
  let word: some StringProtocol = "abc"
  let numbers: some Sequence<Int> = Set([5])
  print(word.count, numbers.map { $0 })
}
inside()
