/// A modifier of the framework: its base is the first child, views that it adds follow.
final class ModifierNode: Node {
  private(set) var modifier: Modifier
  /// The value that `.environment` provides, as a source of the graph.
  private(set) var provided: EnvironmentSource?

  init(_ modifier: Modifier, in tree: ViewTree, under parent: Node?) throws {
    self.modifier = modifier
    super.init(in: tree, under: parent)
    provided = try tree.providedSource(modifier)
  }

  override func matches(_ description: Description) -> Bool {
    guard case .modified(_, let other) = description, other.custom == nil,
      other.name == modifier.name
    else { return false }
    // I3: another `.id` is another identity.
    return modifier.name != "id" || modifier.arguments["id"] == other.arguments["id"]
  }

  override func update(to description: Description) throws {
    guard case .modified(let base, let new) = description else { return }
    let old = modifier
    modifier = new
    try provide(new)
    try compareValue(old, new)
    try reconcileChildren(base)
  }

  func start(_ base: Description) throws {
    if modifier.name == "onChange", case .boolean(true)? = modifier.arguments["initial"],
      let value = modifier.arguments["value"]
    {
      enqueueChange(from: value, to: value)
    }
    try reconcileChildren(base)
    switch modifier.name {
    case "onAppear": enqueue(.appear, "onAppear")
    case "task": startTask()
    default: break
    }
  }

  override func end() {
    if modifier.name == "onDisappear" { enqueue(.disappear, "onDisappear") }
    if modifier.name == "task" { cancelTask(modifier) }
  }

  private func reconcileChildren(_ base: Description) throws {
    var descriptions = [base] + modifier.content
    if let builder = modifier.deferred.first, try isPresented() {
      let content = try tree.running(self) {
        try tree.interpreter.call(builder, [], at: modifier.place)
      }
      descriptions.append(.erased(tree.interpreter.description(of: content, at: modifier.place)))
    }
    lastBase = base
    try reconcile(descriptions)
  }

  // MARK: Presentation

  private var lastBase: Description?

  /// What a sheet is bound to changed: the modifier itself looks, no body of the program runs
  /// (D11).
  override func update() throws {
    let cause = changes.first?.step ?? tree.recorder.cause ?? 1
    tree.graph.answer(self)
    guard let lastBase else { return }
    try tree.recorder.during(cause) { try reconcileChildren(lastBase) }
  }

  private func isPresented() throws -> Bool {
    guard case .binding(let binding)? = modifier.arguments["isPresented"] else { return false }
    if let storage = binding.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    if case .boolean(true) = try tree.withoutTracking({ try tree.peek(binding) }) { return true }
    return false
  }

  // MARK: Values

  private func provide(_ new: Modifier) throws {
    guard let provided, let value = try tree.providedSource(new)?.value else { return }
    guard try !tree.interpreter.equal(provided.value, value) else { return }
    provided.value = value
    let step = tree.recorder.record(
      .compare, "the environment value \(provided.attribute.name) differs"
    ) { step in
      step.target = provided.attribute.name
      step.line = new.place.line
      step.rule = "E1"
    }
    tree.invalidate(provided.attribute, because: step)
    try tree.renewUnstableDefaults(below: self, because: step)
  }

  private func compareValue(_ old: Modifier, _ new: Modifier) throws {
    if new.name == "task", let before = old.arguments["id"], let after = new.arguments["id"],
      try !tree.interpreter.equal(before, after)
    {
      // L6: another id cancels the task and starts it again.
      cancelTask(old)
      startTask()
    }
    guard new.name == "onChange", let before = old.arguments["value"],
      let after = new.arguments["value"],
      try !tree.interpreter.equal(before, after)
    else { return }
    enqueueChange(from: before, to: after)
  }

  private func enqueueChange(from old: Value, to new: Value) {
    let text = modifier.texts["value"] ?? "value"
    let name = "onChange(of: \(text)) \(old.shortText) -> \(new.shortText)"
    guard case .function(let action)? = modifier.arguments["action"].map(tree.interpreter.unwrapped)
    else { return }
    let type = tree.interpreter.typeReference(of: new)?.text ?? "_"
    tree.enqueueEffect(
      .change, name, at: modifier.place, rule: "L2",
      loopWarning: "onChange(of: \(type)) action tried to update multiple times per frame."
    ) { [tree] in
      let values = tree.interpreter.parameterCount(of: action) == 1 ? [new] : [old, new]
      _ = try tree.interpreter.call(
        action, values.map { CallArgument(label: nil, value: $0) }, at: tree.place(of: action))
    }
  }

  private func enqueue(_ kind: Effect.Kind, _ name: String) {
    guard case .function(let action)? = modifier.arguments["action"].map(tree.interpreter.unwrapped)
    else { return }
    tree.enqueueEffect(kind, name, at: modifier.place, rule: "L4") { [tree] in
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
    tree.enqueueEffect(.appear, name, at: modifier.place, rule: "L6") { [tree] in
      try tree.scheduler.start(task)
    }
  }

  private func cancelTask(_ modifier: Modifier) {
    let name = "task cancel\(taskName(modifier))"
    let ending = task
    task = nil
    tree.enqueueEffect(.change, name, at: modifier.place, rule: "L6") { [tree] in
      if let ending { try tree.scheduler.cancel(ending) }
    }
  }

  private func taskName(_ modifier: Modifier) -> String {
    modifier.arguments["id"].map { " id=\($0.shortText)" } ?? ""
  }
}
