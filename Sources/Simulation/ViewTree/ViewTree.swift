/// A mounted view: the nodes, the graph that connects them, and the update cycle.
///
/// An event runs an action. What the action writes is collected in transactions; each makes an
/// update: readers are marked, the marked rules are visited in the order of the tree, a body runs
/// if something it depends on really differs, and what it describes is compared with what stands
/// there. Then effects run, and what they write makes the next update.
final class ViewTree {
  let interpreter: Interpreter
  let graph = AttributeGraph()
  let names = InstanceNames()
  private(set) var recorder: Recorder
  private(set) var root: Node?
  var rootEnvironment: [String: EnvironmentSource] = [:]
  private var transactions = TransactionQueue()
  private var effects: [Effect] = []
  private var animation: Value?
  private var runningRules: [Rule] = []
  private var isTracking = true
  private var attributes: [ObjectIdentifier: [String: Attribute]] = [:]
  /// Objects whose attributes are known, so that their identities stay theirs.
  private var observedObjects: [ObjectIdentifier: ObjectValue] = [:]
  private var isInUpdate = false
  /// Why the program does not run any more.
  private(set) var crash: String?
  private var assumptions: Set<String> = []

  private struct Effect {
    let name: String
    let line: Int
    let rule: String
    let because: Int?
    let run: () throws -> Void
  }

