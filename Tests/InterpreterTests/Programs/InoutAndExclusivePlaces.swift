// swift-format-ignore-file: NeverForceUnwrap
func bump(_ n: inout Int, by k: Int = 1) { n += k }
func swapEnds<T>(_ list: inout [T]) {
  guard list.count > 1 else { return }; list.swapAt(0, list.count - 1)
}
struct Box {
  var n = 1 { didSet { print("didSet", oldValue, n) } }; var list = [1, 2];
  var half: Int {
    get { n / 2 }
    set { n = newValue * 2 }
  }
}
var box = Box()
bump(&box.n); bump(&box.half, by: 10); bump(&box.list[1], by: 5); swapEnds(&box.list)
print(box)
var pair = (a: 1, b: [2, 3])
bump(&pair.a); bump(&pair.b[0]); pair.b.append(9)
print(pair)
var table = ["x": 1]
bump(&table["x"]!); bump(&table["y", default: 40], by: 2)
print(table.sorted { $0.key < $1.key })
func modify(_ items: inout [Int], _ body: (inout Int) throws -> Void) rethrows {
  for i in items.indices { try body(&items[i]) }
}
var items = [1, 2, 3]
modify(&items) { $0 *= $0 }
print(items)
var optional: Int? = 3
func change(_ o: inout Int?) { o? += 1; if o == 5 { o = nil } }
change(&optional); print(optional as Any); change(&optional); print(optional as Any)
func nested(_ n: inout Int) { func inner() { n += 1 }; inner(); inner(); bump(&n) }
var k = 0; nested(&k); print(k)
class Ref { var v = 5; static var count = 0 }
let ref = Ref(); bump(&ref.v, by: 2); bump(&Ref.count, by: 3); print(ref.v, Ref.count)
func two(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a + b) }
var a = 1, b = 1
for _ in 0..<5 { two(&a, &b) }
print(a, b)
var m = [[1, 2], [3, 4]]
m.swapAt(0, 1); print(m)
extension Int { mutating func double() { self *= 2 } }
m[1][0].double(); optional = 4; optional?.double(); print(m, optional!)
let results = [1, 2].reduce(into: (0, "")) {
  $0.0 += $1; $0.1 += "\($1)"
}
print(results)
