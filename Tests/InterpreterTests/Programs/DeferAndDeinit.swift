// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
final class Noisy {
  let name: String; init(_ name: String) { self.name = name; print("+", name) };
  deinit { print("-", name) }
}
struct Failure: Error { let at: Int }
func work(_ n: Int) throws -> Int {
  defer { print("outer defer", n) }
  let first = Noisy("first\(n)")
  defer { print("second defer", first.name) }
  if n == 1 { defer { print("in if") }; throw Failure(at: n) }
  do {
    defer { print("in do") }
    let inner = Noisy("inner")
    guard n != 2 else { return inner.name.count }
  }
  for i in 0..<3 {
    defer { print("turn", i) }
    if i == 1 { continue }
    if i == 2 { break }
    print("body", i)
  }
  return n
}
for n in 1...3 {
  do { print("got", try work(n)) } catch let f as Failure { print("failed", f.at) } catch {}
}

final class Node {
  let name: String; var children: [Node] = []; weak var parent: Node?
  init(_ name: String, _ children: [Node] = []) {
    self.name = name; self.children = children; children.forEach { $0.parent = self }
  }
  deinit { print("free", name, parent == nil) }
}
do {
  var tree: Node? = Node("root", [Node("a", [Node("a1")]), Node("b")])
  let a = tree?.children[0]
  tree = nil
  print("tree gone", a?.parent == nil, a?.children.first?.parent?.name ?? "-")
}
class Parent { let own = Noisy("own"); init() {}; deinit { print("deinit Parent") } }
final class Child: Parent { let extra = Noisy("extra"); deinit { print("deinit Child") } }
var child: Parent? = Child()
child = Parent()
child = nil
func counter() -> () -> Int {
  let token = Noisy("token")
  var n = 0
  return {
    n += 1; return n + token.name.count
  }
}
var next: (() -> Int)? = counter()
print(next!(), next!())
next = nil
var list = [Noisy("x"), Noisy("y"), Noisy("z")]
list.removeFirst()
print("removed")
list[1] = Noisy("w")
list.removeAll()
var table = ["k": Noisy("v")]
table["k"] = nil
_ = Noisy("ignored")
print("after ignored")
struct Holder { let noisy: Noisy }
var holder = Holder(noisy: Noisy("h1"))
holder = Holder(noisy: Noisy("h2"))
func pass(_ noisy: Noisy) -> String { noisy.name }
print(pass(Noisy("temporary")))
func nested() -> String {
  defer { print("d1") }; defer { print("d2"); do { defer { print("d3") } } };
  return {
    defer { print("c") }; return "value"
  }()
}
print(nested())
