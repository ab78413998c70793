import CardStore
import Curriculum
import Simulation
import Study
import Terminal

/// A trace before its last event: what will happen?
struct PredictionPage: Page {
  enum Action: Equatable {
    /// An option, from 0.
    case pick(Int)
    case commit(Response, Answer.Sureness)
    /// So many lines of the program on, or back.
    case program(by: Int)
    case removeLast, hint, dependencies, listing, screen, undo, skip, back, leave
  }

  var place: Place
  var attempt: Attempt
  var stimulus: Question.Stimulus
  /// Prose that leads to it.
  var lead: [Block] = []
  /// Whether its listing was the last one shown: plain mode does not say it again.
  var hasShownListing = false
  /// In an order: in that order.
  var picked: [Int] = []
  /// Whether the dependencies were asked for; that counts as a hint.
  var showsDependencies = false
  /// The line from which on the program is shown; nil shows what the question is about.
  var programStart: Int?
  /// The screen on which the event is going to happen, to stand beside the program.
  var screen: ShownScreen?
  /// What keeps the last key from committing.
  var note = ""

  /// Whether there is a page to look back at.
  var hasBack = false

  private var question: Question { attempt.question }
  private var isOrder: Bool { if case .order = question.form { true } else { false } }
  private var isSingle: Bool { question.form == .choice }
  private var trace: Trace { stimulus.prediction.trace }
  private var response: Response { isOrder ? .ordered(picked) : .picked(Set(picked)) }

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = [
      KeyBinding(
        digits: question.options.count, isOrder ? "next" : "pick",
        isOrder ? "this one comes next" : "pick this one, or not"
      ) { .pick($0 - 1) },
      KeyBinding(.enter, "sure", "commit; fairly sure", .commit(response, .sure)),
      KeyBinding(.character("l"), "listing", "the whole listing", .listing).kept(),
      KeyBinding(.character("~"), "guess", "commit; it is a guess", .commit(response, .guess)),
      KeyBinding(.character("!"), "certain", "commit; certain", .commit(response, .certain)),
    ]
    if attempt.hintsShown < question.hints.count {
      bindings.append(KeyBinding(.character("h"), "hint", "one more hint", .hint))
    }
    if !showsDependencies, !dependencies.isEmpty {
      bindings.append(
        KeyBinding(
          .character("d"), "deps", "who reads what; it counts as a hint", .dependencies))
    }
    if isOrder {
      bindings.append(KeyBinding(.backspace, "take back", "the last one picked", .removeLast))
    }
    if hasBack {
      bindings.append(KeyBinding(.character("b"), "back", "the page before", .back))
    }
    if !stimulus.exercise.events.isEmpty {
      bindings.append(
        KeyBinding(.character("p"), "peek", "the screen before what is asked about", .screen))
    }
    bindings += [
      KeyBinding(
        moving: [
          (.down, .program(by: 1)), (.up, .program(by: -1)), (.character("j"), .program(by: 1)),
          (.character("k"), .program(by: -1)), (.pageDown, .program(by: 8)),
          (.pageUp, .program(by: -8)), (.home, .program(by: -stimulus.listing.lines)),
          (.end, .program(by: stimulus.listing.lines)),
        ], label: "Up/Down", "program", "move the program behind its window"),
      KeyBinding(.character("s"), "skip", "another time", .skip),
      KeyBinding(.character("u"), "undo", "take the answer before this question back", .undo),
      KeyBinding(.character("q"), "leave", "back to where you came from; nothing is lost", .leave),
    ]
    return KeyTable(bindings)
  }

  /// In plain mode the options are typed at once, with `~` or `!` behind them: `1 3 !`. `0` is
  /// none, and `I don't know` shows the answer.
  func action(forLine line: String) -> Action? {
    var line = line.trimmed
    var sureness = Answer.Sureness.sure
    if line.hasSuffix("~") || line.hasSuffix("!") {
      sureness = line.hasSuffix("~") ? .guess : .certain
      line = String(line.dropLast()).trimmed
      if line.isEmpty { return .commit(response, sureness) }
    }
    if line == "0" { return .commit(isOrder ? .ordered([]) : .picked([]), sureness) }
    guard !line.isEmpty else { return nil }
    guard let places = optionPlaces(in: line, count: question.options.count) else {
      return keys.action(forLine: line)
        ?? (Response.admitsNotKnowing(line) ? .commit(.revealed, .guess) : nil)
    }
    return .commit(isOrder ? .ordered(places) : .picked(Set(places)), sureness)
  }

  func content(on canvas: Canvas) -> PageContent {
    let shown = arrangement(canvas)
    let extent = extent(shown.program)
    return PageContent(
      title: place.title(on: canvas),
      status: StyledLine(
        canvas.isNarrow ? "PREDICT" : "\(trace.placeName(ofEvent: lastEvent))  PREDICT",
        Look.running),
      body: leadLines(canvas) + programLines(shown, canvas)
        + [rule(canvas, hidden(canvas, beside: extent), notice: extent)] + shown.asking
    ).newest(toldLines(canvas))
  }

  /// Whether all of the program stands above the question.
  func showsProgram(on canvas: Canvas) -> Bool {
    arrangement(canvas).program.numbers.count >= stimulus.listing.lines
  }

  // MARK: The listing

  /// The lines of the program that there is room for, and the question.
  private typealias Arrangement = (program: CodeBlock.Excerpt, asking: [StyledLine])

  private func arrangement(_ canvas: Canvas) -> Arrangement {
    let code = stimulus.listing.code
    let room = canvas.bodyHeight - leadLines(canvas).count - 1
    func arranged(helps: Bool) -> Arrangement {
      let asking = askingLines(canvas, helps: helps)
      return (program(code, canvas, height: max(4, room - asking.count)), asking)
    }
    let helpful = arranged(helps: true)
    // The last line of a wide page says the same as the help, and the listing says more.
    return canvas.isNarrow || helpful.program.numbers.count >= code.count
      ? helpful : arranged(helps: false)
  }

  private func leadLines(_ canvas: Canvas) -> [StyledLine] {
    lead.isEmpty ? [] : illustratedLines(lead, on: canvas) + [StyledLine()]
  }

  /// The lines that the question is about, or those from the line on to which it was moved.
  private func program(_ code: CodeBlock, _ canvas: Canvas, height: Int) -> CodeBlock.Excerpt {
    let places = AskedPlaces(stimulus)
    let width = canvas.width - panelWidth(canvas)
    guard let start = programStart else {
      return code.excerpt(
        mark: places.event, named: saidLines + places.named,
        declarations: places.asked, height: height,
        width: width, canvas.glyphs)
    }
    return code.excerpt(
      from: start, mark: places.event, height: height, width: width, canvas.glyphs)
  }

  /// The lines of the program that the question and the hints so far send somebody to.
  private var saidLines: [Int] {
    let stem = question.stem.compactMap { block in
      if case .paragraph(let prose, _) = block { prose } else { nil }
    }
    return (stem + attempt.hints).flatMap(\.line.namedLines)
  }

  /// Moves the program behind its window.
  mutating func moveProgram(by lines: Int, on canvas: Canvas) {
    let total = stimulus.listing.lines
    let first = programStart ?? arrangement(canvas).program.numbers.first ?? 1
    programStart = min(max(1, first + lines), total)
    // At its end the window stays full.
    while let start = programStart, start > 1 {
      var above = self
      above.programStart = start - 1
      guard above.arrangement(canvas).program.numbers.last == total else { return }
      self = above
    }
  }

  /// The cells of what stands beside the program: the dependencies, or the screen.
  private func panelWidth(_ canvas: Canvas) -> Int {
    guard showsDependencies else {
      return screenLines(canvas).map(\.width).max().map { $0 + 1 } ?? 0
    }
    return canvas.isNarrow ? 0 : (canvas.width + 1) / 2
  }

  /// The screen, where it takes neither a line nor a letter from the program.
  private func screenLines(_ canvas: Canvas) -> [StyledLine] {
    guard canvas.hasRoomForScreens, !showsDependencies, let lines = screen?.lines(on: canvas)
    else { return [] }
    let room = canvas.bodyHeight - leadLines(canvas).count - 1
    let width = canvas.width - 1 - (lines.map(\.width).max() ?? 0)
    let fits =
      stimulus.listing.code.width <= width
      && lines.count <= room - askingLines(canvas, helps: true).count
    return fits ? lines : []
  }

  private func programLines(_ shown: Arrangement, _ canvas: Canvas) -> [StyledLine] {
    let lines = shown.program.lines
    let panel = panelWidth(canvas)
    guard showsDependencies else {
      return panel == 0
        ? lines
        : sideBySide(lines, width: canvas.width - panel, screenLines(canvas), on: canvas)
    }
    let told = DependencyPanel(edges: dependencies, total: dependencies.count).lines(
      width: canvas.isNarrow ? canvas.width : panel - 1, canvas.glyphs)
    return canvas.isNarrow
      ? lines + told
      : sideBySide(lines, width: canvas.width - panel, told, on: canvas)
  }

  /// Who reads what before the event; none before the first frame.
  private var dependencies: [Dependency] { trace.dependencies(event: lastEvent, step: 0) }

  /// How much of the program is seen, and how to see the rest; empty if all of it is.
  private func extent(_ program: CodeBlock.Excerpt) -> String {
    let total = stimulus.listing.lines
    guard program.numbers.count < total else { return "" }
    return "\(program.numbers.count) of \(total) lines, Up and Down move"
  }

  /// What is not shown besides the listing, and how to see it.
  private func hidden(_ canvas: Canvas, beside extent: String) -> String {
    showsDependencies || canvas.isNarrow && !extent.isEmpty ? "" : "dependencies hidden (d, a hint)"
  }

  // MARK: The question

  private func askingLines(_ canvas: Canvas, helps: Bool) -> [StyledLine] {
    let options = optionRows(question.options, on: canvas, mark: mark)
    let commit =
      canvas.isNarrow
      ? "Commit: ~ guess, Enter sure, ! certain"
      : "Commit with  ~ a guess   Enter fairly sure   ! certain"
    return [
      eventLines(canvas), questionLines(question, on: canvas), options,
      helps ? canvas.paragraph(commit, Look.quiet) : [], toldLines(canvas),
    ].separated()
  }

  /// What the learner's keys have led to.
  private func toldLines(_ canvas: Canvas) -> [StyledLine] {
    [hintLines(attempt, on: canvas), note.isEmpty ? [] : canvas.paragraph(note, Look.wrong)]
      .separated()
  }

  private var lastEvent: Int { trace.events.count - 1 }

  /// What was done before the event that is asked about.
  var eventsBefore: [String] { trace.events.dropFirst().dropLast().map(\.event) }

  /// The event that is asked about. What it writes is not told: it may be what is asked.
  var event: String {
    lastEvent == 0 ? "\(trace.root) appears" : trace.events.last?.event ?? ""
  }

  private func eventLines(_ canvas: Canvas) -> [StyledLine] {
    guard lastEvent > 0 else { return canvas.paragraph(event, indent: 2) }
    // An event is read as one: where the line is full, the next one begins another.
    var before: [String] = []
    for (index, event) in eventsBefore.enumerated() {
      let numbered = "\(index + 1)  \(event)"
      let longer = before.last.map { "\($0)   \(numbered)" } ?? ""
      if longer.isEmpty || longer.cellWidth > canvas.textWidth - 3 {
        before.append(numbered)
      } else {
        before[before.count - 1] = longer
      }
    }
    let place = AskedPlaces(stimulus).event.map { StyledLine("   line \($0)", Look.quiet) }
    let now = StyledLine("> ", Look.running) + StyledLine("\(lastEvent)  \(event)", .bold)
    return before.flatMap { canvas.paragraph($0, indent: 3, hanging: 6) }
      + canvas.paragraph(now + (place ?? ""), indent: 1, hanging: 6)
  }

  private func mark(_ index: Int) -> String {
    guard isOrder else { return picked.contains(index) ? "[x] " : "[ ] " }
    return picked.firstIndex(of: index).map { "[\($0 + 1)] " } ?? "[ ] "
  }
}
