import Simulation
import Study
import Terminal

/// Plays with a view of one's own: events are typed, each is told, explained, stepped through and
/// taken back, and when a file changes, what has become different is said.
final class PlaygroundLoop {
  let stage: Stage
  let sources: PlaygroundSources
  var view: PlayedView
  var points = PlaygroundPoints()
  private var listings: Listings
  /// What a compiler has against the files; of a folder other views stand all the same.
  private let findings: CompilerFindings

  /// - Parameters:
  ///   - root: The view to mount; nil takes the simulator's own choice.
  ///   - interruption: Stops what happens to the view; nil takes that of the terminal.
  /// - Throws: `SourceError` if the files cannot be simulated.
  init(
    stage: Stage, sources: PlaygroundSources, root: String?, interruption: Interruption? = nil
  ) throws {
    self.stage = stage
    self.sources = sources
    let trees = try SourceTrees(sources.files, keptIn: sources.findings)
    findings = CompilerFindings(in: trees)
    if findings.hasErrors, !sources.isFolder { throw SourceError(findings.diagnostics) }
    view = try PlayedView(
      trees, root: root, interruption: interruption ?? stage.console.interruption)
    listings = Listings(sources.files)
  }

  /// What there is to say before anything was typed.
  var opening: [StyledLine] {
    let bodies = view.trace.events[0].evaluated.count
    return [
      StyledLine(
        "\(view.trace.root) is on the screen: \(counted(bodies, "body ran", "bodies ran")).")
    ] + telling.screen(atMost: 2 * stage.canvas.height) + telling.warnings(of: 0)
      + findings.diagnostics.map { StyledLine($0.sentence, Look.wrong) }
      + [
        StyledLine(
          "Type an event, such as \(example), or its number. help lists what else there is.")
      ]
  }

  /// Takes what is typed, until the learner leaves.
  ///
  /// - Parameter first: What was typed already.
  /// - Throws: ``Departure``.
  func run(after first: LineReading? = nil) throws {
    var typed = first
    while true {
      let reading = typed ?? stage.console.readLine(request)
      typed = nil
      stage.say(changes(isSettled: true))
      switch reading {
      case .interrupted: throw Departure.menu
      case .endOfInput: throw Departure.end
      case .line(let line): if try !perform(line.trimmed) { return }
      }
    }
  }

  var telling: PlaygroundTelling { PlaygroundTelling(stage: stage, view: view) }

  private var request: LineRequest {
    let completion = completion
    return Self.request(
      on: stage, completion: { completion.candidates($0, $1) },
      news: { [weak self] in self?.news ?? [] })
  }

  /// What can be typed now.
  var completion: PlaygroundCompletion {
    PlaygroundCompletion(screen: view.screen, simulator: view.simulator, points: points)
  }

  /// What has become different while nobody typed.
  var news: [StyledLine] {
    changes(isSettled: false).flatMap { $0.wrapped(to: stage.canvas.width) }
  }

  /// Asks for the next event or command.
  static func request(
    on stage: Stage, completion: @escaping LineRequest.Completion,
    news: @escaping () -> [StyledLine]
  ) -> LineRequest {
    var request = LineRequest(prompt: StyledLine("trace> ", Look.key), completion: completion)
    // What appears by itself would talk into what a screen reader says.
    if !stage.isPlain { request.idle = LineRequest.Idle(milliseconds: 1000, news: news) }
    return request
  }

  private var example: String { view.screen.availableEvents.first ?? "remove" }

  // MARK: What is typed

  /// - Returns: false when the learner wants to leave.
  private func perform(_ line: String) throws -> Bool {
    guard !line.hasPrefix("#") else { return true }
    guard !line.isEmpty else {
      try step(to: nil, 1)
      return true
    }
    let reading = PlaygroundCommand.read(line)
    return reading == .none ? try happen(line) : try perform(reading, line)
  }

  /// - Returns: false when the learner wants to leave.
  private func perform(_ reading: PlaygroundCommand.Reading, _ line: String) throws -> Bool {
    switch reading {
    case .command(.leave): return false
    case .command(let command): try perform(command)
    case .malformed(let form): stage.say("Write it as: \(form)")
    case .ambiguous(let names):
      let word = line.prefix { $0 != " " }
      stage.say("\"\(word)\" could be \(listed(names, "or")). Type more of it.")
    case .near(let names): sayWhatIsWrong(line, near: names)
    case .none: sayWhatIsWrong(line, near: [])
    }
    return true
  }

