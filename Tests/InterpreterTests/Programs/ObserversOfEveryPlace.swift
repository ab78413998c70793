// swift-format-ignore-file: NeverForceUnwrap
// didSet/willSet, lazy, static, computed, access, copy semantics, mutating self
struct Meter {
  var value: Int = 0 {
    willSet { print("will \(value)->\(newValue)") }
    didSet { if value > 10 { value = 10 }; print("did \(oldValue)->\(value)") }
  };
  lazy var label: String = {
    print("lazy"); return "m\(value)"
  }()
    ;
  static var made = 0; init() { Meter.made += 1 }; init(_ v: Int) { self.init(); value = v };
  mutating func reset() { self = Meter() };
  mutating func bump(by n: Int = 1) -> Self { value += n; return self }
}
var a = Meter(); a.value = 5; a.value += 20; print(a.label); a.value = 1; print(a.label); var b = a;
b.value = 2; print(a.value, b.value, a.label, Meter.made); a.reset(); print(a.value, Meter.made);
print(a.bump().value, a.bump(by: 3).value)
class Box {
  var items: [Int] = [] { didSet { print("items", oldValue.count, items.count) } };
  var m = Meter(3) { didSet { print("m changed") } };
  var total: Int {
    get { items.reduce(0, +) }
    set { items = [newValue] }
  }; private(set) lazy var id = Int.random(in: 5...5); weak var parent: Box?;
  static let shared: Box = {
    print("shared"); return Box()
  }()
}
let x = Box(); x.items.append(4); x.items[0] += 1; x.total += 10; x.m.value = 4;
print(x.total, x.id, x.m.value, Box.shared === Box.shared)
struct Outer {
  struct Inner { var n = 1; mutating func inc() { n += 1 } }; var inner = Inner();
  var list = [Inner(), Inner()]; var dict = ["k": Inner()]; var opt: Inner? = Inner();
  var tup = (a: Inner(), b: 2)
}
var o = Outer(); o.inner.inc(); o.list[1].inc(); o.list[1].inc(); o.dict["k"]?.inc();
o.dict["z", default: Outer.Inner(n: 9)].inc(); o.opt?.inc(); o.tup.a.inc(); let c = o;
o.inner.inc();
print(
  o.inner.n, o.list.map(\.n), o.dict.mapValues(\.n).sorted { $0.key < $1.key }, o.opt!.n, o.tup.a.n,
  c.inner.n)
for i in o.list.indices { o.list[i].inc() }; print(o.list.map(\.n)); var arr2 = [[1, 2], [3]];
arr2[0][1] *= 10; arr2[1].append(4); let snapshot = arr2; arr2.removeFirst(); print(arr2, snapshot);
for var v in snapshot { v.append(0); print(v, terminator: " ") }; print()
var f = { [v = o.inner.n] in v }; o.inner.n = 100; print(f());
func modify(_ x: inout Outer) { x.inner.n += 1; defer { x.tup.b = 7 }; x.tup.b = 5 }; modify(&o);
print(o.inner.n, o.tup.b)
@propertyWrapper struct History<T> {
  private(set) var values: [T] = [];
  var wrappedValue: T {
    get { values.last! }
    set { values.append(newValue) }
  }; var projectedValue: [T] { values }; init(wrappedValue: T) { values = [wrappedValue] }
}
struct Doc {
  @History var text = "a"; @History var n: Int = 0;
  mutating func edit() { text += "b"; n += 1; n *= 5 }
}; var d = Doc(); d.edit(); print(d.$text, d.$n, d.text); print(d)
protocol HasName { var name: String { get set } };
struct N: HasName { var name: String { didSet { print("name", oldValue, name) } } };
func rename<T: HasName>(_ t: inout T) { t.name += "!" }; var n = N(name: "q"); rename(&n);
var any: any HasName = n; any.name = "r"; print(n.name, any.name);
extension HasName { mutating func upper() { name = name.uppercased() } }; n.upper(); any.upper();
print(n, any.name)
