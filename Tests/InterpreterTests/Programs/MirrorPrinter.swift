// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// A generic pretty printer made of Mirror.
struct Engine { var horsepower = 120; var fuel: Fuel = .hybrid(electric: 0.4, "petrol") }
enum Fuel { case diesel, hybrid(electric: Double, String), solar(panels: Int) }
class Vehicle { var wheels = 4; let id = "v1" }
final class Car: Vehicle {
  var engine: Engine? = Engine(); var seats = ["front": 2, "back": 3].filter { $0.value == 2 };
  lazy var late = 5; weak var other: Car?
}

func describe(_ value: Any, name: String = "root", depth: Int = 0) {
  let mirror = Mirror(reflecting: value)
  let space = String(repeating: ". ", count: depth)
  let style = mirror.displayStyle.map { "\($0)" } ?? "plain"
  guard !mirror.children.isEmpty else { return print("\(space)\(name): \(value) <\(style)>") }
  print("\(space)\(name) <\(style)> \(mirror.children.count)")
  if let parent = mirror.superclassMirror {
    print("\(space)^ \(parent.subjectType) \(parent.children.map { $0.label ?? "?" })")
  }
  for (index, child) in mirror.children.enumerated() {
    describe(child.value, name: child.label ?? "[\(index)]", depth: depth + 1)
  }
}
describe(Car())
describe((1, x: "two", [true]))
describe([Fuel.diesel, .solar(panels: 3)], name: "fuels")
describe(Optional(Optional(3)) as Any)
struct Hidden: CustomReflectable {
  var secret = 1;
  var customMirror: Mirror {
    Mirror(self, children: ["shown": "only this", "n": secret + 1], displayStyle: .struct)
  }
}
describe(Hidden())
let mirror = Mirror(reflecting: Engine())
print(
  mirror.subjectType, mirror.children.first?.label as Any,
  mirror.descendant("fuel", "electric") as Any, mirror.descendant("fuel", "hybrid", 0) as Any)
func differences<T>(_ a: T, _ b: T) -> [String] {
  zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).compactMap { one, other in
    "\(one.value)" == "\(other.value)" ? nil : "\(one.label ?? ""): \(one.value) -> \(other.value)"
  }
}
print(differences(Engine(), Engine(horsepower: 90, fuel: .diesel)))
var out = ""
dump(Engine(horsepower: 1, fuel: .solar(panels: 2)), to: &out)
print(out, terminator: "")
dump([1: ["a", "b"]], name: "table")
dump(Vehicle())
