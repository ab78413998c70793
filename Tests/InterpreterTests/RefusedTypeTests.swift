import Testing

/// What is refused because types, promises or declarations do not go together.
@Suite struct RefusedTypeTests {
  @Test(
    "what the operands of an operator decide is compared with what is expected",
    arguments: [
      (
        "struct Sum { var sum = 0; mutating func add(_ n: Int) -> Bool { sum += n } }",
        "1:65 a `Bool` is to be returned, and this gives nothing back"
      ),
      (
        "func make() -> () -> Int {\n  var n = 0\n  return { n += 1 }\n}",
        "3:12 an `Int` is to be returned, and this gives nothing back"
      ),
      (
        "func f(_ a: Int, _ b: Int) -> String { a + b }",
        "1:40 a `String` is to be returned, and this is an `Int`"
      ),
      (
        "func f(_ name: String) -> Bool { name == 7 }",
        "1:39 `==` does not take a `String` and an `Int` | a text becomes a number with `Int(…)`, and "
          + "a number a text with `String(…)`"
      ),
    ])
  func operators(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "of several values the one that does not fit is told",
    arguments: [
      (
        "func f(_ n: Int) -> Int {\n  switch n {\n  case 0: \"zero\"\n  default: 1\n  }\n}",
        "3:11 an `Int` is expected, and this is a `String`"
      ),
      (
        "func f(_ n: Int) -> Int {\n  if n > 0 {\n    \"a\"\n  } else {\n    \"b\"\n  }\n}",
        "3:5 an `Int` is to be returned, and this is a `String`"
      ),
      (
        "func f(_ n: Int) { switch n { case \"x\": print(1); default: print(2) } }",
        "1:36 an `Int` is expected, and this is a `String`"
      ),
    ])
  func values(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "collections of the standard library and optionals have nothing but what they have",
    arguments: [
      (
        "let a = [1]\nprint(a.prefix(\"x\"))",
        "2:9 no `prefix` takes a `String` | there are `prefix(Int)`"
      ),
      (
        "var s: Set<Int> = [1]\ns.remove(\"x\")",
        "2:3 no `remove` takes a `String` | there are `remove(Element)`"
      ),
      (
        "let n: [(word: String, count: Int)] = [\"a\"].map { ($0, 1) }.filter { $0.size > 1 }",
        "1:73 `(String, Int)` has no member called `size`"
      ),
      ("let a: Int? = 1\nprint(a.foo)", "2:9 `Int?` has no member called `foo`"),
    ])
  func library(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "what is hidden, declared twice or no such thing",
    arguments: [
      (
        "struct V { var x = 1; private static func + (a: V, b: V) -> V { a } }\nlet v = V() + V()",
        "2:13 `+` is `private` in `V`, and cannot be seen here | declare it without `private`, if "
          + "it is for others"
      ),
      (
        "protocol Named { var name: String { get } }\nstruct P: Named {\n"
          + "  private var name: String { \"p\" }\n}",
        "3:15 `name` is `private`, and `Named` asks for it | leave out `private`: whoever sees the "
          + "type sees what the protocol asks for"
      ),
      (
        "func one(_ n: Int) -> String { \"a\" }\nfunc one(_ m: Int) -> String { \"b\" }",
        "2:6 `one` is declared already, with the same labels and types | give it another name, or "
          + "leave one of them out"
      ),
      (
        "struct A { init(n: Int) {}\n  init?(n: Int) {}\n}",
        "2:3 `init` is declared already, with the same labels and types | give it another name, or "
          + "leave one of them out"
      ),
      (
        "struct Key { var x = 1 }\nlet all: [Key: Int] = [:]",
        "2:10 `Dictionary` wants a `Hashable`, and `Key` is none | make `Key` conform to `Hashable`"
      ),
      (
        "protocol Shown {}\nstruct Box<T: Shown> {}\nstruct A {}\nlet c = Box<A>()",
        "4:9 `Box` wants a `Shown`, and `A` is none | make `A` conform to `Shown`"
      ),
      (
        "let grid = Array(repeating: 0, cuont: 2)",
        "1:39 `Array` has no parameter `cuont:` | did you mean `count:`?"
      ),
    ])
  func declarations(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test("a builder makes nothing of what none of its functions takes")
  func builders() {
    let builder = """
      @resultBuilder enum Lines {
        static func buildExpression(_ text: String) -> String { text }
        static func buildBlock(_ parts: String...) -> String { "" }
      }

      """
    #expect(
      Check.findings(in: builder + "@Lines func page() -> String {\n  \"a\"\n  1\n}")
        == ["7:3 a `Lines` builds nothing of an `Int`"])
    #expect(
      Check.findings(
        in: builder + "@Lines func page(_ n: Int) -> String {\n  \"a\"\n  if n > 1 { \"b\" }\n}")
        == [
          "7:3 an `if` without `else` builds nothing in a `Lines` | give it a `buildOptional` that "
            + "takes a `String?`"
        ])
  }
}
