import Simulation

/// Plays with one view: every event that is on offer once and again, what comes up after it, and
/// sequences that look for state that gets lost. Where time is over before, the rest is counted.
struct Player {
  let simulator: Simulator
  let root: String?
  let limits: AuditLimits
  /// An app is shown as it is: what it does not provide is missing.
  let findsObjects: Bool
  /// Keys of the environment that the system may change, with another value for each.
  let environment: [String]

  /// What came of playing with a view.
  struct Played {
    /// Those that tell something.
    var episodes: [Episode] = []
    /// Those that the machine could not play to their end: nothing is told of them.
    var stopped: [Episode] = []
    /// Why the view cannot be mounted, if it cannot.
    var problem: String?
    /// Events that it offers at first.
    var events = 0
    /// Of these those for which there was no time.
    var unplayed = 0
    /// Whether there was no time for something.
    var isCutShort = false
  }

  func play() -> Played {
    guard let (screen, first) = begin() else {
      return Played(problem: limits.isOver() ? Self.slow : problem)
    }
    if first.missing != nil { return Played(episodes: [first], problem: screen.crash) }
    guard !limits.isOver() else { return Played(problem: Self.slow) }
    guard !first.isBroken else {
      return Played(episodes: first.isTrapped ? [first] : [], problem: what(stopped: screen))
    }
    var played = Plays(episodes: [first])
    let order = PlayingOrder(typed(screen.offersInReach))
    let early = max(order.controls, limits.events)
    playEach(of: order.events.prefix(early), &played)
    for event in environment where !limits.isOver() {
      if let first = play(event) { played.episodes.append(first.episode) }
    }
    let search = SequenceSearch(firsts: played.firsts, limit: limits.sequences)
    for sequence in search.sequences where !limits.isOver() {
      if let episode = play(sequence: sequence) { played.episodes.append(episode) }
    }
    playEach(of: order.events.dropFirst(early), &played)
    return Played(
      episodes: played.episodes.filter { !$0.isBroken || $0.tellsOfItsEnd },
      stopped: played.episodes.filter { $0.isBroken && !$0.tellsOfItsEnd },
      events: order.events.count, unplayed: order.events.count - played.count,
      isCutShort: limits.isOver())
  }

  /// What was played so far.
  private struct Plays {
    var episodes: [Episode]
    /// Those after which the screen goes on.
    var firsts: [PlayedEvent] = []
    /// How many events had their turn.
    var count = 0
  }

  private func playEach(of events: ArraySlice<String>, _ plays: inout Plays) {
    for event in events where !limits.isOver() {
      plays.count += 1
      guard let first = play(event) else { continue }
      plays.episodes.append(first.episode)
      if first.goesOn { plays.firsts.append(first) }
    }
  }

  private static let slow = "it takes too long, with --seconds it may take longer"

  // MARK: Playing

  /// The view on the screen.
  func begin() -> (screen: Screen, episode: Episode)? {
    guard let screen = try? simulator.mount(root, findsObjects: findsObjects),
      let first = screen.trace.events.first
    else { return nil }
    var episode = Episode(root: root, findsObjects: findsObjects)
    episode.add(first, of: screen)
    screen.isWatched = true
    return (screen, episode)
  }

  private var problem: String {
    do {
      _ = try simulator.mount(root, findsObjects: findsObjects)
      return "it shows nothing"
    } catch let error as SourceError {
      return error.diagnostics.first?.message ?? "it cannot be made"
    } catch { return "it cannot be made" }
  }

  /// What ended it at once, and where: that is what can be mended, or written otherwise.
  private func what(stopped screen: Screen) -> String {
    let stop = screen.trace.events.flatMap(\.diagnostics).first { $0.severity == .error }
    let reason = screen.crash ?? stop?.message ?? "it stops"
    guard let stop, stop.line > 0 else { return reason }
    return reason + ", at " + (stop.file.map { "\($0):\(stop.line)" } ?? "line \(stop.line)")
  }

