// swift-format-ignore-file: NeverForceUnwrap
var a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(
  a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(),
  a.symmetricDifference(b).sorted())
print(
  a.isSubset(of: 1...9), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a),
  b.isStrictSuperset(of: [5]))
print(
  a.insert(9).inserted, a.insert(9).memberAfterInsert, a.remove(1)!, a.remove(100) as Any,
  a.contains(2))
a.formUnion(b); print(a.count); a.formIntersection([2, 3, 9]); print(a.sorted()); a.subtract([9]);
print(a.sorted())
a.formSymmetricDifference([2, 7]); print(a.sorted(), a.update(with: 7) ?? 0)
struct Item: Hashable {
  let id: Int; var label: String
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
var items: Set = [Item(id: 1, label: "a")]
print(
  items.insert(Item(id: 1, label: "b")).memberAfterInsert.label,
  items.update(with: Item(id: 1, label: "c"))!.label, items.first!.label)
let letters = Set("mississippi")
print(
  letters.sorted(), letters.map { String($0) }.sorted().joined(), letters.filter { $0 > "m" }.count)
print(
  Set([1, 2]) == Set([2, 1, 2]), Set([[1], [1], []]).count, Set<Set<Int>>([[1, 2], [2, 1]]).count)
print(a.min()!, a.max()!, a.reduce(0, +), a.sorted(by: >), a.isEmpty, Set<Int>().first as Any)
let words = ["to", "be", "or", "not", "to", "be"]
var seen = Set<String>()
print(words.filter { seen.insert($0).inserted }, seen.count)
print(
  Set(words).union(["is"]).subtracting(["or"]).sorted(),
  Set(1...5).intersection(Set(4...9)).sorted())
enum Suit: CaseIterable, Hashable { case hearts, spades }
print(
  Set(Suit.allCases).count, Set(Suit.allCases).contains(.hearts),
  ([.spades, .spades] as Set<Suit>).count)
func unique<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Hashable {
  var k = Set<S.Element>(); return s.filter { k.insert($0).inserted }
}
print(unique([3, 1, 3, 2, 1]), unique("hello"), unique([1.5, 1.5]))
