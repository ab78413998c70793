/// What the steps of a trace add up to: who depends on what, who is marked, which body runs.
///
/// The story is folded once; any place of it is then looked up without replaying what came before.
public struct TraceHistory: Sendable {
  public private(set) var trace: Trace
  /// How many steps there are before each event: the moment at which it begins.
  private var beginnings: [Int] = []
  private var edges: [Lifespan<Dependency>] = []
  private var marks: [Lifespan<String>] = []
  /// For each step of an event the step that began the body that is running then; 0 for none.
  private var runs: [[Int32]] = []
  /// The instances with a body that stay through an event of which it says nothing.
  private var silent: [[String]] = []

  private var open = OpenSpans()
  private var living: [String] = []

  public init(_ trace: Trace) {
    self.trace = Trace(root: trace.root)
    self.trace.format = trace.format
    for event in trace.events { append(event) }
  }

  /// Something that holds from one moment to another.
  private struct Lifespan<Fact: Sendable>: Sendable {
    let fact: Fact
    /// The step after which it holds, counted through all events.
    let from: Int
    /// The first step after which it no longer holds.
    var until = Int.max

    func holds(at moment: Int) -> Bool { from <= moment && moment < until }
  }

  /// What still holds, by the places of its spans.
  private struct OpenSpans: Sendable {
    var edges: [Dependency: Int] = [:]
    var edgesByReader: [String: [Int]] = [:]
    var marks: [String: Int] = [:]
  }

  /// Goes on with an event that happened since.
  public mutating func append(_ event: EventTrace) {
    let beginning = (beginnings.last ?? 0) + (trace.events.last?.steps.count ?? 0)
    silent.append(silentInstances(in: event))
    beginnings.append(beginning)
    trace.events.append(event)
    var running: [Int32] = []
    var latest: [Int?: Int] = [:]
    for (index, step) in event.steps.enumerated() {
      fold(step, at: beginning + index + 1)
      if step.beginsRun { latest[step.pass] = step.n }
      switch step.kind {
      case .evaluate: running.append(Int32(step.n))
      case .read, .create: running.append(Int32(latest[step.pass] ?? 0))
      default: running.append(0)
      }
    }
    runs.append(running)
    // What is marked and did not run is not told of in the next event.
    for place in open.marks.values { marks[place].until = beginning + event.steps.count + 1 }
    open.marks = [:]
    enter(event)
  }

  private mutating func fold(_ step: Step, at moment: Int) {
    guard let instance = step.instance else { return }
    switch step.kind {
    case .read:
      guard let source = step.target else { return }
      let edge = Dependency(source: source, reader: instance)
      guard open.edges[edge] == nil else { return }
      open.edges[edge] = edges.count
      open.edgesByReader[instance, default: []].append(edges.count)
      edges.append(Lifespan(fact: edge, from: moment))
    case .mark:
      guard open.marks[instance] == nil else { return }
      open.marks[instance] = marks.count
      marks.append(Lifespan(fact: instance, from: moment))
    case .remove:
      endEdges(of: instance, at: moment) { _ in true }
      endMark(of: instance, at: moment)
    case .skip: endMark(of: instance, at: moment)
    case _ where step.beginsRun:
      // A body that runs again reads again: what it no longer reads is no dependency (B9).
      // State and bindings stay (S3).
      endEdges(of: instance, at: moment) { !$0.source.contains("._") }
      endMark(of: instance, at: moment)
    default: return
    }
  }

  private mutating func endEdges(
    of reader: String, at moment: Int, where ends: (Dependency) -> Bool
  ) {
    guard let places = open.edgesByReader[reader] else { return }
    open.edgesByReader[reader] = places.filter { place in
      guard ends(edges[place].fact) else { return true }
      edges[place].until = moment
      open.edges[edges[place].fact] = nil
      return false
    }
  }

  private mutating func endMark(of instance: String, at moment: Int) {
    guard let place = open.marks.removeValue(forKey: instance) else { return }
    marks[place].until = moment
  }

  private func silentInstances(in event: EventTrace) -> [String] {
    var told = Set(event.evaluated.map(\.instance))
    told.formUnion(event.passes.flatMap(\.checked).map(\.instance))
    told.formUnion(event.steps.lazy.filter { $0.kind == .skip }.compactMap(\.instance))
    told.formUnion(event.removed)
    return living.filter { !told.contains($0) }
  }

  private mutating func enter(_ event: EventTrace) {
    var known = Set(living)
    living += event.evaluated.map(\.instance).filter { known.insert($0).inserted }
    // Another may have taken the place of one, and its name.
    let removed = Set(event.removed).subtracting(event.inserted)
    if !removed.isEmpty { living.removeAll { removed.contains($0) } }
  }

  // MARK: Looking up

  /// The place of a step among the steps of all events.
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
    return edges.lazy.filter { $0.holds(at: moment) }.map(\.fact)
  }

  /// The edges that matter most at a step, and how many there are.
  ///
  /// - Parameters:
  ///   - limit: How many edges are wanted: first those of the body that runs or of the instance and
  ///     the source that the step names, then the oldest.
  public func dependencies(event: Int, step: Int, limit: Int) -> (first: [Dependency], total: Int) {
    guard let moment = moment(event, step) else { return ([], 0) }
    let current = self.step(event, step)
    let running = running(event: event, step: step)
    var near: [Dependency] = []
    var others: [Dependency] = []
    var total = 0
    for edge in edges where edge.holds(at: moment) {
      total += 1
      let isNear =
        edge.fact.reader == running || edge.fact.reader == current?.instance
        || edge.fact.source == current?.target
      if isNear, near.count < limit { near.append(edge.fact) }
      if !isNear, others.count < limit { others.append(edge.fact) }
    }
    return (near + others.prefix(limit - near.count), total)
  }

  /// The instances that are marked after a step and have not run since.
  public func dirty(event: Int, step: Int) -> [String] {
    guard let moment = moment(event, step) else { return [] }
    return marks.lazy.filter { $0.holds(at: moment) }.map(\.fact)
  }

  /// The instance whose body is running at a step: the last one begun in the same pass.
  public func running(event: Int, step: Int) -> String? {
    guard runs.indices.contains(event), runs[event].indices.contains(step - 1) else { return nil }
    let begin = Int(runs[event][step - 1])
    return begin > 0 ? trace.events[event].steps[begin - 1].instance : nil
  }

  /// The instances whose body had run before an event and of which the event's story says nothing.
  public func silent(in event: Int) -> [String] {
    silent.indices.contains(event) ? silent[event] : []
  }

  /// What the body of an instance had read when an event began.
  public func sources(of reader: String, before event: Int) -> [String] {
    guard let moment = moment(event, 0) else { return [] }
    return edges.lazy.filter { $0.fact.reader == reader && $0.holds(at: moment) }.map(\.fact.source)
  }

  private func step(_ event: Int, _ step: Int) -> Step? {
    let steps = trace.events[event].steps
    return steps.indices.contains(step - 1) ? steps[step - 1] : nil
  }
}
