// swift-format-ignore-file: NeverForceUnwrap
// Places that are lent while other arguments are found out, through accessors of all kinds.
struct Meter {
  private var raw = 0; private(set) var sets = 0;
  var value: Int {
    get { raw }
    set { raw = newValue; sets += 1 }
  };
  subscript(_ k: Int) -> Int {
    get { raw * k }
    set { raw = newValue / k }
  }
}
final class Panel {
  var meter = Meter(); var table: [String: [Int]] = [:] { didSet { changes += 1 } };
  var changes = 0; lazy var cache: [Int] = [7, 8]; weak var other: Panel?;
  unowned(unsafe) var me: Panel? = nil
}
func work(_ a: inout Int, _ text: String, _ b: inout Int, _ list: [Int]) -> Int {
  a += list.count; b += text.count; return a * b
}
func build(_ n: Int) -> [Int] {
  var out: [Int] = []; for i in 0..<n { out.append(i * n) }; return out
}
func text(_ n: Int) -> String { build(n).map(String.init).joined() }
let panel = Panel()
var plain = 3
for n in 1...3 {
  print(work(&panel.meter.value, text(n), &plain, build(n + 1)))
  print(work(&panel.meter[n], text(n * 2), &panel.cache[n % 2], build(n)))
  panel.table["k", default: build(n)].append(contentsOf: build(n))
  panel.table[text(2)] = build(n)
  panel.table[text(2)]?.append(build(3)[n % 3])
}
print(panel.meter.value, panel.meter.sets, panel.cache, plain, panel.changes)
print(panel.table["k"]!.count, panel.table["02"]!)
var grid = [[1, 2], [3, 4]]
func next(_ n: inout Int) -> Int { n += 1; return n % 2 }
var turn = 0
final class Other { var n = 5; var pair = (a: 1, b: [2]) }
let other = Other()
func both(_ x: inout Int, _ y: inout [Int]) { x += y.count; y.append(x) }
both(&other.n, &other.pair.b)
both(&other.n, &grid[1])
struct Deep { var a = Other(); var b: [Meter] = [Meter(), Meter()]; var c: Meter? = Meter() }
var deep = Deep()
for n in 0..<2 { deep.b[n].value += text(n + 1).count; both(&deep.a.n, &deep.a.pair.b) }
print(deep.b.map(\.value), deep.c?.value ?? 0, deep.c?.sets ?? 0, deep.a.n, deep.a.pair.b)
