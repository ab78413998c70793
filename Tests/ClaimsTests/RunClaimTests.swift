import Testing

@testable import Claims

@Suite("Claims about runs")
struct RunClaimTests {
  private static let cart = """
    struct Counter: View {
      @Binding var count: Int
      var body: some View { Button("+1") { count += 1 } ; Text("\\(count) of 5") }
    }
    struct Total: View {
      let count: Int
      var body: some View { Text("Total \\(count * 2)") }
    }
    struct Header: View { var body: some View { Text("Cart") } }
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Row: View {
      let id: Int
      let count: Int
      var body: some View { Text("Row \\(id)") }
    }
    struct Cart: View {
      @State private var count = 3
      @State private var isOpen = false
      @State private var note = ""
      var body: some View {
        Header()
        Counter(count: $count)
        Total(count: count)
        VStack { ForEach(1..<4) { Row(id: $0, count: $0 == 2 ? count : 0) } }
        if isOpen { Detail() }
        Button("Open") { isOpen = true }
        Field(text: $note)
      }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("Note", text: $text) ; Text(text) }
    }
    """

  @Test("Runs says exactly which bodies run again, by type or by instance")
  func exactly() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "+1": runs Cart, Counter, Total, Row
      kept after tap "+1": runs Cart, Counter, Total, Row[2]
      broken after tap "+1": runs Cart, Counter, Total
      broken after tap "+1": runs Cart, Counter, Total, Row, Header
      broken after tap "+1": runs Cart, Counter, Total, Row[1]
      kept after tap "Open" then tap "+1": runs Cart, Counter, Total, Row[2]
      """)
  }

  @Test("First runs are not counted by runs, those of views that enter neither; elsewhere they are")
  func firstRuns() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "Open": runs Cart
      kept after tap "Open": runs only Cart
      broken after tap "Open": runs Cart, Detail
      broken after tap "Open": does not run Detail
      broken after tap "Open": runs at most 1 body
      kept after tap "Open": runs at most 2 bodies
      kept at first: runs at most 8 bodies
      broken at first: runs at most 7 bodies
      """)
  }

  @Test("Only, not, and at most hold or not")
  func limits() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "+1": runs only Cart, Counter, Total, Row, Header
      broken after tap "+1": runs only Cart, Counter
      kept after tap "+1": does not run Header, Row[1]
      broken after tap "+1": does not run Header, Total
      kept after tap "+1": runs at most 4 bodies
      broken after tap "+1": runs at most 3 bodies
      kept after tap "+1": runs Row at most 1 time
      broken after tap "+1": runs Row at most 0 times
      kept after tap "+1": runs Row[3] at most 0 times
      """)
  }

  @Test(
    "Where it is measured and not promised who runs, a claim about it is open, and says the rule")
  func open() throws {
    let court = try Court(Self.cart, root: "Cart")
    // D1: the owner of a state that it lends and does not read.
    try court.expect(
      """
      open after type "ab" into "Note": runs Field
      open after type "ab" into "Note": does not run Cart
      open after type "ab" into "Note": runs only Field
      open after type "ab" into "Note": runs at most 1 body
      open after type "ab" into "Note": runs Cart at most 0 times
      open after type "ab" into "Note": no preventable run
      kept after type "ab" into "Note": runs only Field, Cart
      kept after type "ab" into "Note": runs at most 2 bodies
      broken after type "ab" into "Note": runs Header
      broken after type "ab" into "Note": does not run Field
      kept after type "ab" into "Note": does not run Header
      """)
    let verdict = try court.verdict("after type \"ab\" into \"Note\": does not run Cart")
    #expect(verdict.rule == "D1" && verdict.cause.contains("handed out $note"))
  }

  @Test("A body of which a closure runs alone in its place has spared nothing, and that is open")
  func inPart() throws {
    let court = try Court(
      """
      @Observable final class Model { var count = 0 }
      struct Root: View {
        @State private var model = Model()
        var body: some View { Head(model: model); Button("Up") { model.count += 1 } }
      }
      struct Head: View {
        let model: Model
        var body: some View { GeometryReader { _ in Text("\\(model.count)") } }
      }
      """, root: "Root")
    for claim in ["does not run Head", "runs Head at most 0 times", "runs only Root"] {
      let verdict = try court.verdict("after tap \"Up\": \(claim)")
      #expect(verdict.outcome == .open && !verdict.heldHere && verdict.rule == "B15", "\(claim)")
    }
    try court.expect("kept after tap \"Up\": does not run Root")
  }

  @Test("What happened instead is told with its line, its cause and its rule")
  func instead() throws {
    let verdict = try Court(Self.cart, root: "Cart").verdict(
      "after tap \"+1\": runs Cart, Counter, Row")
    #expect(verdict.outcome == .broken)
    #expect(verdict.instead == "runs Cart, Counter, Total, Row[2]")
    #expect(verdict.sourceLine == 4 && verdict.rule != nil)
    #expect(verdict.cause.hasPrefix("Total.body runs: other inputs, because "))
    #expect(verdict.events == ["tap \"+1\""])
  }

  @Test("A name that means nothing any more breaks its claim, be it said to run or not")
  func vanished() throws {
    let court = try Court(Self.cart, root: "Cart")
    try court.expect(
      """
      broken after tap "+1": does not run Footer
      broken after tap "+1": runs Footer at most 3 times
      broken after tap "+1": does not run Row[9]
      broken after tap "+1": keeps Counter.amount
      broken after tap "+1": loses Footer.text
      """)
    // What is there in no event of the file cannot run: nobody is praised for that.
    try court.expect(
      """
      open after tap "+1": does not run Detail
      open after tap "+1": runs Detail at most 2 times
      broken after tap "+1": does not run Detail and does not run Cart
      """)
    try court.expect(
      """
      kept after tap "+1": does not run Detail
      broken after tap "Open": does not run Detail
      """)
    let row = try court.verdict("after tap \"+1\": does not run Row[9]")
    #expect(row.instead.contains("Row[1], Row[2], Row[3]"))
  }

  @Test("A run that changes nothing breaks the claim that there is none")
  func preventable() throws {
    let court = try Court(
      """
      struct Badge: View {
        let names: [String]
        var body: some View { Text("\\(names.count)") }
      }
      struct Team: View {
        @State private var names = ["Ada"]
        var body: some View {
          Badge(names: names)
          Button("Swap") { names = ["Bob"] }
          Button("Join") { names.append("Bob") }
        }
      }
      """, root: "Team")
    try court.expect(
      """
      broken after tap "Swap": no preventable run
      kept after tap "Join": shows "2"
      """)
  }
}
