// swift-format-ignore-file: NeverForceUnwrap
// Result builder with generics: a small HTML DSL with conditional conformances.
protocol Node { var html: String { get } }
extension String: Node { var html: String { self } }
extension Optional: Node where Wrapped: Node { var html: String { self?.html ?? "" } }
extension Array: Node where Element: Node { var html: String { map(\.html).joined() } }
struct Pair<A: Node, B: Node>: Node { let a: A; let b: B; var html: String { a.html + b.html } }
enum Either<L: Node, R: Node>: Node {
  case left(L), right(R)
  var html: String {
    switch self {
    case .left(let l): l.html;
    case .right(let r): r.html
    }
  }
}
struct Empty: Node { var html: String { "" } }
struct Element<Content: Node>: Node {
  let tag: String
  var attributes: [(name: String, value: String)] = []
  let content: Content
  init(_ tag: String, @HTML content: () -> Content) { self.tag = tag; self.content = content() }
  func attribute(_ name: String, _ value: String) -> Self {
    var copy = self
    copy.attributes.append((name, value))
    return copy
  }
  var html: String {
    let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<\(tag)\(list)>\(content.html)</\(tag)>"
  }
}
@resultBuilder enum HTML {
  static func buildExpression<N: Node>(_ node: N) -> N { node }
  static func buildExpression(_ number: Int) -> String { String(number) }
  static func buildPartialBlock<N: Node>(first: N) -> N { first }
  static func buildPartialBlock<A: Node, B: Node>(accumulated: A, next: B) -> Pair<A, B> {
    Pair(a: accumulated, b: next)
  }
  static func buildBlock() -> Empty { Empty() }
  static func buildOptional<N: Node>(_ node: N?) -> N? { node }
  static func buildEither<L: Node, R: Node>(first: L) -> Either<L, R> { .left(first) }
  static func buildEither<L: Node, R: Node>(second: R) -> Either<L, R> { .right(second) }
  static func buildArray<N: Node>(_ nodes: [N]) -> [N] { nodes }
  static func buildLimitedAvailability<N: Node>(_ node: N) -> any Node { node }
}
struct Person { var name: String; var tags: [String]; var isAdmin = false; var age: Int? }
func card(_ person: Person) -> some Node {
  Element("div") {
    Element("h1") { person.name }.attribute("class", "title")
    if person.isAdmin { Element("b") { "admin" } }
    if let age = person.age { age } else { Element("i") { "ageless" } }
    Element("ul") { for tag in person.tags { Element("li") { tag } } }
    switch person.tags.count {
    case 0: "none"
    case 1...2: "few"
    default: Element("em") { "many" }
    }
  }.attribute("id", person.name.lowercased())
}
print(card(Person(name: "Ann", tags: ["a", "b"], isAdmin: true, age: 30)).html)
print(card(Person(name: "Bob", tags: [])).html)
let nodes: [any Node] = ["x", Empty(), Optional("y"), ["p", "q"]]
print(nodes.map(\.html))
print(nodes.reduce(into: "") { $0 += $1.html })
func page<N: Node>(title: String, @HTML body: () -> N) -> String {
  "<title>\(title)</title>" + body().html
}
print(
  page(title: "T") {
    "a"; 3; if nodes.isEmpty { "none" } else { "some"; Element("p") {} }
  })
struct Table<Row, Cell: Node>: Node {
  let rows: [Row]
  let cell: (Row) -> Cell
  init(_ rows: [Row], @HTML cell: @escaping (Row) -> Cell) { (self.rows, self.cell) = (rows, cell) }
  var html: String {
    "<table>" + rows.lazy.map { "<tr>\(self.cell($0).html)</tr>" }.joined() + "</table>"
  }
}
print(
  Table([1, 2, 3]) { n in
    "\(n * n)"; if n.isMultiple(of: 2) { "even" }
  }.html)
print(
  Table(zip("ab", 1...).map { ($0, $1) }) { letter, number in
    String(letter); number
  }.html)
extension Node {
  func wrapped(in tag: String) -> Element<Self> { Element(tag) { self } }
  func repeated(_ n: Int) -> [Self] { Array(repeating: self, count: n) }
}
print("z".wrapped(in: "u").repeated(2).wrapped(in: "div").html)
print(type(of: "z".wrapped(in: "u").repeated(2)))
