// swift-format-ignore-file: NeverForceUnwrap
class A {}
class B: A { var b = 1 }
protocol P { var p: Int { get } }
extension Int: P { var p: Int { self } }
extension B: P { var p: Int { b } }
let things: [Any] = [
  1, 2.5, "s", true, [1, 2], ["k": 1], A(), B(), Optional<Int>.none as Any, Optional(4) as Any,
  (1, 2), { 3 } as () -> Int, Int.self, 3 as Int8, "c" as Character, 1...2, (),
]
for t in things {
  var found: [String] = []
  if t is Int { found.append("Int") }
  if let d = t as? Double { found.append("Double \(d)") }
  if let s = t as? String { found.append("String \(s.count)") }
  if t is Bool { found.append("Bool") }
  if let l = t as? [Int] { found.append("list \(l.count)") }
  if let d = t as? [String: Int] { found.append("dict \(d["k"] ?? 0)") }
  if t is A { found.append("A") }
  if let p = t as? any P { found.append("P \(p.p)") }
  if let o = t as? Int? { found.append("Int? \(o as Any)") }
  if let f = t as? () -> Int { found.append("function \(f())") }
  if let r = t as? ClosedRange<Int> { found.append("range \(r.count)") }
  if let m = t as? Any.Type { found.append("type \(m)") }
  if t is any Equatable { found.append("Equatable") }
  print(found)
}
let mixed: [Any?] = [1, nil, "x"]
print(mixed.compactMap { $0 }.count, mixed.map { $0 is String }, mixed.compactMap { $0 as? Int })
let upcast = [B(), B()] as [A]
print(
  (upcast as? [B])?.map(\.b) as Any, (upcast[0] as! B).b, upcast is [B],
  ([1, 2] as [Any]) as? [Int] as Any, ([1, "a"] as [Any]) as? [Int] as Any,
  ["a": 1] as? [String: Any] != nil)
func cast<T>(_ v: Any, to _: T.Type) -> T? { v as? T }
print(
  cast(1, to: Int.self) as Any, cast(1, to: String.self) as Any,
  cast("q", to: (any CustomStringConvertible).self)?.description ?? "-",
  cast(B(), to: A.self) != nil)
let n: Int? = 5
print(
  n as Any is Int, (n as Any) as? Int ?? 0, type(of: n as Any), Optional(Optional(3)) as Any,
  3 as Int? == 3, type(of: things[0]))
