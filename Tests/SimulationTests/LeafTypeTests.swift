import Simulation
import Testing

/// What a literal or a name behind a dot stands for, where only its context tells that.
@Suite struct LeafTypeTests {
  private func texts(_ content: String, _ property: String = "") throws -> [String] {
    let source = """
      import SwiftUI
      enum Pace: String { case slow, fast; static let usual = Pace.slow }
      struct Dial: View {
        @Binding var level: Double
        @Binding var pace: Pace
        @Binding var note: String?
        var body: some View { Text(verbatim: "\\(level) \\(pace.rawValue) \\(note ?? "none")") }
      }
      struct Gauge: View {
        let level: Binding<Double>
        var body: some View { Text(verbatim: "\\(level.wrappedValue)") }
      }
      struct Screen: View {
        var level: Binding<Double>? = nil
        var pace: Binding<Pace>? = nil
        \(property)
        var body: some View { VStack { \(content) } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Screen.swift", text: source)])
      .mount("Screen")
    var found: [String] = []
    func look(_ view: LaidOutView) {
      if view.isText, let text = view.text { found.append(text) }
      view.children.forEach(look)
    }
    if let tree = try screen.laidOut().tree { look(tree) }
    return found
  }

  @Test("A constant is of the type of the binding that it is handed to")
  func constants() throws {
    #expect(
      try texts(
        """
        Dial(level: .constant(1), pace: .constant(.fast), note: .constant("n"))
        Dial(level: .constant(.zero), pace: .constant(.usual), note: .constant(nil))
        Gauge(level: .constant(2))
        Gauge(level: .constant(.pi))
        """) == ["1.0 fast n", "0.0 slow none", "2.0", "3.141592653589793"])
  }

  @Test("Beside something that only the types of the program tell, a number is of its type")
  func numbers() throws {
    #expect(
      try texts(
        """
        Text(verbatim: "\\(level?.wrappedValue ?? 1) \\(level?.wrappedValue ?? -1)")
        Text("\\(level.map { $0.wrappedValue } ?? 2)")
        Text(verbatim: (pace?.wrappedValue ?? .fast).rawValue)
        """) == ["1.0 -1.0", "2.000000", "fast"])
  }

  @Test("What is reckoned with is of its own type, and not of that of the numbers beside it")
  func angles() throws {
    #expect(
      try texts(
        """
        Text(verbatim: "\\(turned.degrees)")
        Text(verbatim: "\\((.degrees(90) / 3 - Angle.degrees(4) * 2).degrees)")
        """,
        "let turned: Angle = .degrees(30) * 2") == ["60.0", "22.0"])
  }

  @Test("What is made behind a dot is of the type that the parameters stand for")
  func makings() throws {
    let source = """
      import SwiftUI
      protocol Reducer { associatedtype State }
      struct Counter: Reducer {
        struct State { var count = 3; static func many() -> State { State(count: 9) } }
      }
      struct Store<R: Reducer> {
        var state: R.State
        init(_ state: R.State, _ reducer: R) { self.state = state }
      }
      struct Screen: View {
        @State private var plain = Store(.init(), Counter())
        let given = Store(.init(count: 4), Counter())
        let many = Store(.many(), Counter())
        var body: some View {
          Text(verbatim: "\\(plain.state.count) \\(given.state.count) \\(many.state.count)")
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Screen.swift", text: source)])
      .mount("Screen")
    #expect(try screen.laidOut().tree?.children.first?.text == "3 4 9")
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }

  @Test("A name for a type of functions takes a closure as the functions do")
  func namedFunctions() throws {
    let row = """
      import SwiftUI
      typealias Action = () -> Void
      struct Row: View {
        typealias Pick<Value> = (Value) -> Void
        let title: String
        var pick: Pick<Int>? = nil
        let action: Action
        var body: some View { Button(title) { pick?(5); action() } }
      }
      """
    let list = """
      import SwiftUI
      struct Screen: View {
        @State private var n = 0
        var body: some View {
          Text("\\(n)")
          Row(title: "A") { n += 1 }
          Row(title: "B", pick: { n = $0 }) { n += 1 }
        }
      }
      """
    let screen = try Simulator(files: [
      SourceFile(path: "Screen.swift", text: list), SourceFile(path: "Row.swift", text: row),
    ]).mount("Screen")
    let first = try screen.perform(Event("tap \"A\""))
    #expect(first.writes.map(\.new) == ["1"])
    let second = try screen.perform(Event("tap \"B\""))
    #expect(second.writes.map(\.new) == ["5", "6"])
    #expect(second.diagnostics.isEmpty)
  }

  @Test("Views that differ in a binding are called by what it leads to")
  func names() throws {
    let source = """
      import SwiftUI
      struct Gauge: View { let level: Binding<Double>; var body: some View { Text("a") } }
      struct Screen: View {
        var body: some View { Gauge(level: .constant(1)); Gauge(level: .constant(2)) }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Screen.swift", text: source)])
      .mount("Screen")
    #expect(screen.instances == ["Screen", "Gauge[1.0]", "Gauge[2.0]"])
  }
}