  private func perform(_ command: PlaygroundCommand) throws {
    let why = WhyAnswer(
      history: view.history, instances: view.screen.instances, voice: stage.canvas.voice)
    switch command {
    case .why: stage.say(why.lastEvent())
    case .whyStep(let number, let event): stage.say(why.step(number, of: event))
    case .whyView(let name): telling.sayWhy(name, why)
    case .dependencies(let instance): telling.sayDependencies(of: instance)
    case .graph where view.trace.dependencies(event: view.lastEvent, step: .max).isEmpty:
      stage.say("No body reads anything that could change: there is nothing to draw.")
    case .graph(let format):
      let drawing = view.trace.graph(format, event: view.lastEvent, step: .max)
      try stage.read(
        "GRAPH", drawing.split(separator: "\n").map { StyledLine(String($0)) }, areDrawn: true)
    case .steps(let event): telling.saySteps(of: event ?? view.lastEvent)
    case .step(let event, let step): try self.step(to: event, step ?? 1)
    case .screen: telling.sayScreen(atMost: .max)
    case .use: try use()
    case .motion: telling.sayMotion()
    case .layout(let name): telling.sayLayout(of: name)
    case .events: telling.sayEvents()
    case .notes: telling.sayNotes()
    case .state: telling.sayState()
    case .undo: try undo()
    case .redo: try redo()
    case .restart: try restart()
    case .watch(let name): point(at: name, for: .watching)
    case .stop(let name): point(at: name, for: .stopping)
    case .unwatch(let name): stage.say(points.remove(name, for: .watching))
    case .unstop(let name): stage.say(points.remove(name, for: .stopping))
    case .until(let name): try until(name)
    case .finish: try finish()
    case .script: sayScript()
    case .save(let path): save(to: path)
    case .load(let path): try load(path)
    case .root(let root): mount(root)
    case .reload: reload()
    case .rule(let words): try showRule(words)
    case .help(let isAboutEvents):
      try isAboutEvents ? telling.readGrammar() : telling.readHelp()
    case .leave: return
    }
  }

  // MARK: Events

  /// What the screen offers goes before the beginning of a command.
  ///
  /// - Returns: false when the learner wants to leave.
  private func happen(_ typed: String) throws -> Bool {
    let shorthand = EventShorthand(available: view.screen.availableEvents)
    switch shorthand.read(typed) {
    case .event(let text):
      if text != typed { stage.say([StyledLine(text, Look.key)]) }
      try happen(exactly: text, shorthand)
    case .ambiguous(let events):
      stage.say("That could be \(listed(numbered(events), "or")). Type its number, or more of it.")
    case .incomplete(let event):
      stage.say("That wants a text in the place of …:  \(event)")
    case .unknown:
      let word = typed.prefix { $0 != " " }
      let command: PlaygroundCommand.Reading =
        EventForm.verbs.contains(String(word))
        ? .none
        : PlaygroundCommand.read(abbreviated: typed)
      if let near = shorthand.nearest(to: typed), !command.isCertain {
        stage.say("That is not possible now. Did you mean  \(near)  ?")
        return true
      }
      return try perform(command, typed)
    }
    return true
  }

  private func happen(exactly text: String, _ shorthand: EventShorthand) throws {
    do {
      try view.perform(Event(text))
    } catch {
      stage.say(error.message.asSentence)
      if let near = shorthand.nearest(to: text), near != text {
        stage.say("Did you mean  \(near)  ?")
      }
      return
    }
    try tellLastEvent(stoppingAt: points.breaks)
  }

  private func sayWhatIsWrong(_ typed: String, near names: [String]) {
    let word = typed.prefix { $0 != " " }
    if let command = Command.entry(named: word.lowercased()) {
      stage.say("\"\(command.name)\" works at the prompt tutor>; quit leaves this view.")
    } else if !names.isEmpty {
      stage.say("There is no \"\(word)\". Did you mean \(listed(names, "or"))?")
    } else if let error = errorOfGrammar(typed) {
      stage.say(error.asSentence)
      stage.say("screen shows what is possible now, help what else can be typed.")
    }
  }

  private func errorOfGrammar(_ typed: String) -> String? {
    do { _ = try Event(typed) } catch { return error.message }
    return nil
  }

  private func numbered(_ events: [String]) -> [String] {
    let available = view.screen.availableEvents
    return events.map { event in
      let number = available.firstIndex(of: event).map { "\($0 + 1): " } ?? ""
      return number + event
    }
  }

