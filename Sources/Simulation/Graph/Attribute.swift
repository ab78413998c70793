/// A source in the dependency graph: storage of a state, a property of an observable object, the
/// signal of an observed object, a value of the environment. Rules that read it are told when it
/// changes.
final class Attribute {
  typealias Kind = SourceKind

  /// As the trace names it: `TimerScreen._seconds`, `Profile.name`.
  let name: String
  let kind: Kind
  fileprivate var readers: [Int: Reader] = [:]
  fileprivate var holders: [Int: Rule] = [:]

  init(_ name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// How many rules depend on it now.
  var dependentCount: Int { readers.count }

  /// The rules that depend on it now, in the order of the tree.
  var dependents: [Rule] { readers.values.map(\.rule).sorted { $0.precedes($1) } }

  /// Of those, the ones that did so already at a time.
  func dependents(since time: Int) -> [Rule] {
    readers.values.filter { $0.since <= time }.map(\.rule).sorted { $0.precedes($1) }
  }

  fileprivate struct Reader {
    let rule: Rule
    /// When it began to depend, by the clock of the graph.
    let since: Int
  }

  /// The rules that were handed a binding to it, whether they read it or not, in the order of the
  /// tree.
  var borrowers: [Rule] { holders.values.sorted { $0.precedes($1) } }
}

/// A change that a rule was told of and has not looked at yet.
struct Change {
  let attribute: Attribute
  /// The number of the step that marked the rule.
  let step: Int
}

/// Something that is computed from attributes: the body of a view, a builder that SwiftUI calls by
/// itself, what a control shows.
///
/// Edges are made by reading while the rule runs. Those to observable objects are dropped before
/// the next run and made again (B9); those to state and bindings stay as long as the rule lives,
/// because the flag that a state was read is never cleared (S3).
class Rule {
  let number: Int
  fileprivate var inputs: [ObjectIdentifier: Attribute] = [:]
  fileprivate var borrowed: [ObjectIdentifier: Attribute] = [:]
  /// Since when it had depended on the properties of objects that were dropped before its last run.
  fileprivate var dropped: [ObjectIdentifier: Int] = [:]
  fileprivate(set) var changes: [Change] = []
  fileprivate(set) var isScheduled = false
  /// How often it runs at present: a closure that it calls may run it again.
  fileprivate var runsUnderWay = 0
  /// The properties of objects that the run under way was the first to read.
  fileprivate var fresh: [Attribute] = []

  init(number: Int) { self.number = number }

  /// Whether the rule stands before another one: parents before children, siblings in the order of
  /// declaration.
  func precedes(_ other: Rule) -> Bool { number < other.number }

  /// Looks at the changes, and runs if something really differs.
  func update() throws {}

  func depends(on attribute: Attribute) -> Bool { inputs[ObjectIdentifier(attribute)] != nil }

  var sources: [Attribute] { Array(inputs.values) }
}

/// Keeps the edges, marks rules when attributes change, and hands out what is marked in the order
/// of the tree.
final class AttributeGraph {
  private var agenda = Agenda()
  /// Counts writes: what is read after a write is told of later ones only.
  private(set) var time = 0

  /// Something is written, after everything that was read until now.
  ///
  /// - Returns: The time of the write.
  func advance() -> Int {
    time += 1
    return time - 1
  }

  /// - Returns: Whether the edge is new.
  @discardableResult
  func connect(_ rule: Rule, to attribute: Attribute) -> Bool {
    let key = ObjectIdentifier(attribute)
    guard rule.inputs.updateValue(attribute, forKey: key) == nil else { return false }
    attribute.readers[rule.number] = Attribute.Reader(
      rule: rule, since: rule.dropped[key] ?? beginning(of: rule, reading: attribute))
    return true
  }

