// swift-format-ignore-file: NeverForceUnwrap
struct Inner { var n = 1; var list = [1, 2, 3]; mutating func bump() -> Int { n += 1; return n } }
struct Outer {
  var inner = Inner() { didSet { observed += 1 } }; var observed = 0;
  var computed: Inner {
    get { reads += 1; return inner }
    set { inner = newValue }
  }; private(set) var reads2 = 0
}
var reads = 0
func twice(_ n: inout Int) { n *= 2 }
func append(_ list: inout [Int], _ n: Int) -> Int { list.append(n); return list.count }
func change(_ inner: inout Inner) { inner.n = 100; twice(&inner.n); inner.list[0] = 50 }
var o = Outer()
twice(&o.inner.n)
print(o.inner.n, o.observed, append(&o.inner.list, 9), o.observed)
change(&o.inner)
print(o.inner.n, o.inner.list, o.observed, o.inner.bump(), o.observed)
change(&o.computed)
print(o.inner.n, reads, o.observed)
o.computed.n += 1
print(o.inner.n, reads)
var array = [[1], [2, 3]]
print(append(&array[1], 4), array)
twice(&array[0][0])
array[0] += [7]
array[1].swapAt(0, 2)
print(array, array[1].removeFirst(), array)
var dict = ["a": [1]]
print(append(&dict["a"]!, 2), append(&dict["b", default: []], 3), dict["a"]!, dict["b"]!)
var optional: Int? = 4
twice(&optional!)
print(optional!)
func optionalChange(_ n: inout Int?) { n = n.map { $0 + 1 } }
optionalChange(&optional)
print(optional as Any)
class Ref { var value = 3; var box = Inner() }
let ref = Ref()
twice(&ref.value)
change(&ref.box)
print(ref.value, ref.box.n)
func reset<T>(_ v: inout T, to new: T) -> T { defer { v = new }; return v }
print(reset(&ref.value, to: 0), ref.value, reset(&array, to: []), array)
func apply(_ n: inout Int, _ f: (inout Int) -> Void) { f(&n); f(&n) }
apply(&ref.value) { $0 += 5 }
print(ref.value)
var global = 1
func outer() {
  func inner(_ n: inout Int) { n += 10 }; inner(&global); var local = 2; inner(&local);
  let capture = { local += 1 }; capture(); print(local)
}
outer()
print(global)
extension Array {
  mutating func mutateEach(_ f: (inout Element) -> Void) { for i in indices { f(&self[i]) } };
  mutating func take() -> Self { defer { removeAll() }; return self }
}
var items = [Inner(), Inner()]
items.mutateEach { $0.n += 5 }
items[1].list.append(contentsOf: [8])
print(items.map(\.n), items[1].list, items.take().count, items.isEmpty)
