// swift-format-ignore-file: NeverForceUnwrap
var s: Set = ["a", "b"]
print(
  s.insert("c"), s.insert("a"), s.contains("b"), s.count, s.sorted(), s.remove("z") as Any,
  s.remove("a") as Any)
let e: Set = [2, 4, 6], o: Set = [1, 2, 3]
print(
  e.union(o).sorted(), e.intersection(o).sorted(), e.subtracting(o).sorted(),
  e.symmetricDifference(o).sorted(), e.isDisjoint(with: [9]), Set([2]).isSubset(of: e),
  e.isSuperset(of: [2, 4]), e == [6, 4, 2], Set([2, 4]).isStrictSubset(of: e))
var m = e
m.formUnion([8]); m.formIntersection([2, 8, 10]); m.subtract([2])
print(
  m, m.map { $0 * 2 }, m.first!, e.filter { $0 > 2 }.sorted(), e.min()!, e.reduce(0, +),
  Set("banana").sorted(), m.popFirst() as Any, m.isEmpty, m.update(with: 3) as Any)
struct Item: Hashable, Identifiable { let id: Int; var name: String }
var items: Set<Item> = [Item(id: 1, name: "x"), Item(id: 1, name: "x"), Item(id: 1, name: "y")]
print(
  items.count, items.contains(Item(id: 1, name: "y")), Set(items.map(\.id)).count,
  items.firstIndex(of: Item(id: 9, name: "")) == nil)
let unique = [3, 1, 3, 2, 1].reduce(into: (seen: Set<Int>(), list: [Int]())) {
  if $0.seen.insert($1).inserted { $0.list.append($1) }
}.list
print(
  unique, Array(Set([5, 5])), Set([[1], [1]]).count,
  Set([1, 2]).hashValue == Set([2, 1]).hashValue, Set<Int>().isEmpty, e.sorted(by: >),
  e.allSatisfy { $0 % 2 == 0 })
for x in e.sorted() { print(x, terminator: " ") }
print(e.count(where: { $0 > 2 }), e.partitioned())
extension Set where Element == Int {
  func partitioned() -> ([Int], [Int]) { (filter { $0 < 4 }.sorted(), filter { $0 >= 4 }.sorted()) }
}
