/// What the steps of a trace add up to: who depends on what, who is marked, which body runs.
///
/// The story is folded once; any place of it is then looked up without replaying what came before.
///
/// Instances are followed by identity and not by name, because names change with the values shown
/// and with the number of instances. Each answer uses the names of the event that was asked about.
public struct TraceHistory: Sendable {
  public private(set) var trace: Trace
  /// The moment at which each event begins; each of its steps is one later, and so is the next event.
  private var beginnings: [Int] = []
  private var edges: [Lifespan<Edge>] = []
  private var marks: [Lifespan<Identity>] = []
  /// For each step of an event the step that began the body that is running then; 0 for none.
  private var runs: [[Int32]] = []
  /// The instances that are there throughout an event and that its story does not mention.
  private var silent: [[Identity]] = []
  /// What each was called, from which event on.
  private var names: [Identity: [(event: Int, name: String)]] = [:]

  private var open = OpenSpans()
  private var living: [Identity] = []

  public init(_ trace: Trace) {
    self.trace = Trace(root: trace.root)
    self.trace.format = trace.format
    for event in trace.events { append(event) }
  }

  /// Which instance it is. A trace that was not recorded has nothing but names.
  fileprivate enum Identity: Hashable, Sendable {
    case number(Int)
    case name(String)

    init(_ number: Int?, _ name: String) { self = number.map { .number($0) } ?? .name(name) }
  }

  private struct Edge: Hashable, Sendable {
    var reader: Identity
    var source: Source
  }

  private struct Source: Hashable, Sendable {
    /// Whose it is; nil for a property of an object and the like.
    var owner: Identity?
    /// If it has an owner, what follows the owner's name: `._count`.
    var name: String
    var kind: SourceKind?
  }

  /// Something that is true from one moment to another.
  private struct Lifespan<Fact: Sendable>: Sendable {
    let fact: Fact
    /// The first moment at which it is true.
    let from: Int
    /// The first moment at which it is not true any more.
    var until = Int.max

    func holds(at moment: Int) -> Bool { from <= moment && moment < until }
  }

  /// What still holds, by the places of its spans.
  private struct OpenSpans: Sendable {
    var edges: [Edge: Int] = [:]
    var edgesByReader: [Identity: [Int]] = [:]
    var marks: [Identity: Int] = [:]
  }

  /// Adds an event that happened since.
  public mutating func append(_ event: EventTrace) {
    let beginning = beginnings.last.map { $0 + (trace.events.last?.steps.count ?? 0) + 1 } ?? 0
    beginnings.append(beginning)
    trace.events.append(event)
    noteNames(in: event)
    silent.append(silentInstances(in: event))
    for (index, step) in event.steps.enumerated() { fold(step, at: beginning + index + 1) }
    runs.append(Self.runs(in: event))
    // What is marked and did not run is not told of in the next event.
    for place in open.marks.values { marks[place].until = beginning + event.steps.count + 1 }
    open.marks = [:]
    enter(event)
  }

  /// For each step the one that began the body that is running then; 0 for none.
  private static func runs(in event: EventTrace) -> [Int32] {
    var running: [Int32] = []
    var latest: [Int?: Int] = [:]
    var known = 0
    for (index, step) in event.steps.enumerated() {
      if step.beginsRun { (latest[step.pass], known) = (step.n, index) }
      let run = latest[step.pass] ?? 0
      let isOfRun = step.because == run && run > 0
      switch step.kind {
      case .evaluate: running.append(Int32(step.n))
      case .read, .create: running.append(Int32(run))
      case .print where isOfRun: running.append(Int32(run))
      default: running.append(0)
      }
      guard step.kind == .read, isOfRun else { continue }
      // A body that reads on has not ended before: what it caused meanwhile, it did as it ran.
      for earlier in known..<index where event.steps[earlier].because == run {
        running[earlier] = Int32(run)
      }
      known = index
    }
    return running
  }

  private mutating func noteNames(in event: EventTrace) {
    let place = trace.events.count - 1
    for (number, name) in event.names {
      names[.number(number), default: []].append((place, name))
    }
  }

