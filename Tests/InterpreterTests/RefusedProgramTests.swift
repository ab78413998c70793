import Testing

/// What the compiler refuses is refused, at its place and in plain words.
@Suite struct RefusedProgramTests {
  @Test("a view's plain variable cannot be changed by its buttons")
  func plainVariableOfView() {
    let found = Check.findings(
      in: """
        import SwiftUI
        struct Counter: View {
          var n = 0
          var body: some View {
            Button("n \\(n)") { n += 1 }
          }
        }
        """)
    #expect(
      found == [
        "5:24 `n` cannot be changed here: `self` is a value, and nobody may change it | "
          + "declare it with `@State private var n`: then its value lives outside of the view"
      ])
  }

  @Test("a state, a binding and an object may be changed")
  func changeable() {
    let found = Check.findings(
      in: """
        import SwiftUI
        final class Cart { var count = 0; var all = [1]; func clear() { all[0] = 0 } }
        struct Counter: View {
          @State private var n = 0
          @State private var rows = [1, 2]
          @Binding var lent: [Int]
          @Binding var total: Int
          let cart: Cart
          var body: some View {
            Button("n \\(n)") {
              n += 1; total -= 1; cart.count *= 2; cart.all[0] = 2; rows[0] += 1; lent[0] = 3
            }
          }
        }
        """)
    #expect(found == [])
  }

  @Test(
    "what does not compile is said at its place",
    arguments: [
      (
        "struct Counter { var n = 0; func bump() { n += 1 } }",
        "1:43 a function of a struct that is not `mutating` cannot change `n` | mark the function `mutating`"
      ),
      ("let x: Int = \"s\"", "1:14 `x` is an `Int`, and its value is a `String`"),
      (
        "func f() { let c = 1; c = 2 }",
        "1:23 `c` is a constant, declared with `let` | declare it with `var`"
      ),
      (
        "func f() { let c = [1]; c[0] = 2 }",
        "1:25 `c` is a constant, declared with `let` | declare it with `var`"
      ),
      (
        "struct P { var n = 0 }\nstruct Q { var all = [P()]; func bump() { all[0].n += 1 } }",
        "2:43 a function of a struct that is not `mutating` cannot change `all` | mark the function `mutating`"
      ),
      (
        "func f() -> Int { let a = 1 }",
        "1:29 `f` returns an `Int`, and can come to its end without one | add a `return`"
      ),
      (
        "struct P { var age: Int }\nfunc f(_ p: P) { print(p.agge) }",
        "2:26 `P` has no member called `agge` | did you mean `age`?"
      ),
      (
        "struct P { var age: Int }\nlet p = P(years: 3)",
        "2:18 `P` has no parameter `years:` here | write `P(age: Int)`"
      ),
      (
        "struct P { var age: Int; var name: String }\nlet p = P(name: \"A\")",
        "2:17 `P` wants a value for `age` | write `P(age: Int, name: String)`"
      ),
      (
        "struct P { var age: Int; var name: String }\nlet p = P(name: \"A\", age: 3)",
        "2:17 `name:` stands at another place among the arguments of `P` | "
          + "write `P(age: Int, name: String)`"
      ),
      (
        "struct P { var age: Int }\nlet p = P()",
        "2:9 `P` wants a value for `age` | write `P(age: Int)`"
      ),
      (
        "enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1) } }",
        "2:25 this `switch` has no case for `.b` | add it, or a `default`"
      ),
      (
        "func f(_ n: Int?) { if let n = 3 { print(n) } }",
        "1:32 `if let` unwraps an optional, and this is an `Int`, which is never nil"
      ),
      (
        "protocol Named { var name: String { get } }\nstruct P: Named {}",
        "2:11 `P` says that it is a `Named`, and has no `name` | add `name`, as the protocol asks for it"
      ),
      ("func f() { print(undefinedName) }", "1:18 nothing here is called `undefinedName`"),
    ])
  func refused(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test("what comes from a library that nobody declares is no mistake")
  func unknownLibrary() {
    let found = Check.findings(
      in: """
        import Charts
        let chart = Chart(points) { point in LineMark(x: point.x, y: point.y) }
        func f(_ mark: BarMark) { mark.colour = .red; let n: Int = mark.width; print(n) }
        """)
    #expect(found == [])
  }

  @Test(
    "names that nobody declares are told, and which one was meant",
    arguments: [
      ("let a: Strng = \"\"", "1:8 nothing here is called `Strng` | did you mean `String`?"),
      ("let n = Doubl(\"2\")", "1:9 nothing here is called `Doubl` | did you mean `Double`?"),
      (
        "import SwiftUI\nstruct A: View { var body: some View { Txt(\"a\") } }",
        "2:40 nothing here is called `Txt` | did you mean `Text`?"
      ),
      (
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").paddng() } }",
        "2:50 `Text` has no member called `paddng` | did you mean `padding`?"
      ),
      (
        "import SwiftUI\nstruct A: View { let count = 1; var body: some View { Text(\"\\(cuont)\") } }",
        "2:63 nothing here is called `cuont` | did you mean `count`?"
      ),
      (
        "print(\"a b\".split(separater: \" \"))",
        "1:30 `split` has no parameter `separater:` | did you mean `separator:`?"
      ),
    ])
  func missingNames(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "what throws, waits or is hidden says so where it is used",
    arguments: [
      (
        "func f() throws {}\nfunc g() { try f() }",
        "2:16 nobody catches what `f` throws here | put it into `do` with a `catch`, or mark the "
          + "function around it `throws`"
      ),
      (
        "func f() async {}\nfunc g() async { f() }",
        "2:18 `f` is `async`, and there is no `await` before it | write `await`"
      ),
      (
        "func f() async {}\nfunc g() { await f() }",
        "2:18 `f` is `async`, and the function around it is not | mark the function `async`, or "
          + "call it in a `Task { … }`"
      ),
      (
        "struct A { private var n = 0 }\nfunc f(_ a: A) { print(a.n) }",
        "2:26 `n` is `private` in `A`, and cannot be seen here | declare it without `private`, if "
          + "it is for others"
      ),
      (
        "struct A { let name: String; private var n: Int }\nlet a = A(name: \"\", n: 1)",
        "2:9 `A` cannot be made here: it would set `n`, which is `private` | write an `init` for "
          + "it, or leave out `private`"
      ),
      (
        "func up(_ n: inout Int) { n += 1 }\nvar n = 1\nup(n)",
        "3:4 the call may change this argument, and nothing says so | write `&` before it"
      ),
    ])
  func marks(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "closures and computed values come to their end with what they return",
    arguments: [
      (
        "var n: Int { if Bool.random() { return 1 } }",
        "1:44 `n` returns an `Int`, and can come to its end without one | add a `return`"
      ),
      (
        "let f: () -> Int = { let n = 1; print(n) }",
        "1:42 the closure returns an `Int`, and can come to its end without one | add a `return`"
      ),
      (
        "let all = [1, 2].map { a, b in a + b }",
        "1:22 this closure is given one value, and takes 2 | name one value"
      ),
      (
        "let n: Int { 1 }", "1:5 `n` is computed, and so no constant | declare it with `var`"
      ),
      (
        "class A { func f() {} }\nclass B: A { override func g() {} }",
        "2:28 `g` overrides nothing: `A` has no such function | did you mean `f`?"
      ),
      (
        "func f(_ r: Result<Int, Error>) { let q: Result<Int?, Error> = r; print(q) }",
        "1:64 `q` is a `Result<Int?, any Error>`, and its value is a `Result<Int, any Error>`"
      ),
      (
        "let mixed = [1, \"a\"]",
        "1:13 the elements of this are of several types | if that is meant, write its type, as in "
          + "`[Any]`"
      ),
    ])
  func bodies(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test(
    "operands, cases and conformances",
    arguments: [
      (
        "func f(_ n: Int?) { print(n + 1) }",
        "1:29 `+` does not take an `Int?` and an `Int` | an optional has to be unwrapped first, "
          + "with `if let` or `??`"
      ),
      (
        "func f(_ a: Bool, _ b: Bool?) { switch (a, b) { case (true, _): print(1); "
          + "case (false, nil): print(2); case (false, true?): print(3) } }",
        "1:40 this `switch` has no case for each value of `(Bool, Bool?)` | add it, or a `default`"
      ),
      (
        "struct Key { var x: Int }\nstruct Box: Hashable { var key: Key }",
        "2:13 `Box` says that it is `Hashable`, and its `key`, a `Key`, is not | make `Key` conform, "
          + "or write what `Hashable` asks for"
      ),
      (
        "import SwiftUI\nstruct A: View { var title = 1 }",
        "2:11 `A` says that it is a `View`, and has no `body` | add `body`, as the protocol asks for it"
      ),
    ])
  func operands(source: String, finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }
}