  /// Updates that effects may cause before the loop is cut off (L8).
  private static let passLimit = 8

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    recorder = Recorder(event: "initial")
    interpreter.observer = self
  }

  // MARK: Events

  func mount(_ description: Description) -> EventTrace {
    perform(named: "initial") {
      self.recorder.beginPass()
      self.isInUpdate = true
      defer { self.isInUpdate = false }
      self.root = try self.makeNode(for: description, under: nil, at: 0)
      try self.drain()
    }
  }

  /// Runs an action and everything that follows from it.
  func perform(named name: String, _ action: () throws -> Void) -> EventTrace {
    recorder = Recorder(event: name)
    names.beginEvent()
    interpreter.startEvent()
    do {
      try recorder.during(1) {
        try action()
        try settle()
      }
    } catch {
      stop(error)
    }
    return recorder.finish(names: names.resolve)
  }

  private func settle() throws {
    try runEffects()
    var passes = 0
    while let transaction = transactions.removeFirst() {
      passes += 1
      if passes > Self.passLimit {
        transactions = TransactionQueue()
        warn(
          "an action tried to update multiple times per frame.", at: .nowhere, rule: "L8",
          severity: .warning)
        return
      }
      recorder.beginPass()
      for write in transaction.writes {
        write.commit()
        invalidate(write.attribute, because: write.step)
        write.explainSilence()
      }
      isInUpdate = true
      defer { isInUpdate = false }
      try drain()
      isInUpdate = false
      try runEffects()
    }
  }

  /// Visits everything that is marked, first in the tree first.
  private func drain() throws {
    while let rule = graph.next() { try rule.update() }
  }

  private func runEffects() throws {
    while !effects.isEmpty {
      let batch = effects
      effects = []
      for effect in batch {
        recorder.effect(effect.name)
        let step = recorder.record(.effect, effect.name, because: effect.because) { step in
          step.line = effect.line
          step.rule = effect.rule
        }
        try recorder.during(step) { try effect.run() }
      }
    }
  }

  func enqueueEffect(_ name: String, line: Int, rule: String, run: @escaping () throws -> Void) {
    effects.append(Effect(name: name, line: line, rule: rule, because: recorder.cause, run: run))
  }

  func taskAppeared(_ modifier: Modifier, in node: Node) {
    enqueueEffect("task start", line: modifier.place.line, rule: "L6") { [self] in
      assumed("the body of .task is not run", at: modifier.place)
    }
  }

  /// A trap, an uncaught error, a program without end: the trace ends here, and says so.
  private func stop(_ error: any Error) {
    isInUpdate = false
    runningRules = []
    transactions = TransactionQueue()
    effects = []
    switch error {
    case Interruption.trap(let message, let place):
      crash = message
      warn("Fatal error: \(message)", at: place, severity: .error)
    case Interruption.limit(let message, let place):
      crash = message
      warn("stopped: \(message)", at: place, severity: .error)
    case Interruption.thrown(let thrown, let place):
      warn(
        "an error was thrown and not caught: \(thrown.value.debugText)", at: place, severity: .error
      )
    default:
      warn("stopped: \(error)", at: .nowhere, severity: .error)
    }
  }

  // MARK: Nodes

  func makeNode(for description: Description, under parent: Node?, at position: Int) throws -> Node
  {
    let node: Node
    switch description {
    case .empty: node = EmptyNode(in: self, under: parent)
    case .group: node = GroupNode(in: self, under: parent)
    case .branch: node = BranchNode(in: self, under: parent)
    case .erased: node = ErasedNode(in: self, under: parent)
    case .each: node = EachNode(in: self, under: parent)
    case .view(let structure): node = try InstanceNode(structure, in: self, under: parent)
    case .framework(let view): node = FrameworkNode(view, in: self, under: parent)
    case .modified(let base, let modifier):
      if let custom = modifier.custom {
        node = try InstanceNode(custom, content: base, in: self, under: parent)
      } else {
        node = try ModifierNode(modifier, in: self, under: parent)
      }
    }
    node.position = position
    switch (node, description) {
    case (let node as FrameworkNode, _): try node.start()
    case (let node as ModifierNode, .modified(let base, _)): try node.start(base)
    case (is InstanceNode, _), (is EmptyNode, _): break
    case (let node as GroupNode, .group(let parts)): try node.reconcile(parts)
    default: try node.update(to: description)
    }
    return node
  }

  func makeSlot(for wrapper: WrapperValue, of node: InstanceNode) -> PropertySlot {
    switch wrapper.kind {
    case .state, .focusState, .gestureState, .appStorage, .sceneStorage:
      StateSlot(wrapper.property, of: node)
    case .binding: BindingSlot(wrapper.property, of: node)
    case .stateObject, .observedObject, .environmentObject:
      ObjectSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .environment: EnvironmentSlot(wrapper.property, of: node)
    case .bindable, .namespace: PlainSlot(wrapper.property, of: node)
    }
  }

  // MARK: Running rules

  var isUpdating: Bool { isInUpdate && isTracking }
  /// Whether a body or a builder is running right now.
  var isRunningBody: Bool { isInUpdate && !runningRules.isEmpty }
  var currentRule: Rule? { runningRules.last }

  func running<Result>(_ rule: Rule, _ body: () throws -> Result) rethrows -> Result {
    runningRules.append(rule)
    defer { if !runningRules.isEmpty { runningRules.removeLast() } }
    return try body()
  }

  /// The framework looks at a value for itself: no body depends on it.
  func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isTracking
    isTracking = false
    defer { isTracking = outer }
    return try body()
  }

  func peek(_ binding: BindingValue) throws -> Value {
    guard let storage = binding.location as? StateStorage else {
      return try withoutTracking { try interpreter.read(binding, at: .nowhere) }
    }
    return try binding.path.reduce(isInUpdate ? storage.committed : storage.latest) {
      try interpreter.follow($1, from: $0, at: .nowhere)
    }
  }

  func place(of function: FunctionValue) -> SourcePlace {
    switch function.kind {
    case .closure(let closure, _): closure.place
    case .declared(let functions, _, _, _): functions.first?.place ?? .nowhere
    case .native: .nowhere
    }
  }

  // MARK: Edges and marks

  /// A rule read an attribute: from now on it depends on it.
  func connect(
    _ rule: Rule, to attribute: Attribute, value: Value?, name: String? = nil, at place: SourcePlace
  ) {
    graph.connect(rule, to: attribute)
    guard let node = rule as? Node, let instance = node as? InstanceNode ?? node.enclosingInstance
    else { return }
    let target = name ?? attribute.name
    recorder.readOnce(
      target, by: instance.token, value: value?.quoted, view: instance.typeName, line: place.line
    )
  }

  func invalidate(_ attribute: Attribute, because step: Int) {
    for rule in attribute.dependents {
      var mark = step
      if let instance = rule as? InstanceNode {
        mark = recorder.record(.mark, "\(instance.token).body is marked", because: step) { step in
          step.view = instance.typeName
          step.instance = instance.token
          step.target = attribute.name
        }
      }
      graph.mark(rule, Change(attribute: attribute, step: mark))
    }
  }

  /// Somebody who could have been expected to be told is not, and why.
  func recordSilence(
    of instance: InstanceNode, _ reason: String, rule: String, certainty: Certainty,
    because step: Int
  ) {
    recorder.record(.skip, "\(instance.token).body is not told: \(reason)", because: step) { step in
      step.view = instance.typeName
      step.instance = instance.token
      step.rule = rule
      step.certainty = certainty
    }
  }

  func enqueue(_ write: PendingWrite) { transactions.add(write, animation: animation) }

  func recordWrite(
    _ target: String, old: Value, new: Value, at place: SourcePlace, isDropped: Bool, rule: String
  ) -> Int {
    let line: Int? = place.line > 0 ? place.line : nil
    recorder.write(
      Write(target: target, old: old.shortText, new: new.shortText, line: line, dropped: isDropped))
    let message =
      isDropped
      ? "\(target) is written with an equal value: nobody is told"
      : "\(target) \(old.quoted) -> \(new.quoted)"
    return recorder.record(isDropped ? .drop : .write, message) { step in
      step.target = target
      step.old = old.shortText
      step.new = new.shortText
      step.line = line
      step.rule = rule
    }
  }

  func recordChange(_ what: String, old: String, new: String, in node: Node) {
    guard recorder.event.event != "initial", let instance = node.enclosingInstance else { return }
    recorder.changed(DisplayChange(view: instance.token, what: what, old: old, new: new))
    recorder.record(.change, "\(what) \"\(old)\" -> \"\(new)\"") { step in
      step.view = instance.typeName
      step.instance = instance.token
      step.target = what
      step.old = old
      step.new = new
    }
  }

  func warn(
    _ message: String, at place: SourcePlace, rule: String? = nil,
    severity: TraceDiagnostic.Severity = .warning
  ) {
    recorder.diagnose(
      TraceDiagnostic(
        line: place.line, column: place.column, severity: severity, message: message, rule: rule))
  }

  // MARK: Objects

  /// B1: a body that read other properties of the object is not told of this one.
  private func explainSilence(of object: ObjectValue, besides told: Attribute, because step: Int) {
    guard told.kind == .observation else { return }
    var mentioned: Set<Int> = []
    for attribute in (attributes[ObjectIdentifier(object)] ?? [:]).values.sorted(by: {
      $0.name < $1.name
    })
    where attribute !== told {
      for case let instance as InstanceNode in attribute.dependents
      where !instance.depends(on: told) && mentioned.insert(instance.number).inserted {
        recordSilence(
          of: instance, "it read \(attribute.name), not \(told.name)", rule: "B1",
          certainty: .certain, because: step)
      }
    }
  }

  func signal(of object: ObjectValue) -> Attribute {
    attribute(of: object, "", kind: .object, name: object.type.name)
  }

  private func attribute(
    of object: ObjectValue, _ property: String, kind: Attribute.Kind, name: String
  ) -> Attribute {
    let key = ObjectIdentifier(object)
    observedObjects[key] = object
    if let known = attributes[key]?[property] { return known }
    let new = Attribute(name, kind: kind)
    attributes[key, default: [:]][property] = new
    return new
  }
}

