// swift-format-ignore-file: NeverForceUnwrap
struct Point {
  var x = 1; let y: Double = 2; private var hidden = "h"; static var s = 1; var computed: Int { 5 }
}
class Base { var a = 1 }; class Derived: Base { var b: Int? = nil; weak var w: Base? }
enum Kind { case plain, one(Int), two(a: String, Int) }
func show(_ value: Any) {
  let m = Mirror(reflecting: value)
  print(
    m.subjectType, m.displayStyle.map { "\($0)" } ?? "none",
    m.children.map { "\($0.label ?? "_"): \($0.value)" })
}
show(Point()); show(Derived()); show(Kind.plain); show(Kind.one(3)); show(Kind.two(a: "x", 4));
show([1, 2]); show((1, b: "z")); show(Optional(3) as Any)
show(["k": 1]); show(Set([1])); show(5); show("s"); show(Optional<Int>.none as Any); show(1...2)
print(
  Mirror(reflecting: Derived()).superclassMirror!.children.first!.label!,
  Mirror(reflecting: Point()).descendant("x") as Any,
  Mirror(reflecting: [[7]]).descendant(0, 0) as Any)
struct Custom: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["first": 1, "second": "two"], displayStyle: .struct)
  }
}
show(Custom()); dump(Point()); dump([Kind.two(a: "q", 1)], name: "list");
dump(["a": Derived()].first!.value.a)
func flat(_ value: Any) -> [String] {
  let m = Mirror(reflecting: value);
  return m.children.isEmpty
    ? ["\(value)"] : m.children.flatMap { c in flat(c.value).map { (c.label ?? "") + "/" + $0 } }
}
print(flat((Point(), [Kind.one(1)], name: "n")))
func properties<T>(_ t: T) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: Mirror(reflecting: t).children.compactMap { c in
      c.label.map { ($0, "\(type(of: c.value))") }
    })
}
print(properties(Point()).sorted { $0.key < $1.key }.map { "\($0.key)-\($0.value)" })
