import Simulation
import Study
import Terminal

/// Plays with a view of one's own: events are typed, and each is told and can be stepped through.
final class PlaygroundLoop {
  private let stage: Stage
  private let files: [SourceFile]
  private let simulator: Simulator
  private let root: String?
  private var screen: Screen
  /// The events so far, to be able to take the last one back.
  private var events: [Event] = []

  /// - Parameter root: The view to mount; nil takes the simulator's own choice.
  /// - Throws: `SourceError` if the files cannot be simulated.
  init(stage: Stage, files: [SourceFile], root: String?) throws {
    self.stage = stage
    self.files = files
    self.root = root
    simulator = try Simulator(files: files)
    screen = try simulator.mount(root)
  }

  /// - Throws: ``Departure``.
  func run() throws {
    stage.say("\(screen.trace.root) is on the screen. Type an event, or help.")
    sayLastEvent()
    sayAvailable()
    while true {
      let request = LineRequest(
        prompt: StyledLine("trace> ", Look.key),
        completion: { [weak self] text, word in
          self?.candidates(before: text, word) ?? []
        })
      switch stage.console.readLine(request) {
      case .interrupted: throw Departure.menu
      case .endOfInput: throw Departure.end
      case .line(let line):
        guard let command = PlaygroundCommand(line) else {
          if !line.trimmed.isEmpty {
            stage.say(
              "Say which step or view: why 3, why Row; a drawing is graph dot or graph mermaid.")
          }
          continue
        }
        if command == .leave { return }
        try perform(command)
      }
    }
  }

  private func perform(_ command: PlaygroundCommand) throws {
    switch command {
    case .event(let text): try happen(text)
    case .why(let number): sayWhy(screen.trace.events.count - 1, number)
    case .whyRun(let instance): sayWhyRun(instance)
    case .dependencies(let instance): sayDependencies(of: instance)
    case .graph(let format):
      let drawing = screen.trace.graph(format, event: screen.trace.events.count - 1, step: .max)
      for line in drawing.split(separator: "\n") { stage.say(String(line)) }
    case .state: sayState()
    case .steps: sayLastEvent()
    case .step: try step()
    case .events: sayAvailable()
    case .undo: try undo()
    case .help:
      stage.say(
        "Type what happens, such as \(screen.availableEvents.first ?? "remove"), or one of:")
      for entry in PlaygroundCommand.words { stage.say("  \(entry.word): \(entry.explanation)") }
    case .leave: return
    }
  }

  private func happen(_ text: String) throws {
    do {
      let event = try Event(text)
      try screen.perform(event)
      events.append(event)
    } catch {
      stage.say((error.message.prefix(1).uppercased() + error.message.dropFirst()).sentence)
      if let near = nearest(to: text, among: screen.availableEvents) {
        stage.say("Did you mean  \(near)  ?")
      }
      return
    }
    if stage.isPlain { return sayLastEvent() }
    try step()
    sayLastEvent()
  }

  private func step() throws {
    do {
      try StepperLoop(stage: stage).run(
        title: screen.trace.root, source: Listings(files), trace: screen.trace)
    } catch Departure.menu {
      // Ctrl-C leaves the stepper, not the view.
    }
    stage.leavePages()
  }

  /// Events cannot be turned back: the screen is mounted anew and the others happen again.
  private func undo() throws {
    guard let taken = events.popLast() else { return stage.say("Nothing has happened yet.") }
    screen = try simulator.mount(root)
    for event in events { try screen.perform(event) }
    stage.say("Taken back: \(taken.text)")
  }

  // MARK: Telling

  private func sayLastEvent() {
    guard let event = screen.trace.events.last else { return }
    let canvas = stage.canvas
    stage.say(event.steps.map { stepLine($0, on: canvas) })
    let kept = screen.trace.kept(in: screen.trace.events.count - 1)
    stage.say(kept.map { StyledLine("    keep    \($0.instance).body  \($0.reason)") })
    stage.say(
      event.diagnostics.map {
        StyledLine(
          "\(path(of: $0)):\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)")
      })
  }

  private func path(of diagnostic: TraceDiagnostic) -> String {
    (files.first { $0.name == diagnostic.file } ?? files.first)?.path ?? ""
  }

  private func sayWhy(_ event: Int, _ number: Int) {
    let chain = screen.trace.events[event].chain(from: number)
    guard !chain.isEmpty else { return stage.say("The last event has no step \(number).") }
    stage.say(chain.map { StyledLine("\($0.n) \($0.word): \($0.message)") })
  }

  private func sayWhyRun(_ instance: String) {
    for (index, event) in screen.trace.events.enumerated().reversed() {
      let run = event.steps.last {
        $0.beginsRun && ($0.instance == instance || $0.view == instance)
      }
      guard let run else { continue }
      stage.say("Event \(index + 1), \(event.event):")
      return sayWhy(index, run.n)
    }
    stage.say("No body of \(instance) has run. On the screen: \(listed(screen.instances, "and"))")
  }

  private func sayDependencies(of instance: String?) {
    let trace = screen.trace
    let edges = trace.dependencies(event: trace.events.count - 1, step: .max).filter { edge in
      guard let instance else { return true }
      return edge.reader == instance || edge.source.hasPrefix(instance + ".")
    }
    guard !edges.isEmpty else {
      return stage.say("Nothing is read. On the screen: \(listed(screen.instances, "and"))")
    }
    stage.say(dependencyLines(edges, width: stage.canvas.width, stage.canvas.glyphs))
  }

  private func sayState() {
    let state = screen.livingState
    stage.say(state.isEmpty ? "No state is alive." : "Alive: \(listed(state, "and"))")
  }

  private func sayAvailable() {
    let events = screen.availableEvents
    stage.say(
      events.isEmpty
        ? "Nothing on this screen can be tapped." : "Possible now: \(listed(events, "or"))")
  }

  /// Events are completed whole, because their labels stand in quotation marks.
  private func candidates(before text: String, _ word: String) -> [String] {
    let start = text.dropLast(word.count)
    let wholes = screen.availableEvents + PlaygroundCommand.words.map(\.word)
    return wholes.filter { $0.hasPrefix(text) }.map { String($0.dropFirst(start.count)) }
  }
}