  /// An event twice; where it is not on offer any more, what came up instead.
  private func play(_ event: String) -> PlayedEvent? {
    guard let (screen, first) = begin() else { return nil }
    var episode = first
    let before = Set(offers(of: screen))
    guard perform(event, on: screen, &episode) else {
      return episode.isBroken ? PlayedEvent(event: event, episode: episode) : nil
    }
    var now = offers(of: screen)
    let later = now.filter { !before.contains($0) }
    let hasWaiting = now.contains(where: Self.isWait)
    playOn(from: event, &now, before, on: screen, &episode)
    screen.isWatched = false
    return PlayedEvent(
      event: event, episode: episode, later: later, hasWaiting: hasWaiting, goesOn: true)
  }

  /// The event again, what belongs to it, and what came up.
  private func playOn(
    from event: String, _ now: inout [String], _ before: Set<String>, on screen: Screen,
    _ episode: inout Episode
  ) {
    if let again = repetition(of: event), now.contains(event) {
      guard perform(again, on: screen, &episode) else { return }
      if let submit = submission(of: event) {
        _ = perform(submit, on: screen, &episode)
        if episode.isBroken { return }
      }
      now = offers(of: screen)
    }
    for next in now.filter({ !before.contains($0) }).prefix(limits.furtherEvents) {
      guard !limits.isOver(), offers(of: screen).contains(next) else { continue }
      guard perform(next, on: screen, &episode) else { return }
    }
    // What was begun before may have its say now.
    guard !limits.isOver(), let wait = offers(of: screen).first(where: Self.isWait) else { return }
    _ = perform(wait, on: screen, &episode)
  }

  private static func isWait(_ event: String) -> Bool { event.hasPrefix("wait ") }

  /// Return, in the field that an event types into; whether anything waits for that, the screen says.
  private func submission(of event: String) -> String? {
    let start = "type \"a\" into "
    return event.hasPrefix(start) ? "submit " + event.dropFirst(start.count) : nil
  }

  /// What a person would do when they do it again: nobody types the same once more, or chooses what
  /// is chosen.
  private func repetition(of event: String) -> String? {
    if event.hasPrefix("select ") || event.hasPrefix("slide ") { return nil }
    return event.hasPrefix("type \"a\"")
      ? event.replacing("type \"a\"", with: "type \"ab\"") : event
  }

  /// Events one after the other, as far as they are on offer.
  func play(sequence: [String]) -> Episode? {
    guard let (screen, first) = begin() else { return nil }
    var episode = first
    for event in sequence {
      guard !limits.isOver(), let now = offer(for: event, on: screen) else { return nil }
      guard perform(now, on: screen, &episode) else {
        return episode.isBroken ? episode : nil
      }
    }
    screen.isWatched = false
    return episode
  }

  /// An event of a sequence as the screen has it now; nil if it has not.
  private func offer(for event: String, on screen: Screen) -> String? {
    if event.hasPrefix("submit ") { return event }
    let now = offers(of: screen)
    if event == SequenceSearch.wait { return now.first(where: Self.isWait) }
    return now.contains(event) ? event : nil
  }

  /// - Returns: Whether the screen goes on.
  private func perform(_ text: String, on screen: Screen, _ episode: inout Episode) -> Bool {
    guard let event = try? Event(text), let trace = try? screen.perform(event) else { return false }
    episode.add(trace, of: screen)
    episode.isOutOfTime = episode.isBroken && limits.isOver()
    return !episode.isBroken
  }

  /// What can be done now, with something in the place of what a person would type.
  func offers(of screen: Screen) -> [String] { screen.eventsInReach.map(typed) }

  private func typed(_ offers: [OfferedEvent]) -> [OfferedEvent] {
    offers.map { OfferedEvent(event: typed($0.event), control: $0.control) }
  }

  private func typed(_ event: String) -> String {
    event.replacing("\"…\"", with: "\"a\"", maxReplacements: 1)
  }
}
