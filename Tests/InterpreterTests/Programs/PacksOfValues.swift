// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
func describe<each T>(_ value: repeat each T) -> [String] {
  var out: [String] = []
  for v in repeat each value { out.append("\(type(of: v)):\(v)") }
  return out
}
func pairUp<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B))
{ (repeat (each a, each b)) }
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
  for (x, y) in repeat (each a, each b) { guard x == y else { return false } }
  return true
}
func first<each T>(_ value: repeat each T, where test: (Any) -> Bool) -> Any? {
  for item in repeat each value { if test(item) { return item } }
  return nil
}
func count<each T>(_ value: repeat each T) -> Int {
  var n = 0
  for _ in repeat each value { n += 1 }
  return n
}
func mapAll<each In, Out>(_ value: repeat each In, by f: (Any) -> Out) -> [Out] {
  var out: [Out] = []
  for v in repeat each value { out.append(f(v)) }
  return out
}
struct Row<each Column> {
  let values: (repeat each Column)
  init(_ values: repeat each Column) { self.values = (repeat each values) }
  func cells() -> String {
    var parts: [String] = []
    repeat parts.append(String(describing: each values))
    return parts.joined(separator: " | ")
  }
  func prefixed(by mark: String) -> [String] {
    var out: [String] = []; repeat out.append(mark + String(describing: each values)); return out
  }
}
func counted<each S: Sequence>(_ sequences: repeat each S) -> Int {
  var total = 0
  for s in repeat each sequences { total += s.reduce(0) { n, _ in n + 1 } }
  return total
}
func sizes<each T>(_ type: repeat (each T).Type) -> [String] {
  var names: [String] = []; repeat names.append(String(describing: each type)); return names
}
func defaults<each T: ExpressibleByIntegerLiteral>(_ types: repeat (each T).Type) -> (repeat each T)
{ (repeat 7 as each T) }
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "int\(self)" } }
extension String: Named { var name: String { "text" } }
func names<each N: Named>(_ items: repeat each N) -> [String] {
  var out: [String] = []; repeat out.append((each items).name); return out
}

print(describe(1, "two", [3.0], nil as Int?), describe())
print(pairUp(1, "x", with: true, 2.5), allEqual((1, "a"), (1, "a")), allEqual((1, 2), (1, 3)))
print(
  first(1, "a", 2.0) { $0 is String } as Any, count(1, 2, 3), count(),
  mapAll(1, "b", false) { "\($0)!" })
print(
  Row(1, "b").cells(), Row("only", 2, [3]).prefixed(by: "*"), type(of: Row(1, "b")), Row(3).values)
print(
  counted([1, 2], Set([3]), 4...5), sizes(Int.self, String.self), defaults(Int.self, Double.self))
func glue(_ a: Int, _ b: String, _ c: Bool) -> String { "\(a)\(b)\(c)" }
print(names(4, "q", 5))
