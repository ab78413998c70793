protocol Described { var text: String { get } }
extension Int: Described { var text: String { "int \(self)" } }
extension String: Described { var text: String { "'\(self)'" } }
extension Optional: Described where Wrapped: Described {
  var text: String { map { "some " + $0.text } ?? "none" }
}
extension Array: Described where Element: Described {
  var text: String { "[" + map(\.text).joined(separator: "; ") + "]" }
}
extension Dictionary: Described where Key == String, Value: Described {
  var text: String { keys.sorted().map { "\($0)=\(self[$0].text)" }.joined(separator: ",") }
}
struct Pair<A, B> { var a: A, b: B }
extension Pair: Described where A: Described, B: Described {
  var text: String { a.text + " & " + b.text }
}
func tell<T: Described>(_ value: T) { print(value.text) }
func tell(_ value: Any) { print("something", value) }
tell(1); tell("a"); tell(Optional(3)); tell([1, 2]); tell(["x": 1, "a": 2]); tell(1.5)
tell([Optional("p"), nil]); tell([[1], []])
let any: any Described = [Pair(a: 1, b: "z")]
print(any.text, any is [Any], (7 as Any) is Described, ([1.5] as Any) is Described)
print(([1] as Any) is Described, (["k": 2] as Any as? Described)?.text ?? "-")
func dynamic(_ value: Any) -> String { (value as? Described)?.text ?? "no" }
print(dynamic([3]), dynamic([true]), dynamic(Optional(5) as Any))
print(dynamic(Pair(a: 1, b: 2.5)))
