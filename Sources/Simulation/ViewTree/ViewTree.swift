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
  let targets = TargetIndex()
  private(set) var recorder: Recorder
  private(set) var root: Node?
  private var rootDescription = Description.empty
  /// Everything that can be covered or taken away, by number.
  var stages: [Int: StageNode] = [:]
  let preferences = PreferenceBoard()
  let subscriptions = SubscriptionBoard()
  /// What is stored under a key and belongs to no view.
  var sharedStorage: [String: StateStorage] = [:]
  var rootEnvironment: [String: EnvironmentSource] = [:]
  var transactions = TransactionQueue()
  private var effects = EffectQueue()
  /// The callback that ran last: what to blame when updates do not end.
  private var latestEffect: Effect?
  var animation: Value?
  private var runningRules: [Rule] = []
  private var isTracking = true
  private var attributes: [ObjectIdentifier: [String: Attribute]] = [:]
  /// Objects whose attributes are known, so that their identities stay theirs.
  private var observedObjects: [ObjectIdentifier: ObjectValue] = [:]
  private var isInUpdate = false
  /// Why the program does not run any more.
  private(set) var crash: String?
  var assumptions: Set<String> = []

  /// Bystanders of a write that the story tells of one by one; of more it tells in a sentence.
  private static let mentionLimit = 100

  /// Updates that effects may cause before the loop is cut off (L8).
  private static let passLimit = 8

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
    recorder = Recorder(event: "initial")
    interpreter.observer = self
    connectScheduler()
  }

  deinit { root?.dissolve(in: graph) }

  // MARK: Events

  func mount(_ description: Description) -> EventTrace {
    rootDescription = description
    return perform(named: "initial") { try self.insertRoot() }
  }

  /// The root enters the screen.
  func insertRoot() throws {
    recorder.beginPass()
    isInUpdate = true
    defer { isInUpdate = false }
    root = try makeNode(for: rootDescription, under: nil, at: 0)
    try drain()
    targets.refresh()
  }

  /// The root leaves the screen; its state ends.
  func removeRoot() throws {
    recorder.beginPass()
    isInUpdate = true
    defer { isInUpdate = false }
    root?.remove()
    root = nil
    try drain()
  }

  /// Runs an action and everything that follows from it.
  func perform(named name: String, _ action: () throws -> Void) -> EventTrace {
    recorder = Recorder(event: name)
    names.beginEvent()
    interpreter.startEvent()
    do {
      try recorder.during(1) {
        try action()
        try runStartedTasks()
        try settle()
        try runReadyTasks()
      }
    } catch {
      stop(error)
    }
    return names.resolving { recorder.finish(names: $0) }
  }

  /// Updates until no write waits for one, and runs the callbacks in between.
  func settle() throws {
    try runEffects()
    var passes = 0
    while let transaction = transactions.removeFirst() {
      passes += 1
      if passes > Self.passLimit {
        transactions = TransactionQueue()
        warn(
          latestEffect?.loopWarning ?? "an action tried to update multiple times per frame.",
          at: latestEffect?.place ?? .nowhere, rule: "L8", severity: .warning)
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
    try tellPreferences()
  }

  private func runEffects() throws {
    while !effects.isEmpty {
      for effect in effects.takeAll() {
        latestEffect = effect
        recorder.effect(effect.name)
        let step = recorder.record(.effect, effect.name, because: effect.because) { step in
          step.stands(at: tell(effect.place))
          step.rule = effect.rule
        }
        try recorder.during(step) { try effect.run() }
      }
    }
  }

  func enqueueEffect(
    _ kind: Effect.Kind, _ name: String, at place: SourcePlace, rule: String,
    loopWarning: String? = nil, run: @escaping () throws -> Void
  ) {
    effects.add(
      Effect(
        kind: kind, name: name, place: place, rule: rule, because: recorder.cause,
        loopWarning: loopWarning ?? "\(name) tried to update multiple times per frame.", run: run))
  }

  /// A trap, an uncaught error, a program without end: the trace ends here, and says so.
  private func stop(_ error: any Error) {
    isInUpdate = false
    runningRules = []
    transactions = TransactionQueue()
    effects = EffectQueue()
    switch error {
    case Interruption.trap(let message, let place):
      crash = message
      warn("Fatal error: \(message)", at: place, severity: .error)
    case Interruption.limit(let message, let place):
      crash = message
      warn("stopped: \(message)", at: place, severity: .error)
    case let limit as TaskLimit:
      crash = limit.message
      warn("stopped: \(limit.message)", at: limit.place, severity: .error)
    case Interruption.thrown(let thrown, let place):
      warn(
        "an error was thrown and not caught: \(thrown.value.debugText)", at: place, severity: .error
      )
    default:
      warn("stopped: \(error)", at: .nowhere, severity: .error)
    }
    if crash != nil { interpreter.close() }
  }

  // MARK: Nodes

  func makeNode(for description: Description, under parent: Node?, at position: Int) throws -> Node
  {
    let node: Node
    try checkNesting(under: parent)
    switch description {
    case .empty: node = EmptyNode(in: self, under: parent)
    case .group: node = GroupNode(in: self, under: parent)
    case .branch: node = BranchNode(in: self, under: parent)
    case .erased: node = ErasedNode(in: self, under: parent)
    case .content: node = ContentNode(in: self, under: parent)
    case .each: node = EachNode(in: self, under: parent)
    case .view(let structure): node = try InstanceNode(structure, in: self, under: parent)
    case .framework(let view): node = makeNode(for: view, under: parent)
    case .modified(let base, let modifier):
      if let custom = modifier.custom {
        node = try InstanceNode(
          custom, content: base, configuration: modifier.configuration, in: self, under: parent)
      } else {
        node = try ModifierNode(modifier, in: self, under: parent)
      }
    }
    node.position = position
    do { try start(node, description) } catch {
      node.dissolve(in: graph)
      throw error
    }
    return node
  }

  private func checkNesting(under parent: Node?) throws {
    guard let parent, parent.depth > interpreter.limits.nesting else { return }
    let instance = parent as? InstanceNode ?? parent.enclosingInstance
    throw Interruption.limit(
      "views are nested more than \(interpreter.limits.nesting) deep; one may contain itself",
      instance?.value.type.place ?? .nowhere)
  }

  /// Makes what stands below a new node.
  private func start(_ node: Node, _ description: Description) throws {
    switch (node, description) {
    case (let node as FrameworkNode, _): try node.start()
    case (let node as ModifierNode, .modified(let base, _)): try node.start(base)
    case (is InstanceNode, _), (is EmptyNode, _): break
    case (let node as GroupNode, .group(let parts)): try node.reconcile(parts)
    default: try node.update(to: description)
    }
  }

  private func makeNode(for view: FrameworkView, under parent: Node?) -> FrameworkNode {
    switch view.name {
    case "NavigationStack", "NavigationView", "NavigationSplitView":
      NavigationStackNode(view, in: self, under: parent)
    case "TabView": TabsNode(view, in: self, under: parent)
    case "DisclosureGroup": DisclosureNode(view, in: self, under: parent)
    default: FrameworkNode(view, in: self, under: parent)
    }
  }

  func makeSlot(for wrapper: WrapperValue, of node: InstanceNode) -> PropertySlot {
    switch wrapper.kind {
    case .appStorage, .sceneStorage:
      SharedStateSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .state, .focusState, .gestureState, .accessibilityFocusState, .unknown:
      StateSlot(wrapper.property, of: node)
    case .binding: BindingSlot(wrapper.property, of: node)
    case .stateObject, .observedObject, .environmentObject:
      ObjectSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .delegateAdaptor, .macDelegateAdaptor:
      ObjectSlot(wrapper.property, kind: .stateObject, of: node)
    case .environment: EnvironmentSlot(wrapper.property, of: node)
    case .bindable, .namespace: PlainSlot(wrapper.property, of: node)
    case .query, .fetchRequest: QuerySlot(wrapper.property, kind: wrapper.kind, of: node)
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
  // MARK: Objects

  /// B1: a body that read other properties of the object is not told of this one.
  private func explainSilence(of object: ObjectValue, besides told: Attribute, because step: Int) {
    guard told.kind == .observation else { return }
    var mentioned: Set<Int> = []
    for attribute in (attributes[ObjectIdentifier(object)] ?? [:]).values.sorted(by: {
      $0.name < $1.name
    })
    where attribute !== told {
      guard attribute.dependentCount <= Self.mentionLimit else {
        recorder.record(
          .skip,
          "of \(attribute.dependentCount) bodies that read \(attribute.name), those that did not read \(told.name) are not told",
          because: step
        ) { $0.rule = "B1" }
        continue
      }
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

  func attribute(
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
