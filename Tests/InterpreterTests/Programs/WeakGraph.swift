// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Delegate: AnyObject { func changed(_ name: String, to value: Int) }
final class Model {
  weak var delegate: (any Delegate)?
  private var observers: [(owner: Weak<AnyObject>, call: (Int) -> Void)] = []
  var value = 0 {
    didSet {
      delegate?.changed("value", to: value); observers.removeAll { $0.owner.object == nil };
      observers.forEach { $0.call(value) }
    }
  }
  func observe<Owner: AnyObject>(_ owner: Owner, _ body: @escaping (Owner, Int) -> Void) {
    observers.append(
      (
        Weak(owner),
        { [weak owner] n in
          guard let owner else { return }; body(owner, n)
        }
      ))
  }
  var count: Int { observers.count }
  deinit { print("model gone") }
}
struct Weak<T: AnyObject> { weak var object: T?; init(_ object: T) { self.object = object } }
final class Screen: Delegate {
  let name: String
  var model: Model? {
    willSet { print("screen \(name) gets", newValue == nil ? "nothing" : "a model") }
  }
  var log: [String] = []
  init(_ name: String) { self.name = name }
  func changed(_ what: String, to value: Int) { log.append("\(name).\(what)=\(value)") }
  func note(_ n: Int) { log.append("seen \(n)") }
  deinit { print("screen", name, "gone after", log) }
}
var model: Model? = Model()
weak var watched = model
do {
  let a = Screen("a")
  a.model = model
  model?.delegate = a
  model?.observe(a) { screen, n in screen.note(n) }
  var b: Screen? = Screen("b")
  model?.observe(b!) { $0.note($1 * 10) }
  model?.value = 1
  b = nil
  model?.value += 1
  print(model!.count, a.log)
}
model?.value = 5
print(model!.delegate == nil, model!.count)
model = nil
print(watched == nil)
final class Cache {
  private var table: [String: Weak<Screen>] = [:]
  func screen(_ name: String) -> Screen {
    if let found = table[name]?.object { return found }; let made = Screen(name);
    table[name] = Weak(made); return made
  }
  var alive: [String] { table.filter { $0.value.object != nil }.keys.sorted() }
}
let cache = Cache()
var kept: [Screen] = [cache.screen("x"), cache.screen("y"), cache.screen("x")]
print(cache.alive, kept[0] === kept[2], kept.count)
kept.removeFirst(); kept.removeFirst()
print(cache.alive)
kept = []
print(cache.alive)
final class Timer { var tick: (() -> Void)?; deinit { print("timer gone") } }
final class Owner {
  let timer = Timer(); var n = 0
  init() {
    timer.tick = { [weak self] in
      self?.n += 1; print("tick", self?.n ?? -1)
    }
  }
  deinit { print("owner gone") }
}
var owner: Owner? = Owner()
let timer = owner!.timer
timer.tick?(); owner = nil; timer.tick?()
final class Tree {
  unowned let parent: Tree?; var kids: [Tree] = []; let id: Int
  init(_ id: Int, in parent: Tree? = nil) {
    self.id = id; self.parent = parent; parent?.kids.append(self)
  }
  var path: String { (parent.map { $0.path + "/" } ?? "") + "\(id)" }
  deinit { print("free", id) }
}
do {
  let root = Tree(1); let leaf = Tree(3, in: Tree(2, in: root));
  print(leaf.path, root.kids.map(\.kids.count))
}
let closures: [() -> String] = {
  let screen = Screen("captured");
  return [
    { [unowned screen] in screen.name },
    { [screen] in
      screen.log.append("kept"); return screen.log.last!
    },
  ]
}()
print(closures.map { $0() })
