enum Node: CustomStringConvertible {
  case text(String), group(String, [Node])
  var description: String {
    switch self {
    case .text(let s): s
    case .group(let n, let c): "<\(n)>" + c.map(\.description).joined() + "</\(n)>"
    }
  }
}
@resultBuilder enum Build {
  static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildExpression(_ n: Int) -> [Node] { [.text("#\(n)")] }
  static func buildExpression(_: Void) -> [Node] { [] }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [.text("-")] }
  static func buildEither(first: [Node]) -> [Node] { [.text("F")] + first }
  static func buildEither(second: [Node]) -> [Node] { [.text("S")] + second }
  static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Node]) -> [Node] { part }
  static func buildFinalResult(_ parts: [Node]) -> Node { .group("r", parts) }
}
func tag(_ name: String, @Build _ body: () -> Node) -> Node { .group(name, [body()]) }
struct Page {
  var items: [String], flag: Bool
  @Build var body: Node {
    "head"
    let count = items.count
    count
    print("built")
    if flag { "on" } else if count > 1 { "many" } else { 0 }
    if let first = items.first { first.uppercased() }
    for (i, item) in items.enumerated() where i != 1 {
      tag("li") {
        item; i
      }
    }
    switch count {
    case 0: "none";
    case 1: "one";
    default: "more"
    }
    if #available(macOS 10, *) { "new" }
  }
  @Build func twice(_ n: Int) -> Node { for _ in 0..<n { body } }
}
print(Page(items: ["a", "b", "c"], flag: false).body)
print(Page(items: [], flag: true).body)
print(Page(items: ["z"], flag: false).twice(2))
let closure: () -> Node = {
  tag("x") {
    "y"; if true { 1 }
  }
}
print(closure())
