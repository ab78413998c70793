// swift-format-ignore-file: NeverForceUnwrap
// Closures, capture lists, currying, lazy, defer, rethrows, autoclosure, nested functions, throttles, pipelines

func chain<I, O>(_ layers: [(I, (I) throws -> O) throws -> O], _ last: @escaping (I) throws -> O)
  -> (I) throws -> O
{ layers.reversed().reduce(last) { next, layer in { try layer($0, next) } } }
var log: [String] = []
struct Failure: Error { let n: Int }
let pipeline = chain([
  { n, next in
    log.append("in \(n)"); defer { log.append("out \(n)") }; return try next(n + 1)
  }, { n, next in do { return try next(n * 2) } catch let f as Failure { return "failed \(f.n)" } },
]) { (n: Int) throws -> String in
  if n > 9 { throw Failure(n: n) }; return "v\(n)"
}
print(try pipeline(1), try pipeline(7), log)
func curry<A, B, C, R>(_ f: @escaping (A, B, C) -> R) -> (A) -> (B) -> (C) -> R {
  { a in { b in { c in f(a, b, c) } } }
}
func flip<A, B, R>(_ f: @escaping (A) -> (B) -> R) -> (B) -> (A) -> R { { b in { a in f(a)(b) } } }
func partial<A, B, R>(_ f: @escaping (A, B) -> R, _ a: A) -> (B) -> R { { f(a, $0) } }
let volume = curry { (w: Int, h: Int, d: Int) in w * h * d }
print(
  volume(2)(3)(4), [1, 2].map(volume(1)(2)), partial(+, 10)(5), flip(String.hasPrefix)("ab")("abc"),
  ["b", "a"].map(flip(String.padded)(3)))
extension String {
  func padded(_ n: Int) -> String { self + String(repeating: ".", count: Swift.max(0, n - count)) }
}
func assertThat(
  _ test: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "failed"
) rethrows -> String { try test() ? "ok" : message() }
var made = 0; func costly() -> String { made += 1; return "m\(made)" }
print(assertThat(1 < 2, costly()), assertThat(1 > 2, costly()), made, assertThat([1].isEmpty))
infix operator ??? : NilCoalescingPrecedence
func ??? <T>(a: T?, e: @autoclosure () -> any Error) throws -> T {
  guard let a else { throw e() }; return a
}
do { print(try Int("5") ??? Failure(n: 1), try Int("x") ??? Failure(n: 2)) } catch {
  print("no", (error as! Failure).n)
}
class Counter {
  var n = 0;
  lazy var next: () -> Int = { [unowned self] in
    n += 1; return n
  }
    ;
  lazy var doubled: Int = {
    log.append("made"); return n * 2
  }()
    ;
  func every(_ k: Int, _ f: @escaping (Int) -> Void) -> () -> Void {
    var calls = 0;
    return { [weak self] in
      guard let self else { return }; calls += 1; if calls % k == 0 { f(self.next()) }
    }
  }
}
var counter: Counter? = Counter(); let tick = counter!.every(2) { log.append("tick \($0)") }
for _ in 1...5 { tick() };
print(counter!.next(), counter!.doubled, counter!.doubled, log.suffix(3)); counter = nil; tick();
tick(); print(log.last!)
func makeCounters() -> (up: () -> Int, down: () -> Int, reset: (Int) -> Void) {
  var n = 0; func add(_ d: Int) -> Int { n += d; return n };
  return ({ add(1) }, { add(-1) }, { n = $0 })
}
let (up, down, reset) = makeCounters(); _ = up(); _ = up(); print(up(), down()); reset(10);
print(down())
var handlers: [() -> String] = [];
for i in 0..<3 {
  var j = i;
  handlers.append {
    j += 10; return "\(i)\(j)"
  }
}; print(handlers.map { $0() }, handlers.map { $0() })
let x = 1; var y = 1; let captured = { [y, z = x + y] in "\(y) \(z)" }; y = 5; print(captured(), y)
func order() -> [String] {
  var out: [String] = [];
  do {
    defer { out.append("d1") }; defer { out.append("d2") }; out.append("b");
    if out.count == 1 { defer { out.append("d3") }; out.append("c") }
  }; return out
}
print(order())
func retry<T>(_ times: Int, _ work: (_ attempt: Int) throws -> T) rethrows -> T {
  var n = 1; while true { do { return try work(n) } catch  where n < times { n += 1 } }
}
print(
  (try? retry(3) {
    if $0 < 3 { throw Failure(n: $0) }; return "ok \($0)"
  }) ?? "-", (try? retry(2) { n -> Int in throw Failure(n: n) }) as Any, retry(1) { $0 })
let fact: (Int) -> Int = {
  func go(_ n: Int, _ acc: Int) -> Int { n < 2 ? acc : go(n - 1, acc * n) }; return go($0, 1)
}
  ;
print(fact(10))
func fix<A, B>(_ f: @escaping (@escaping (A) -> B) -> (A) -> B) -> (A) -> B { { f(fix(f))($0) } }
print(fix { (f: @escaping (Int) -> Int) in { $0 < 2 ? $0 : f($0 - 1) + f($0 - 2) } }(15))
struct Lazy<T> {
  private final class Box {
    var v: T?; let make: () -> T; init(_ m: @escaping () -> T) { make = m }
  }; private let box: Box; init(_ m: @autoclosure @escaping () -> T) { box = Box(m) };
  var value: T { if let v = box.v { return v }; let v = box.make(); box.v = v; return v };
  func map<U>(_ f: @escaping (T) -> U) -> Lazy<U> { Lazy<U>(f(value)) }
}
let lazyValue = Lazy(costly()).map { $0 + "!" }; print(made, lazyValue.value, lazyValue.value, made)
let events = ["a:1", "b:x", "a:3", "c:"].lazy.map {
  $0.split(separator: ":", omittingEmptySubsequences: false)
}.filter { $0.count == 2 }.compactMap { p in Int(p[1]).map { (key: p[0], value: $0) } }
print(
  events.reduce(into: [:]) { $0[$1.key, default: []].append($1.value) }, events.first?.key ?? "")
let sorters: KeyValuePairs<String, (String, String) -> Bool> = [
  "length": { ($0.count, $0) < ($1.count, $1) }, "reverse": (>), "last": { $0.last! < $1.last! },
]
for (n, s) in sorters { print(n, ["pear", "fig", "apple"].sorted(by: s)) }
