import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("What an event came to")
struct EventSummaryTests {
  /// The first word of each line that tells what happened, with what was printed.
  private func happenings(_ source: String, _ event: String) throws -> [String] {
    let screen = try Simulator(files: [SourceFile(path: "Tea.swift", text: source)]).mount("Tea")
    try screen.perform(Event(event))
    let summary = EventSummary(history: TraceHistory(screen.trace), event: 1)
    let lines = summary.lines(on: Canvas(width: 80, height: 24, glyphs: .unicode))
    return lines.map(\.text).compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let word = words.first else { return nil }
      switch word {
      case "print": return words.joined(separator: " ")
      case "write", "run": return word
      default: return line.contains("more: steps lists all") ? words.joined(separator: " ") : nil
      }
    }
  }

  @Test("is told in the order in which it happened")
  func order() throws {
    let source = """
      struct Tea: View {
        @State private var cups = 0
        @State private var note = ""
        var body: some View {
          let _ = print("body")
          Text("\\(cups) \\(note)")
            .onChange(of: cups) { note = "drunk"; print("changed") }
          Button("Drink") { print("first"); cups += 1; print("then") }
        }
      }
      """
    #expect(
      try happenings(source, "tap \"Drink\"") == [
        "print first", "write", "print then", "run", "print body", "write", "print changed", "run",
        "print body",
      ])
  }

  @Test("has what somebody has to know of it, and not what was taken for granted")
  func notes() throws {
    let source = """
      struct Tea: View {
        @State private var isShown = true
        var body: some View {
          Button("Hide") { if Device().isReady { isShown = false } }.sheet(isPresented: $isShown) { Text("sheet") }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Tea.swift", text: source)]).mount("Tea")
    #expect(try screen.perform(Event("tap \"Hide\"")).diagnostics.count > 1)
    let summary = EventSummary(history: TraceHistory(screen.trace), event: 1)
    let lines = summary.lines(on: Canvas(width: 200, height: 24, glyphs: .unicode)).map(\.text)
    let notes = lines.filter { $0.contains("note ") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("the sheet is in front") == true)
  }

  @Test("counts no run of a style as that of a body behind it")
  func style() throws {
    let source = """
      struct Tall: ButtonStyle {
        let cups: Int
        func makeBody(configuration: Configuration) -> some View {
          let _ = print("style")
          configuration.label
        }
      }
      struct Leaf: View {
        let cups: Int
        var body: some View {
          let _ = print("leaf")
          Text("\\(cups)")
        }
      }
      struct Tea: View {
        @State private var cups = 0
        var body: some View {
          let _ = print("tea")
          Button("Drink \\(cups)") { cups += 1 }.buttonStyle(Tall(cups: cups))
          Leaf(cups: cups)
        }
      }
      """
    #expect(
      try happenings(source, "tap \"Drink 0\"") == [
        "write", "run", "print tea", "print style", "run", "print leaf",
      ])
  }

  @Test("leaves out what is too much of a kind, and nothing of the others")
  func limit() throws {
    let source = """
      struct Tea: View {
        @State private var cups = 0
        var body: some View {
          Text("\\(cups)")
          Button("Drink") { for cup in 1...30 { print(cup) }; cups += 1 }
        }
      }
      """
    #expect(
      try happenings(source, "tap \"Drink\"") == (1...11).map { "print \($0)" } + [
        "print and 19 more: steps lists all", "write", "run",
      ])
  }
}
