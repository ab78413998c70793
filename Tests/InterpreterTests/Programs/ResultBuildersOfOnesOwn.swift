struct Item { var text: String }
@resultBuilder enum ListBuilder {
  static func buildExpression(_ text: String) -> [Item] { [Item(text: text)] }
  static func buildExpression(_ item: Item) -> [Item] { [item] }
  static func buildExpression(_ number: Int) -> [Item] { [Item(text: "#\(number)")] }
  static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [Item(text: "(nothing)")] }
  static func buildEither(first: [Item]) -> [Item] { first + [Item(text: "first")] }
  static func buildEither(second: [Item]) -> [Item] { second + [Item(text: "second")] }
  static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  static func buildFinalResult(_ items: [Item]) -> String {
    items.map(\.text).joined(separator: " | ")
  }
}
func list(@ListBuilder _ content: () -> String) -> String { content() }
func make(_ n: Int, _ flag: Bool) -> String {
  list {
    "start"
    n
    if flag { "flag"; 7 }
    if n > 2 { "large" } else if n == 2 { "two" } else { "small" }
    for i in 0..<n { Item(text: "i\(i)"); i * i }
    let twice = n * 2
    "twice \(twice)"
    switch n {
    case 1: "one";
    case 2: 22;
    default: Item(text: "many")
    }
  }
}
print(make(1, true)); print(make(2, false)); print(make(3, true))
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
@Sum func digits() -> Int { 1; 2; 3 }
struct Page { @ListBuilder var body: String { "head"; if digits() > 5 { "body" } } }
print(digits(), Page().body, list {} == "" ? "empty" : "?")