  private mutating func fold(_ step: Step, at moment: Int) {
    guard let reader = step.reader else { return }
    switch step.kind {
    case .read:
      guard let source = source(of: step, in: trace.events.count - 1) else { return }
      let edge = Edge(reader: reader, source: source)
      guard open.edges[edge] == nil else { return }
      open.edges[edge] = edges.count
      open.edgesByReader[reader, default: []].append(edges.count)
      edges.append(Lifespan(fact: edge, from: moment))
    case .mark:
      guard open.marks[reader] == nil else { return }
      open.marks[reader] = marks.count
      marks.append(Lifespan(fact: reader, from: moment))
    case .remove:
      endEdges(of: reader, at: moment) { _ in true }
      endMark(of: reader, at: moment)
    case .skip: endMark(of: reader, at: moment)
    case _ where step.beginsRun:
      // A body that runs again reads again: what it no longer reads is no dependency (B9).
      // State and bindings stay (S3).
      endEdges(of: reader, at: moment) { $0.source.kind == .observation }
      endMark(of: reader, at: moment)
    default: return
    }
  }

  /// What a step reads or writes.
  private func source(of step: Step, in event: Int) -> Source? {
    guard let target = step.target else { return nil }
    guard let owner = step.owner.map(Identity.number) else {
      return Source(name: target, kind: step.source)
    }
    return Source(
      owner: owner, name: String(target.dropFirst(name(of: owner, in: event).count)),
      kind: step.source)
  }

  private mutating func endEdges(
    of reader: Identity, at moment: Int, where ends: (Edge) -> Bool
  ) {
    guard let places = open.edgesByReader[reader] else { return }
    open.edgesByReader[reader] = places.filter { place in
      guard ends(edges[place].fact) else { return true }
      edges[place].until = moment
      open.edges[edges[place].fact] = nil
      return false
    }
  }

  private mutating func endMark(of instance: Identity, at moment: Int) {
    guard let place = open.marks.removeValue(forKey: instance) else { return }
    marks[place].until = moment
  }

  private func silentInstances(in event: EventTrace) -> [Identity] {
    let told = Set(event.steps.lazy.filter { $0.isTold }.compactMap(\.reader))
    var named = Set(event.evaluated.map(\.instance))
    named.formUnion(event.passes.flatMap(\.checked).map(\.instance))
    named.formUnion(event.removed)
    let place = trace.events.count - 1
    return living.filter { !told.contains($0) && !named.contains(name(of: $0, in: place)) }
  }

  private mutating func enter(_ event: EventTrace) {
    var known = Set(living)
    living += event.steps.filter { $0.kind == .evaluate }.compactMap(\.reader).filter {
      known.insert($0).inserted
    }
    var removed = Set(event.steps.lazy.filter { $0.kind == .remove }.compactMap(\.reader))
    removed.formUnion(Set(event.removed).subtracting(event.inserted).map { .name($0) })
    if !removed.isEmpty { living.removeAll { removed.contains($0) } }
  }

  // MARK: Names

  /// What an instance is called in an event.
  private func name(of instance: Identity, in event: Int) -> String {
    if case .name(let name) = instance { return name }
    return names[instance]?.last { $0.event <= event }?.name ?? "?"
  }

  private func instances(called wanted: String, in event: Int) -> Set<Identity> {
    Set(names.keys.filter { name(of: $0, in: event) == wanted } + [.name(wanted)])
  }

  private func dependency(_ edge: Edge, in event: Int) -> Dependency {
    Dependency(
      source: (edge.source.owner.map { name(of: $0, in: event) } ?? "") + edge.source.name,
      reader: name(of: edge.reader, in: event))
  }

  // MARK: Looking up

  /// The moment after a step of an event.
  private func moment(_ event: Int, _ step: Int) -> Int? {
    guard beginnings.indices.contains(event) else { return nil }
    return beginnings[event] + min(max(0, step), trace.events[event].steps.count)
  }

