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
        final class Cart { var count = 0 }
        struct Counter: View {
          @State private var n = 0
          @Binding var total: Int
          let cart: Cart
          var body: some View {
            Button("n \\(n)") { n += 1; total -= 1; cart.count *= 2 }
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
      ("let x: Int = \"s\"", "1:14 `x` is a `Int`, and its value is a `String`"),
      (
        "func f() { let c = 1; c = 2 }",
        "1:23 `c` is a constant, declared with `let` | declare it with `var`"
      ),
      (
        "func f() -> Int { let a = 1 }",
        "1:6 `f` returns a `Int`, and can come to its end without one | add a `return`"
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
        "struct P { var age: Int }\nlet p = P()",
        "2:9 `P` wants a value for `age` | write `P(age: Int)`"
      ),
      (
        "enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1) } }",
        "2:25 this `switch` has no case for `.b` | add it, or a `default`"
      ),
      (
        "func f(_ n: Int?) { if let n = 3 { print(n) } }",
        "1:32 `if let` unwraps an optional, and this is a `Int`, which is never nil"
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
}
