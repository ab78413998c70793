final class Model {
  lazy var a: Int = {
    calls.append("a"); return base * 2
  }()
  lazy var list = [base, base + 1]
  lazy private(set) var closure: (Int) -> Int = { [unowned self] in $0 + self.base }
  var base = 5 {
    willSet { calls.append("will \(newValue)") }
    didSet { calls.append("did \(oldValue)"); if base > 100 { base = 100 } }
  }
  var calls: [String] = []
  var derived: Int { base + 1 }
  static var instances = 0 { didSet { log.append("instances \(instances)") } }
  static var log: [String] = []
  init() { base = 6; Model.instances += 1 }
}
let m = Model()
print(m.calls, m.a, m.a, m.calls)
m.base = 200
m.base += 1
print(m.a, m.base, m.derived, m.list, m.closure(1), m.calls, Model.log)
m.list.append(3)
m.a = 7
print(m.list, m.a)
struct S {
  var x = 0 { didSet { history.append(x - oldValue) } }; var history: [Int] = [];
  var y: Int {
    get { x * 2 }
    set { x = newValue / 2 }
  }; lazy var z: Int = x * 100; mutating func go() { x += 1; y = 50; x -= 5 }
}
var s = S()
s.go()
s.y += 10
print(s.x, s.history, s.z)
s.x = 0
print(s.z, s.history.count)
class Base { var v = 1 { didSet { print("base", oldValue, v) } } }
class Sub: Base {
  override var v: Int {
    willSet { print("sub will", newValue) }
    didSet { print("sub did", oldValue) }
  };
  var w: Int {
    get { v }
    set { v = newValue }
  }
}
let sub = Sub()
sub.v = 2
sub.w += 1
struct Arr { var items: [Int] = [] { didSet { print("items", oldValue, items) } } }
var arr = Arr()
arr.items.append(1)
arr.items[0] += 5
arr.items.removeAll { $0 > 100 }
arr = Arr()
var top = 1 {
  willSet { print("top will", newValue) }
  didSet { print("top did", oldValue) }
}
top += 1
(top, s.x) = (9, 9)
@propertyWrapper struct W {
  var wrappedValue: Int { didSet { print("w", oldValue, wrappedValue) } }
}
struct UsesW { @W var n = 1 { didSet { print("outer", n) } } }
var u = UsesW()
u.n = 5
u.n += 1
