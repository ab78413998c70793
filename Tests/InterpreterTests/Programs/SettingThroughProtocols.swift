protocol Tunable {
  var level: Int { get set }; var name: String { get nonmutating set };
  static var made: Int { get set }
  subscript(i: Int) -> Int { get set }; mutating func double()
}
extension Tunable {
  var twice: Int {
    get { level * 2 }
    set { level = newValue / 2 }
  }
}
final class Names { var all: [String: String] = [:] }
let names = Names()
struct Knob: Tunable, Equatable {
  var level = 1; var values = [1, 2, 3]; static var made = 0
  var name: String {
    get { names.all["knob"] ?? "?" }
    nonmutating set { names.all["knob"] = newValue }
  }
  subscript(i: Int) -> Int {
    get { values[i] }
    set { values[i] = newValue }
  }
  mutating func double() { level *= 2; values = values.map { $0 * 2 } }
}
final class Wheel: Tunable {
  var level = 10 { didSet { print("wheel \(oldValue) -> \(level)") } }; static var made = 5
  var name = "wheel"; private var store: [Int: Int] = [:]
  subscript(i: Int) -> Int {
    get { store[i] ?? -1 }
    set { store[i] = newValue }
  }
  func double() { level *= 2 }
}
var k: any Tunable = Knob()
let w: any Tunable = Wheel()
var copy = k
k.level = 5; k.level += 1; k.twice = 30; k.name = "renamed"; k.double()
print(k.level, copy.level, k.twice, k.name, copy.name)
var w2 = w
w2.level = 7; w2.level -= 2; w2.twice = 8; w2.name += "!"; w2.double()
print(w.level, w.twice, w.name)
var list: [any Tunable] = [Knob(level: 3), Wheel()]
for i in list.indices { list[i].level += 100; list[i].name += "\(i)"; list[i].double() }
print(list.map { $0.level }, list.map { $0.name })
var table: [String: any Tunable] = ["a": Knob()]
table["a"]?.level = 9; table["a"]?.level += 1; table["b"]?.level = 1
print(table["a"]?.level ?? 0, table["b"] == nil)
func change(_ t: inout any Tunable) { t.level = -1; t = Knob(level: 77) }
change(&k); print(k.level)
func generic<T: Tunable>(_ t: inout T) -> Int { t.level += 1; T.made += 1; return T.made }
var knob = Knob(); print(generic(&knob), knob.level, Knob.made)
struct Panel {
  var main: any Tunable; var others: [any Tunable] = [];
  mutating func all(_ f: (inout any Tunable) -> Void) {
    f(&main); for i in others.indices { f(&others[i]) }
  }
}
var panel = Panel(main: Knob(level: 1), others: [Knob(level: 2), Wheel()])
panel.main.level = 50; panel.others[0].level = 60
let before = panel
panel.all { $0.level += 1 }
print(
  panel.main.level, panel.others.map { $0.level }, before.main.level, before.others.map { $0.level }
)
protocol Counter: AnyObject { var n: Int { get set } }
final class C: Counter { var n = 0 }
func bump(_ c: any Counter) { c.n += 1; c.n *= 3 }
let c = C(); bump(c); bump(c); print(c.n)
let maybe: (any Counter)? = c; maybe?.n = 1; maybe?.n += 1; print(c.n, maybe?.n ?? 0)
