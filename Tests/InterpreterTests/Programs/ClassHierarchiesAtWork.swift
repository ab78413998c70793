protocol Observer: AnyObject { func changed(_ what: String) }
class Subject {
  private var observers: [Weak] = []; struct Weak { weak var value: (any Observer)? }
  func add(_ o: any Observer) { observers.append(Weak(value: o)) }
  func notify(_ s: String) {
    observers.removeAll { $0.value == nil }; observers.forEach { $0.value?.changed(s) };
    print("told", observers.count)
  }
}
final class Screen: Observer {
  let name: String; private(set) var seen: [String] = []; init(_ n: String) { name = n };
  func changed(_ what: String) { seen.append(what); print(name, "saw", what) };
  deinit { print(name, "gone") }
}
let subject = Subject()
let first = Screen("first")
subject.add(first)
do { let second = Screen("second"); subject.add(second); subject.notify("both") }
subject.notify("one")
print(first.seen)
class Shape {
  func area() -> Double { 0 }; var title: String { "shape" };
  final func line() -> String { "\(title): \(area())" }; required init() {}
}
class Circle: Shape {
  var r = 1.0; override func area() -> Double { 3 * r * r };
  override var title: String { "circle" }; convenience init(r: Double) { self.init(); self.r = r }
}
final class Square: Shape {
  var side: Double; override func area() -> Double { side * side };
  required init() { side = 2; super.init() }; init(side: Double) { self.side = side };
  override var title: String { super.title + " square" }
}
for s in [Circle(r: 2), Square(), Square(side: 3), Shape()] as [Shape] {
  print(s.line(), s is Circle, (s as? Square)?.side as Any)
}
class Node {
  unowned let owner: Tree; var children: [Node] = []; let id: Int;
  init(_ owner: Tree, _ id: Int) { self.owner = owner; self.id = id; owner.count += 1 };
  deinit { print("node", id) }
  func add() -> Node { let n = Node(owner, owner.count); children.append(n); return n }
}
class Tree { var count = 0; lazy var root = Node(self, 0); deinit { print("tree") } }
do { let tree = Tree(); _ = tree.root.add().add(); _ = tree.root.add(); print(tree.count) }
class Singleton {
  static let shared = Singleton(); private init() { print("made once") }; var hits = 0
}
Singleton.shared.hits += 1
Singleton.shared.hits += 1
print(Singleton.shared.hits)
class Failable {
  let n: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; self.n = n };
  init(throwing n: Int) throws { if n < 0 { throw E.bad }; self.n = n }; enum E: Error { case bad };
  deinit { print("failable \(n)") }
}
print(Failable("x") == nil, Failable("3")?.n as Any, (try? Failable(throwing: -1)) == nil)
