import Simulation

/// Plays with one view: every event that is on offer once and again, what comes up after it, and
/// sequences that look for state that gets lost.
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
    var episodes = [first]
    let offers = self.offers(of: screen)
    var firsts: [(event: String, episode: Episode, later: [String])] = []
    for event in offers.prefix(limits.events) where !limits.isOver() {
      guard let (episode, later) = play(event) else { continue }
      episodes.append(episode)
      if let later { firsts.append((event, episode, later)) }
    }
    for event in environment where !limits.isOver() {
      if let (episode, _) = play(event) { episodes.append(episode) }
    }
    for sequence in LossSearch(firsts: firsts).sequences.prefix(limits.sequences)
    where !limits.isOver() {
      if let episode = play(sequence: sequence) { episodes.append(episode) }
    }
    return Played(
      episodes: episodes.filter { !$0.isBroken || $0.tellsOfItsEnd },
      stopped: episodes.filter { $0.isBroken && !$0.tellsOfItsEnd })
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
  ///
  /// - Returns: What came up later is nil if the event ended the play.
  private func play(_ event: String) -> (episode: Episode, later: [String]?)? {
    guard let (screen, first) = begin() else { return nil }
    var episode = first
    let before = Set(offers(of: screen))
    guard perform(event, on: screen, &episode) else {
      return episode.isBroken ? (episode, nil) : nil
    }
    var now = offers(of: screen)
    let later = now.filter { !before.contains($0) }
    if let again = repetition(of: event), now.contains(event) {
      guard perform(again, on: screen, &episode) else { return (episode, later) }
      now = offers(of: screen)
    }
    for next in now.filter({ !before.contains($0) }).prefix(limits.furtherEvents) {
      guard !limits.isOver(), offers(of: screen).contains(next) else { continue }
      guard perform(next, on: screen, &episode) else { break }
    }
    screen.isWatched = false
    return (episode, later)
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
      guard !limits.isOver(), offers(of: screen).contains(event) else { return nil }
      guard perform(event, on: screen, &episode) else {
        return episode.isBroken ? episode : nil
      }
    }
    screen.isWatched = false
    return episode
  }

  /// - Returns: Whether the screen goes on.
  private func perform(_ text: String, on screen: Screen, _ episode: inout Episode) -> Bool {
    guard let event = try? Event(text), let trace = try? screen.perform(event) else { return false }
    episode.add(trace, of: screen)
    episode.isOutOfTime = episode.isBroken && limits.isOver()
    return !episode.isBroken
  }

  /// What can be done now, with something in the place of what a person would type.
  func offers(of screen: Screen) -> [String] {
    screen.eventsInReach.map { $0.replacing("\"…\"", with: "\"a\"", maxReplacements: 1) }
  }
}
