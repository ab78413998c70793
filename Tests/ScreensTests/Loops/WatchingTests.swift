import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("Watching and breaking at trace>")
struct WatchingTests {
  static let source = """
    @Observable class Cart { var total = 0; var note = ""; var size: Int { note.count } }

    struct Bill: View { var body: some View { Text("bill") } }

    struct Shop: View {
      @State private var cart = Cart()
      @State private var rows = [1, 2, 3]
      private var count: Int { rows.count }
      var body: some View {
        VStack {
          Button("Buy") { cart.total += 1 }
          Button("Drop") { rows.removeFirst() }
          Total(cart: cart)
          ForEach(rows, id: \\.self) { row in Row(number: row) {} }
        }
      }
    }

    struct Total: View {
      let cart: Cart
      var body: some View { Text("total \\(cart.total)") }
    }

    struct Row: View {
      let number: Int
      let act: () -> Void
      @State private var stars = 0
      var body: some View { Button("row \\(number) \\(stars)") { stars += 1 } }
    }
    """

  private func play(
    _ lines: [FakeConsole.Input], script: String = "", isPlain: Bool = true, width: Int = 100
  ) throws -> FakeConsole {
    let console = FakeConsole(
      FakeConsole.lines("trace Shop.swift") + lines, isPlain: isPlain, width: width)
    let session = try Bench().session()
    try session.noteGreeting()
    try LearnerInterface(
      session: session, console: console, writeFile: { _, _ in },
      readSource: { path in
        [SourceFile(path: path, text: path == "taps.txt" ? script : Self.source)]
      }
    ).run()
    return console
  }

  private func text(of lines: String..., script: String = "") throws -> String {
    try play(lines.map { .line($0) } + FakeConsole.lines("quit", "quit"), script: script).transcript
  }

  @Test("What happens to a watched row is told after each event, until it is gone")
  func watchedRow() throws {
    let text = try text(of: "watch Row[1]", "row 1", "buy", "drop", "buy")
    #expect(text.contains("Row[1] is watched"))
    #expect(text.contains("Row[1]: 2 write Row[1]._stars from 0 to 1; "))
    #expect(text.contains("Row[1].body runs: state _stars"))
    #expect(text.contains("Row[1]: nothing happened to it"))
    #expect(text.contains("remove Row[1]"))
    #expect(text.contains("Row[1]: no longer on the screen"))
  }

  @Test("A watched state tells its writes and who reads it, a type all of its instances")
  func watchedState() throws {
    let text = try text(of: "watch Cart.total", "watch Row", "watch", "buy", "row 2", "drop")
    #expect(text.contains("Watched: Cart.total and Row."))
    #expect(text.contains("Cart.total: 2 write Cart.total from 0 to 1; 5 read"))
    #expect(text.contains("Cart.total: neither written nor read"))
    #expect(text.contains("Row[2].body runs: state _stars"))
  }

  @Test("An instance is followed by what it is, whatever it is called later")
  func identity() throws {
    var view = try PlayedView(
      files: [SourceFile(path: "Shop.swift", text: Self.source)], root: nil)
    let point = TracePoint(owner: "Row[3]", subject: .view, event: 0)
    for event in ["tap \"Drop\"", "tap \"Drop\"", "tap \"row 3 0\""] {
      try view.perform(Event(event))
    }
    let steps = point.steps(of: view.trace.events[3], in: view.trace)
    #expect(steps.contains { $0.kind == .evaluate })
    let other = TracePoint(owner: "Row[2]", subject: .view, event: 0)
    #expect(other.steps(of: view.trace.events[3], in: view.trace).isEmpty)
  }

  @Test("A break opens the steps where something is written, or where a body runs")
  func breaking() throws {
    let text = try text(
      of: "break Cart.total", "break Total", "break", "buy", "leave", "unbreak", "buy", "break")
    #expect(text.contains("Breaks: Cart.total and Total.body."))
    #expect(text.contains("Break at Cart.total: step 2 of event 1."))
    #expect(text.contains("Break at Total.body: step 4 of event 1."))
    #expect(text.contains("Step 2, write: Cart.total from 0 to 1"))
    #expect(text.contains("Taken away: Cart.total and Total.body."))
    #expect(!text.contains("of event 2."))
    #expect(text.contains("No break is set."))
  }

  @Test("On pages the stepper stands at the break, at 40 columns too", arguments: [100, 40])
  func page(width: Int) throws {
    let console = try play(
      FakeConsole.lines("break Row.body", "row 2") + FakeConsole.keys("q")
        + FakeConsole.lines("quit", "quit"), isPlain: false, width: width)
    #expect(console.showed(width > 40 ? "step 4 of 6" : "4/6"), "\(console.frames)")
    #expect(console.written.allSatisfy { $0.cellWidth <= width })
  }

