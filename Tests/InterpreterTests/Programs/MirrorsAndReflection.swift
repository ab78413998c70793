struct Point { var x = 1; var label: String? = "p" }
class Base { var a = 1 }
final class Derived: Base { var b = [2] }
enum Kind { case plain, pair(Int, name: String) }
for value in [
  Point(), Derived(), Kind.pair(1, name: "n"), Kind.plain, [1, 2], ["k": 1], (1, second: "t"),
  Optional(3) as Any, 5,
] as [Any] {
  let mirror = Mirror(reflecting: value)
  let style: String
  switch mirror.displayStyle {
  case .struct: style = "struct";
  case .class: style = "class";
  case .enum: style = "enum";
  case .collection: style = "collection";
  case .dictionary: style = "dictionary";
  case .tuple: style = "tuple";
  case .optional: style = "optional";
  case nil: style = "none";
  default: style = "?"
  }
  print(
    style, mirror.subjectType, mirror.children.map { "\($0.label ?? "-"): \($0.value)" },
    mirror.superclassMirror?.children.count ?? 0)
}
func describe(_ value: Any, _ indent: String = "") {
  for child in Mirror(reflecting: value).children {
    print(indent + (child.label ?? "?")); describe(child.value, indent + "  ")
  }
}
struct Tree { var name = "r"; var kids: [Point] = [Point()] }
describe(Tree())
