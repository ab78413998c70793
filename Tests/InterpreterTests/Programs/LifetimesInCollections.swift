final class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)") }
}
func arrays() {
  var list = [Item("a"), Item("b"), Item("c")]
  print("count", list.count)
  list.remove(at: 1)
  print("removed")
  let popped = list.popLast()
  print("popped", popped?.name ?? "")
  list.append(Item("d"))
  list[0] = Item("e")
  print("replaced")
  list.removeAll()
  print("empty")
}
arrays()
func copies() {
  var one = [Item("x"), Item("y")]
  var two = one
  one.removeFirst()
  print("first of one gone")
  two.removeAll { $0.name == "x" }
  print("x gone")
  two = []
  one = []
  print("both empty")
}
copies()
func dictionaries() {
  var table = ["k": Item("v1")]
  table["k"] = Item("v2")
  print("replaced")
  table["l"] = Item("v3")
  table["k"] = nil
  print("removed")
  let old = table.updateValue(Item("v4"), forKey: "l")
  print("old", old?.name ?? "")
  table.removeValue(forKey: "l")
  print("gone")
}
dictionaries()
func mapped() {
  let names = ["p", "q"].map { Item($0) }.map(\.name)
  print(names)
  let kept = ["r", "s", "t"].map { Item($0) }.filter { $0.name != "s" }
  print(kept.map(\.name))
  let first = ["u", "v"].map { Item($0) }.first
  print(first?.name ?? "")
}
mapped()
struct Holder { var item: Item; var more: [Item] = [] }
func structs() {
  var a = Holder(item: Item("h1"))
  var b = a
  b.item = Item("h2")
  print("b changed")
  a.more.append(Item("h3"))
  b = a
  print("b is a")
  a = Holder(item: Item("h4"))
  print("a is new")
}
structs()
enum Choice { case one(Item), two(Item, Item), none }
func enums() {
  var c = Choice.one(Item("e1"))
  c = .two(Item("e2"), Item("e3"))
  print("two")
  if case .two(let x, _) = c { print("x", x.name) }
  c = .none
  print("none")
}
enums()
func tuples() {
  var pair = (Item("t1"), Item("t2"))
  pair.0 = Item("t3")
  print("first replaced")
  let (left, _) = pair
  pair = (left, left)
  print("second gone")
}
tuples()
func optionals() {
  var maybe: Item? = Item("o1")
  if let found = maybe { print("found", found.name) }
  maybe = maybe.map { Item($0.name + "2") }
  print("mapped")
  let other = maybe.take() ?? Item("o3")
  print("taken", other.name, maybe == nil)
}
extension Optional { mutating func take() -> Wrapped? { defer { self = nil }; return self } }
optionals()
print("done")
