import Foundation

@dynamicMemberLookup
struct JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  CustomStringConvertible
{
  enum Kind { case s(String), i(Int), a([JSON]), o([(String, JSON)]), b(Bool), null }
  var v: Kind
  init(stringLiteral s: String) { v = .s(s) }
  init(integerLiteral i: Int) { v = .i(i) }
  init(arrayLiteral e: JSON...) { v = .a(e) }
  init(dictionaryLiteral e: (String, JSON)...) { v = .o(e) }
  init(nilLiteral: ()) { v = .null }
  init(booleanLiteral b: Bool) { v = .b(b) }
  subscript(dynamicMember m: String) -> JSON {
    if case .o(let ps) = v { return ps.first { $0.0 == m }?.1 ?? nil }; return nil
  }
  subscript(_ i: Int) -> JSON {
    if case .a(let xs) = v, xs.indices ~= i { return xs[i] }; return nil
  }
  var description: String {
    switch v {
    case .s(let s): "\"\(s)\"";
    case .i(let i): "\(i)";
    case .b(let b): "\(b)";
    case .null: "null"
    case .a(let a): "[" + a.map(\.description).joined(separator: ",") + "]"
    case .o(let o): "{" + o.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "}"
    }
  }
}
@dynamicMemberLookup struct Lens<T> {
  var value: T;
  subscript<U>(dynamicMember p: WritableKeyPath<T, U>) -> U {
    get { value[keyPath: p] }
    set { value[keyPath: p] = newValue }
  }
}
struct Pt { var x = 1, y = 2 }
@dynamicCallable struct Tel {
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) };
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String {
    a.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
  }
}
struct Adder {
  let n: Int; func callAsFunction(_ x: Int) -> Int { x + n };
  func callAsFunction(twice x: Int) -> Int { x + 2 * n }
}
func demo() {
  let j: JSON = [
    "name": "Ann", "tags": ["a", 1, nil, true], "inner": ["deep": [1, 2, ["x": "y"]]],
  ]
  print(j); print(j.name, j.tags[2], j.inner.deep[2].x, j.nothing.at.all, j.tags[9])
  var l = Lens(value: Pt()); l.x += 9; l.y = l.x * 2; print(l.value, l.y)
  let t = Tel(); print(t(1, 2, 3), t(a: 1, b: 2))
  let add = Adder(n: 5);
  print(add(1), add(twice: 1), [1, 2].map(add.callAsFunction(_:)), [1, 2].map { add($0) })
}
demo()