extension ViewTree: EvaluationObserver {
  func didRead(_ object: ObjectValue, _ property: PropertyDeclaration, at place: SourcePlace) {
    guard isUpdating, let rule = currentRule else { return }
    let name = "\(object.type.name).\(property.name)"
    let attribute = attribute(of: object, property.name, kind: .observation, name: name)
    let value = object.type.storedIndex[property.name].map { object.fields[$0] }
    connect(rule, to: attribute, value: value, at: place)
  }

  func didWrite(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value, isDropped: Bool,
    at place: SourcePlace
  ) {
    let isTracked = object.type.has("Observable") && property.attribute("ObservationIgnored") == nil
    let isPublished = property.attribute("Published") != nil
    let name = "\(object.type.name).\(property.name)"
    if isPublished, isRunningBody {
      warn(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
        at: place, rule: "O13")
    }
    let rule = isTracked ? (isDropped ? "B10" : "B1") : isPublished ? "O1" : "O2"
    let step = recordWrite(name, old: old, new: new, at: place, isDropped: isDropped, rule: rule)
    guard !isDropped, isTracked || isPublished else { return }
    let told =
      isTracked
      ? attribute(of: object, property.name, kind: .observation, name: name) : signal(of: object)
    enqueue(PendingWrite(attribute: told, step: step) {})
  }

  func willChange(_ object: ObjectValue, at place: SourcePlace) {
    let step = recorder.record(.write, "\(object.type.name).objectWillChange is sent") { step in
      step.target = "\(object.type.name).objectWillChange"
      step.line = place.line
      step.rule = "O4"
    }
    enqueue(PendingWrite(attribute: signal(of: object), step: step) {})
  }

  func transact(animation: Value?, _ body: () throws -> Value) rethrows -> Value {
    let outer = self.animation
    self.animation = animation
    defer { self.animation = outer }
    return try body()
  }

  func assumed(_ what: String, at place: SourcePlace) {
    guard assumptions.insert("\(what)\(place.line)").inserted else { return }
    warn("taken for granted: \(what)", at: place, severity: .note)
  }
}
