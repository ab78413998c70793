import Simulation
import Testing

/// A line of which the engine makes no code is evaluated by the simulator, and all around it stays on
/// the engine: a function or an action is not given up as a whole.
@Suite struct EvaluatedExpressionTests {
  private static let types = """
    protocol Named { var name: String { get } }
    extension Named { var name: String { "plain" } }
    struct Tag<Value>: Named {}
    extension Tag where Value == Int { var name: String { "int" } }
    func text<T: Named>(_ value: T) -> String { value.name }

    """

  @Test("what stands around an animation is what the compiler makes of it")
  func animation() throws {
    let screen = try EngineTaskTests.screen(
      """
      let halves = [1, 2.5].map { $0 / 2 }
      withAnimation(.easeIn(duration: 1)) { isShown.toggle() }
      print(text(Tag<Int>()), halves, isShown, Float(0.1) * 3)
      """, Self.types)
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["plain [0.5, 1.25] false 0.3"])
  }

  @Test("a variable that the simulator names is one variable for both")
  func sharing() throws {
    let screen = try EngineTaskTests.screen(
      """
      var total = 1
      var names: [String] = []
      let step = 2
      for n in 1...3 {
        withAnimation {
          total += n * step
          names.append("\\(n)")
        }
        total *= 2
      }
      print(text(Tag<Int>()), total, names)
      """, Self.types)
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["plain 52 [\"1\", \"2\", \"3\"]"])
  }

  @Test("a call of a module that nobody knows takes nothing else along")
  func unknownModule() throws {
    let screen = try EngineTaskTests.screen(
      """
      Analytics.shared.track("go", count: 1)
      print(text(Tag<Int>()), (1...3).reduce(0, +))
      """, "import Analytics\n" + Self.types)
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["plain 6"])
  }

  @Test("a function of a view that dismisses is run by the engine")
  func methods() throws {
    let screen = try EngineTaskTests.screen(
      "save(as: Tag<Int>())", Self.types,
      state: """
        @Environment(\\.dismiss) private var dismiss
        @State private var saved: [String] = []
        private func save<T>(_ value: T) -> String { "\\(value)" }
        private func save(as tag: Tag<Int>) {
          saved.append(text(tag))
          dismiss()
          print(saved, [0.1, 0.2].reduce(0, +))
        }
        """)
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["[\"plain\"] 0.30000000000000004"])
  }
}
