struct Point { var x = 1; var y = 2.5 }
class Base { var id = 7 }
final class Named: Base { var name = "n"; var point: Point? = Point(); weak var other: Base? }
enum Shape { case circle(Double), rect(width: Int, height: Int), none }
dump(3)
dump("text")
dump([1, 2])
dump(["k": [true]])
dump((1, name: "two"))
dump(Point())
dump(Named())
dump(Shape.circle(1.5))
dump(Shape.rect(width: 1, height: 2))
dump(Shape.none)
dump(Optional(5))
dump(Optional<Int>.none)
dump([Point(), Point()], name: "points", maxDepth: 1)
dump([1, 2, 3, 4], maxItems: 3)
dump(Set([1]))
let shared = Base()
dump([shared, shared])
struct Written: CustomStringConvertible { var a = 1; var description: String { "written" } }
dump(Written())
struct Debugged: CustomDebugStringConvertible {
  var a = 1; var debugDescription: String { "debugged" }
}
dump([Debugged()])
var log = ""
dump(Point(), to: &log, indent: 2)
print(log, terminator: "|\n")
print(1, "a", to: &log)
print([1], Optional("x") as Any, separator: "-", terminator: ".", to: &log)
debugPrint("q", 1.0, to: &log)
print(log)
struct Upper: TextOutputStream {
  var text = ""
  mutating func write(_ string: String) { text += string.uppercased() }
}
var upper = Upper()
print("shout", Point(), to: &upper)
print(upper.text)
struct Custom: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["first": 1, "second": "b"], displayStyle: .struct)
  }
}
for child in Mirror(reflecting: Custom()).children { print(child.label ?? "-", child.value) }
let mirror = Mirror(reflecting: Named())
print(
  mirror.superclassMirror?.children.map { $0.label ?? "" } ?? [],
  mirror.superclassMirror?.subjectType == Base.self)
print(
  mirror.descendant("name") ?? "none", mirror.descendant("nothing") == nil, mirror.children.count)
print(mirror, String(reflecting: Point()), String(describing: Shape.rect(width: 1, height: 2)))
