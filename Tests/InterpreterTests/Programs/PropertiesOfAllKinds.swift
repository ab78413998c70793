struct Temperature {
  var celsius: Double { didSet { changes += 1 } }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  private(set) var changes = 0
  static var made = 0
  static let freezing = Temperature(celsius: 0)
  init(celsius: Double) { self.celsius = celsius; Temperature.made += 1 }
}
var t = Temperature(celsius: 20)
t.fahrenheit = 212
print(t.celsius, t.changes, Temperature.made, Temperature.freezing.fahrenheit, Temperature.made)
class Model {
  var value = 1 {
    willSet { print("from \(value) to \(newValue)") }
    didSet(old) { print("was \(old)"); if value > 10 { value = 10 } }
  }
  lazy var heavy: String = {
    print("computing"); return "heavy \(value)"
  }()
  static let shared = {
    print("shared made"); return Model()
  }()
}
let m = Model()
m.value = 5
m.value = 50
print(m.value, m.heavy, m.heavy)
m.value += 1
print(Model.shared.value, Model.shared === Model.shared)
struct Lists {
  var items: [Int] = [] { didSet { print("items \(oldValue.count) -> \(items.count)") } }
}
var lists = Lists()
lists.items.append(1)
lists.items += [2, 3]
lists.items[0] = 9
lists.items.sort()
print(lists.items)
struct Lazy {
  lazy var n = {
    print("once"); return 7
  }(); let k = 2
}
var lz = Lazy()
var other = lz
print(lz.n, lz.n, other.n)
let global = {
  print("global closure"); return 3
}()
print(global)
enum Config {
  static var depth = 1 { didSet { print("depth \(depth)") } };
  static subscript(key: String) -> Int { key.count * depth }
}
Config.depth += 2
print(Config["abc"])
var watched = 0 { didSet { print("watched \(oldValue) -> \(watched)") } }
watched = 3
watched += 1
func local() {
  var inner = 1 { didSet { print("inner", inner) } }; inner += 1; var twice: Int { inner * 2 };
  print(twice)
}
local()
