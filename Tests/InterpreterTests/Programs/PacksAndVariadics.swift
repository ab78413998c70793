func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func join(_ parts: String..., with separator: String = "-") -> String {
  parts.joined(separator: separator)
}
func tagged(_ tags: (String, Int)..., last: Bool = false) -> String {
  tags.map { "\($0.0)\($0.1)" }.joined() + (last ? "!" : "")
}
print(
  sum(), sum(1), sum(1, 2, 3), join("a", "b"), join("a", "b", with: "+"),
  tagged(("a", 1), ("b", 2), last: true))
func describe<each T>(_ value: repeat each T) -> [String] {
  var out: [String] = []; repeat out.append(String(describing: each value)); return out
}
func pairUp<each A, each B>(_ a: repeat each A, with b: (repeat each B)) -> (
  repeat (each A, each B)
) {
  (repeat (each a, each b))
}
print(describe(1, "a", 2.5), describe())
print(pairUp(1, "x", with: (true, 2.0)))
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
  for (a, b) in repeat (each l, each r) {
    if a != b { return false }
  }
  return true
}
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
struct Tupled<each T> {
  var values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) };
  var count: Int { var n = 0; for _ in repeat each values { n += 1 }; return n }
}
print(Tupled(1, "b", true).count, Tupled(1, 2).values.1)
func defaults(_ a: Int = 1, _ b: Int, c: Int = 3, _ d: () -> Int = { 4 }) -> Int {
  a * 1000 + b * 100 + c * 10 + d()
}
print(defaults(9, 2), defaults(2, 5, c: 7), defaults(1, 2) { 0 })
func trailing(_ n: Int, first: () -> String, second: () -> String = { "-" }) -> String {
  first() + "\(n)" + second()
}
print(
  trailing(1) { "a" },
  trailing(2) {
    "b"
  } second: {
    "c"
  }, trailing(3, first: { "d" }))
