import Simulation
import Study
import Terminal

/// Why a body ran, or why it did not.
struct WhyAnswer {
  let history: TraceHistory
  /// The instances that are on the screen now.
  let instances: [String]
  var voice = Voice.drawn

  /// How many instances are spoken of at once.
  private static let limit = 6

  private var events: [EventTrace] { history.trace.events }
  private var last: Int { events.count - 1 }

  /// What the last event set off, each body with its chain of causes.
  func lastEvent() -> [StyledLine] {
    let runs = events[last].steps.filter { $0.kind == .evaluate }
    guard !runs.isEmpty else {
      let left = events[last].steps.filter { $0.kind == .skip || $0.kind == .drop }
      return [StyledLine("No body ran in the last event.")] + left.map { $0.explanation(voice) }
    }
    let more = runs.count - Self.limit
    return runs.prefix(Self.limit).map { StyledLine(events[last].chainSentence(from: $0.n, voice)) }
      + (more > 0
        ? [StyledLine("and \(counted(more, "body", "bodies")) more; try why VIEW", Look.quiet)]
        : [])
  }

  /// The chain of causes of a step: `5` of the last event, or `2.5`.
  func step(_ number: Int, of event: Int?) -> [StyledLine] {
    let event = event ?? last
    guard events.indices.contains(event) else {
      return [StyledLine("There is no event \(event); events are 0 to \(last).")]
    }
    let chain = events[event].chainLines(from: number, voice)
    guard chain.isEmpty else { return chain }
    let name = event == last ? "The last event" : "Event \(event)"
    return [
      StyledLine("\(name) has no step \(number); steps are 1 to \(events[event].steps.count).")
    ]
  }

  /// Whether a view of the program is called so, or was.
  func knows(_ name: String) -> Bool { !named(Self.instanceName(name)).isEmpty }

  private static func instanceName(_ name: String) -> String {
    name.hasSuffix(".body") ? String(name.dropLast(5)) : name
  }

  /// Why a view's body ran in the last event, or why not.
  func view(_ name: String) -> [StyledLine] {
    let name = Self.instanceName(name)
    let found = named(name)
    guard !found.isEmpty else {
      let near = nearest(to: name, among: instances + instances.map(\.typeName))
      let meant = near.map { " Did you mean \($0)?" } ?? ""
      return [
        StyledLine(
          "No view is called \(name).\(meant) On the screen: "
            + briefly(instances, width: 200, .unicode))
      ]
    }
    let more = found.count - Self.limit
    return found.prefix(Self.limit).flatMap(answer)
      + (more > 0 ? [StyledLine("and \(more) more of them; name one", Look.quiet)] : [])
  }

  /// Every instance of that name or type that there ever was.
  private func named(_ name: String) -> [String] {
    var seen: Set<String> = []
    let all = instances + events.flatMap { $0.evaluated.map(\.instance) } + events[last].removed
    let known = all.filter { seen.insert($0).inserted }
    let exact = known.filter { $0 == name }
    if !exact.isEmpty { return exact }
    let ofType = known.filter { $0.typeName == name }
    if !ofType.isEmpty { return ofType }
    let wanted = name.lowercased()
    return known.filter { $0.lowercased() == wanted || $0.typeName.lowercased() == wanted }
  }

  private func answer(_ instance: String) -> [StyledLine] {
    let event = events[last]
    let runs = event.steps.filter { $0.beginsRun && $0.instance == instance }
    if let run = runs.last {
      let times = runs.count > 1 ? " \(runs.count) times" : ""
      return [StyledLine("\(instance).body ran\(times) in the last event:", Look.running)]
        + event.chainLines(from: run.n, voice)
    }
    return [StyledLine("\(instance).body did not run in the last event.", Look.heading)]
      + whyNot(instance) + before(instance)
  }

  private func whyNot(_ instance: String) -> [StyledLine] {
    let event = events[last]
    if event.removed.contains(instance) { return [StyledLine("It left the screen.")] }
    let told = event.steps.filter {
      $0.instance == instance && [.skip, .check, .compare].contains($0.kind)
    }
    if !told.isEmpty {
      return told.map { StyledLine("\($0.n) \($0.word)", $0.style) + ": " + $0.explanation(voice) }
    }
    let kept = history.keptBody(instance, in: last)
    let written = event.writes.filter { !$0.dropped }.map(\.target)
    if written.isEmpty, !event.writes.isEmpty { return [StyledLine(kept.reason.sentence)] }
    let writes =
      written.isEmpty ? "nothing was written" : "what was written is \(listed(written))"
    return [StyledLine(kept.reason.sentence + " And \(writes).")]
  }

  private func before(_ instance: String) -> [StyledLine] {
    guard let run = history.run(of: instance, before: last) else { return [] }
    let event = events[run.event]
    let chain = event.chainSentence(from: run.step, voice)
    return [StyledLine("Last it ran in event \(run.event), \(event.event): \(chain)")]
  }
}

extension String {
  /// `Row` of `Row[2]`.
  var typeName: String { String(prefix { $0 != "[" }) }
}