  /// A run watches what it is the first to read from its end on: what it writes itself until then
  /// tells it nothing (B9).
  private func beginning(of rule: Rule, reading attribute: Attribute) -> Int {
    guard attribute.kind == .observation, rule.runsUnderWay > 0 else { return time }
    rule.fresh.append(attribute)
    return .max
  }

  func beginRun(of rule: Rule) { rule.runsUnderWay += 1 }

  func endRun(of rule: Rule) {
    rule.runsUnderWay -= 1
    guard rule.runsUnderWay == 0 else { return }
    for attribute in rule.fresh where attribute.readers[rule.number] != nil {
      attribute.readers[rule.number] = Attribute.Reader(rule: rule, since: time)
    }
    rule.fresh = []
  }

  /// Forgets which properties of observable objects a rule reads: called before it runs, and reads
  /// them again.
  func dropObservations(of rule: Rule) {
    rule.dropped = [:]
    for (key, attribute) in rule.inputs where attribute.kind == .observation {
      rule.dropped[key] = attribute.readers.removeValue(forKey: rule.number)?.since
      rule.inputs[key] = nil
    }
  }

  func disconnect(_ rule: Rule, from attribute: Attribute) {
    attribute.readers[rule.number] = nil
    rule.inputs[ObjectIdentifier(attribute)] = nil
  }

  /// Notes that a rule was handed a binding to an attribute. That alone makes no dependency.
  func lend(_ attribute: Attribute, to rule: Rule) {
    rule.borrowed[ObjectIdentifier(attribute)] = attribute
    attribute.holders[rule.number] = rule
  }

  /// When a rule ends, nothing can mark it any more.
  func remove(_ rule: Rule) {
    for attribute in rule.inputs.values { attribute.readers[rule.number] = nil }
    for attribute in rule.borrowed.values { attribute.holders[rule.number] = nil }
    rule.inputs = [:]
    rule.borrowed = [:]
    rule.dropped = [:]
    rule.changes = []
    // It has no place in the order of the tree any more.
    if rule.isScheduled { orderHasChanged() }
    rule.isScheduled = false
  }

  /// Called when nodes were moved: marked rules may now stand in another order.
  func orderHasChanged() { agenda.isInOrder = false }

  /// Tells a rule that an attribute it depends on may have changed. Nothing is computed yet.
  func mark(_ rule: Rule, _ change: Change) {
    rule.changes.append(change)
    schedule(rule)
  }

  /// Has a rule run that waited, with what it was told of meanwhile.
  ///
  /// - Parameter step: Why it runs now.
  func resume(_ rule: Rule, because step: Int) {
    rule.changes = rule.changes.map { Change(attribute: $0.attribute, step: step) }
    schedule(rule)
  }

  func schedule(_ rule: Rule) {
    guard !rule.isScheduled else { return }
    rule.isScheduled = true
    agenda.insert(rule)
  }

  /// Whether a rule waits for its update.
  var hasMarks: Bool { !agenda.isEmpty }

  /// The first marked rule in the order of the tree.
  func next() -> Rule? {
    while let rule = agenda.removeFirst() {
      // A rule that ended while it waited is passed over.
      guard rule.isScheduled else { continue }
      rule.isScheduled = false
      return rule
    }
    return nil
  }

  /// The rule has looked at its changes, and need not be visited for them any more.
  func answer(_ rule: Rule) {
    rule.changes = []
    rule.isScheduled = false
  }
}

/// Marked rules, first in the tree first: a binary heap.
private struct Agenda {
  private var heap: [Rule] = []

  /// Whether the heap still reflects the order of the tree.
  var isInOrder = true

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ rule: Rule) {
    heap.append(rule)
    guard isInOrder else { return }
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Rule? {
    if !isInOrder { putInOrder() }
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    sink(from: 0)
    return first
  }

  private mutating func putInOrder() {
    heap.removeAll { !$0.isScheduled }
    for parent in (0..<heap.count / 2).reversed() { sink(from: parent) }
    isInOrder = true
  }

  private mutating func sink(from start: Int) {
    var parent = start
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
