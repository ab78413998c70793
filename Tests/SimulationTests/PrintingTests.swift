import Simulation
import Testing

/// What a program prints is part of its story.
@Suite struct PrintingTests {
  private static let source = """
    struct Speaker: View {
      @State private var count = 0
      var body: some View {
        let _ = Self._printChanges()
        let _ = print("body", count)
        Button("More") {
          print("tapped")
          count += 1
        }
      }
    }
    """

  private func prediction() throws -> Prediction {
    try Prediction.compute(
      .prints, files: [SourceFile(path: "Speaker.swift", text: Self.source)], root: "Speaker",
      events: ["tap \"More\""])
  }

  @Test("Lines are steps, each with its cause and its line in the source")
  func steps() throws {
    let trace = try prediction().trace
    let steps = trace.events[1].steps
    let lines = steps.filter { $0.kind == .print }
    #expect(lines.map(\.message) == ["tapped", "Speaker: _count changed.", "body 1"])
    #expect(lines.map(\.line) == [7, 4, 5])
    #expect(lines.map { $0.because.map { steps[$0 - 1].kind } } == [.event, .evaluate, .evaluate])
    #expect(lines.map(\.instance) == [nil, "Speaker", "Speaker"])
    #expect(trace.events[0].printed == ["Speaker: @self, @identity, _count changed.", "body 0"])
  }

  @Test("What is asked of a trace is all that its last event prints, in order")
  func asked() throws {
    #expect(try prediction().key == ["tapped", "Speaker: _count changed.", "body 1"])
  }

  @Test("The type of a view without parts is printed; that of one with parts is told to be unknown")
  func types() throws {
    func screen(_ view: String) throws -> Screen {
      let source = """
        struct Dial: View { var body: some View { Text("12") } }
        struct Box: View {
          @ViewBuilder var parts: some View {
            Text("a")
            Text("b")
          }
          var body: some View {
            let _ = print(type(of: \(view)))
            Text("box")
          }
        }
        """
      return try Simulator(files: [SourceFile(path: "Box.swift", text: source)]).mount("Box")
    }
    for (view, name) in [
      ("Dial()", "Dial"), ("Text(\"a\")", "Text"), ("AnyView(Dial())", "AnyView"),
    ] {
      #expect(try screen(view).trace.events[0].printed == [name])
    }
    for view in [
      "parts", "VStack { Dial() }", "Dial().padding()", "VStack { Dial().padding(); Dial() }",
    ] {
      let screen = try screen(view)
      let event = screen.trace.events[0]
      #expect(event.printed == ["type(of: some View)"])
      #expect(event.diagnostics.contains { $0.message.contains("the type of a view") })
      #expect(screen.elements.contains { $0.label == "box" }, "the body goes on")
    }
  }
}
