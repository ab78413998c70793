import Simulation
import Testing

/// Programs that would crash or never end: they get a sentence with its line, and the screen stays.
@Suite struct TrapTests {
  struct Program: CustomTestStringConvertible, Sendable {
    var promise: String
    /// The statements of the button's action; the first stands on line 6.
    var action: String
    var line: Int
    var message: String
    var testDescription: String { promise }
  }

  static let traps: [Program] = [
    Program(
      promise: "an index out of range", action: "values[3] = 1", line: 6, message: "out of range"),
    Program(
      promise: "a read out of range", action: "let n = 1\n_ = values[n + 7]", line: 7,
      message: "out of range"),
    Program(
      promise: "an unwrapped nil", action: "let none: Int? = nil\nvalues = [none!]", line: 7,
      message: "Unexpectedly found nil"),
    Program(
      promise: "an overflow", action: "values = [Int.max]\nvalues[0] += 1", line: 7,
      message: "verflow"),
    Program(
      promise: "a division by zero", action: "let n = values.count - 2\nvalues = [1 / n]", line: 7,
      message: "Division by zero"),
    Program(
      promise: "an element removed from an empty array",
      action: "values = []\nvalues.removeFirst()",
      line: 7, message: "empty collection"),
    Program(
      promise: "a failed cast", action: "let any: Any = \"text\"\nvalues = [any as! Int]", line: 7,
      message: "Could not cast"),
    Program(
      promise: "an error that try! finds", action: "values = [try! fail()]", line: 6,
      message: "try!"),
    Program(
      promise: "fatalError", action: "fatalError(\"no way\")", line: 6, message: "no way"),
    Program(
      promise: "a loop without end", action: "while true { values[0] = 1 }", line: 6,
      message: "did not end"),
    Program(
      promise: "a recursion without end", action: "values = [descend(1)]", line: 13,
      message: "recursion"),
    Program(
      promise: "a value that grows without end",
      action: "var text = \"grow\"\nwhile true { text += text }", line: 7, message: "grew"),
  ]

  /// Not simulated yet.
  static let waiting: [Program] = [
    Program(
      promise: "a failed precondition", action: "precondition(values.isEmpty, \"not empty\")",
      line: 6, message: "not empty"),
    Program(
      promise: "a range whose end lies before its start", action: "for _ in 3..<values[0] {}",
      line: 6, message: "Range"),
  ]

  private static func source(_ action: String) -> String {
    // The lines below stay where they are.
    let lines = action.split(separator: "\n", omittingEmptySubsequences: false)
    let padding = String(repeating: "\n", count: max(0, 2 - lines.count))
    return """
      struct Probe: View {
        @State var values = [1, 2]
        var body: some View {
          Text("\\(values.count)")
          Button("Go") {
      \(action)
      \(padding)
          }
        }
        struct Failure: Error {}
        func descend(_ n: Int) -> Int {
          descend(n + 1)
        }
        func fail() throws -> Int { throw Failure() }
      }
      """
  }

  @Test("a trap ends the program with its line and reason", arguments: traps + waiting)
  func trap(_ program: Program) throws {
    let file = SourceFile(path: "Probe.swift", text: Self.source(program.action))
    let limits = SimulationLimits(steps: 20_000, depth: 100, elements: 20_000)
    let screen = try Simulator(files: [file], limits: limits).mount("Probe")
    let event = try screen.perform(Event("tap \"Go\""))
    let errors = event.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.message.contains(program.message), "\(error.message)")
    #expect(error.line == program.line, "\(error.message)")
    #expect(error.column > 0)
    #expect(event.passes.isEmpty)
    let refusal = #expect(throws: EventError.self) { try screen.perform(Event("tap \"Go\"")) }
    #expect(refusal?.message.contains("stopped in an earlier event") == true)
    #expect(screen.trace.events.count == 2)
  }

  @Test("a missing environment object names the type and the line that reads it")
  func missingObject() throws {
    let source = """
      final class Cart: ObservableObject { @Published var items = 0 }
      struct Probe: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.items)") }
      }
      """
    try expectTrapWhenMounted(source, line: 4, "No ObservableObject of type Cart found")
  }

  @Test("a missing observable names the type and the line that reads it")
  func missingObservable() throws {
    let source = """
      @Observable final class Cart { var items = 0 }
      struct Probe: View {
        @Environment(Cart.self) private var cart
        var body: some View { Text("\\(cart.items)") }
      }
      """
    try expectTrapWhenMounted(source, line: 4, "No Observable object of type Cart found")
  }

  @Test("a trap in a body ends the program")
  func trapInBody() throws {
    let source = """
      struct Probe: View {
        var body: some View {
          Text("\\([1][5])")
        }
      }
      """
    try expectTrapWhenMounted(source, line: 3, "out of range")
  }

  private func expectTrapWhenMounted(_ source: String, line: Int, _ message: String) throws {
    let file = SourceFile(path: "Probe.swift", text: source)
    let screen = try Simulator(files: [file]).mount()
    let errors = screen.trace.events[0].diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [line])
    #expect(errors.first?.message.contains(message) == true, "\(errors)")
    #expect(throws: EventError.self) { try screen.perform(Event("tap \"Go\"")) }
  }

  @Test("a view that contains itself gets a sentence", .timeLimit(.minutes(10)))
  func endlessView() throws {
    let source = """
      struct Probe: View {
        var body: some View { Probe() }
      }
      """
    let file = SourceFile(path: "Probe.swift", text: source)
    let limits = SimulationLimits(nesting: 200)
    let screen = try Simulator(files: [file], limits: limits).mount("Probe")
    #expect(screen.trace.events[0].diagnostics.contains { $0.severity == .error })
  }

  @Test("an onChange that writes what it watches is cut off, and the screen goes on")
  func endlessUpdates() throws {
    let source = """
      struct Probe: View {
        @State private var n = 0
        var body: some View {
          Text("\\(n)")
            .onChange(of: n) { n += 1 }
          Button("Go") { n += 1 }
        }
      }
      """
    let file = SourceFile(path: "Probe.swift", text: source)
    let screen = try Simulator(files: [file]).mount()
    let event = try screen.perform(Event("tap \"Go\""))
    let message = "tried to update multiple times per frame."
    #expect(event.diagnostics.contains { $0.message.contains(message) && $0.severity == .warning })
    #expect(event.passes.count > 1)
    #expect(event.passes.count <= 8)
    #expect(throws: Never.self) { try screen.perform(Event("tap \"Go\"")) }
  }

  @Test("an error that an action does not catch is reported")
  func uncaught() throws {
    let file = SourceFile(path: "Probe.swift", text: Self.source("values = [(try? fail()) ?? 9]"))
    let screen = try Simulator(files: [file]).mount()
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.diagnostics.isEmpty)
    #expect(event.writes.map(\.new) == ["[9]"])
  }
}
