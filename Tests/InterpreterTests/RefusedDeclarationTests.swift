import Testing

/// What is refused because of what else is declared.
@Suite struct RefusedDeclarationTests {
  private static let advice = " | give it another name, or leave one of them out"

  @Test(
    "one name for two things",
    arguments: [
      ("struct A {}\nstruct A {}", "2:8 `A` is declared already"),
      ("let x = 1\nvar x = 2", "2:5 `x` is declared already"),
      ("class B {}\ntypealias B = Int", "2:1 `B` is declared already"),
      ("enum C {\n  case one\n  case one\n}", "3:8 `one` is declared already"),
      ("struct D {\n  var name = 1\n  let name = 2\n}", "3:7 `name` is declared already"),
      ("struct D {\n  var all: Int { 1 }\n  func all() {}\n}", "3:8 `all` is declared already"),
      ("func f() {\n  let a = 1\n  var a = 2\n}", "3:7 `a` is declared already"),
      (
        "func f(_ o: Int?) {\n  guard let x = o else { return }\n  let x = 2\n}",
        "3:7 `x` is declared already"
      ),
    ])
  func twice(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding + Self.advice])
  }

  @Test("functions inside a function are told apart by labels and types")
  func localFunctions() {
    let source = "func f() {\n  func g() {}\n  func g(_ a: Int) {}\n  func g() {}\n}"
    #expect(
      Check.findings(in: source) == [
        "4:8 `g` is declared already, with the same labels and types" + Self.advice
      ])
  }

  @Test("a type of two targets is in each file its own, and elsewhere nobody knows which")
  func severalTargets() {
    let files = [
      "struct Home { let title: String }\nlet phone = Home(title: \"a\").title + 1",
      "struct Home { let count: Int }\nlet tv = Home(count: 1).count + \"x\"",
      "let any = Home(page: 1)\nextension Home { var other: Int { self.nothing } }",
    ]
    #expect(
      Check.findings(inFiles: files) == [
        "0 2:36 `+` does not take a `String` and an `Int` | a text becomes a number with `Int(…)`, "
          + "and a number a text with `String(…)`",
        "1 2:31 `+` does not take an `Int` and a `String` | a text becomes a number with `Int(…)`, "
          + "and a number a text with `String(…)`",
      ])
  }

  @Test(
    "what a property wrapper has to have",
    arguments: [
      (
        "@propertyWrapper struct W {\n  private var wrappedValue: Int { 1 }\n}",
        "2:15 what wraps with `W` has to see this | leave out `private`"
      ),
      (
        "@propertyWrapper struct W { var wrappedValue: Int; init(start: Int) { wrappedValue = start } }"
          + "\nstruct S { @W var n = 1 }",
        "2:23 `W` has no `init(wrappedValue:)`, and takes no value here | give it one, or set what it "
          + "wraps in another way"
      ),
      (
        "@propertyWraper struct W { var wrappedValue: Int }",
        "1:1 there is no attribute `@propertyWraper` | did you mean `@propertyWrapper`?"
      ),
    ])
  func wrappers(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "words that only another kind of type takes",
    arguments: [
      (
        "struct A {\n  deinit { print(1) }\n}",
        ["2:3 `A` is copied, and has no `deinit` | make it a class, or write `~Copyable`"]
      ),
      (
        "enum B {\n  case b\n  deinit {}\n}",
        ["3:3 `B` is copied, and has no `deinit` | make it a class, or write `~Copyable`"]
      ),
      (
        "class C {\n  mutating func f() {}\n}",
        ["2:17 what `C` refers to may change without `mutating` | leave the word out"]
      ),
      ("struct D: ~Copyable { deinit { print(1) } }\nclass E { deinit {} }", []),
      ("protocol P { mutating func f() }\nextension P { mutating func g() {} }", []),
    ])
  func words(source: String, findings: [String]) {
    #expect(Check.findings(in: source) == findings)
  }

  @Test(
    "numbers that a type does not have",
    arguments: [
      ("let x: UInt8 = 300", "1:16 300 is no `UInt8`: those go from 0 to 255"),
      ("let x = Int8(-129)", "1:14 -129 is no `Int8`: those go from -128 to 127"),
      ("let x: [Int16] = [1, 0x8000]", "1:22 0x8000 is no `Int16`: those go from -32768 to 32767"),
      ("func f(_ n: UInt16) {}\nf(-1)", "2:3 -1 is no `UInt16`: those go from 0 to 65535"),
    ])
  func numbers(source: String, finding: String) {
    #expect(
      Check.findings(in: source) == [finding + " | take a wider type, or another number"])
  }

  @Test(
    "what is behind a constant, and what a function is not",
    arguments: [
      (
        "struct P { var x = 1 }\nlet p = P()\nlet path: WritableKeyPath<P, Int> = \\.x\n"
          + "p[keyPath: path] = 2",
        "4:1 `p` is a constant, declared with `let` | declare it with `var`"
      ),
      (
        "func name(_ n: Int) -> String { \"\" }\nlet a: [Any] = [1, \"x\"]\nlet b = a.map(name)",
        "3:15 an `(Any) throws -> _` is expected, and this is an `(Int) -> String`"
      ),
      (
        "func half(_ n: Int) -> String { Double(n) / 2 }",
        "1:33 a `String` is to be returned, and this is a `Double`"
      ),
    ])
  func places(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test("A property that is hidden and has a value is named, where somebody gives it one")
  func hiddenValue() {
    let source = """
      @propertyWrapper struct Kept { var wrappedValue: Int }
      struct Row {
        @Kept private var count = 0
      }
      let row = Row(count: 3)
      """
    #expect(
      Check.findings(in: source) == [
        "5:22 `count` of `Row` is `private` and has a value: nobody else can give it one"
          + " | leave the value out, or leave out `private`"
      ])
  }

  @Test("a type inside of another one that hides it is named only there")
  func hiddenTypes() {
    let files = [
      """
      class Store {
        private enum Key { case name }
        fileprivate typealias Count = Int
        struct Row {}
        fileprivate func all() -> Store.Count { Store.Key.name.hashValue }
      }
      extension Store { func show() {} }
      private let count: Store.Count = 1
      """,
      """
      func key() { _ = Store.Key.name }
      func count() -> Store.Count { 1 }
      func row() -> Store.Row { Store.Row() }
      class Shop: Store { override func show() {} }
      """,
    ]
    #expect(
      Check.findings(inFiles: files).map { String($0.prefix { $0 != "," }) } == [
        "1 1:24 `Key` is `private` in `Store`", "1 2:17 `Count` is `fileprivate` in `Store`",
        "1 4:35 `show` is declared in an extension of `Store`",
      ])
  }
}
