import Simulation
import Testing

/// Operators that a program declares for types of its own and of the framework.
@Suite struct OwnOperatorTests {
  private static let source = """
    import SwiftUI
    extension Binding where Value == Bool {
      static prefix func ! (binding: Self) -> Self {
        .init(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
      }
      static func && (left: Binding<Bool>, right: Binding<Bool>) -> Binding<Bool> {
        Binding(
          get: { left.wrappedValue && right.wrappedValue },
          set: { left.wrappedValue = $0; right.wrappedValue = $0 })
      }
    }
    struct Level {
      var value: Int
      static func && (left: Level, right: Level) -> Level { Level(value: left.value * right.value) }
      static func || (left: Level, right: @autoclosure () -> Level) -> Level {
        left.value > 2 ? left : right()
      }
    }
    struct Main: View {
      @State private var isOn = false
      @State private var isLoud = false
      var body: some View {
        VStack {
          Toggle("Off", isOn: !$isOn)
          Toggle("Both", isOn: $isOn && $isLoud)
          Text("\\(isOn) \\(isLoud)")
          Text("levels \\((Level(value: 2) && Level(value: 5)).value) \\((Level(value: 2) || Level(value: 4)).value)")
        }
      }
    }
    """

  private func mount() throws -> Screen {
    try Simulator(files: [SourceFile(path: "Main.swift", text: Self.source)]).mount("Main")
  }

  @Test("A binding is turned around by the program's own !")
  func negated() throws {
    let screen = try mount()
    #expect(screen.elements.contains { $0.label == "Off" && $0.value == "on" })
    try screen.perform(Event("toggle \"Off\""))
    #expect(screen.elements.contains { $0.label == "true false" })
  }

  @Test("Two bindings are joined by the program's own &&, and structs by theirs")
  func joined() throws {
    let screen = try mount()
    try screen.perform(Event("toggle \"Both\""))
    #expect(screen.elements.contains { $0.label == "true true" })
    #expect(screen.elements.contains { $0.label == "levels 10 4" })
  }

  private static let changing = """
    import SwiftUI
    infix operator +=~ : AssignmentPrecedence
    postfix operator ++
    struct Tally: Equatable {
      var n = 0
      mutating func callAsFunction(_ by: Int) { n += by }
      static func += (left: inout Tally, right: Int) { left.n += right }
      static func +=~ (left: inout Tally, right: Int) { left.n += right * 10 }
      static postfix func ++ (tally: inout Tally) -> Int { tally.n += 1; return tally.n - 1 }
    }
    struct Generic<Value>: View {
      let value: Value
      @State private var other = Tally()
      var body: some View {
        Text("generic \\(other.n)")
          .onTapGesture { other(1); other += 2; other +=~ 3; other.n += other++ }
      }
    }
    struct Main: View {
      @State private var tally = Tally()
      @State private var flag = false
      var body: some View {
        VStack {
          Text("tally \\(tally.n)")
          Button("flag") { flag.toggle() }
          Text("touch").onTapGesture { tally(1); tally += 2; tally +=~ 3 }
          Generic(value: 3)
        }
        .onChange(of: flag) { tally(100); tally += 200; tally +=~ 30 }
      }
    }
    """

  @Test("What changes its operand does so in every closure, a call by its value too")
  func changesOperand() throws {
    let screen = try Simulator(files: [SourceFile(path: "Main.swift", text: Self.changing)])
      .mount("Main")
    try screen.perform(Event("tap \"touch\""))
    #expect(screen.elements.contains { $0.label == "tally 33" })
    try screen.perform(Event("tap \"flag\""))
    #expect(screen.elements.contains { $0.label == "tally 633" })
    try screen.perform(Event("tap \"generic 0\""))
    #expect(screen.elements.contains { $0.label == "generic 67" })
  }
}
