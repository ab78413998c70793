struct Counter {
  static var total = 0;
  static let start: Int = {
    total += 100; return total
  }()
    ;
  let id: Int; init() { Counter.total += 1; id = Counter.total }
}
print(Counter().id, Counter().id, Counter.start, Counter.total, Counter.start)
class Registry {
  private static var names: [String] = [];
  static func add(_ s: String) -> Int { names.append(s); return names.count };
  static var all: String { names.joined(separator: "+") }
}
_ = Registry.add("a")
print(Registry.add("b"), Registry.all)
enum Theme { static var current = "light" { willSet { print("theme", current, "->", newValue) } } }
Theme.current = "dark"