  /// The edges of the graph as they are known after a step, the oldest first.
  ///
  /// - Parameters:
  ///   - event: The index in ``Trace/events``.
  ///   - step: The last step of that event to take into account; 0 for none of it.
  public func dependencies(event: Int, step: Int) -> [Dependency] {
    guard let moment = moment(event, step) else { return [] }
    return edges.lazy.filter { $0.holds(at: moment) }.map { dependency($0.fact, in: event) }
  }

  /// The edges that matter most at a step, and how many there are.
  ///
  /// - Parameters:
  ///   - limit: How many edges are wanted: first those of the body that runs or of the instance and
  ///     the source that the step names, then the oldest.
  public func dependencies(event: Int, step: Int, limit: Int) -> (first: [Dependency], total: Int) {
    guard let moment = moment(event, step) else { return ([], 0) }
    let current = self.step(event, step)
    let running = runningStep(event, step)?.reader
    let source = current.flatMap { self.source(of: $0, in: event) }
    var near: [Edge] = []
    var others: [Edge] = []
    var total = 0
    for edge in edges where edge.holds(at: moment) {
      total += 1
      let reader = edge.fact.reader
      let isNear =
        reader == running || reader == current?.reader || edge.fact.source == source
      if isNear, near.count < limit { near.append(edge.fact) }
      if !isNear, others.count < limit { others.append(edge.fact) }
    }
    let first = near + others.prefix(limit - near.count)
    return (first.map { dependency($0, in: event) }, total)
  }

  /// The instances that are marked after a step and have not run since.
  public func marked(event: Int, step: Int) -> [String] {
    guard let moment = moment(event, step) else { return [] }
    return marks.lazy.filter { $0.holds(at: moment) }.map { name(of: $0.fact, in: event) }
  }

  /// The instance whose body is running at a step: the last one begun in the same pass.
  public func running(event: Int, step: Int) -> String? { runningStep(event, step)?.instance }

  /// The step that began the body that is running.
  private func runningStep(_ event: Int, _ step: Int) -> Step? {
    guard runs.indices.contains(event), runs[event].indices.contains(step - 1) else { return nil }
    return self.step(event, Int(runs[event][step - 1]))
  }

  /// The instances whose body had run before an event and of which the event's story says nothing.
  public func silent(in event: Int) -> [String] {
    silent.indices.contains(event) ? silent[event].map { name(of: $0, in: event) } : []
  }

  /// What the body of an instance had read when an event began; by the names of that event.
  public func sources(of reader: String, before event: Int) -> [String] {
    guard let moment = moment(event, 0) else { return [] }
    let readers = instances(called: reader, in: event)
    return edges.lazy.filter { readers.contains($0.fact.reader) && $0.holds(at: moment) }
      .map { dependency($0.fact, in: event).source }
  }

  /// The latest run of an instance's body in the events before one that calls it so.
  public func run(of instance: String, before event: Int) -> (event: Int, step: Int)? {
    let meant = instances(called: instance, in: event)
    for index in trace.events.indices.prefix(event).reversed() {
      let run = trace.events[index].steps.last { step in
        step.beginsRun && step.reader.map(meant.contains) == true
      }
      if let run { return (index, run.n) }
    }
    return nil
  }

  private func step(_ event: Int, _ step: Int) -> Step? {
    let steps = trace.events[event].steps
    return steps.indices.contains(step - 1) ? steps[step - 1] : nil
  }
}

extension Step {
  /// The instance that it happened to.
  fileprivate var reader: TraceHistory.Identity? { instance.map { .init(identity, $0) } }

  /// Whether the story says of the instance what becomes of it.
  fileprivate var isTold: Bool { [.evaluate, .skip, .remove].contains(kind) }
}

extension Trace {
  /// The edges as they are known after a step, folded from the story alone.
  ///
  /// - Parameters:
  ///   - event: The index in ``events``.
  ///   - step: The last step of that event to take into account; 0 for none of it.
  public func dependencies(event: Int, step: Int) -> [Dependency] {
    TraceHistory(Trace(root: root, events: Array(events.prefix(event + 1))))
      .dependencies(event: event, step: step)
  }
}