  func step(to event: Int?, _ step: Int) throws {
    let event = event ?? view.lastEvent
    guard view.trace.events.indices.contains(event),
      view.trace.events[event].steps.indices.contains(step - 1)
    else {
      return stage.say(WhyAnswer(history: view.history, instances: []).step(step, of: event))
    }
    do {
      try StepperLoop(stage: stage).run(
        title: view.trace.root, source: listings, history: view.history,
        screens: ScreenStory(
          files: view.files, root: view.root, events: view.events.map(\.text)),
        start: TraceCursor(event: event, step: step))
    } catch Departure.menu {
      // Ctrl-C leaves the stepper, not the view.
    }
    stage.leavePages()
  }

  /// Events happen as if they were typed; they can be taken back all the same.
  private func use() throws {
    guard !stage.isPlain else {
      return stage.say("use draws the screen; without drawing, type an event or its number.")
    }
    let last = view.lastEvent
    do {
      let loop = try UseLoop(stage: stage, screen: { [unowned self] in view.screen }) {
        [unowned self] in try view.perform(Event($0))
      }
      try loop.run()
    } catch Departure.menu {
      // Ctrl-C leaves the page, not the view.
    } catch let error as SourceError {
      stage.say(error.diagnostics.map { StyledLine($0.sentence) })
    }
    stage.leavePages()
    telling.sayScreen(atMost: 2 * stage.canvas.height)
    sayWhatWasPassed(after: last)
  }

  private func showRule(_ words: String?) throws {
    do { try RuleLoop(stage: stage).run(words) } catch Departure.menu {
      // Ctrl-C leaves the rules, not the view.
    }
    stage.leavePages()
  }

  private func undo() throws {
    guard let taken = try view.undo() else { return stage.say("Nothing has happened yet.") }
    stage.say("Taken back: \(taken.text)")
  }

  private func restart() throws {
    try view.restart()
    stage.say("\(view.trace.root) is as it was at first.")
  }

  // MARK: Scripts

  private var script: [String] {
    let root = view.root.map { ["# --root '\($0)'"] } ?? []
    return ["# \(sources.paths.joined(separator: " "))"] + root + view.events.map(\.text)
  }

  private func sayScript() { stage.say(script.map { StyledLine($0) }) }

  private func save(to path: String) {
    do {
      try sources.write(path, script.joined(separator: "\n") + "\n")
      stage.say("\(counted(view.events.count, "event")) written to \(path).")
    } catch { stage.say("\(error)") }
  }

  // MARK: Other sources

  private func mount(_ root: String) {
    do {
      view = try PlayedView(
        SourceTrees(sources.files, keptIn: sources.findings), root: root,
        interruption: stage.console.interruption)
      if let crash = view.screen.crash {
        let advice = view.screen.advice.map { [$0] } ?? []
        stage.say(([crash.asSentence] + advice).map { StyledLine($0) })
        return
      }
      stage.say("\(view.trace.root) is on the screen.")
      stage.say(telling.warnings(of: 0))
      telling.sayScreen(atMost: 2 * stage.canvas.height)
    } catch let error as SourceError {
      stage.say(error.diagnostics.map { StyledLine($0.message.asSentence) })
    } catch { stage.say("\(error)") }
  }

  private func reload() {
    let lines = changes(isSettled: true)
    stage.say(lines.isEmpty ? [StyledLine("Nothing has changed in the files.")] : lines)
  }

  /// What has become different since the files were read; empty if they are as they were.
  ///
  /// - Parameter isSettled: Whether a file that is being written may be taken as it is.
  private func changes(isSettled: Bool) -> [StyledLine] {
    switch sources.poll(isSettled: isSettled) {
    case .none: return []
    case .unreadable(let sentence): return [StyledLine(sentence)]
    case .changed(let files): return replay(with: files)
    }
  }

  private func replay(with files: [SourceFile]) -> [StyledLine] {
    let names = listed(sources.changedNames)
    do {
      let trees = try SourceTrees(files, keptIn: sources.findings)
      let findings = CompilerFindings(in: trees)
      if findings.hasErrors, !sources.isFolder { throw SourceError(findings.diagnostics) }
      let replay = try view.replayed(trees, root: view.root)
      let report = ReloadReport(old: view, replay: replay, voice: stage.canvas.voice)
      view = replay.view
      sources.take(files)
      listings = Listings(files)
      return [StyledLine("\(names) changed.", Look.heading)] + report.lines
    } catch let error as SourceError {
      return error.diagnostics.map { StyledLine($0.sentence, Look.wrong) }
        + [StyledLine("The version before stays on the screen.")]
    } catch { return [StyledLine("\(error)")] }
  }
}
