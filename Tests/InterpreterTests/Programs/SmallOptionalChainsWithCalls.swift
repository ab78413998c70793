final class Node {
  var name: String; var next: Node?; var log: [String] = []; init(_ n: String) { name = n }
  func visit(_ s: String) -> Node { log.append(s); return self }
  subscript(i: Int) -> Character? { i < name.count ? Array(name)[i] : nil }
}
let a = Node("abc")
a.next = Node("z")
print(
  a.next?.visit("one").visit("two").log.count as Any, a.next?.next?.visit("never").name as Any,
  a.next?[0]?.uppercased() as Any, a.next?[5] as Any)
a.next?.next = Node("deep")
a.next?.next?.name += "er"
print(
  a.next?.next?.name.count ?? 0, a.next?.log.first?.last as Any,
  (a.next?.name).map { $0 + "!" } ?? "")
let none: Node? = nil
none?.name = "lost"
print(none?.visit("x") == nil, none?.log.append("q") == nil)
