struct Point { var x = 1; var y: Double? = 2.5; var tag: String = "t"; static let zero = 0 }
struct Empty {}
class Ref { var n = 1 }
enum Choice { case one, two(Int), three(name: String, age: Int), four(Point) }
struct Named: CustomStringConvertible { var description: String { "Named!" } }
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "Debugged!" } }
struct Gen<T> { var value: T }
print(
  Point(), Empty(), Choice.one, Choice.two(3), Choice.three(name: "n", age: 4),
  Choice.four(Point(x: 2, y: nil)))
print(
  [Point(x: 0, y: nil, tag: "a")], ["k": Named()], [Named(), Named()], Debugged(), [Debugged()])
print(
  Named(), "\(Named())", [Named()], (1, "two", Named()), (a: 1, b: [2]), Gen(value: "s"),
  Gen(value: Optional(1)))
print(
  Optional("x") as Any, [Optional(1), nil], [[1]: [2: "c"]], Set([1]), 1...3, 1..<3, ...5,
  (2...).lowerBound)
print(
  true, 1.0, 100000000000000000000.0, 0.1 + 0.2, 1e-7, -0.0, Double.infinity, Double.nan, 1.0e16,
  123456789.125, Float(0.1), 5e-324)
print(
  "text", ["text"], ["a": "b"], Optional("q") as Any, "c" as Character, ["c" as Character],
  1 as Any, [1, "a", nil] as [Any?])
print(
  String(describing: Point.self), type(of: Point()), type(of: [1: Gen(value: 1)]),
  type(of: Choice.one), (1...2).map { $0 }, type(of: { (a: Int) -> String in "" }))
debugPrint("debug", [1], Named(), "x" as Character, Optional(2) as Any, 1.5)
print(
  [1, 2, 3].description, "q".debugDescription, [Choice.one, .two(1)], Result<Int, Never>.success(1),
  (), [()].count)
print(1, 2, separator: "-", terminator: "!\n")
print(
  ClosedRange(uncheckedBounds: (1, 2)), 1.5..<2.5, "a"..."c",
  stride(from: 0, to: 4, by: 2).map { $0 }, repeatElement(1, count: 2).map { $0 }, Array("ab".utf8),
  "ab"[...].description, [1, 2, 3][1...])
var out = ""
print("into", 3, to: &out)
dump(out.count)
print(out, terminator: "")
