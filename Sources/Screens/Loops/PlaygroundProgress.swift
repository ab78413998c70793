import Simulation
import Terminal

/// Events that are to come, one by one or to a break, and what is pointed at while they happen.
extension PlaygroundLoop {
  /// Watches something, or sets a break; without a name, says what is set.
  func point(at name: String?, for use: PointNames.Use) {
    guard let name else { return stage.say(points.listing(for: use)) }
    guard let point = named(name, for: use) else { return }
    stage.say(points.add(point, for: use))
    let isShown = view.screen.instances.contains { $0 == point.owner || $0.typeName == point.owner }
    if !isShown, view.simulator.views.contains(point.owner) {
      stage.say("No \(point.owner) is on the screen yet.")
    }
  }

  /// - Returns: Nil if nothing is called so; that is said then.
  private func named(_ name: String, for use: PointNames.Use) -> TracePoint? {
    let names = PointNames(
      simulator: view.simulator, instances: view.screen.instances, trace: view.trace)
    switch names.read(name, for: use) {
    case .point(let point): return point
    case .unknown(let sentence):
      stage.say(sentence)
      return nil
    }
  }

  // MARK: Telling

  /// Tells the last event and what happened to what is watched, and opens the steps at a break.
  func tellLastEvent(stoppingAt breaks: [TracePoint]) throws {
    telling.sayLastEvent()
    sayWatched(in: view.lastEvent)
    let stops = stops(at: breaks, in: view.lastEvent)
    guard let first = stops.first else { return }
    for stop in stops { stage.say(sentence(about: stop, in: view.lastEvent)) }
    try step(to: view.lastEvent, first.step)
  }

  private func sayWatched(in event: Int) {
    let lines = WatchLines(trace: view.trace, event: event)
    stage.say(lines.lines(points.watched, on: stage.canvas))
  }

  /// The breaks that an event comes to, the earliest step first.
  private func stops(at breaks: [TracePoint], in event: Int) -> [(name: String, step: Int)] {
    breaks.compactMap { point in
      point.stop(in: view.trace.events[event], of: view.trace).map { (point.name, $0.n) }
    }.sorted { $0.step < $1.step }
  }

  private func sentence(about stop: (name: String, step: Int), in event: Int) -> String {
    "Break at \(stop.name): step \(stop.step) of event \(event)."
  }

  /// What happened to what is pointed at in events that nobody could be told of while they did.
  func sayWhatWasPassed(after last: Int) {
    for event in view.trace.events.indices.dropFirst(last + 1) {
      let stops = stops(at: points.breaks, in: event)
      guard !points.watched.isEmpty || !stops.isEmpty else { continue }
      stage.say([StyledLine("\(event)  \(view.trace.events[event].event)", Look.heading)])
      sayWatched(in: event)
      for stop in stops { stage.say(sentence(about: stop, in: event)) }
    }
  }

  // MARK: What is to come

  func redo() throws {
    guard let event = view.next else { return stage.say("Nothing was taken back.") }
    guard try happenNext() else { return }
    stage.say("Again: \(event.text)")
    try tellLastEvent(stoppingAt: points.breaks)
  }

  /// Goes through the events to come, to a break or to where something more happens.
  func until(_ name: String?) throws {
    guard let name else { return try goOn(stoppingAt: points.breaks) }
    if EventForm.verbs.contains(name.prefix { $0 != " " }.lowercased()) {
      return try until(event: name)
    }
    guard let point = named(name, for: .stopping) else { return }
    try goOn(stoppingAt: points.breaks + [point])
  }

  /// Through the events to come, past one of them.
  private func until(event text: String) throws {
    guard view.next != nil else { return try goOn(stoppingAt: points.breaks) }
    do {
      let event = try Event(text)
      guard view.toCome.contains(event) else {
        let others = briefly(view.toCome.map(\.text), width: 200, .unicode)
        return stage.say("\(event.text) is not to come. What is to come: \(others).")
      }
      try goOn(stoppingAt: points.breaks, through: event)
    } catch let error as EventError { stage.say(error.message.asSentence) }
  }

  func finish() throws { try goOn(stoppingAt: [], passesImpossible: true) }

  /// - Parameters:
  ///   - event: The last one; nil if all may happen.
  ///   - passesImpossible: Whether events go on behind one that cannot happen.
  private func goOn(
    stoppingAt breaks: [TracePoint], through event: Event? = nil, passesImpossible: Bool = false
  ) throws {
    guard view.next != nil else {
      return stage.say("Nothing is to come. undo, restart and a load that stopped leave events.")
    }
    let last = view.lastEvent
    while let next = view.next {
      guard try happenNext() else {
        if passesImpossible, view.screen.crash == nil { continue }
        break
      }
      if next == event || !stops(at: breaks, in: view.lastEvent).isEmpty { break }
    }
    try tellWhatHappened(after: last, stoppingAt: breaks)
  }

  /// Lets the next event happen; one that cannot is left out, which is said.
  private func happenNext() throws -> Bool {
    do {
      _ = try view.redo()
      return true
    } catch let error as EventError {
      let text = view.next?.text ?? ""
      view.leaveOutNext()
      stage.say(error.message.asSentence)
      stage.say("\(text) is left out.")
      return false
    }
  }

  private func tellWhatHappened(after last: Int, stoppingAt breaks: [TracePoint]) throws {
    guard view.lastEvent > last else { return sayWhatIsToCome() }
    for event in last + 1..<view.lastEvent where !points.watched.isEmpty {
      stage.say([StyledLine("\(event)  \(view.trace.events[event].event)", Look.heading)])
      sayWatched(in: event)
    }
    let count = counted(view.lastEvent - last, "event")
    stage.say("\(count) happened, the last one \(view.trace.events[view.lastEvent].event).")
    sayWhatIsToCome()
    if view.countToCome == 0, !breaks.isEmpty, stops(at: breaks, in: view.lastEvent).isEmpty {
      stage.say("None came to \(listed(breaks.map(\.name), "or")).")
    }
    try tellLastEvent(stoppingAt: breaks)
  }

  private func sayWhatIsToCome() {
    guard view.countToCome > 0 else { return }
    stage.say(
      "\(counted(view.countToCome, "event")) to come: until goes on, finish lets all happen.")
  }

  // MARK: Scripts

  func load(_ path: String) throws {
    let text: String
    do { text = try sources.read(path).map(\.text).joined() } catch { return stage.say("\(error)") }
    let lines = text.sourceLines.map(\.trimmed).enumerated().filter {
      !$0.element.isEmpty && !$0.element.hasPrefix("#")
    }
    let last = view.lastEvent
    for (index, line) in lines {
      do { try view.perform(Event(line)) } catch {
        stage.say("\(path):\(index + 1):1: error: \(error.message)")
        break
      }
      guard stops(at: points.breaks, in: view.lastEvent).isEmpty else {
        view.awaits(events(lines.filter { $0.offset > index }, of: path))
        break
      }
    }
    stage.say("\(counted(view.lastEvent - last, "event")) of \(path) happened.")
    try tellWhatHappened(after: last, stoppingAt: points.breaks)
  }

  /// The events of lines up to the first that is none, of which it tells.
  private func events(_ lines: [(offset: Int, element: String)], of path: String) -> [Event] {
    var events: [Event] = []
    for (index, line) in lines {
      do { events.append(try Event(line)) } catch {
        stage.say("\(path):\(index + 1):1: error: \(error.message)")
        break
      }
    }
    return events
  }
}
