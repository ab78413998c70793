import Simulation
import Study
import Terminal

/// Walks through a recorded trace, forwards and backwards, until it is left.
struct StepperLoop {
  let stage: Stage

  /// - Parameters:
  ///   - source: The listing, or the files, that the trace's lines count in.
  ///   - isPredicted: Whether what somebody predicted was right; nil where nobody did.
  ///   - screens: The screens of the trace, where they can be drawn.
  ///   - start: nil starts at the last event.
  func run(
    title: String, isPredicted: Bool? = nil, source: Listings, trace: Trace,
    screens: ScreenStory? = nil, start: TraceCursor? = nil
  ) throws {
    try run(
      title: title, isPredicted: isPredicted, source: source, history: TraceHistory(trace),
      screens: screens, start: start)
  }

  /// The same with a history that is known already.
  func run(
    title: String, isPredicted: Bool? = nil, source: Listings, history: TraceHistory,
    screens: ScreenStory? = nil, start: TraceCursor? = nil
  ) throws {
    guard
      var page = StepperPage(
        title: title, isPredicted: isPredicted, source: source, history: history, cursor: start)
    else { return stage.say("Nothing happened that could be stepped through.") }
    page.hasScreens = screens != nil
    while true {
      let action = try stage.present(page)
      if action == .leave { return }
      page.note = ""
      switch action {
      case .screen: try showScreen(page, of: screens)
      case .motion: try showMotion(page, of: screens)
      default: try perform(action, on: &page)
      }
    }
  }

  private func perform(_ action: StepperPage.Action, on page: inout StepperPage) throws {
    let trace = page.trace
    let cursor = page.cursor
    switch action {
    case .move(let count): move(by: count, &page)
    case .nextBody:
      go(cursor.body(forwards: true, in: trace), &page, else: "No body runs after this step.")
    case .previousBody:
      go(cursor.body(forwards: false, in: trace), &page, else: "No body ran before this step.")
    case .nextEvent:
      go(cursor.nextEvent(in: trace), &page, else: "This is the last event.")
    case .previousEvent:
      go(cursor.previousEvent(in: trace), &page, else: "This is the first event.")
    case .restart: go(cursor.first(in: trace), &page, else: "This is the first step.")
    case .last: go(cursor.last(in: trace), &page, else: "This is the last step.")
    case .goTo(let wish): try goTo(wish, &page)
    case .why:
      guard stage.isPlain else { return page.showsWhy.toggle() }
      stage.say(page.event.chainLines(from: cursor.step, .spoken))
    case .whole:
      guard let step = page.step else { return }
      let title = "STEP \(step.n) of \(page.event.steps.count)"
      let isLast = step.n == page.event.steps.count
      try show(
        title,
        page.event.details(of: step, stage.canvas.voice)
          + (isLast ? page.underWay.map { StyledLine($0) } : []))
    case .rule:
      if let rule = page.step?.rule.flatMap(RuleBook.builtIn.rule) {
        try RuleLoop(stage: stage).show(rule)
      }
    case .dependencies: try showDependencies(page)
    case .kept: try show("KEPT: bodies that were left alone", keptLines(page))
    case .listing: try showListing(page)
    case .screen, .motion, .leave: return
    }
  }

  /// The screen before the event and after it, with what has changed marked.
  private func showScreen(_ page: StepperPage, of screens: ScreenStory?) throws {
    guard !stage.isPlain else {
      let steps = page.event.steps.filter { $0.kind == .change }
      let changes = steps.map { $0.explanation(.spoken).text } + page.underWay
      return stage.say(
        changes.isEmpty ? "Nothing on the screen changed." : changes.joined(separator: "\n"))
    }
    let event = page.cursor.event
    guard let after = screens?.scene(after: event) else {
      return stage.say("This screen cannot be drawn.")
    }
    let name = page.event.event
    guard event > 0, let before = screens?.scene(after: event - 1) else {
      return try present(
        DetailPage(
          title: "SCREEN at first",
          matter: .drawing(ShownScreen(scene: after).lines(on: stage.canvas))))
    }
    let pair =
      ShownScreen.pair(
        ("before", ShownScreen(scene: before, before: after)),
        ("after, changes marked *", ShownScreen(scene: after, before: before)),
        on: stage.canvas)
    try present(DetailPage(title: "SCREEN \(name)", matter: .drawing(pair)))
  }

