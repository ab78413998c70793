import Simulation
import Testing

/// What the stepper looks up, beside a replay of the story from its beginning.
@Suite struct TraceHistoryTests {
  private static let source = """
    @Observable final class Basket {
      var items = ["Tea", "Milk"]
      var note = "none"
    }

    struct Shop: View {
      @State private var basket = Basket()
      @State private var showsNote = false
      var body: some View {
        VStack {
          Total(basket: basket)
          ForEach(basket.items, id: \\.self) { Row(name: $0) }
          if showsNote { Note(basket: basket) }
          Still()
          Toggle("Note", isOn: $showsNote)
          TextField("Remark", text: $basket.note)
          Button("Add") { basket.items.append("Jam") }
          Button { basket.items.removeAll() } label: { Text("Clear") }
        }
        .navigationTitle("Shop")
      }
    }

    struct Total: View {
      let basket: Basket
      var body: some View { Text("\\(basket.items.count) items") }
    }

    struct Row: View {
      let name: String
      @State private var isOn = false
      var body: some View { Button("\\(name) \\(isOn ? 1 : 0)") { isOn.toggle() } }
    }

    struct Note: View {
      let basket: Basket
      var body: some View { Text(basket.note) }
    }

    struct Still: View { var body: some View { Text("still") } }
    """

  private static func screen(after events: [String] = []) throws -> Screen {
    let screen = try Simulator(files: [SourceFile(path: "Shop.swift", text: source)]).mount("Shop")
    for event in events { try screen.perform(Event(event)) }
    return screen
  }

  private static let events = [
    "toggle \"Note\"", "type \"two\" into \"Remark\"", "tap \"Add\"", "tap \"Milk 0\"",
    "toggle \"Note\"", "tap \"Clear\"",
  ]

  @Test("At every step it knows the edges that a replay from the beginning finds")
  func edges() throws {
    let trace = try Self.screen(after: Self.events).trace
    let history = TraceHistory(trace)
    var edges: [Dependency] = []
    for (index, event) in trace.events.enumerated() {
      #expect(history.dependencies(event: index, step: 0) == edges)
      for step in event.steps {
        if step.kind == .read, let source = step.target, let reader = step.instance {
          let edge = Dependency(source: source, reader: reader)
          if !edges.contains(edge) { edges.append(edge) }
        } else if step.kind == .remove {
          edges.removeAll { $0.reader == step.instance }
        } else if step.beginsRun {
          edges.removeAll { $0.reader == step.instance && !$0.source.contains("._") }
        }
        #expect(history.dependencies(event: index, step: step.n) == edges)
        #expect(trace.dependencies(event: index, step: step.n) == edges)
      }
    }
    #expect(trace.events.allSatisfy { !$0.steps.isEmpty })
  }

  @Test("A few edges are those of the body that runs first of all, with the count of all")
  func nearEdges() throws {
    let trace = try Self.screen(after: Self.events).trace
    let history = TraceHistory(trace)
    let step = try #require(trace.events[3].steps.last { $0.kind == .read })
    let all = history.dependencies(event: 3, step: step.n)
    let few = history.dependencies(event: 3, step: step.n, limit: 2)
    #expect(few.total == all.count)
    #expect(few.first.count == 2)
    #expect(few.first[0].reader == step.instance)
  }

