import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("A step of a trace")
struct StepperPageTests {
  /// Long names, long values, rows that are left alone, a run that changes nothing.
  static let source = """
    @Observable final class ShelfOfTheVillageLibrary {
      var titles = ["A book with a title that does not fit into a row", "Ulysses"]
    }

    struct VillageLibraryOverview: View {
      @State private var shelf = ShelfOfTheVillageLibrary()
      var body: some View {
        VStack {
          ForEach(shelf.titles, id: \\.self) { BookOfTheVillageLibrary(title: $0) }
          Count(shelf: shelf)
          Button("Swap") { shelf.titles.swapAt(0, 1) }
          Button("Buy") { shelf.titles.append("Emma, in two volumes, bound in leather") }
        }
      }
    }

    struct BookOfTheVillageLibrary: View {
      let title: String
      @State private var isLent = false
      var body: some View { Button("Lend \\(title)") { isLent.toggle() } }
    }

    struct Count: View {
      let shelf: ShelfOfTheVillageLibrary
      var body: some View { Text("\\(shelf.titles.count)") }
    }
    """

  private static func page(after events: [String]) throws -> StepperPage {
    let file = SourceFile(path: "Library.swift", text: source)
    let screen = try Simulator(files: [file]).mount("VillageLibraryOverview")
    for event in events { try screen.perform(Event(event)) }
    return try #require(
      StepperPage(
        title: "Library", source: Listings([file]), history: TraceHistory(screen.trace)))
  }

  private static func canvas(_ width: Int, _ height: Int) -> Canvas {
    Canvas(width: width, height: height, glyphs: .unicode)
  }

  @Test(
    "Every step is in the window with what is said of it, however small the window is",
    arguments: [(20, 8), (40, 12), (40, 24), (60, 10), (80, 24), (120, 40), (200, 60)])
  func fits(width: Int, height: Int) throws {
    var page = try Self.page(after: ["tap \"Swap\"", "tap \"Buy\""])
    page.cursor = page.cursor.first(in: page.trace)
    let canvas = Self.canvas(width, height)
    while true {
      for showsWhy in [false, true] {
        page.showsWhy = showsWhy
        let body = page.content(on: canvas).body
        #expect(body.count <= canvas.bodyHeight, "step \(page.cursor)")
        #expect(body.allSatisfy { $0.width <= width })
        let number = String(page.cursor.step)
        #expect(body.contains { $0.text.hasPrefix(" > ") && $0.text.contains(number) })
      }
      if page.isAtEnd { break }
      page.cursor = page.cursor.next(in: page.trace)
    }
  }

  @Test("Of a value that is long only what differs is shown, and all of it in the details")
  func values() throws {
    var page = try Self.page(after: ["tap \"Buy\""])
    let write = try #require(page.event.steps.first { $0.kind == .write })
    page.cursor.step = write.n
    let text = page.content(on: Self.canvas(80, 24)).body.map(\.text)
    let came = try #require(text.first { $0.hasPrefix(" came ") })
    #expect(came.contains("Emma, in two volumes, bound in leather"))
    #expect(text.contains { $0.hasSuffix("ShelfOfTheVillageLibrary.titles 2 -> 3 elements") })
    let details = page.event.details(of: write).map(\.text)
    #expect(details.contains("before  \(write.old ?? "")"))
    #expect(details.contains("after   \(write.new ?? "")"))
    #expect(details.contains { $0.contains("cause: step 1, line 12") })
  }

  @Test("Names keep their start and their end; two values the place where they differ")
  func shortening() {
    #expect("ShelfOfTheVillageLibrary.titles".shortenedName(to: 16, .unicode) == "Shelf…ary.titles")
    #expect("日本語の本棚".shortenedName(to: 8, .unicode).cellWidth <= 8)
    let pair = shortenedPair(
      String(repeating: "a", count: 50) + "1b", String(repeating: "a", count: 50) + "2c", to: 12,
      .ascii)
    #expect(pair.old.hasSuffix("1b") && pair.new.hasSuffix("2c"))
    #expect(pair.old.count <= 12 && pair.old.hasPrefix("..."))
    #expect(shortenedPair("1", "2", to: 12, .ascii) == ("1", "2"))
  }

  @Test("A run that changed nothing is flagged in its row, with what would spare it below")
  func preventable() throws {
    var page = try Self.page(after: ["tap \"Swap\""])
    let run = try #require(page.event.steps.first { $0.preventable != nil })
    page.cursor.step = run.n
    let text = page.content(on: Self.canvas(100, 30)).body.map(\.text)
    #expect(text.contains { $0.hasPrefix(" > ") && $0.contains("(preventable)") })
    #expect(text.contains { $0.contains("Preventable: ") })
    #expect(page.facts.contains { $0.hasPrefix("Preventable: ") })
  }

  @Test("What is less than certain is called so, in the row and in words")
  func doubt() throws {
    var trace = SampleTrace.trace
    trace.events[1].steps[3].certainty = .depends
    var page = try #require(
      StepperPage(title: "", source: Listings(""), history: TraceHistory(trace)))
    page.cursor.step = 4
    let text = page.content(on: Self.canvas(120, 30)).body.map(\.text)
    #expect(text.contains { $0.contains("NameRow.body  (depends on system and compiler)") })
    #expect(page.facts.contains { $0.contains("depends on system and compiler") })
    // What nobody knows is no matter of the system, and the step's own words say what it is.
    trace.events[1].steps[3].doubt = "chance is made up"
    page = try #require(
      StepperPage(title: "", source: Listings(""), history: TraceHistory(trace)))
    page.cursor.step = 4
    let unknown = page.content(on: Self.canvas(120, 30)).body.map(\.text)
    #expect(unknown.contains { $0.contains("NameRow.body  (depends on what nobody knows)") })
    #expect(!unknown.contains { $0.contains("system and compiler") })
  }

  @Test("Where a second pass begins a line says so, in the window of every step")
  func passes() throws {
    let source = """
      struct Table: View {
        @State private var rolls = 11
        @State private var boxes = 0
        var body: some View {
          Button("\\(rolls), \\(boxes)") { rolls += 1 }
            .onChange(of: rolls) { boxes = rolls / 12 }
        }
      }
      """
    let file = SourceFile(path: "Table.swift", text: source)
    let screen = try Simulator(files: [file]).mount()
    try screen.perform(Event("tap \"11, 0\""))
    var page = try #require(
      StepperPage(title: "", source: Listings([file]), history: TraceHistory(screen.trace)))
    let first = try #require(page.event.steps.first { $0.pass == 2 })
    for step in page.event.steps {
      page.cursor.step = step.n
      for (width, height) in [(80, 24), (40, 24), (40, 12), (20, 8)] {
        let content = page.content(on: Self.canvas(width, height))
        #expect(content.body.count <= Self.canvas(width, height).bodyHeight)
        #expect(content.body.contains { $0.text.hasPrefix(" > ") })
      }
      let content = page.content(on: Self.canvas(120, 60))
      let story = content.body.map(\.text)
      let begin = try #require(story.firstIndex { $0.contains("2 begins") })
      #expect(
        story[begin + 1].dropFirst(3).hasPrefix("\(first.n)")
          || story[begin + 1].contains(" \(first.n)  "))
      #expect(content.status.text.contains("pass") == (step.pass != nil))
    }
    page.cursor.step = first.n
    #expect(page.facts.contains("Pass 2 begins."))
    page.cursor.step += 1
    #expect(!page.facts.contains("Pass 2 begins."))
  }

  @Test("The chain of causes is marked in the story, and the sentence goes back to the event")
  func chain() throws {
    var page = try Self.page(after: ["tap \"Buy\""])
    page.cursor = page.cursor.last(in: page.trace)
    page.showsWhy = true
    let chain = page.event.chain(from: page.cursor.step)
    let body = page.content(on: Self.canvas(120, 60)).body.map(\.text)
    #expect(body.count { $0.hasPrefix(" * ") } == chain.count - 1)
    #expect(page.event.chainSentence(from: page.cursor.step).hasSuffix("<- 1 event tap \"Buy\""))
  }

  @Test("Of bodies left alone as many are told as there is room for, and how many more there are")
  func kept() throws {
    let source = """
      struct Rows: View {
        @State private var taps = 0
        var body: some View {
          VStack { Tapped(); ForEach(0..<50, id: \\.self) { Row(number: $0) } }
        }
      }
      struct Tapped: View {
        @State private var taps = 0
        var body: some View { Button("\\(taps)") { taps += 1 } }
      }
      struct Row: View { let number: Int; var body: some View { Text("\\(number)") } }
      """
    let screen = try Simulator(files: [SourceFile(path: "Rows.swift", text: source)]).mount("Rows")
    try screen.perform(Event("tap \"0\""))
    var page = try #require(
      StepperPage(title: "", source: Listings(source), history: TraceHistory(screen.trace)))
    page.cursor = page.cursor.last(in: page.trace)
    let body = page.content(on: Self.canvas(80, 24)).body.map(\.text)
    let told = body.count { $0.contains("keep    ") }
    #expect(told >= 2)
    #expect(body.contains { $0.contains("\(51 - told) more were left alone: K shows all") })
    #expect(page.keys.action(for: .character("K")) == .kept)
  }

  @Test("With several files the step's own file is shown, under its name")
  func files() throws {
    let files = [
      SourceFile(
        path: "a/Tap.swift", name: "Tap.swift",
        text: "import SwiftUI\n" + """
          struct Tap: View {
            @State private var taps = 0
            var body: some View { VStack { Shown(taps: taps); Button("+") { taps += 1 } } }
          }
          """),
      SourceFile(
        path: "a/Shown.swift", name: "Shown.swift",
        text: """
          struct Shown: View {
            let taps: Int
            var body: some View { Text("\\(taps)") }
          }
          """),
    ]
    let screen = try Simulator(files: files).mount("Tap")
    try screen.perform(Event("tap \"+\""))
    var page = try #require(
      StepperPage(title: "", source: Listings(files), history: TraceHistory(screen.trace)))
    let run = try #require(
      page.event.steps.first { $0.kind == .evaluate && $0.instance == "Shown" })
    page.cursor.step = run.n
    let body = page.content(on: Self.canvas(100, 30)).body.map(\.text)
    #expect(body.first?.hasPrefix("Shown.swift") == true)
    #expect(body.contains { $0.hasPrefix("> 3") && $0.contains("Text(") })
  }

  @Test(
    "Words that are searched for are found one after the other, from the start again at the end")
  func search() throws {
    let page = try Self.page(after: ["tap \"Buy\""])
    let runs = page.event.steps.filter { $0.kind == .evaluate && $0.instance == "Count" }
    let first = try #require(page.cursor.goTo("run count", in: page.trace))
    #expect(first == TraceCursor(event: 1, step: try #require(runs.first).n))
    #expect(first.goTo("nowhere to be found", in: page.trace) == nil)
    let other = try #require(first.goTo("run count", in: page.trace))
    #expect(other.event == 0, "that of the mounting is the next one, around the end")
  }

  @Test("At the beginning of an event the one before it is named, with the key that leads there")
  func eventBefore() throws {
    var trace = SampleTrace.trace
    trace.events.append(trace.events[1])
    func page(_ event: Int, _ step: Int) throws -> StepperPage {
      try #require(
        StepperPage(
          title: "t", source: Listings(""), history: TraceHistory(trace),
          cursor: TraceCursor(event: event, step: step)))
    }
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let told = "Before it came tap \"Rename\"."
    let first = try page(2, 1)
    #expect(first.content(on: canvas).body.contains { $0.text.contains("\(told) [ leads there.") })
    #expect(first.facts.contains { $0.hasPrefix(told) })
    #expect(first.action(forLine: "prev event") == .previousEvent)
    #expect(first.keys.action(for: .character("[")) == .previousEvent)
    for other in [try page(2, 2), try page(1, 1)] {
      #expect(!other.facts.contains { $0.contains("Before it") })
    }
  }
}
