// swift-format-ignore-file: NeverForceUnwrap
struct Button { var title: String; var action: () -> Void }
final class ViewModel {
  var count = 0 { didSet { onChange?(count) } }; var onChange: ((Int) -> Void)?
  func buttons() -> [Button] {
    [
      Button(title: "+") { self.count += 1 },
      Button(title: "-") { [weak self] in self?.count -= 1 }, Button(title: "x3", action: triple),
    ]
  }
  func triple() { count *= 3 }; deinit { print("model gone") }
}
do {
  let model = ViewModel(); var seen: [Int] = []; model.onChange = { seen.append($0) };
  let b = model.buttons(); b[0].action(); b[0].action(); b[2].action(); b[1].action();
  print(model.count, seen, b.map(\.title))
}
var stored: [String: (Int) -> Int] = [:]
func register(_ name: String, _ f: @escaping (Int) -> Int) { stored[name] = f }
let k = 10
register("add") { $0 + k }
register("twice") { n in
  let t = n * 2; return t
}
print(stored.keys.sorted().map { "\($0)=\(stored[$0]!(5))" })
func debounce(_ n: Int) -> () -> Bool {
  var left = n;
  return {
    left -= 1; return left <= 0
  }
}
let d = debounce(3)
print(d(), d(), d(), d())
func memoize<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B {
  var cache: [A: B] = [:];
  return { a in
    if let c = cache[a] { return c }; let r = f(a); cache[a] = r; return r
  }
}
var calls = 0
let square = memoize { (n: Int) -> Int in
  calls += 1; return n * n
}
print(square(4), square(4), square(5), calls)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(
  curry(+)(1)(2), [1, 2, 3].map(curry(*)(10)),
  curry { (a: String, n: Int) in String(repeating: a, count: n) }("z")(3))
var fs: [() -> Int] = []
var i = 0
while i < 3 { let j = i; fs.append { i * 100 + j }; i += 1 }
print(fs.map { $0() })
func withValue<T, R>(_ v: T, _ body: (inout T) throws -> R) rethrows -> (T, R) {
  var c = v; let r = try body(&c); return (c, r)
}
print(
  withValue([1]) {
    $0.append(2); return $0.count
  }, withValue("a") { $0 += "b" }.0)
let compute: (Int) -> Int = { n in
  func inner(_ k: Int) -> Int { k == 0 ? 0 : n + inner(k - 1) }; return inner(n)
}
print(
  compute(4), { $0 }(3), ({ (x: Int) in x + 1 })(1),
  (1...3).map { [$0, -$0] }.map { $0.reduce(0, +) })
