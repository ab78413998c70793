import Drawing
import Simulation
import Terminal

/// A view that is played with: what happened to it so far, and how to come back to it.
struct PlayedView {
  let files: [SourceFile]
  /// As the learner named it; nil is the simulator's own choice.
  let root: String?
  let simulator: Simulator
  private(set) var screen: Screen
  /// What was on the screen before the last event, as it was drawn.
  private(set) var sceneBefore: Scene?
  private(set) var history: TraceHistory
  /// What was on the screen before anything happened.
  private(set) var elementsAtFirst: [ScreenElement]
  /// What happened since the view was mounted, in order.
  private(set) var events: [Event] = []
  /// What was taken back and can happen again, the next one last.
  private var undone: [Event] = []
  private let interruption: Interruption

  /// - Throws: `SourceError` if the files cannot be simulated.
  init(files: [SourceFile], root: String?, interruption: Interruption = .never) throws {
    try self.init(SourceTrees(files), root: root, interruption: interruption)
  }

  /// - Throws: `SourceError` if there is no such view, or it cannot be made.
  init(_ sources: SourceTrees, root: String?, interruption: Interruption = .never) throws {
    files = sources.files
    self.root = root
    self.interruption = interruption
    var limits = SimulationLimits()
    limits.isStopped = { interruption.hasCome }
    simulator = Simulator(sources, limits: limits)
    screen = try simulator.mount(root)
    history = TraceHistory(screen.trace)
    elementsAtFirst = screen.elements
    // Whoever stopped a body without end is told so, and may mend it: the prompt is not left.
    if screen.crash != nil, interruption.hasCome { interruption.forget() }
  }

  var trace: Trace { history.trace }
  var lastEvent: Int { trace.events.count - 1 }

  /// - Throws: `EventError` if the screen offers no such thing now, or if it was stopped before its
  ///   end; nothing has changed then.
  mutating func perform(_ event: Event) throws(EventError) {
    try happen(event)
    undone = []
  }

  private mutating func happen(_ event: Event) throws(EventError) {
    let before = screen.crash == nil ? try? screen.drawn() : nil
    let entry = try screen.perform(event)
    sceneBefore = before
    if screen.crash != nil, interruption.hasCome {
      interruption.forget()
      remakeScreen()
      throw EventError("\(event.text) was stopped, and is taken back")
    }
    history.append(entry)
    events.append(event)
  }

  /// The screen as the events so far left it, for one that is in the middle of something else. What
  /// is known of them stays as it is: the same comes of them again.
  private mutating func remakeScreen() {
    guard let fresh = try? simulator.mount(root) else { return }
    for event in events { _ = try? fresh.perform(event) }
    screen = fresh
  }

  /// Events cannot be turned back: the screen is mounted anew and the others happen again.
  ///
  /// - Returns: The event that was taken back; nil if there is none.
  mutating func undo() throws -> Event? {
    guard let taken = events.last else { return nil }
    let others = events.dropLast()
    try remount()
    for event in others { try happen(event) }
    undone.append(taken)
    return taken
  }

  /// - Returns: The event that happened again; nil if none was taken back.
  mutating func redo() throws -> Event? {
    guard let event = undone.last else { return nil }
    try happen(event)
    undone.removeLast()
    return event
  }

  /// The event that happens next if nobody types another; nil if none is to come.
  var next: Event? { undone.last }
  /// All that are, in order.
  var toCome: [Event] { undone.reversed() }
  /// How many are to come.
  var countToCome: Int { undone.count }

  /// What is to come from now on, in order.
  mutating func awaits(_ events: [Event]) { undone = events.reversed() }

  /// The next event does not happen.
  mutating func leaveOutNext() { _ = undone.popLast() }

  /// The view as it was at first. All events can happen again.
  mutating func restart() throws {
    undone += events.reversed()
    try remount()
  }

  private mutating func remount() throws {
    screen = try simulator.mount(root)
    history = TraceHistory(screen.trace)
    sceneBefore = nil
    events = []
  }

  /// The same with other files, or another root: everything that still can happens again.
  ///
  /// - Throws: `SourceError` if the files cannot be simulated.
  func replayed(_ sources: SourceTrees, root: String?) throws -> Replay {
    var replay = Replay(
      view: try PlayedView(sources, root: root, interruption: interruption))
    for (index, event) in events.enumerated() {
      do {
        try replay.view.happen(event)
        replay.pairs.append((index + 1, replay.view.lastEvent))
      } catch { replay.impossible.append((event, error)) }
    }
    return replay
  }

  /// What became of the events in another version.
  struct Replay {
    var view: PlayedView
    /// Which entries of the two traces tell of the same event.
    var pairs: [(old: Int, new: Int)] = [(0, 0)]
    var impossible: [(event: Event, error: EventError)] = []
  }
}
