import Layout

/// A modifier of the framework: its base is the first child, views that it adds follow.
final class ModifierNode: Node {
  private(set) var modifier: Modifier
  let behavior: any ModifierBehavior
  /// The values that `.environment` and its like provide, as sources of the graph.
  private(set) var provided: [EnvironmentSource] = []
  /// The update in which the value of `.animation(_:value:)` changed.
  var animatedUpdate: Int?
  /// What its home keeps of it as long as it stands there: an anchor, a subscription.
  var kept: AnyObject?
  /// What its numbers are on their way, in an animated update.
  var flight: ArgumentFlight?
  /// What `.task` runs now.
  var task: SimulatedTask?
  /// Whether what appears with a view in it waits for one.
  var hasNoViews = false

  init(_ modifier: Modifier, in tree: ViewTree, under parent: Node?) throws {
    self.modifier = modifier
    behavior = tree.homes.behavior(ofModifier: modifier.name)
    super.init(in: tree, under: parent)
    provided = try tree.provisions(of: modifier, for: self)
  }

  /// What it provides of a key or a type; nil if nothing.
  func source(of name: String) -> EnvironmentSource? {
    provided.first { $0.attribute.name == name } ?? behavior.source(named: name, of: self)
  }

  override func matches(_ description: Description) -> Bool {
    guard case .modified(_, let other) = description, other.custom == nil,
      other.name == modifier.name
    else { return false }
    return behavior.continues(modifier, as: other, in: tree)
  }

  override func isLaidOutAlike(_ description: Description) -> Bool {
    guard case .modified(_, let new) = description, new.content.isEmpty, new.deferred.isEmpty,
      modifier.doubts.isEmpty, new.doubts.isEmpty
    else { return false }
    return modifier.arguments.areSurelySame(as: new.arguments)
  }

  override func update(to description: Description) throws {
    guard case .modified(let base, let new) = description else { return }
    let old = modifier
    modifier = new
    // What it says may be asked for inside: a style, a limit of lines.
    if !behavior.isLaidOut, old.arguments.differ(from: new.arguments) { layoutHasChangedBelow() }
    try provide(new)
    try behavior.willUpdate(self, from: old)
    try compareLook(old, new)
    try animateArguments(from: old)
    try reconcileChildren(base)
    layOut()
    try behavior.didUpdate(self, from: old)
  }

  func start(_ base: Description) throws {
    behavior.willStart(self)
    if behavior.hearsLayout { tree.measuredModifiers[number] = self }
    try reconcileChildren(base)
    layOut()
    try behavior.didStart(self)
  }

  override func end() {
    if let layout { tree.graph.remove(layout) }
    tree.measuredModifiers[number] = nil
    behavior.willEnd(self)
  }

  override var coversWholeScreen: Bool { behavior.panel == .cover }

  override func becomesCovered(_ isCovered: Bool) {
    if isCovered { behavior.disappear(self) } else { behavior.appear(self) }
  }

  private func reconcileChildren(_ base: Description) throws {
    lastBase = base
    if behavior.showsPreference {
      let shown = children.dropFirst()
      arrange(Array(children.prefix(1)))
      try reconcile([base])
      return arrange(children + shown)
    }
    guard stageKind != nil else {
      return try reconcile([base] + (behavior.makesContent(of: modifier) ? modifier.content : []))
    }
    let stages = children.filter { $0 is StageNode }
    arrange(children.filter { !($0 is StageNode) })
    try reconcile([base])
    arrange(children + stages)
    try present()
  }

  /// What is called in the layout of each pass in which it may come out otherwise.
  private var layout: LayoutRule?

  private func layOut() {
    guard let (closure, measure) = behavior.layoutClosure(of: modifier) else { return }
    let rule =
      layout
      ?? LayoutRule(
        closure, of: { [unowned self] in try measuredValue(of: measure) }, in: tree
      ) { [unowned self] in try behavior.heard($0, $1, by: self) }
    layout = rule
    rule.run(closure)
  }

