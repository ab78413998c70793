// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
final class Thermostat {
  static private(set) var instances = 0
  static var limit = 30 { didSet { print("limit", oldValue, "->", limit) } }
  class var kind: String { "plain" }
  var target = 20 {
    willSet { if newValue > Self.limit { print("too hot:", newValue) } }
    didSet {
      if target > Self.limit { target = Self.limit }
      if target != oldValue { history.append(target) }
    }
  }
  private(set) var history: [Int] = []
  lazy var report: String = { [unowned self] in "made after \(history.count)" }()
  var fahrenheit: Double {
    get { Double(target) * 9 / 5 + 32 }
    set { target = Int(((newValue - 32) * 5 / 9).rounded()) }
  }
  init(target: Int = 20) { self.target = target; Self.instances += 1 }
  convenience init?(text: String) {
    guard let n = Int(text) else { return nil }; self.init(target: n)
  }
  subscript(day day: Int) -> Int {
    get { history.indices.contains(day) ? history[day] : target }
    set { history.insert(newValue, at: min(day, history.count)) }
  }
}
let t = Thermostat()
t.target = 25; t.target += 10; t.fahrenheit = 50; t.fahrenheit += 9
print(t.target, t.history, t.report); t.target = 1; print(t.report, t[day: 1], t[day: 99])
t[day: 0] = 7; t[day: 0] *= 2
Thermostat.limit -= 5
print(
  t.history, Thermostat(text: "x") == nil, Thermostat(text: "3")?.target ?? 0, Thermostat.instances,
  Thermostat.kind)
class Base {
  var value = 1 { didSet { print("base", oldValue, value) } }
  class func make() -> Self { Self() }
  required init() { print("init", type(of: self)) }
  func who() -> String { "base \(Self.self)" }
}
class Derived: Base {
  override var value: Int {
    willSet { print("will", newValue) }
    didSet { print("derived", oldValue) }
  }
  override func who() -> String { "derived of " + super.who() }
}
final class Doubled: Derived {
  override var value: Int {
    get { super.value * 2 }
    set { super.value = newValue + 1 }
  }
}
let d = Derived.make(); d.value = 5; d.value += 1
let e = Doubled(); e.value = 10; print(e.value, d.who(), e.who(), (e as Base).value)
struct Counter {
  static var shared = Counter(); var n = 0;
  static func next() -> Int { shared.n += 1; return shared.n }
  static subscript(index: Int) -> String { "static \(index)" }
  static let table: [String: Int] = {
    print("table made"); return ["a": 1]
  }()
}
print(Counter.next(), Counter.next(), Counter[4], Counter.table["a"]!, Counter.table.count)
var total = 0 { didSet { print("total \(oldValue)->\(total)") } }
total += 5
func add(_ n: inout Int) { n += 1; n += 1 }
add(&total)
var computed: String {
  get { "n\(total)" }
  set { total = newValue.count }
}
computed = "four"; print(computed)
struct Point {
  var x = 0 { didSet { moves += 1 } }; var y = 0 { willSet { if newValue == y { same += 1 } } };
  var moves = 0, same = 0
}
var p = Point(x: 3); p.x = 3; p.y = 0; p.y = 2;
p = Point(x: p.x, y: p.y, moves: p.moves, same: p.same);
withUnsafeMutablePointer(to: &p.x) { $0.pointee += 1 }
print(p)
