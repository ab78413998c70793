// Builders that keep types, that take partial blocks, that are generic, on properties and closures.
struct Text { var s: String }
struct Both<A, B> { var a: A; var b: B }
struct One<A> { var a: A? }
enum Either<A, B> { case first(A), second(B) }
protocol Shown { var shown: String { get } }
extension Text: Shown { var shown: String { s } }
extension Both: Shown where A: Shown, B: Shown { var shown: String { "(\(a.shown) \(b.shown))" } }
extension One: Shown where A: Shown { var shown: String { a.map { "[\($0.shown)]" } ?? "[]" } }
extension Either: Shown where A: Shown, B: Shown {
  var shown: String {
    switch self {
    case .first(let a): "1:" + a.shown
    case .second(let b): "2:" + b.shown
    }
  }
}
@resultBuilder enum Builder {
  static func buildExpression(_ s: String) -> Text { Text(s: s) }
  static func buildExpression<S: Shown>(_ s: S) -> S { s }
  static func buildBlock<A: Shown>(_ a: A) -> A { a }
  static func buildBlock<A: Shown, B: Shown>(_ a: A, _ b: B) -> Both<A, B> { Both(a: a, b: b) }
  static func buildOptional<A: Shown>(_ a: A?) -> One<A> { One(a: a) }
  static func buildEither<A: Shown, B: Shown>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: Shown, B: Shown>(second: B) -> Either<A, B> { .second(second) }
}
func show<S: Shown>(@Builder _ content: () -> S) -> String { content().shown }
func all(_ n: Int) -> String {
  show {
    "n\(n)"
    if n > 1 { "large" }
  }
}
print(all(1), all(2))
func choose(_ n: Int) -> String {
  show {
    if n == 0 { "zero" } else { Text(s: "many"); "more" }
    switch n {
    case 0: "none"
    case 1: "one"
    default: "several"
    }
  }
}
for n in 0...2 { print(choose(n)) }
@resultBuilder enum Joined {
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String {
    accumulated + "+" + next
  }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
  static func buildOptional(_ part: String?) -> String { part ?? "-" }
}
struct Page {
  let count: Int
  @Joined var body: String {
    "top"
    for i in 0..<count { "\(i)"; "\(i * i)" }
    if count > 2 { "long" }
    "end"
  }
  @Joined func line(_ s: String) -> String { s; s.uppercased() }
}
print(Page(count: 2).body)
print(Page(count: 3).body)
print(Page(count: 0).line("ab"))