  /// A value of the type that the closure is called with: as large as what the modifier is put on,
  /// where that is laid out.
  private func measuredValue(of type: String) throws -> Value {
    let evaluator = tree.evaluator
    if behavior.hearsLayout,
      let geometry = tree.screenLayout.geometry(of: self)
    {
      laidOutFor = geometry
      return try tree.proxy(of: self, geometry)
    }
    return try evaluator.construct(
      named: TypeReference(type), [], in: evaluator.globals, at: modifier.place)
  }

  /// What it was told last of where its view is.
  private var laidOutFor: ReaderGeometry?

  /// Its layout closure is called again where its view is another size, or elsewhere.
  func layOutWhereItMoved() {
    guard let layout, let (closure, _) = behavior.layoutClosure(of: modifier),
      let geometry = tree.screenLayout.geometry(of: self), geometry != laidOutFor
    else { return }
    layout.run(closure)
  }

  /// What its action was told last of the layout.
  var toldOfLayout: Value?

  /// PF2: what was measured is told after the layout of its pass.
  func enqueueCall(telling value: Value, doubt: Doubt? = nil) {
    let old = toldOfLayout
    toldOfLayout = value
    enqueueCall(
      .preference, "\(modifier.name) \(value.shortText)", from: old ?? value, to: value,
      rule: "PF2", doubt: doubt)
  }

  // MARK: Presentation

  private(set) var lastBase: Description?
  /// The title of the alert that it presents now.
  var title: String?

  /// What a sheet is bound to changed: the modifier itself looks, no body of the program runs
  /// (D11).
  override func update() throws {
    let cause = changes.first?.step ?? tree.recorder.cause ?? 1
    tree.graph.answer(self)
    layoutHasChanged()
    try tree.recorder.during(cause) {
      // E11: what it started from is another value.
      try provide(modifier)
      try present()
      try behavior.answerChange(self)
    }
  }

  // MARK: Values

  private func provide(_ new: Modifier) throws {
    guard writesEnvironment else { return }
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
    let isEqual = try tree.evaluator.equal(provided.value, value)
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
    if !isEqual { tree.noteObject(value, inPlaceOf: provided.value, by: self) }
    provided.value = value
    if !isEqual {
      layoutHasChangedBelow()
      tree.invalidate(provided.attribute, because: step)
      tree.tellByMistake(of: provided, below: self, because: step)
      try tree.renewUnstableDefaults(below: self, because: step)
    }
    tree.checkReaders(of: provided.attribute, below: self, because: step)
  }

  private func compareLook(_ old: Modifier, _ new: Modifier) throws {
    for name in new.shown {
      guard let before = old.arguments[name], let after = new.arguments[name],
        try !tree.evaluator.equal(before, after)
      else { continue }
      let what = ".\(new.name)\(new.shown.count > 1 ? " \(name)" : "")"
      tree.recordChange(
        what, old: before.shortText, new: after.shortText, isText: false, in: self)
    }
  }

  /// The action takes the new value, or the old one and the new one.
  func enqueueCall(
    _ kind: Effect.Kind, _ name: String, from old: Value, to new: Value, rule: String,
    doubt: Doubt?, loopWarning: String? = nil, asDescribedBefore before: Modifier? = nil
  ) {
    let described = (before ?? modifier).arguments["action"]
    guard case .function(let action)? = described.map(tree.evaluator.unwrapped) else { return }
    tree.enqueueEffect(
      kind, name, of: self, at: modifier.place, rule: rule, doubt: doubt, loopWarning: loopWarning
    ) { [tree] in
      let values = tree.evaluator.parameterCount(of: action) == 1 ? [new] : [old, new]
      _ = try tree.evaluator.call(
        action, values.map { CallArgument(label: nil, value: $0) }, at: tree.place(of: action))
    }
  }

  private var writesEnvironment: Bool { modifier.provision != nil || behavior.writesEnvironment }
}

extension [String: Value] {
  /// Whether any is another, besides those of which nobody can say.
  fileprivate func differ(from others: [String: Value]) -> Bool {
    guard count == others.count else { return true }
    return contains { name, value in
      if case .function = value { return false }
      return others[name] != value
    }
  }
}
