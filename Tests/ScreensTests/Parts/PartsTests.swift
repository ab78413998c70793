import Curriculum
import Recall
import Simulation
import Study
import Terminal
import Study
import Testing

@testable import Screens

@Suite("The parts of a page")
struct PartsTests {
  private let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)

  @Test(
    "Of two arrays that are too long for a line the elements are told that differ",
    arguments: [
      ("[1, 2, 3]", "[1, 2, 3, 4]", "3 -> 4 elements, new: 4"),
      ("[f(a: [1, 2]), \"x, y\"]", "[\"x, y\"]", "2 -> 1 element, gone: f(a: [1, 2])"),
      ("[1, 2, 3]", "[1, 5, 3]", "[1]: 2 -> 5"),
      ("[T(a: 1, b: 2)]", "[T(a: 1, b: 3)]", "[0].b: 2 -> 3"),
      ("[]", "[1, 2]", "0 -> 2 elements, new: 1, 2"),
      ("[1, 2, 3]", "[3, 2, 1]", nil),
      ("1", "[1]", nil),
    ] as [(String, String, String?)])
  func elements(old: String, new: String, words: String?) {
    #expect(ChangedPart(of: old, new)?.text == words)
    var step = Step(n: 1, kind: .write, because: nil, message: "")
    (step.target, step.old, step.new) = ("A._all", old, new)
    let whole = "A._all \(old) -> \(new)"
    #expect(step.summary(fitting: whole.count, .unicode) == whole)
    if let words, whole.count > words.count + 10 {
      #expect(step.summary(fitting: words.count + 7, .unicode) == "A._all \(words)")
    }
  }

  @Test(
    "Of a cause the step's number and the line stay whole, and the folders go first",
    arguments: [
      (40, "cause: step 15, NavTitleView.swift:13"), (30, "cause: step 15, NavT….swift:13"),
      (20, "cause: step 15"),
    ])
  func cause(width: Int, words: String) {
    var step = Step(n: 16, kind: .evaluate, because: 15, message: "")
    (step.file, step.line) = ("App/Edit/NavTitleView.swift", 13)
    #expect(step.cause(fitting: width, .unicode) == words)
  }

  @Test(
    "What is read goes on a window at a time, and a short rest moves up into the last full one",
    arguments: [(20, 0), (21, 1), (30, 10), (31, 18), (38, 18), (48, 28), (49, 36)])
  func lastWindow(lines: Int, start: Int) {
    let content = PageContent(
      title: "", body: (1...lines).map { StyledLine("\($0)") }, isRead: true)
    #expect(PageFrame.lastStart(content, on: canvas) == start)
  }

  @Test(
    "What the end of a window cuts begins anew in the next one, if it is not too long",
    arguments: [
      ([], 18), ([12], 13), ([9], 10), ([8], 18), ([16], 17), ([18], 18), ([12, 20], 18),
    ] as [([Int], Int)])
  func cutBlock(blanks: [Int], next: Int) {
    let body = (0..<60).map { StyledLine(blanks.contains($0) ? "  " : "\($0)") }
    let content = PageContent(title: "", body: body, isRead: true)
    #expect(PageFrame.start(after: 0, of: content, on: canvas) == next)
    #expect(PageFrame.hasMore(below: next, content, on: canvas))
    let question = PageContent(title: "", body: body)
    #expect(PageFrame.start(after: 0, of: question, on: canvas) == 18)
    let short = PageContent(title: "", body: Array(body.prefix(28)), isRead: true)
    #expect(PageFrame.start(after: 0, of: short, on: canvas) == 8)
    #expect(!PageFrame.hasMore(below: 8, short, on: canvas))
  }

  @Test("No page is turned for a line or two", arguments: [(38, 18), (39, 19), (40, 17)])
  func shortTurn(lines: Int, next: Int) {
    let body = (0..<lines).map { StyledLine($0 == 16 ? "" : "\($0)") }
    let content = PageContent(title: "", body: body, isRead: true)
    #expect(PageFrame.start(after: 0, of: content, on: canvas) == next)
  }

  @Test("Stepping back undoes stepping forwards, all the way through a trace")
  func cursor() {
    let trace = SampleTrace.trace
    var cursor = TraceCursor(event: 0, step: 1).first(in: trace)
    var visited = 1
    while cursor.next(in: trace) != cursor {
      #expect(cursor.next(in: trace).previous(in: trace) == cursor)
      cursor = cursor.next(in: trace)
      visited += 1
    }
    #expect(visited == trace.events.reduce(0) { $0 + $1.steps.count })
    #expect(cursor == cursor.last(in: trace))
  }

  @Test("The next body is the next step in which one runs; names and numbers are found")
  func jumps() throws {
    let trace = SampleTrace.trace
    let start = try #require(TraceCursor(startOfLastEvent: trace))
    #expect(start.body(forwards: true, in: trace) == TraceCursor(event: 1, step: 4))
    #expect(start.body(forwards: false, in: trace) == TraceCursor(event: 0, step: 9))
    #expect(start.goTo("5", in: trace) == TraceCursor(event: 1, step: 5))
    #expect(start.goTo("0.2", in: trace) == TraceCursor(event: 0, step: 2))
    #expect(start.goTo("countrow", in: trace) == TraceCursor(event: 1, step: 7))
    #expect(start.goTo("99", in: trace) == nil)
  }

  @Test("What the story says nothing of is listed with what it had read, once")
  func kept() {
    let history = TraceHistory(SampleTrace.trace)
    let kept = history.kept(in: 1)
    #expect(kept.map(\.instance) == ["ClubScreen"], "CountRow has a step of its own")
    #expect(kept.last?.reason == "not told: it read ClubScreen._club")
    #expect(history.marked(event: 1, step: 3) == ["NameRow"])
    #expect(history.marked(event: 1, step: 4) == [])
  }

  @Test("Who hears nothing because the write was equal is not said to have read something else")
  func dropped() throws {
    let source = """
      struct Oven: View {
        @State private var celsius = 200
        var body: some View { Button("\\(celsius)") { celsius = min(200, celsius + 10) } }
      }
      """
    let file = SourceFile(path: "Oven.swift", text: source)
    let screen = try Simulator(files: [file]).mount()
    try screen.perform(Event("tap \"200\""))
    let history = TraceHistory(screen.trace)
    #expect(history.kept(in: 1).map(\.reason) == ["not told: the write was equal and was dropped"])
    let why = WhyAnswer(history: history, instances: ["Oven"]).view("Oven")
    #expect(why.map(\.text).joined().contains("dropped"))
    #expect(!why.map(\.text).joined().contains("nothing was written"))
  }

  @Test("Where there is little room the panel still tells whose each source is")
  func owners() {
    let edges = ["FlowLine[Main]", "FlowLine[Spare]", "PumpRoom"].map {
      Dependency(source: "\($0)._pump", reader: $0)
    }
    let panel = DependencyPanel(edges: edges, total: 3, running: "PumpRoom", marked: nil)
    let lines = panel.lines(width: 36, .unicode).map(\.text)
    #expect(
      lines.dropFirst() == [
        "FlowLine[Main]._pump  <- its body", "FlowLine[Spare]._pump <- its body",
        "PumpRoom._pump        <- its body *",
      ])
    #expect(panel.lines(width: 80, .unicode)[2].text.hasSuffix("<- FlowLine[Spare].body"))
  }

  @Test("A body that is left alone says why in its row")
  func silence() throws {
    let step = try #require(SampleTrace.trace.events[1].steps.last)
    #expect(step.summary() == "CountRow.body  not told: it read members and not name")
    var equal = Step(n: 2, kind: .skip, because: 1, message: "Row[1] is not run: equal inputs")
    equal.instance = "Row[1]"
    equal.silence = .notRun("equal inputs")
    #expect(equal.summary() == "Row[1].body  not run: equal inputs")
  }

  @Test(
    "Strings stand in quotation marks, even empty ones; numbers and other values do not",
    arguments: [
      ("", "Bread", true, "_draft \"\" -> \"Bread\""), ("1", "2", false, "_count 1 -> 2"),
      ("1", "2", true, "Text \"1\" -> \"2\""), ("[1, 2]", "[1, 3]", false, "_p [1, 2] -> [1, 3]"),
    ])
  func quotation(old: String, new: String, isString: Bool, summary: String) {
    var step = Step(n: 2, kind: .write, because: 1, message: "it moves")
    (step.isOldString, step.isNewString) = (isString, isString)
    step.target = summary.split(separator: " ").first.map(String.init)
    step.old = old
    step.new = new
    #expect(step.summary() == summary)
  }

  @Test("A text that comes or goes is told so in a row, however narrow")
  func coming() {
    var step = Step(n: 2, kind: .change, because: 1, message: "Text \"You took cake\" appears")
    step.target = "Text"
    (step.old, step.new) = ("", "You took cake")
    step.coming = step.message
    #expect(step.summary() == "Text \"You took cake\" appears")
    #expect(step.summary(fitting: 12, .unicode).hasPrefix("Text \"You"))
  }

  @Test("Code is told from words: by colour, or else by back quotes")
  func code() {
    let prose = Prose([Prose.Run("Write "), Prose.Run("$name", .code)])
    var canvas = canvas
    #expect(canvas.styled(prose).text == "Write `$name`")
    canvas.quotesCode = false
    #expect(canvas.styled(prose).spans == [Span("Write "), Span("$name", Look.code)])
    #expect(prose.line == "Write $name", "quotes would be read aloud")
  }

  @Test("Only boxes become box characters: signs in a label stay")
  func boxes() {
    let lines = drawingLines(["+------+", "| [+1] |", "| a-b  |", "+------+", "x + y"])
    #expect(lines.map(\.text) == ["┌──────┐", "│ [+1] │", "│ a-b  │", "└──────┘", "x + y"])
  }

  @Test("A mockup is shown in its wide form where that fits, else as it is")
  func wide() {
    var mockup = Mockup(
      id: "lamp", listing: nil, alt: "A lamp.", callouts: [], drawing: ["lamp", "lit"],
      position: Position(line: 1, column: 1))
    mockup.wide = ["lamp \(String(repeating: "─", count: 60)) lit"]
    #expect(mockupLines(mockup, on: canvas).map(\.text) == mockup.wide)
    let narrow = Canvas(width: 40, height: 24, glyphs: .unicode)
    #expect(mockupLines(mockup, on: narrow).map(\.text) == ["lamp", "lit"])
  }

  @Test("Code keeps its text when it is coloured, and its marked line bears a mark")
  func listing() {
    let source = "struct A: View {\n\tlet n = \"ä\" // grüße\n}\n"
    let lines = CodeBlock(source).window(width: 60, mark: 2, .unicode).map(\.text)
    #expect(lines == ["  1 struct A: View {", "> 2     let n = \"ä\" // grüße", "  3 }"])
    #expect(CodeBlock(source).range(around: 3, height: 2) == 2...3)
  }

  @Test(
    "Beside something else no line of a listing is cut: what is far from the one shown gives way")
  func stageIsWhole() {
    let long = "let a = \"one two three four five six seven eight nine\""
    let code = CodeBlock(["let first = 1", long, "let third = 3", long].joined(separator: "\n"))
    let lines = code.stage(around: 3, height: 4, width: 30, mark: nil, .unicode)
    #expect(lines.count <= 4 && lines.allSatisfy { $0.width <= 30 && !$0.text.contains("…") })
    #expect(lines.contains { $0.text.contains("let third") })
  }

  @Test("A table that does not fit is told row by row, and no word is lost")
  func tables() {
    let rows = [["Question", "struct", "class"], ["What is stored?", "the value", "a reference"]]
      .map { $0.map { Prose($0) } }
    let wide = tableLines(rows, on: canvas, indent: 0).map(\.text)
    #expect(wide.count == 3)
    let narrow = Canvas(width: 30, height: 24, glyphs: .unicode)
    let stacked = tableLines(rows, on: narrow, indent: 0).map(\.text)
    #expect(stacked == ["What is stored?", "  struct: the value", "  class: a reference"])
    let unnamed = [["", "", ""].map { Prose($0) }, rows[1]]
    let bare = tableLines(unnamed, on: narrow, indent: 0).map(\.text)
    #expect(bare == ["What is stored?", "  the value", "  a reference"])
    #expect(
      facts(of: [.table(rows: unnamed, Position(line: 1, column: 1))]) == [
        "What is stored?; the value; a reference"
      ])
  }

  @Test("The columns of a table have what their cells need, and no word is broken")
  func columns() {
    let rows = [
      ["Wrapper", "Told of", "Owner"],
      ["@Environment(LogBook.self)", "what was read of it, property by property", "no"],
    ].map { $0.map { Prose($0) } }
    let plain = Canvas(width: 80, height: 24, glyphs: .unicode, quotesCode: false)
    let wide = tableLines(rows, on: plain, indent: 0).map(\.text)
    #expect(wide.count == 3)
    let medium = Canvas(width: 56, height: 24, glyphs: .unicode)
    let wrapped = tableLines(rows, on: medium, indent: 0).map(\.text)
    #expect(wrapped[2].hasPrefix("@Environment(LogBook.self)  what was read of it,"))
    let narrow = Canvas(width: 40, height: 24, glyphs: .unicode)
    #expect(
      tableLines(rows, on: narrow, indent: 0).map(\.text) == [
        "@Environment(LogBook.self)", "  Told of: what was read of it, property", "  by property",
        "  Owner: no",
      ])
  }

  @Test("The last line keeps the way to all keys when there is no room for the others")
  func footer() {
    let table = KeyTable<Int>(
      [
        KeyBinding(.enter, "start", "", 1), KeyBinding(.character("s"), "statistics", "", 2),
        KeyBinding(.character("?"), "keys", "", 3),
      ])
    let narrow = Canvas(width: 24, height: 24, glyphs: .unicode)
    #expect(table.footer(on: narrow).text == "Enter start  ? keys")
  }

  @Test(
    "A misspelt word is recognised, a strange one is not",
    arguments: [
      ("lesons", "lessons"), ("sats", "stats"), ("qiut", "quit"), ("banana", nil),
    ] as [(String, String?)])
  func spelling(word: String, meant: String?) {
    #expect(nearest(to: word, among: Command.entries.map(\.name)) == meant)
  }

  @Test("Days are named as people name them")
  func days() {
    #expect(StudyDay(number: Bench.monday / 86_400).longText == "Monday 21 September")
  }
}
