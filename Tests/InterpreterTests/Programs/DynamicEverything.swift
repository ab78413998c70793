// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
@dynamicMemberLookup struct JSON {
  enum Raw { case number(Double), text(String), list([JSON]), object([String: JSON]), null }
  var raw: Raw
  subscript(dynamicMember name: String) -> JSON {
    get { if case .object(let o) = raw { o[name] ?? JSON(raw: .null) } else { JSON(raw: .null) } }
    set {
      var o: [String: JSON] = [:]; if case .object(let old) = raw { o = old }; o[name] = newValue;
      raw = .object(o)
    }
  }
  subscript(index: Int) -> JSON {
    if case .list(let l) = raw, l.indices.contains(index) { l[index] } else { nil }
  }
  var text: String? { if case .text(let t) = raw { t } else { nil } }
  var number: Double? { if case .number(let n) = raw { n } else { nil } }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral v: String) { raw = .text(v) }
  init(integerLiteral v: Int) { raw = .number(Double(v)) }
  init(floatLiteral v: Double) { raw = .number(v) }
  init(arrayLiteral e: JSON...) { raw = .list(e) }
  init(dictionaryLiteral e: (String, JSON)...) { raw = .object(Dictionary(e) { $1 }) }
  init(nilLiteral: ()) { raw = .null }
}
extension JSON: CustomStringConvertible {
  var description: String {
    switch raw {
    case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .text(let t): "\"\(t)\""
    case .list(let l): "[" + l.map(\.description).joined(separator: ",") + "]"
    case .object(let o):
      "{" + o.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ",")
        + "}"
    case .null: "null"
    }
  }
}
var doc: JSON = ["name": "Ada", "langs": ["swift", 5.9, nil], "home": ["city": "Ulm"]]
print(doc, doc.name.text!, doc.langs[1].number!, doc.langs[7], doc.home.city, doc.missing.deep.er)
doc.home.zip = 89073
doc.home.geo.lat = 48.4
doc.name = "Bob"
print(doc.home, doc.name, doc.home.geo.lat.number ?? 0)

@dynamicMemberLookup final class Observed<Root> {
  private var root: Root; private(set) var changes: [String] = []
  init(_ root: Root) { self.root = root }
  subscript<V>(dynamicMember path: WritableKeyPath<Root, V>) -> V {
    get { root[keyPath: path] }
    set { changes.append("\(root[keyPath: path]) to \(newValue)"); root[keyPath: path] = newValue }
  }
  subscript<V>(dynamicMember path: KeyPath<Root, V>) -> V { root[keyPath: path] }
}
struct Size { var w = 1, h = 2; var area: Int { w * h } }
let size = Observed(Size())
size.w = 5; size.h += 3
print(size.area, size.w, size.changes)
@dynamicCallable struct Shell {
  var calls = 0
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key.isEmpty ? "_" : $0.key)=\($0.value)" }.joined(separator: "&")
  }
  func dynamicallyCall(withArguments args: [String]) -> [String] { args.reversed() }
}
let shell = Shell()
print(shell(1, b: 2, c: 3), shell("x", "y"), shell(a: 1))
struct Polynomial {
  var factors: [Int]
  func callAsFunction(_ x: Int) -> Int { factors.reversed().reduce(0) { $0 * x + $1 } }
  func callAsFunction(_ xs: Int..., with f: (Int) -> String) -> [String] { xs.map { f(self($0)) } }
}
let p = Polynomial(factors: [1, 0, 2])
print(p(3), p(1, 2) { "<\($0)>" }, [1, 2, 3].map { p($0) }, [0, 1].map(p.callAsFunction))
