/// A modifier of the framework: its base is the first child, views that it adds follow.
final class ModifierNode: Node {
  private(set) var modifier: Modifier
  /// The values that `.environment` and its like provide, as sources of the graph.
  private(set) var provided: [EnvironmentSource] = []
  /// The update in which the value of `.animation(_:value:)` changed.
  private(set) var animatedUpdate: Int?

  init(_ modifier: Modifier, in tree: ViewTree, under parent: Node?) throws {
    self.modifier = modifier
    super.init(in: tree, under: parent)
    provided = try tree.provisions(of: modifier, for: self)
  }

  override func matches(_ description: Description) -> Bool {
    guard case .modified(_, let other) = description, other.custom == nil,
      other.name == modifier.name
    else { return false }
    // I3: another `.id` is another identity.
    return modifier.name != "id" || tree.misreading == .idIsALabel
      || modifier.arguments["id"] == other.arguments["id"]
  }

  override func update(to description: Description) throws {
    guard case .modified(let base, let new) = description else { return }
    let old = modifier
    modifier = new
    try provide(new)
    try compareValue(old, new)
    try compareLook(old, new)
    try reconcileChildren(base)
    layOut()
    switch new.name {
    case "onReceive": try tree.resubscribe(self)
    case "overlayPreferenceValue", "backgroundPreferenceValue": tree.preferences.forget(self)
    case "navigationDestination": nearest(NavigationStackNode.self)?.destinationChanged()
    case "preference":
      if let before = old.arguments["value"], let after = new.arguments["value"],
        try !tree.interpreter.equal(before, after)
      {
        tree.preferenceChanged()
      }
    case "transformPreference": tree.preferenceChanged()
    default: break
    }
  }

  func start(_ base: Description) throws {
    if modifier.name == "onChange", case .boolean(true)? = modifier.arguments["initial"],
      let value = modifier.arguments["value"]
    {
      enqueueChange(from: value, to: value)
    }
    try reconcileChildren(base)
    layOut()
    switch modifier.name {
    case "onAppear", "task": if isOnStage { appear() }
    case "onReceive": try tree.subscribe(self)
    case "onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue":
      tree.preferences.add(self)
    case "focused": tree.focusables[number] = self
    case "preference", "transformPreference": tree.preferenceChanged()
    case "navigationDestination": nearest(NavigationStackNode.self)?.destinationChanged()
    default: break
    }
  }

  override func end() {
    if let layout { tree.graph.remove(layout) }
    switch modifier.name {
    case "onDisappear", "task": if isOnStage { disappear() }
    case "onReceive": tree.unsubscribe(self)
    case "onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue":
      tree.preferences.remove(self)
    case "focused": tree.focusables[number] = nil
    case "preference", "transformPreference": tree.preferenceChanged()
    default: break
    }
  }

  /// What it is put on comes on the screen, or is no longer covered.
  func appear() {
    if modifier.name == "onAppear" { enqueue(.appear, "onAppear") }
    if modifier.name == "task" { startTask() }
  }

  /// What it is put on leaves the screen, or is covered.
  func disappear() {
    if modifier.name == "onDisappear" {
      enqueue(leavesAtOnce ? .departure : .disappear, "onDisappear")
    }
    if modifier.name == "task" { cancelTask(modifier) }
  }

  /// L11: with the identity transition the old content is gone before the new one appears.
  private var leavesAtOnce: Bool {
    var outer: Node? = self
    while let modifier = outer as? ModifierNode {
      if modifier.modifier.isIdentityTransition { return true }
      outer = modifier.parent
    }
    var inner = lastBase
    while case .modified(let base, let modifier)? = inner {
      if modifier.isIdentityTransition { return true }
      inner = base
    }
    return false
  }

  private func reconcileChildren(_ base: Description) throws {
    lastBase = base
    if showsPreference {
      let shown = children.dropFirst()
      arrange(Array(children.prefix(1)))
      try reconcile([base])
      return arrange(children + shown)
    }
    guard modifier.stageKind != nil else { return try reconcile([base] + modifier.content) }
    let stages = children.filter { $0 is StageNode }
    arrange(children.filter { !($0 is StageNode) })
    try reconcile([base])
    arrange(children + stages)
    try present()
  }

  /// What is called in the layout of each pass in which it may come out otherwise.
  private var layout: LayoutRule?

  private func layOut() {
    guard let (closure, measure) = modifier.layoutClosure else { return }
    let rule =
      layout
      ?? LayoutRule(closure, of: measure, in: tree) { [unowned self] in try heard($0, $1) }
    layout = rule
    rule.run(closure)
  }

  /// What the closure of `onGeometryChange` made when it was last called.
  private var measured: Value?

  /// PF2: what was measured is told after the layout of its pass, at first and when it differs.
  private func heard(_ value: Value, _ doubt: Doubt?) throws {
    guard modifier.name == "onGeometryChange" else { return }
    let old = measured
    if let old, try tree.interpreter.equal(old, value) { return }
    measured = value
    enqueueCall(
      .preference, "onGeometryChange \(value.shortText)", from: old ?? value, to: value,
      rule: "PF2", doubt: doubt)
  }

  // MARK: Presentation

  private var lastBase: Description?
  /// The title of the alert that it presents now.
  var title: String?

  /// What a sheet is bound to changed: the modifier itself looks, no body of the program runs
  /// (D11).
  override func update() throws {
    let cause = changes.first?.step ?? tree.recorder.cause ?? 1
    tree.graph.answer(self)
    try tree.recorder.during(cause) {
      // E11: what it started from is another value.
      try provide(modifier)
      try present()
    }
  }

  // MARK: Values

