// swift-format-ignore-file: NeverForceUnwrap
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
  var n = 0;
  return (
    {
      n += step; return n
    }, { n = 0 }
  )
}
let c = makeCounter(), d = makeCounter(step: 10)
print(c.next(), c.next(), d.next(), c.next()); c.reset(); print(c.next(), d.next())
var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var j = 0;
while j < 3 { fs.append { j }; j += 1 }
print(fs.map { $0() })
var x = 1; let byReference = { x }; let byValue = { [x] in x };
let renamed = { [y = x + 100] in y }; x = 5; print(byReference(), byValue(), renamed())
func apply<T>(_ n: Int, to v: T, _ f: (T) -> T) -> T { (0..<n).reduce(v) { r, _ in f(r) } }
print(apply(3, to: 2) { $0 * $0 }, apply(2, to: "a") { $0 + $0 }, apply(0, to: [1]) { _ in [] })
let add: (Int, Int) -> Int = (+), sub = { (a: Int, b: Int) in a - b },
  ops: [String: (Int, Int) -> Int] = ["+": add, "-": sub, "*": { $0 * $1 }, "max": max]
for key in ops.keys.sorted() { print(key, ops[key]!(7, 3), terminator: "; ") };
print(ops["?"]?(1, 2) as Any)
struct Button {
  var title: String; var action: (() -> Void)?; var enabled: () -> Bool = { true };
  func tap() { guard enabled() else { print("off"); return }; action?() }
}
var taps = 0; var b = Button(title: "ok") { taps += 1 }; b.tap(); b.tap(); b.enabled = { taps < 3 };
b.tap(); b.tap(); b.action = nil; b.tap(); print(taps)
func outer(_ n: Int) -> Int {
  var total = 0; func add(_ k: Int) { total += k; if k > 0 { add(k - 1) } }; add(n);
  let twice = { total *= 2 }; twice(); return total
}
print(outer(4))
func fibs() -> AnyIterator<Int> {
  var (a, b) = (0, 1);
  return AnyIterator {
    defer { (a, b) = (b, a + b) }; return a < 50 ? a : nil
  }
}
print(Array(fibs()), fibs().prefix(3).map { $0 }, fibs().first { $0 > 10 } ?? 0)
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var store: [K: V] = [:];
  func run(_ k: K) -> V {
    if let v = store[k] { return v }; let v = f(run, k); store[k] = v; return v
  }; return run
}
let fast = memo { (me: (Int) -> Int, n: Int) in n < 2 ? n : me(n - 1) + me(n - 2) }; print(fast(60))
let pipeline: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }, { -$0 }, abs];
print(pipeline.reduce(5) { $1($0) }, pipeline.map { $0(3) })
func run(_ times: Int, _ body: (Int) throws -> Bool) rethrows -> Int {
  for i in 0..<times { if try body(i) { return i } }; return -1
}
struct Stop: Error {};
print(
  run(5) { $0 == 3 },
  (try? run(5) {
    if $0 == 2 { throw Stop() }; return false
  }) as Any)
func lazyOr(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() };
func noisy(_ s: String) -> Bool { print("noisy", s); return true }
print(lazyOr(true, noisy("1")), lazyOr(false, noisy("2")))
let sorted = ["pear", "fig", "apple"].sorted { ($0.count, $0) < ($1.count, $1) };
print(
  sorted, sorted.map(\.count), sorted.map { s in s.first.map(String.init) ?? "" },
  sorted.min { $0.last! < $1.last! }!)
class Node { var onChange: ((Int) -> Void)?; var value = 0 { didSet { onChange?(value) } } }
let node = Node(); var history: [Int] = [];
node.onChange = { [weak node] v in
  history.append(v); if v < 3 { node?.value = v + 1 }
}; node.value = 1; print(history)
var stack: [(String, () -> Void)] = [];
for name in ["a", "b"] {
  var count = 0;
  stack.append(
    (
      name,
      {
        count += 1; print(name, count)
      }
    ))
}
stack.forEach {
  $0.1(); $0.1()
}; let (first, call) = stack[0]; call(); print(first)
print(
  { (n: Int) -> String in "direct \(n)" }(4), { $0 + $1 }(1, 2),
  ((1...3).map { n in { n * 10 } }).map { $0() })
