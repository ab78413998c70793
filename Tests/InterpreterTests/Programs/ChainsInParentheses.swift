// A chain ends with its parentheses: what stands behind them asks the optional.
final class Node {
  var name: String
  var next: Node?
  var tags: [String] = []
  init(_ name: String, _ next: Node? = nil) {
    self.name = name
    self.next = next
  }
}
let node = Node("a", Node("bc"))
print(
  (node.next?.name).map { $0 + "!" } ?? "none", (node.next?.next?.name).map { $0 + "!" } ?? "none")
print((node.next?.name.count).map { $0 * 2 } as Any, (node.next?.tags.first).flatMap { $0 } as Any)
print((node.next?.name == "bc").description, (node.next?.tags.isEmpty ?? false).description)
let found = (node.next?.name)
print(found ?? "", (found)?.count ?? 0, (node.next)?.name ?? "")
struct Box {
  var value: Int?
  var inner: Inner? = Inner()
}
struct Inner { var list: [Int] = [1, 2] }
var box: Box? = Box(value: 3)
print(
  (box?.value).map { $0 + 1 } ?? 0, (box?.inner?.list.count).map(String.init) ?? "",
  (box?.inner?.list)?.last ?? 0)
box?.inner?.list.append(9)
print((box?.inner?.list).map { $0.reduce(0, +) } ?? 0, (box?.value ?? 7) + 1)
box = nil
print((box?.value).map { $0 + 1 } ?? 0, (box?.inner?.list)?.count as Any, box?.value == nil)

// What a function of an opaque type gives has the elements that its caller knows.
func sorted<T: Comparable, S: Sequence>(_ first: T, _ rest: S) -> some Collection<T>
where S.Element == T { ([first] + rest).sorted().prefix(3) }
for number in sorted(5, [9, 3, 7]) { print(number + 1, terminator: " ") }
print(Array(sorted("m", ["c", "x"])), sorted(2, Set([1])).count, sorted(2.5, []).first ?? 0)
func doubled(_ numbers: [Int]) -> some Sequence<Int> { numbers.lazy.map { $0 * 2 } }
print(doubled([1, 2]).reduce(0, +), Array(doubled([4])), doubled([1, 5]).contains(10))

// Lazy collections ask for what they need, and no more.
let squares = (1...4).lazy.map { number -> Int in
  print("square \(number)", terminator: "; ")
  return number * number
}
let large = squares.filter { $0 > 3 }
print("nothing yet")
print(large.first ?? 0)
print(Array(large.prefix(1)), squares[squares.startIndex])
print(Array(squares.map { $0 + 1 }.filter { $0 > 10 }))
