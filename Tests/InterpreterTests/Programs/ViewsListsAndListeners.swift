// swift-format-ignore-file: NeverForceUnwrap
// Classes: protocols with default implementations, delegates, weak references, observers, deinit order, composition
protocol Drawable: AnyObject {
  var name: String { get }; func draw(into canvas: inout [String], indent: Int)
}
extension Drawable {
  func draw(into canvas: inout [String], indent: Int = 0) {
    canvas.append(String(repeating: " ", count: indent) + name)
  }; var rendered: [String] { var c: [String] = []; draw(into: &c, indent: 0); return c }
}
class View: Drawable, CustomStringConvertible {
  private(set) weak var parent: View?; fileprivate(set) var children: [View] = []; let name: String;
  var onTap: ((View) -> Bool)?
  nonisolated(unsafe) static var alive = 0
  required init(name: String) { self.name = name; Self.alive += 1 }
  convenience init(_ name: String, @ChildBuilder _ children: () -> [View]) {
    self.init(name: name); children().forEach(add)
  }
  deinit { View.alive -= 1 }
  func add(_ child: View) {
    child.parent?.children.removeAll { $0 === child }; child.parent = self; children.append(child)
  }
  func draw(into canvas: inout [String], indent: Int) {
    canvas.append("\(String(repeating: " ", count: indent))<\(name)>");
    for c in children { c.draw(into: &canvas, indent: indent + 1) }
  }
  var ancestors: some Sequence<View> { sequence(first: self, next: \.parent).dropFirst() }
  func find(where test: (View) throws -> Bool) rethrows -> View? {
    if try test(self) { return self };
    for c in children { if let f = try c.find(where: test) { return f } }; return nil
  }
  func tap() -> Bool { onTap?(self) ?? parent?.tap() ?? false }
  class var kind: String { "view" }
  var description: String { "\(type(of: self).kind):\(name)" }
  static func make<T: View>(_ type: T.Type = T.self, _ names: String...) -> [T] {
    names.map { T(name: $0) }
  }
}
final class Button: View {
  override class var kind: String { "button" }; private(set) var taps = 0
  override func tap() -> Bool {
    taps += 1; defer { if taps == 2 { onTap = nil } }; return super.tap()
  }
}
class Label: View {
  var text = "" {
    willSet { if newValue != text { history.append(text) } }
    didSet { text = String(text.prefix(5)) }
  }; private(set) var history: [String] = []
  override func draw(into canvas: inout [String], indent: Int) {
    super.draw(into: &canvas, indent: indent);
    canvas.append(String(repeating: " ", count: indent + 1) + "'\(text)'")
  }
  required init(name: String) { super.init(name: name); text = name }
}
@resultBuilder enum ChildBuilder {
  static func buildBlock(_ c: [View]...) -> [View] { c.flatMap { $0 } };
  static func buildExpression(_ v: View) -> [View] { [v] };
  static func buildExpression(_ v: [View]) -> [View] { v };
  static func buildOptional(_ v: [View]?) -> [View] { v ?? [] };
  static func buildArray(_ v: [[View]]) -> [View] { v.flatMap { $0 } };
  static func buildEither(first: [View]) -> [View] { first };
  static func buildEither(second: [View]) -> [View] { second }
}
do {
  let wide = true
  let root = View("root") {
    Button(name: "ok");
    View("box") {
      Label(name: "hello world"); if wide { View.make(Button.self, "x", "y") };
      for i in 1...2 { Label(name: "l\(i)") }
    }
  }
  print(root.rendered.joined(separator: "\n"))
  let label = root.find { $0 is Label } as! Label, ok = root.children[0] as? Button
  print(
    label, label.ancestors.map(\.description), root.find { $0.children.count > 9 } as Any,
    View.alive)
  var tapped: [String] = []
  root.onTap = { v in
    tapped.append("root<-\(v.name)"); return true
  }
  ok?.onTap = { [unowned root] b in
    tapped.append("\(b) in \(root)"); return false
  }
  print(ok!.tap(), ok!.tap(), ok!.tap(), label.tap(), tapped, ok!.taps)
  label.text = "abcdefgh"; label.text = "abcde"; label.text += "zzz";
  print(label.text, label.history)
  root.add(label);
  print(root.children.map(\.name), label.parent === root, label.parent?.children.count ?? 0)
  let drawables: [any Drawable] = [root.children[1], label]
  print(
    drawables.map { $0.rendered.count }, drawables.compactMap { ($0 as? Label)?.text },
    drawables.contains { $0 === label })
}
print(View.alive)
protocol Copyable2 { init(copying other: Self) }
extension Copyable2 { func copy() -> Self { .init(copying: self) } }
class Node: Copyable2 {
  var value: Int; var next: Node?;
  required init(copying o: Node) { value = o.value; next = o.next?.copy() };
  init(_ v: Int, _ n: Node? = nil) { (value, next) = (v, n) }
}
extension Node: Sequence {
  struct Iterator: IteratorProtocol {
    var node: Node?;
    mutating func next() -> Int? { defer { node = node?.next }; return node?.value }
  }; func makeIterator() -> Iterator { Iterator(node: self) }
}
let list = Node(1, Node(2, Node(3))), copy = list.copy()
copy.next?.value = 20; list.next!.next = nil
print(Array(list), Array(copy), copy.max()!, list === list.copy(), zip(list, copy).map(+))
final class WeakBox<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
final class Subject<Event> {
  private var observers: [(owner: WeakBox<AnyObject>, run: (Event) -> Void)] = []
  func observe<O: AnyObject>(_ owner: O, _ f: @escaping (O, Event) -> Void) {
    observers.append((WeakBox(owner), { [weak owner] e in if let owner { f(owner, e) } }))
  }
  func send(_ e: Event) -> Int {
    observers.removeAll { $0.owner.value == nil }; observers.forEach { $0.run(e) };
    return observers.count
  }
}
final class Listener { var got: [String] = [] }
let subject = Subject<(id: Int, name: String)>(); let keeper = Listener()
do {
  let short = Listener(); subject.observe(short) { $0.got.append($1.name) };
  subject.observe(keeper) { $0.got.append("\($1.id)\($1.name)") };
  print(subject.send((1, "a")), short.got)
}
print(subject.send((id: 2, name: "b")), keeper.got)
