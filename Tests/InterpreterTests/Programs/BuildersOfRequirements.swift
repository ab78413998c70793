import Foundation

@resultBuilder enum HTML {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildEither(first: String) -> String { "1" + first }
  static func buildEither(second: String) -> String { "2" + second }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
  static func buildExpression(_ n: Int) -> String { "#\(n)" }
  static func buildExpression(_ s: String) -> String { s }
  static func buildExpression(_ v: Void) -> String { "" }
  static func buildLimitedAvailability(_ s: String) -> String { s }
  static func buildFinalResult(_ s: String) -> [String] { [s, String(s.count)] }
}
func div(@HTML _ content: () -> [String]) -> String { "<" + content()[0] + ">" }
struct Page {
  @HTML var body: [String] { "a"; 1; for i in 1...3 { i; if i == 2 { "!" } } }; let extra: [String];
  init(@HTML extra: () -> [String]) { self.extra = extra() }
}
protocol Doc { @HTML var content: [String] { get } }
struct D: Doc {
  var on: Bool;
  var content: [String] {
    if on { "on" } else { "off" };
    switch on {
    case true: "yes";
    case false: "no"
    }
  }
}
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first };
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next };
  static func buildExpression(_ x: Int) -> Int { x };
  static func buildExpression(_ x: String) -> Int { x.count }
}
func sum(@Sum _ f: () -> Int) -> Int { f() }
func demo() {
  print(
    div {
      "x"; 4; div { "in" }
    })
  let p = Page {
    "e"; let k = 3; k; print("side"); if k > 5 { "big" }
  }
  print(p.body, p.extra)
  print(D(on: true).content, D(on: false).content)
  print(
    sum {
      1; "ab"; 3
    }, sum { 7 })
}
demo()
