func show<Element>(_ difference: CollectionDifference<Element>) {
  for change in difference {
    switch change {
    case .remove(let offset, let element, let partner): print("-", offset, element, partner ?? -1)
    case .insert(let offset, let element, let partner): print("+", offset, element, partner ?? -1)
    }
  }
  print(
    "count", difference.count, difference.removals.count, difference.insertions.count,
    difference.isEmpty)
}
func compare<Element: Equatable>(_ new: [Element], _ old: [Element]) {
  show(new.difference(from: old))
}
compare([1, 2, 3, 4], [1, 3, 4, 5])
compare(["a", "b", "c"], [])
compare([], [7, 8])
compare([1, 2], [1, 2])
compare([3, 1, 2], [1, 2, 3])
let (three, ordered) = ([3, 1, 2], [1, 2, 3])
let moves = three.difference(from: ordered).inferringMoves()
show(moves)
compare(Array("kitten"), Array("sitting"))
let by = ordered.difference(from: [4, 5, 6], by: { $0 - 3 == $1 })
show(by)
let old = ["x", "y", "z"]
let new = ["y", "w", "z", "v"]
let change = new.difference(from: old)
print(old.applying(change) ?? [], [String]().applying(change) == nil)
var states: [[Int]] = [[1], [1, 2], [2], [2, 9, 8]]
for (before, after) in zip(states, states.dropFirst()) {
  print(
    after.difference(from: before).count, before.applying(after.difference(from: before)) == after)
}
states.removeAll()
print(states.isEmpty)
