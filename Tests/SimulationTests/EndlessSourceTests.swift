import Simulation
import Testing

/// Programs that the fuzzer found: none may hang or crash, each gets a sentence.
@Suite(.timeLimit(.minutes(10))) struct EndlessSourceTests {
  @Test("a view that contains itself stops at the stated depth, and says where")
  func containsItself() throws {
    let screen = try mount(
      """
      struct Knob: View {
        var body: some View {
          Text("knob")
          Knob()
        }
      }
      """)
    let problem = screen.trace.events[0].diagnostics.first { $0.severity == .error }
    #expect(problem?.message.contains("nested more than 1500 deep") == true)
    #expect(problem?.line == 1)
    #expect(!screen.instances.isEmpty)
  }

  @Test("brackets that the parser would never finish are refused with their place")
  func brackets() {
    let deep = String(repeating: "[", count: 300) + "1" + String(repeating: "]", count: 300)
    let error = #expect(throws: SourceError.self) { _ = try mount("\nlet deep = \(deep)") }
    #expect(error?.diagnostics.first?.line == 2)
    #expect(error?.diagnostics.first?.column == 28)
  }

  @Test("brackets in texts and comments are none")
  func bracketsInTexts() throws {
    let open = String(repeating: "[ ", count: 40)
    let screen = try mount(
      """
      let one = \"\"\"
        a "quoted" \(open)
        \"\"\"
      let other = #"a \" \(open)"#
      let long = ##\"\"\"
        \(open) "#
        \"\"\"##
      let empty = "" /* \(open) /* inside */ \(open) */
      struct Home: View {
        var body: some View { Text("home") }
      }
      """)
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }

  @Test("aliases that lead in a circle name nothing")
  func aliases() throws {
    let screen = try mount(
      """
      struct Circle2: View {
        typealias A = B
        typealias B = A
        let a: A? = nil
        var body: some View { Text(A.self == B.self ? "a" : "b") }
      }
      """)
    #expect(screen.instances == ["Circle2"])
  }

  @Test("a type declared again inside a body leaves values of the other one as they are")
  func declaredAgain() throws {
    let screen = try mount(
      """
      final class Box { var count = 0 }
      struct Holder { let box: Box; var label = "x" }
      struct Shelf: View {
        @State private var holder = Holder(box: Box())
        var body: some View {
          VStack {
            Text("\\(holder.box.count) \\(holder.label)")
            Button("Label") { holder.label = "y" }
            final class Box { var count = 0; var more = 1 }
            struct Holder { var first = 1; var second = 2; var third = 3 }
          }
        }
      }
      """)
    try screen.perform(Event("tap \"Label\""))
    #expect(screen.trace.events.last?.changes.map(\.new) == ["0 y"])
    try screen.perform(Event("tap \"Label\""))
  }

  @Test("text with private-use characters is no name of an instance")
  func privateUse() throws {
    let screen = try mount(
      """
      struct Odd: View {
        @State private var text = "\\u{E001}1\\u{E000}"
        var body: some View { Button("Go") { text = "\\u{E000}x\\u{E001}\\u{E000}" } }
      }
      """)
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.writes.first?.new == "\u{E000}x\u{E001}\u{E000}")
  }

  @Test("a value that holds itself forty times over is told of in a text that ends")
  func doubling() throws {
    let screen = try mount(
      """
      struct Big: View {
        @State private var parts: [Any] = []
        var body: some View {
          Button("Grow") { for _ in 0..<40 { parts = [parts, parts] } }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"Grow\""))
    #expect(event.writes.count == 40)
    #expect(event.writes.allSatisfy { $0.new.utf8.count < 1_000 })
  }

  @Test(
    "what nobody knows, made of itself again and again, has a text that ends",
    .timeLimit(.minutes(1)))
  func nesting() throws {
    let screen = try mount(
      """
      struct Deep: View {
        @State private var shown = ""
        var body: some View {
          Button("Wrap") {
            var next = Outside.first()
            for _ in 0..<3000 { next = Outside.wrap(next, 1) }
            shown = "\\(next)"
          }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"Wrap\""))
    #expect(event.writes.count == 1)
    #expect(event.writes.allSatisfy { $0.new.utf8.count < 200_000 })
  }

  @Test("writes without end stop, whether they grow a collection or only the story")
  func endlessWrites() throws {
    let source = """
      struct Meter: View {
        @State private var marks: [Int] = []
        @State private var count = 0
        var body: some View {
          Text("\\(marks.count) \\(count)")
          Button("Append") { while true { marks.append(1) } }
          Button("Count") { while true { count += 1 } }
        }
      }
      """
    let file = SourceFile(path: "Meter.swift", text: source)
    for (label, reason) in [("Append", "20000 steps"), ("Count", "more than 500 steps to tell")] {
      let limits = SimulationLimits(steps: 20_000, story: label == "Count" ? 500 : 100_000)
      let screen = try Simulator(files: [file], limits: limits).mount()
      let event = try screen.perform(Event("tap \"\(label)\""))
      #expect(event.diagnostics.contains { $0.message.contains(reason) }, "\(event.diagnostics)")
    }
  }

  private func mount(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Found.swift", text: source)]).mount()
  }
}
