// swift-format-ignore-file: NeverForceUnwrap
struct Leaf {
  var n: Int?; var name = "leaf"; func half() -> Int? { n.flatMap { $0 % 2 == 0 ? $0 / 2 : nil } }
  mutating func set(_ v: Int?) -> Leaf? { n = v; return v == nil ? nil : self }
}
class Branch {
  var leaf: Leaf?; var next: Branch?; var list: [Leaf?] = [];
  subscript(k: String) -> Leaf? { k == "leaf" ? leaf : nil }
  init(_ leaf: Leaf? = nil, next: Branch? = nil) { self.leaf = leaf; self.next = next }
}
let root: Branch? = Branch(Leaf(n: 8), next: Branch(nil, next: Branch(Leaf(n: 3))))
print(
  root?.leaf?.n as Any, root?.leaf?.half() as Any, root?.next?.leaf?.n as Any,
  root?.next?.next?.leaf?.half() as Any)
print(
  root?["leaf"]?.name.count ?? -1, root?["x"]?.name ?? "no",
  root?.next?.next?["leaf"]?.n.map { $0 + 1 } ?? 0)
root?.leaf?.n? += 10; root?.next?.leaf?.n = 5; root?.next?.leaf = Leaf(); root?.next?.leaf?.n = 6
print(root?.leaf?.n ?? 0, root!.next!.leaf!.n!, (root?.leaf?.set(nil)) as Any, root?.leaf?.n as Any)
root?.list.append(Leaf(n: 1)); root?.list += [nil, Leaf(n: nil)]
root?.list[0]?.n! += 4
print(
  root?.list.count ?? 0, root?.list.map { $0?.n ?? -1 } ?? [], root?.list.first??.n as Any,
  root!.list.compactMap { $0?.n })
let assigned: Void? = root?.next?.next?.next?.leaf = Leaf(n: 1)
print(assigned == nil)
let deep: Int??? = 5
print(
  deep as Any, deep!!!, deep == 5, (nil as Int??) == nil, Optional<Int?>.some(nil) == nil,
  Optional<Int?>.some(nil) as Any)
func first(_ s: String?) -> Character? { s?.first }
print(
  first("abc").map(String.init)?.uppercased() ?? "-", first(nil) as Any, first("") == nil,
  "7".first?.wholeNumberValue.map { $0 * 2 } ?? 0)
var count = 0
func fallback() -> Int { count += 1; return 9 }
print(root?.leaf?.n ?? fallback(), Optional<Int>.none ?? nil ?? fallback(), count)
if let leaf = root?.leaf, let n = leaf.n, n > 1, case let doubled = n * 2 {
  print(leaf.name, doubled)
}
if let root, let next = root.next { print(next.leaf?.n ?? 0); next.next = nil }
guard let last = root?.next, last.next == nil else { fatalError() }
print(
  last.leaf.map { "\($0.name)!" } ?? "none", [1, nil].contains(nil),
  [Int?.some(1), nil] == [1, nil], (3 as Int?) < 4)
func < (a: Int?, b: Int?) -> Bool { (a ?? .min) < (b ?? .min) }
var o: Int? = 4
if let unwrapped = o { o = unwrapped + 1 }; o? *= 2;
switch o {
case 10?: print("ten");
case nil: print("nil");
default: print("other")
}
print(o.take() as Any, o as Any)
extension Optional { mutating func take() -> Wrapped? { defer { self = nil }; return self } }
