import Guides
import Simulation

/// Looks for a question of how often a body has run, where it is not once for each thing that
/// happened: what waits, what an effect writes, and what is written together are updates of their own
/// or no more than one.
struct RunsSearch {
  /// Behind a clock that never stops nobody counts on.
  private static let mostWaits = 3
  private static let mostRuns = 6
  private static let mostEvents = 4
  private static let mostWrong = 3

  let simulator: Simulator
  let root: String
  /// What a person can do, and a program survives.
  let events: [String]

  /// What is done at one moment. How often a finger moves while it drags, nobody can say.
  private static let moments = [
    "tap ", "toggle ", "choose ", "pull to refresh", "swipe to delete ",
  ]

  /// Of the first appearance and what follows from it, else of what a person does.
  func question() -> FoundTrace? {
    let first = waits(after: [])
    var scenes = [first]
    let sudden = events.filter { event in Self.moments.contains { event.hasPrefix($0) } }
    for event in sudden.prefix(Self.mostEvents) {
      scenes.append([event] + waits(after: [event]))
    }
    // A lazy `first` would play the scene that is found twice.
    for scene in scenes {
      if let found = question(scene) { return found }
    }
    return nil
  }

  /// What goes by until nothing waits any more.
  private func waits(after events: [String]) -> [String] {
    guard let screen = try? simulator.mount(root) else { return [] }
    for text in events {
      guard let event = try? Event(text), (try? screen.perform(event)) != nil else { return [] }
    }
    var waits: [String] = []
    while waits.count < Self.mostWaits,
      let wait = screen.availableEvents.first(where: { $0.hasPrefix("wait ") }),
      let event = try? Event(wait), (try? screen.perform(event)) != nil
    {
      waits.append(wait)
    }
    return waits
  }

  private func question(_ events: [String]) -> FoundTrace? {
    guard let screen = try? simulator.mount(root) else { return nil }
    for text in events {
      guard let event = try? Event(text), (try? screen.perform(event)) != nil else { return nil }
    }
    guard screen.trace.events.flatMap(\.diagnostics).allSatisfy({ $0.severity != .error }) else {
      return nil
    }
    // Of several of one kind nobody could say which is meant.
    let views = screen.instances.filter { !$0.contains("[") }
    let isByItself = events.allSatisfy { $0.hasPrefix("wait ") }
    for view in views {
      let story = RunStory(screen.trace, of: view)
      guard (1...Self.mostRuns).contains(story.runs.count), story.isTelling(isByItself: isByItself)
      else { continue }
      if let found = asked(view, events, story) { return found }
    }
    return nil
  }

  private func asked(_ view: String, _ events: [String], _ story: RunStory) -> FoundTrace? {
    let of = "\(view) runs"
    guard let question = LayoutQuestion(value: of),
      let prediction = try? Prediction.compute(
        .value, on: simulator, root: root, events: events, about: question),
      prediction.certainty == .certain, prediction.key == ["\(story.runs.count)"]
    else { return nil }
    let wrong = Array(story.wrongCounts.prefix(Self.mostWrong))
    guard wrong.count >= 2 else { return nil }
    var found = FoundTrace(
      root: root, events: events, prediction: prediction, mistakenAnswers: wrong.count)
    found.of = of
    found.why = story.why
    found.keyReason = story.keyReason
    found.wrongMeasures = wrong
    return found
  }
}

/// What a trace tells of the runs of one body.
struct RunStory {
  /// Why it ran, each time.
  let runs: [String]
  /// Writes that reached somebody, in order.
  private let writes: [Write]
  /// Whether some of them came together, and were one update.
  private let isMerged: Bool

  init(_ trace: Trace, of view: String) {
    var runs: [String] = []
    var writes: [Write] = []
    var isMerged = false
    for event in trace.events {
      let own = event.evaluated.filter { $0.instance == view }
      let told = event.writes.filter { !$0.dropped }
      runs += own.map { CauseWords.sentence($0.causes) }
      writes += told
      if Set(told.map(\.target)).count > 1, own.count < told.count { isMerged = true }
    }
    self.runs = runs
    self.writes = writes
    self.isMerged = isMerged
  }

  /// Whether there is more to it than that whatever happens is a run.
  ///
  /// - Parameter isByItself: Whether nobody does anything but look on.
  func isTelling(isByItself: Bool) -> Bool {
    if isByItself { return runs.count > 1 }
    return runs.count > 2 || (runs.count == 2 && isMerged)
  }

  private static let tooOften = "Nothing makes it run so often."

  /// Other counts, with what is to be said to those who believe them.
  var wrongCounts: [(measure: String, reason: String)] {
    var wrong: [(measure: String, reason: String)] = []
    func add(_ count: Int, _ reason: String) {
      guard count > 0, count != runs.count, !wrong.contains(where: { $0.measure == "\(count)" })
      else { return }
      wrong.append(("\(count)", reason))
    }
    if writes.count + 1 > runs.count {
      add(
        writes.count + 1,
        "That is a run for each write. Writes of one moment are one update, and a body runs once "
          + "for it (S5).")
    }
    add(
      1,
      "That is the first appearance alone. What is written after it is an update, and runs the "
        + "bodies that have read it (S1).")
    add(2, runs.count > 2 ? "It is told more often than once." : Self.tooOften)
    add(runs.count + 1, Self.tooOften)
    add(runs.count + 2, Self.tooOften)
    return wrong
  }

  var keyReason: String {
    switch runs.count {
    case 1: "Nobody tells it anything after its first appearance."
    case 2: "It runs when it appears, and once more when it is told of a change."
    case 3: "It runs when it appears, and twice more when it is told of a change."
    default:
      "It runs when it appears, and \(runs.count - 1) times more when it is told of a change."
    }
  }

  var why: String {
    let lines = runs.enumerated().map { "(\($0 + 1)) \($1)" }
    let merged = isMerged ? " What is written together is one update (S5)." : ""
    let often = ["once", "twice"]
    let times = runs.count <= often.count ? often[runs.count - 1] : "\(runs.count) times"
    return "It runs \(times). "
      + lines.joined(separator: " ") + merged
  }
}
