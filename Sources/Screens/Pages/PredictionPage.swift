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
    case removeLast, hint, dependencies, listing, undo, skip, back, leave
  }

  var place: Place
  var attempt: Attempt
  var stimulus: Question.Stimulus
  var lead: [Block] = []
  /// In an order: in that order.
  var picked: [Int] = []
  /// Whether the dependencies were asked for; that counts as a hint.
  var showsDependencies = false
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
        digits: question.options.count, isOrder ? "next in order" : "toggle",
        isOrder ? "this one comes next" : "pick this one, or not"
      ) { .pick($0 - 1) },
      KeyBinding(.enter, "sure", "commit; fairly sure", .commit(response, .sure)),
      KeyBinding(.character("~"), "guess", "commit; it is a guess", .commit(response, .guess)),
      KeyBinding(.character("!"), "certain", "commit; certain", .commit(response, .certain)),
    ]
    if attempt.hintsShown < question.hints.count {
      bindings.append(KeyBinding(.character("h"), "hint", "one more hint", .hint))
    }
    if !showsDependencies {
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
    bindings += [
      KeyBinding(.character("l"), "listing", "the whole listing", .listing),
      KeyBinding(.character("s"), "skip", "another time", .skip),
      KeyBinding(.character("u"), "undo", "take the answer before this question back", .undo),
      KeyBinding(.character("q"), "leave", "back to the menu; nothing is lost", .leave),
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
    let warning = note.isEmpty ? [] : canvas.paragraph(note, Look.wrong)
    let asking = [
      eventLines(canvas), questionPart(canvas), hintLines(attempt, on: canvas), warning,
    ].separated()
    let room = canvas.bodyHeight - asking.count - 1
    let stage = stageLines(canvas, height: max(4, room))
    return PageContent(
      title: StyledLine("TRACE \(stimulus.exercise.id)", Look.title),
      status: StyledLine(
        canvas.isNarrow
          ? "PREDICT"
          : "event \(trace.events.count - 1) of "
            + "\(trace.events.count - 1)  PREDICT", Look.running),
      body: stage + [rule(canvas)] + asking)
  }

  /// The listing around the event, and the dependencies or why they are hidden.
  private func stageLines(_ canvas: Canvas, height: Int) -> [StyledLine] {
    let code = CodeBlock(stimulus.listing.source)
    let height = min(height, code.count)
    let line = eventLine
    let width = canvas.width - panelWidth(canvas)
    let window = code.stage(
      around: line, height: height, width: width, mark: line, canvas.glyphs)
    guard !canvas.isNarrow else { return showsDependencies ? window + panel(canvas) : window }
    return sideBySide(window, width: width, panel(canvas), on: canvas)
  }

  /// The listing has the room that hidden dependencies do not need.
  private func panelWidth(_ canvas: Canvas) -> Int {
    canvas.isNarrow ? 0 : showsDependencies ? (canvas.width + 1) / 2 : 25
  }

  private func panel(_ canvas: Canvas) -> [StyledLine] {
    let width = canvas.isNarrow ? canvas.width : panelWidth(canvas) - 1
    guard showsDependencies else {
      let hidden = "hidden until you commit (d shows them; it counts as a hint)"
      return [StyledLine("DEPENDENCIES", Look.heading), StyledLine()]
        + StyledLine(hidden, Look.quiet).wrapped(to: width)
    }
    let edges = trace.dependencies(event: trace.events.count - 1, step: 0)
    return DependencyPanel(edges: edges, total: edges.count).lines(width: width, canvas.glyphs)
  }

  /// Where the event's first write, or the event itself, stands in the listing.
  private var eventLine: Int? { told.lazy.reversed().compactMap(\.line).first }

  /// The steps that are told before the prediction: the event and what it writes, no more. That a
  /// value is equal, and so dropped, is the learner's to see.
  var told: [Step] {
    guard let event = trace.events.last else { return [] }
    let cause = event.steps.prefix { [.event, .write, .drop, .print].contains($0.kind) }
    return cause.filter { $0.kind != .print }.enumerated().map { index, step in
      var step = step
      step.n = index + 1
      if step.kind == .drop { step.kind = .write }
      return step
    }
  }

  private func eventLines(_ canvas: Canvas) -> [StyledLine] {
    let steps = stepLines(told, indent: canvas.margin + 2, on: canvas)
    let next =
      StyledLine.spaces(canvas.margin + 2)
      + StyledLine(String(told.count + 1)).padded(to: 2, .trailing) + "  ?"
    guard steps.isEmpty else { return steps + [next] }
    let event = trace.events.last?.event ?? ""
    return canvas.paragraph(event == "initial" ? "\(trace.root) appears" : event, indent: 2)
  }

  private func questionPart(_ canvas: Canvas) -> [StyledLine] {
    let options = question.options.indices.flatMap { index in
      optionLines(question.options[index], number: index, mark: mark(index), on: canvas)
    }
    let commit = "Commit with  ~ a guess   Enter fairly sure   ! certain"
    return [
      questionLines(question, on: canvas), options, canvas.paragraph(commit, Look.quiet),
    ].separated()
  }

  private func mark(_ index: Int) -> String {
    guard isOrder else { return picked.contains(index) ? "[x] " : "[ ] " }
    return picked.firstIndex(of: index).map { "[\($0 + 1)] " } ?? "[ ] "
  }
}
