@dynamicCallable
struct Command {
  var name: String
  func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    name + "("
      + args.map { $0.key.isEmpty ? "\($0.value)" : "\($0.key)=\($0.value)" }.joined(
        separator: ", ") + ")"
  }
}
let run = Command(name: "go")
print(run(1, 2, 3), run(speed: 4, 5), run(a: 1, a: 2))
let none: Int = run()
print(none)
struct Adder {
  var base: Int
  func callAsFunction(_ n: Int) -> Int { base + n }
  func callAsFunction(_ s: String, times: Int = 2) -> String {
    String(repeating: s, count: times + base)
  }
  static func callAsFunction() -> String { "static" }
}
let add = Adder(base: 10)
print(
  add(5), add("x", times: -8), add("y").count, [1, 2].map(add.callAsFunction(_:)),
  [1, 2].map { add($0) })
struct Poly {
  var c: [Double]
  func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }
}
print(Poly(c: [1, 2, 3])(2), Poly(c: [0, 1])(0.5), (0..<3).map { Poly(c: [1, 1])(Double($0)) })
struct Route {
  var path: [String] = []
  func callAsFunction(_ part: String) -> Route { Route(path: path + [part]) }
  func callAsFunction(build: (Route) -> Route) -> String { build(self).path.joined(separator: "/") }
}
print(Route()("a")("b").callAsFunction { $0("c")("d") })
