final class Thing {
  let name: String
  var action: (() -> Void)?
  var other: Thing?
  weak var parent: Thing?
  unowned var owner: Thing?
  init(_ name: String) { self.name = name }
  func makeStrong() -> () -> String { { self.name } }
  func makeWeak() -> () -> String { { [weak self] in self?.name ?? "gone" } }
  deinit { print("-\(name)") }
}
func strong() {
  var f: (() -> String)?
  do {
    let t = Thing("strong")
    f = t.makeStrong()
  }
  print("held", f?() ?? "")
  f = nil
  print("let go")
}
strong()
func weakly() {
  let f: () -> String
  do {
    let t = Thing("weak")
    f = t.makeWeak()
    print("inside", f())
  }
  print("outside", f())
}
weakly()
func cycle() {
  let t = Thing("cycle")
  t.action = { print(t.name) }
  t.action?()
  t.action = nil
}
cycle()
func leaks() {
  let t = Thing("leak")
  t.action = { _ = t.name }
  print("leaked")
}
leaks()
func lists() {
  var calls: [() -> String] = []
  for i in 0..<3 {
    let t = Thing("c\(i)")
    calls.append { t.name }
  }
  print(calls.map { $0() })
  calls.removeFirst()
  print("first gone")
}
lists()
func escaping() -> () -> Int {
  let t = Thing("counter")
  var n = 0
  return {
    n += t.name.count; return n
  }
}
do {
  let count = escaping()
  print(count(), count())
}
print("counter over")
func tree() {
  let root = Thing("root")
  let leaf = Thing("leaf")
  root.other = leaf
  leaf.parent = root
  print(leaf.parent?.name ?? "none")
}
tree()
func orphan() {
  var root: Thing? = Thing("r")
  let leaf = Thing("l")
  leaf.parent = root
  root = nil
  print(leaf.parent == nil)
}
orphan()
func chain() {
  var head: Thing? = Thing("n0")
  head?.other = Thing("n1")
  head?.other?.other = Thing("n2")
  print("chain made")
  head?.other = head?.other?.other
  print("middle gone")
  head = nil
  print("chain gone")
}
chain()
func nested() {
  let t = Thing("nested")
  func inner() -> String { t.name }
  let f = inner
  print(f(), inner())
}
nested()
func run(_ body: () -> Void) { body(); print("ran") }
run {
  let t = Thing("in closure"); print(t.name)
}
func autoclosed(_ value: @autoclosure () -> Thing) {
  print("before"); print(value().name); print("after")
}
autoclosed(Thing("auto"))
func lazily() {
  struct Box { lazy var thing = Thing("lazy") }
  var box = Box()
  print("not yet")
  print(box.thing.name)
  box = Box()
  print("box replaced")
}
lazily()