  /// What the event set in motion, as curves and frames.
  private func showMotion(_ page: StepperPage, of screens: ScreenStory?) throws {
    let story = MotionStory(page.event, strip: screens?.strip(after: page.cursor.event) ?? [])
    guard !stage.isPlain else { return stage.say(story.sentences.joined(separator: "\n")) }
    let canvas = stage.canvas
    try present(
      DetailPage(
        title: "MOTION \(page.event.event)",
        matter: .drawing(story.lines(columns: canvas.width, glyphs: canvas.glyphs))))
  }

  private func move(by count: Int, _ page: inout StepperPage) {
    var place = page.cursor
    for _ in 0..<min(abs(count), 100_000) {
      let moved = count > 0 ? place.next(in: page.trace) : place.previous(in: page.trace)
      if moved == place { break }
      place = moved
    }
    go(place, &page, else: count > 0 ? "This is the last step." : "This is the first step.")
  }

  private func go(_ place: TraceCursor, _ page: inout StepperPage, else note: String) {
    guard place == page.cursor else { return page.cursor = place }
    remark(note, &page)
  }

  private func remark(_ text: String, _ page: inout StepperPage) {
    if stage.isPlain { stage.say(text) } else { page.note = text }
  }

  private func goTo(_ wish: String?, _ page: inout StepperPage) throws {
    var wish = wish ?? ""
    if wish.isEmpty {
      let canvas = stage.canvas
      let footer = page.keys.footer(on: canvas)
      let frame = PageFrame(page.content(on: canvas), from: 0, footer: footer, on: canvas)
      let again = page.wish.isEmpty ? "" : "; Enter: \(page.wish) again"
      do {
        wish = try stage.ask(
          "go to (5, event.step, or a name\(again))> ", over: frame.lines
        ).trimmed
      } catch Departure.menu {
        // Ctrl-C gives the wish up and stays.
        return
      }
    }
    if wish.isEmpty { wish = page.wish }
    guard !wish.isEmpty else { return }
    guard let place = page.cursor.goTo(wish, in: page.trace) else {
      let steps = "Steps are 1 to \(page.event.steps.count)"
      let events = "events 0 to \(page.trace.events.count - 1)"
      return remark("There is no step \"\(wish)\". \(steps), \(events).", &page)
    }
    page.wish = wish
    go(place, &page, else: "You are there: no other step says \"\(wish)\".")
  }

  // MARK: Looked at for itself

  private func keptLines(_ page: StepperPage) -> [StyledLine] {
    let kept = page.history.kept(in: page.cursor.event)
    guard !kept.isEmpty else { return [StyledLine("None: the story speaks of every body.")] }
    return kept.map { StyledLine("\($0.instance).body: \($0.reason)") }
  }

  private func showDependencies(_ page: StepperPage) throws {
    let (event, step) = (page.cursor.event, page.cursor.step)
    let edges = page.history.dependencies(event: event, step: step)
    let running = page.history.running(event: event, step: step)
    let voice = stage.canvas.voice
    let lines = edges.map { edge in
      let mark = edge.reader == running ? StyledLine(" (running)", Look.running) : ""
      return StyledLine(voice.dependency(of: "\(edge.reader).body", on: edge.source)) + mark
    }
    try show(
      "DEPENDENCIES after step \(step)",
      (lines.isEmpty ? [StyledLine("None is recorded yet.")] : lines)
        + [StyledLine(page.stateSentence, Look.quiet)])
  }

  private func showListing(_ page: StepperPage) throws {
    let place = page.event.place(at: page.cursor.step)
    let files = page.source.all(from: place?.file)
    let blocks = files.map { file in
      DetailPage.Excerpt(
        name: file.name, code: file.code, mark: file.name == files[0].name ? place?.line : nil)
    }
    try present(DetailPage(title: "LISTING \(page.title)", matter: .code(blocks)))
  }

  private func show(_ title: String, _ lines: [StyledLine]) throws {
    try present(DetailPage(title: title, matter: .text(lines)))
  }

  /// In plain mode it is said, and the dialogue goes on.
  private func present(_ page: DetailPage) throws {
    guard stage.isPlain else {
      _ = try stage.present(page)
      return
    }
    stage.say(page.facts.map { StyledLine($0) })
  }
}