  @Test("A script stops at a break; until goes on, finish lets the rest happen")
  func script() throws {
    let taps = ["buy", "drop", "buy", "row 3 0", "buy"].map { "tap \"\($0.capitalized)\"" }
      .joined(separator: "\n").replacing("Row", with: "row")
    let text = try text(
      of: "break Shop.body", "load taps.txt", "leave", "until Row[3]", "leave", "unbreak Shop",
      "finish", "until", "events", script: taps)
    #expect(text.contains("2 events of taps.txt happened."))
    #expect(text.contains("3 events to come: until goes on"))
    #expect(text.contains("2 events happened, the last one tap \"row 3 0\"."))
    #expect(text.contains("Break at Row[3].body: step 4 of event 4."))
    #expect(text.contains("1 event happened, the last one tap \"Buy\"."))
    #expect(text.contains("Nothing is to come."))
  }

  @Test("finish goes on behind an event that cannot happen, until stops and says what is left")
  func impossible() throws {
    let taps = "tap \"Buy\"\ntap \"Drop\"\ntap \"row 1 0\"\ntap \"Buy\"\ntap \"Buy\"\n"
    let lines = ["break Shop.body", "load taps.txt", "leave", "unbreak"]
    let until = try play(
      (lines + ["until", "finish", "quit", "quit"]).map { .line($0) }, script: taps
    ).transcript
    #expect(until.contains("2 events to come: until goes on"))
    #expect(until.contains("2 events happened, the last one tap \"Buy\"."))
    let finish = try play(
      (lines + ["finish", "finish", "quit", "quit"]).map { .line($0) }, script: taps
    ).transcript
    #expect(finish.contains("tap \"row 1 0\" is left out."))
    #expect(finish.contains("2 events happened, the last one tap \"Buy\"."))
    #expect(finish.contains("Nothing is to come."))
  }

  @Test("Events that were taken back are gone through again, told where they are passed")
  func again() throws {
    let text = try text(
      of: "buy", "buy", "drop", "restart", "watch Cart.total", "until Row.stars")
    #expect(text.contains("3 events happened, the last one tap \"Drop\"."))
    #expect(text.contains("Cart.total: 2 write Cart.total from 1 to 2"))
    #expect(text.contains("None came to Row.stars."))
  }

  @Test("An event may be said to which others that are to come are gone through")
  func untilAnEvent() throws {
    let text = try text(
      of: "buy", "drop", "buy", "restart", "until tap \"Sell\"", "until tap", "until tap \"Drop\"")
    #expect(
      text.contains(
        "tap \"Sell\" is not to come. What is to come: tap \"Buy\", tap \"Drop\", tap \"Buy\"."))
    #expect(text.contains("2 events happened, the last one tap \"Drop\"."))
    #expect(text.contains("1 event to come"))
  }

  @Test(
    "A wrong name gets what is near",
    arguments: [
      ("watch Rwo", "Did you mean Row?"), ("watch Row[9]", "Did you mean Row[1]"),
      ("break stars", "Did you mean Row[1].stars"), ("break Cart.totl", "Did you mean Cart.total?"),
      ("break Nobody.thing", "Nothing is called Nobody.thing. There is "),
      ("until Shop.bdy", "Did you mean Shop.body?"), ("unwatch Row", "Nothing is watched."),
      (
        "break Shop.count",
        "Shop.count is worked out each time it is read; nothing is written there."
      ),
      ("watch Cart.size", "What is stored: Cart.note"),
      ("until tap \"Buy\"", "Nothing is to come."),
      ("watch bill", "No Bill is on the screen yet."), ("break cart.note", "is written opens"),
    ])
  func wrongNames(typed: String, answer: String) throws {
    let text = try text(of: typed)
    #expect(text.contains(answer), "\(typed): \(text)")
  }

  @Test("After each event stands how many bodies ran for nothing, and an advice stands once")
  func cost() throws {
    let text = try text(of: "buy", "drop", "drop")
    #expect(text.contains("1 body ran."))
    #expect(text.contains("3 bodies ran, 2 of them for nothing."))
    #expect(text.ranges(of: "nothing promises").count == 1)
    #expect(text.contains("as after event 2; step"))
  }

  @Test("Names are completed: what can be watched, where can be stopped, and what is set")
  func completion() throws {
    let view = try PlayedView(
      files: [SourceFile(path: "Shop.swift", text: Self.source)], root: nil)
    var points = PlaygroundPoints()
    _ = points.add(TracePoint(owner: "Total", subject: .body, event: 0), for: .stopping)
    let completion = PlaygroundCompletion(
      screen: view.screen, simulator: view.simulator, points: points)
    #expect(
      completion.candidates("watch Row[", "Row[") == [
        "Row[1]", "Row[2]", "Row[3]", "Row[1].stars", "Row[2].stars", "Row[3].stars",
      ])
    #expect(completion.candidates("break To", "To") == ["Total.body"])
    #expect(completion.candidates("until Ca", "Ca") == ["Cart.total"])
    #expect(completion.candidates("unbreak ", "") == ["Total.body"])
    #expect(completion.candidates("unw", "unw") == ["unwatch"])
  }
}