  private func provide(_ new: Modifier) throws {
    guard new.writesEnvironment else { return }
    let values = try tree.provisions(of: new, for: self)
    for new in values where !provided.contains(where: { $0.attribute.name == new.attribute.name }) {
      provided.append(new)
    }
    for source in provided {
      let name = source.attribute.name
      // What it does not set any more is what it is further up.
      let value =
        try values.first { $0.attribute.name == name }
        ?? tree.environmentSource(named: name, at: self)
      try provide(value.value, as: source, new)
    }
  }

  private func provide(_ value: Value, as provided: EnvironmentSource, _ new: Modifier) throws {
    let isEqual = try tree.interpreter.equal(provided.value, value)
    if isEqual, !tree.hasReaders(below: self) { return }
    let step = tree.recorder.record(
      .compare,
      "the environment value \(provided.attribute.name) is \(isEqual ? "written again" : "different")"
    ) { step in
      step.target = provided.attribute.name
      step.old = provided.value.shortText
      step.new = value.shortText
      step.stands(at: tree.tell(new.place))
      step.rule = isEqual ? "E2" : "E1"
    }
    provided.value = value
    if !isEqual {
      tree.invalidate(provided.attribute, because: step)
      tree.tellByMistake(of: provided, below: self, because: step)
      try tree.renewUnstableDefaults(below: self, because: step)
    }
    tree.checkReaders(of: provided.attribute, below: self, because: step)
  }

  private func compareValue(_ old: Modifier, _ new: Modifier) throws {
    if new.name == "task", let before = old.arguments["id"], let after = new.arguments["id"],
      try !tree.interpreter.equal(before, after)
    {
      // L6: another id cancels the task and starts it again.
      cancelTask(old)
      startTask()
    }
    if new.name == "animation", old.arguments["value"] != new.arguments["value"] {
      animatedUpdate = tree.updates
    }
    guard new.name == "onChange", let before = old.arguments["value"],
      let after = new.arguments["value"],
      try !tree.interpreter.equal(before, after)
    else { return }
    enqueueChange(from: before, to: after)
  }

  private func compareLook(_ old: Modifier, _ new: Modifier) throws {
    for name in new.shown {
      guard let before = old.arguments[name], let after = new.arguments[name],
        try !tree.interpreter.equal(before, after)
      else { continue }
      let what = ".\(new.name)\(new.shown.count > 1 ? " \(name)" : "")"
      tree.recordChange(
        what, old: before.shortText, new: after.shortText, isText: false, in: self)
    }
  }

  private func enqueueChange(from old: Value, to new: Value) {
    let text = modifier.texts["value"] ?? "value"
    let name = "onChange(of: \(text)) \(old.shortText) -> \(new.shortText)"
    let type = tree.interpreter.typeReference(of: new)?.text ?? "_"
    enqueueCall(
      .change, name, from: old, to: new, rule: "L2", doubt: modifier.doubts["value"],
      loopWarning: "onChange(of: \(type)) action tried to update multiple times per frame.")
  }

  /// The action takes the new value, or the old one and the new one.
  private func enqueueCall(
    _ kind: Effect.Kind, _ name: String, from old: Value, to new: Value, rule: String,
    doubt: Doubt?, loopWarning: String? = nil
  ) {
    guard case .function(let action)? = modifier.arguments["action"].map(tree.interpreter.unwrapped)
    else { return }
    tree.enqueueEffect(
      kind, name, of: self, at: modifier.place, rule: rule, doubt: doubt, loopWarning: loopWarning
    ) { [tree] in
      let values = tree.interpreter.parameterCount(of: action) == 1 ? [new] : [old, new]
      _ = try tree.interpreter.call(
        action, values.map { CallArgument(label: nil, value: $0) }, at: tree.place(of: action))
    }
  }

  private func enqueue(_ kind: Effect.Kind, _ name: String) {
    guard case .function(let action)? = modifier.arguments["action"].map(tree.interpreter.unwrapped)
    else { return }
    tree.enqueueEffect(kind, name, of: self, at: modifier.place, rule: "L4") { [tree] in
      _ = try tree.interpreter.call(action, [], at: tree.place(of: action))
    }
  }

  // MARK: Tasks

  /// What `.task` runs now.
  private var task: SimulatedTask?

  private func startTask() {
    let name = "task start\(taskName(modifier))"
    guard case .function(let action)? = modifier.arguments["action"].map(tree.interpreter.unwrapped)
    else { return }
    let task = tree.makeTask("task\(taskName(modifier))", action, at: modifier.place)
    self.task = task
    tree.enqueueEffect(
      .appear, name, of: self, at: modifier.place, rule: "L6", doubt: modifier.doubts["id"]
    ) { [tree] in
      try tree.scheduler.start(task)
    }
  }

  private func cancelTask(_ modifier: Modifier) {
    let name = "task cancel\(taskName(modifier))"
    let ending = task
    task = nil
    tree.enqueueEffect(
      .change, name, of: self, at: modifier.place, rule: "L6", doubt: modifier.doubts["id"]
    ) { [tree] in
      if let ending { try tree.scheduler.cancel(ending) }
    }
  }

  private func taskName(_ modifier: Modifier) -> String {
    modifier.arguments["id"].map { " id=\($0.shortText)" } ?? ""
  }
}

extension Modifier {
  fileprivate var writesEnvironment: Bool {
    provision != nil || ["environment", "environmentObject", "transformEnvironment"].contains(name)
  }

  fileprivate var isIdentityTransition: Bool {
    guard name == "transition", case .opaque(let transition)? = arguments["transition"] else {
      return false
    }
    return transition.name == ".identity" || transition.name.hasSuffix("Transition.identity")
  }
}