  @Test("It grows event by event to what it is when made of the whole trace")
  func growing() throws {
    let trace = try Self.screen(after: Self.events).trace
    let whole = TraceHistory(trace)
    var grown = TraceHistory(Trace(root: trace.root, events: [trace.events[0]]))
    for event in trace.events.dropFirst() { grown.append(event) }
    #expect(grown.trace == trace)
    for (index, event) in trace.events.enumerated() {
      #expect(grown.silent(in: index) == whole.silent(in: index))
      for step in 0...event.steps.count {
        #expect(
          grown.dependencies(event: index, step: step)
            == whole.dependencies(event: index, step: step))
        #expect(grown.marked(event: index, step: step) == whole.marked(event: index, step: step))
        #expect(grown.running(event: index, step: step) == whole.running(event: index, step: step))
      }
    }
  }

  private static let badges = """
    struct Wall: View {
      @State private var level = 10
      @State private var isNew = false
      @State private var isTwin = false
      var body: some View {
        VStack {
          Badge(level: level)
          if isTwin { Badge(level: 99) }
          Sign().id(isNew)
          Button("Up") { level += 1 }
          Button("New") { isNew.toggle() }
          Button("Twin") { isTwin.toggle() }
        }
      }
    }

    struct Badge: View {
      let level: Int
      @State private var shine = 1
      var body: some View { Button("Polish \\(level)") { shine += 1 }; Text("\\(shine)") }
    }

    struct Sign: View {
      @State private var paint = 0
      var body: some View { Button("Paint \\(paint)") { paint += 1 } }
    }
    """

  private static func history(of events: String...) throws -> TraceHistory {
    let screen = try Simulator(files: [SourceFile(path: "Wall.swift", text: badges)]).mount("Wall")
    for event in events { try screen.perform(Event(event)) }
    return TraceHistory(screen.trace)
  }

  @Test("An instance keeps its edges when its name changes with what it shows, or with another one")
  func renaming() throws {
    let history = try Self.history(of: "tap \"Twin\"", "tap \"Up\"", "tap \"Twin\"", "tap \"New\"")
    func edges(_ event: Int) -> [String] {
      history.dependencies(event: event, step: .max).map { "\($0.source) <- \($0.reader)" }
        .filter { $0.contains("Badge") }.sorted()
    }
    #expect(edges(0) == ["Badge._shine <- Badge"])
    let two = ["Badge[10]._shine <- Badge[10]", "Badge[99]._shine <- Badge[99]"]
    #expect(edges(1) == two)
    #expect(edges(2) == [two[0].replacing("10", with: "11"), two[1]])
    #expect(edges(3) == ["Badge[11]._shine <- Badge[11]"], "the other one left in this event")
    #expect(edges(4) == edges(0))
    #expect(history.sources(of: "Badge[11]", before: 2) == ["Badge[11]._shine"])
    let run = try #require(history.run(of: "Badge", before: 4))
    #expect(run.event == 2, "it was called Badge[11] then")
  }

  @Test("Who takes the place and the name of another has edges of its own")
  func twins() throws {
    let history = try Self.history(of: "tap \"Paint 0\"", "tap \"New\"")
    let event = history.trace.events[2]
    #expect(event.removed == ["Sign"] && event.inserted == ["Sign"])
    let edges = history.dependencies(event: 2, step: .max).filter { $0.reader == "Sign" }
    #expect(edges == [Dependency(source: "Sign._paint", reader: "Sign")])
  }

  @Test("Who is marked runs or is left alone, and a body that reads is the one that runs")
  func marks() throws {
    let trace = try Self.screen(after: Self.events).trace
    let history = TraceHistory(trace)
    let add = trace.events[3]
    let mark = try #require(add.steps.first { $0.kind == .mark && $0.instance == "Total" })
    let run = try #require(add.steps.first { $0.kind == .evaluate && $0.instance == "Total" })
    #expect(history.marked(event: 3, step: mark.n).contains("Total"))
    #expect(!history.marked(event: 3, step: run.n).contains("Total"))
    #expect(history.running(event: 3, step: run.n + 1) == "Total")
    #expect(history.marked(event: 3, step: add.steps.count).isEmpty)
    #expect(history.silent(in: 4).contains("Still"), "nobody spoke of it when a row was tapped")
    #expect(history.sources(of: "Total", before: 4) == ["Basket.items"])
  }

  @Test("A body that prints and is warned of runs meanwhile, up to the last that it reads")
  func insideABody() throws {
    let source = """
      struct Log: View {
        @State private var runs = 0
        @State private var isLarge = false
        var body: some View { Button("\\(count()) \\(isLarge)") { isLarge = true } }
        func count() -> Int { runs += 1; print("run"); return runs }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Log.swift", text: source)]).mount("Log")
    try screen.perform(Event("tap \"0 false\""))
    let history = TraceHistory(screen.trace)
    let steps = screen.trace.events[1].steps
    let run = try #require(steps.firstIndex { $0.kind == .evaluate })
    let last = try #require(steps.lastIndex { $0.kind == .read })
    #expect(steps[run...last].contains { $0.kind == .warn })
    #expect(steps[run...last].contains { $0.kind == .print })
    for step in steps[run...last] { #expect(history.running(event: 1, step: step.n) == "Log") }
    #expect(history.running(event: 1, step: run) == nil)
  }

  @Test("What is on the screen is told inside the views that show it, with what can be done")
  func elements() throws {
    let screen = try Self.screen(after: ["toggle \"Note\""])
    let elements = screen.elements
    #expect(elements.first == ScreenElement(depth: 0, kind: nil, label: "Shop", value: nil))
    #expect(elements.contains { $0.kind == "navigationTitle" && $0.label == "Shop" })
    #expect(elements.contains { $0.kind == "Text" && $0.label == "2 items" && $0.depth == 2 })
    let toggle = try #require(elements.first { $0.kind == "Toggle" })
    #expect(toggle.value == "on" && toggle.events == ["toggle \"Note\""])
    let field = try #require(elements.first { $0.kind == "TextField" })
    #expect(field.label == "Remark" && field.value == "\"none\"")
    #expect(elements.filter { $0.label == "Clear" }.map(\.kind) == ["Button"], "not its label too")
    #expect(Set(elements.flatMap(\.events)) == Set(screen.availableEvents))
  }

  @Test("State is told with what it holds; of an object, with what that stores")
  func state() throws {
    let screen = try Self.screen(after: ["tap \"Milk 0\""])
    #expect(screen.state.map(\.name) == screen.livingState)
    #expect(screen.state[0].value == "Basket(items: [\"Tea\", \"Milk\"], note: \"none\")")
    #expect(screen.state.contains(LivingState(name: "Row[Milk].isOn", value: "true")))
  }
}
