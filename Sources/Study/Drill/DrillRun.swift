import Simulation

/// A made-up program that is run again and again: after other events, or as those believe it who
/// misread a rule.
final class DrillProgram {
  let source: String
  private let simulator: Simulator
  /// What came of it so far, as the rules have it, and who would have decided otherwise on the way:
  /// for all others the same comes of it.
  private var known: [[String]: (run: DrillRun, occasions: Set<Misreading>)] = [:]

  /// nil if it cannot be read, which no sketch should come to.
  init?(_ source: String) {
    guard let simulator = try? Simulator(files: [SourceFile(path: "Drill.swift", text: source)])
    else { return nil }
    self.source = source
    self.simulator = simulator
  }

  /// nil if an event does not come about.
  func run(_ root: String, _ events: [String], as misreading: Misreading? = nil) -> DrillRun? {
    let key = [root] + events
    if let (run, occasions) = known[key], misreading.map(occasions.contains) != true { return run }
    guard let screen = try? simulator.misreading(misreading).mount(root, on: .phone) else {
      return nil
    }
    for text in events {
      guard let event = try? Event(text), (try? screen.perform(event)) != nil else { return nil }
    }
    let shown = screen.elements.filter { $0.isText || $0.kind == "Button" }
    func labels(ofTexts: Bool) -> [String] {
      shown.filter { $0.isText == ofTexts }.map { $0.label.replacing("\"", with: "") }
    }
    let run = DrillRun(
      trace: screen.trace, texts: labels(ofTexts: true), buttons: labels(ofTexts: false),
      isSure: shown.allSatisfy { $0.doubt == nil }
        && screen.trace.events.allSatisfy {
          $0.instancesInDoubt.isEmpty && $0.diagnostics.isEmpty
        })
    if misreading == nil { known[key] = (run, screen.occasions) }
    return run
  }

  /// What becomes of all these one after the other, each on a screen of its own; nil if one of them
  /// does not come about.
  func runs(_ root: String, each events: [String], as misreading: Misreading? = nil) -> [DrillRun]?
  {
    var runs: [DrillRun] = []
    for event in events {
      guard let run = run(root, [event], as: misreading) else { return nil }
      runs.append(run)
    }
    return runs
  }

  func prediction(_ root: String, _ events: [String]) -> Prediction? {
    try? Prediction.compute(.bodies, on: simulator, root: root, events: events)
  }
}

/// What came of one run.
struct DrillRun {
  let trace: Trace
  /// What the texts on the screen say at last, from the top.
  let texts: [String]
  /// The titles of its buttons.
  let buttons: [String]
  /// Whether it rests on sure rules alone.
  let isSure: Bool

  /// How often the body of a view ran in all, in whatever place it stands.
  func count(of view: String) -> Int {
    trace.events.reduce(0) { sum, event in sum + event.evaluated.count { $0.view == view } }
  }

  /// How often a view was there from the beginning.
  func firstCount(of view: String) -> Int {
    trace.events.first?.evaluated.count { $0.view == view } ?? 0
  }

  /// Whether a body of a view ran at the last event.
  func runsLast(_ view: String) -> Bool {
    trace.events.last?.evaluated.contains { $0.view == view } ?? false
  }

  /// What each event wrote, and which states ended with it.
  var story: String {
    trace.events.dropFirst().map { event in
      let writes = event.writes.map { write in
        write.dropped
          ? "`\(write.target)` is \(write.new) already"
          : "`\(write.target)` goes from \(write.old) to \(write.new)"
      }
      let facts = writes + event.discarded.map { "`\($0)` ends" }
      let told = facts.isEmpty ? "nothing is written" : facts.joined(separator: ", ")
      return "At \(event.event) \(told)."
    }.joined(separator: " ")
  }

  /// The states that ended at the last event, each as `A.count`.
  var lastDiscarded: [String] { trace.events.last?.discarded ?? [] }

  /// The names of the bodies that ran at the last event, each as `A.body`.
  var lastBodies: [String] {
    (trace.events.last?.evaluated ?? []).map { "\($0.instance).body" }
  }
}
