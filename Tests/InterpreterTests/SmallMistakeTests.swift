import Testing

/// Small mistakes that compile here only if nobody looks: what is told of each, and where.
@Suite struct SmallMistakeTests {
  @Test(
    "each is told at its line, with what helps",
    arguments: [
      (
        """
        import SwiftUI
        struct V: View {
          var body: Text {
            Text("a")
            Text("b")
          }
        }
        """,
        "4:5 a `Text` is to be made here, and this is more than one view | write `some View` as its type"
      ),
      (
        """
        import SwiftUI
        struct V: View {
          var body: some View { Text(3.5, format: .currency) }
        }
        """, "3:25 `Text` wants a `FormatStyle`, and a function is none | call it"
      ),
      (
        """
        import SwiftUI
        struct Box<C: View>: View { let content: C; var body: some View { content } }
        struct V: View {
          var body: some View { Box { Text("a") } }
        }
        """,
        "4:25 `Box` wants a `View`, and a function is none | hand it over in parentheses, or write `@ViewBuilder` before what keeps it"
      ),
      (
        """
        import SwiftUI
        struct S: Shape {
          var animatableData: String { get { "" } set {} }
          func path(in rect: CGRect) -> Path { Path() }
        }
        """,
        "2:11 `S` says that it is a `Shape`, and its `AnimatableData` is a `String`, which is no `VectorArithmetic`"
      ),
      (
        """
        extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
        print(["a"].total())
        """, "2:13 `total` wants an `Int`, and this is a `String`"
      ),
      ("let r = /(\\d+/\nprint(r)", "1:9 this is no regular expression: expected ')'"),
      (
        "func f() {\n  print(x)\n  let x = 1\n}",
        "2:9 `x` is used before it is declared | put its declaration before this line"
      ),
      (
        """
        func wait(_ n: Int) async -> Int { n }
        func all() async -> [Int] { [1].map { await wait($0) } }
        """,
        "2:37 this closure waits, and `map` does not wait for it | wait in a `for` loop, one after the other"
      ),
      (
        "struct A {\n  var n = 0\n  static func f() -> Int { n }\n}",
        "3:28 `n` belongs to a value, and here is no `self` | leave out `static`, or ask a value that is handed to it"
      ),
      (
        """
        import SwiftUI
        struct M: View { var body: some View { Text("m") } }
        struct V: View { var body: some View { Text("a").modifier(M()) } }
        """,
        "3:40 a `ViewModifier` is to stand here, and `M` is none | let `M` conform to `ViewModifier`, or show it by itself"
      ),
      (
        """
        import SwiftUI
        struct V: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View { Button("a") { scheme = .dark } }
        }
        """,
        "4:39 `scheme` can be read and not be set | give it to the views inside by `.environment(…)`, or ask for it where it is kept"
      ),
      (
        """
        import SwiftUI
        struct V: View {
          @State private var n = 1
          var body: some View { Text("\\($n + 1)") }
        }
        """, "4:36 `+` does not take a `Binding<Int>` and an `Int`"
      ),
      (
        """
        import SwiftUI
        final class M: ObservableObject { @Published private(set) var n = "" }
        struct V: View {
          @StateObject private var m = M()
          var body: some View { TextField("a", text: $m.n) }
        }
        """,
        "5:49 `n` can be read here, and only its own type sets it | change it in a method of the type, or leave out `private(set)`"
      ),
    ])
  func told(_ source: String, _ finding: String) {
    #expect(Check.findings(in: source) == [finding])
  }

  @Test("what looks like these and compiles has no finding")
  func accepted() {
    let found = Check.findings(
      in: #"""
        import SwiftUI
        struct Box<C: View>: View {
          @ViewBuilder let content: C
          var body: some View { content }
        }
        struct Plain<C: View>: View { let content: C; var body: some View { content } }
        struct Only: View {
          var body: Text {
            Text("a").bold()
          }
        }
        final class M: ObservableObject {
          @Published fileprivate(set) var n = ""
          @Published var open = ""
        }
        struct V: View {
          @StateObject private var m = M()
          @State private var on = false
          @Environment(\.colorScheme) private var scheme
          var body: some View {
            Box { Text("a") }
            Plain(content: Text("b"))
            Text(3.5, format: .currency(code: "EUR"))
            Text(3, format: .percent)
            TextField("a", text: $m.n)
            TextField("b", text: $m.open)
            Toggle("on", isOn: !$on)
          }
        }
        struct Arc: Shape {
          var start: Double
          var end: CGFloat
          var animatableData: AnimatablePair<Double, CGFloat> {
            get { AnimatablePair(start, end) }
            set { (start, end) = (newValue.first, newValue.second) }
          }
          func path(in rect: CGRect) -> Path { Path() }
        }
        struct Still: Shape { func path(in rect: CGRect) -> Path { Path() } }
        prefix func ! (value: Binding<Bool>) -> Binding<Bool> { value }
        let words = /(?<name>\w+)\s*=\s*(?<value>[^,;]+)[,;]?/
        let spaced = #/
          (\d{4}) - (\d{2})  # a year and a month
          /#
        extension Array where Element == Character { var text: String { String(self) } }
        let text = ["a"].text
        func outer() {
          func first() -> Int { second() }
          func second() -> Int { 1 }
          print(first())
        }
        struct A {
          static let n = 1
          static func f() -> Int { n }
        }
        """#)
    #expect(found == [])
  }
}
