// Variables among statements that tell of changes, alone and in closures.
func counting() {
  var total = 0
  var n = 1 {
    willSet { print("will", n, newValue) }
    didSet { print("did", oldValue, n); total += n }
  }
  n = 2
  n += 3
  let grow = { n *= 2 }
  grow()
  grow()
  print(n, total)
}
counting()
func limited() -> Int {
  var level = 5 { didSet { if level > 10 { level = 10 } } }
  level = 50
  print(level)
  level -= 3
  return level
}
print(limited())
func listing() {
  var changes: [String] = []
  var items = ["a"] { didSet { changes.append("\(oldValue.count)->\(items.count)") } }
  items.append("b")
  items += ["c", "d"]
  items.removeFirst()
  items[0] = "z"
  print(items, changes)
}
listing()
var top = 1 { didSet { print("top", oldValue, "to", top) } }
top += 1
func through(_ n: inout Int) { n += 10 }
through(&top)
print(top)
struct Holder {
  var value = 1 { willSet { print("holder", value, newValue) } }
  static var shared = 0 { didSet { print("shared", shared) } }
}
var holder = Holder()
holder.value = 2
through(&holder.value)
Holder.shared += 4
through(&Holder.shared)
var computedLater: Int { top * 2 }
print(computedLater)
func nested() {
  var x = 0 { didSet { print("x", x) } }
  func inner(_ k: Int) { x += k; if k > 1 { inner(k - 1) } }
  inner(3)
  print(x)
}
nested()
