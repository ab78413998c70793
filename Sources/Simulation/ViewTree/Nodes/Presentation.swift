/// What a modifier or a container puts in front of something else.
struct Presented {
  /// What the content is made for: the item of a sheet. Nil if the content takes nothing.
  var subject: Value?
  /// Another identifier is another presentation.
  var identifier: Value?
}

extension ModifierNode {
  /// How the modifier presents, if it does.
  var stageKind: StageNode.Kind? {
    modifier.arguments["isPresented"] == nil && modifier.arguments["item"] == nil
      ? nil : behavior.presentation
  }

  /// Shows or takes away what the modifier presents, by the value of its binding.
  func present() throws {
    guard let kind = stageKind else { return }
    let shown = children.last as? StageNode
    let wanted = try presented()
    if let shown, wanted == nil || wanted?.identifier != shown.subject {
      arrange(Array(children.dropLast()))
      if kind == .pushed { enclosingLevel?.setCovered(false) }
      shown.remove()
      recordTitle(isShown: false)
      if wanted == nil { enqueueDismissal() } else { assumeNoDismissal() }
    }
    guard let wanted else { return }
    if let stage = children.last as? StageNode { return try fill(stage, wanted) }
    let stage = StageNode(
      kind, isDetached: true, subject: wanted.identifier, in: tree, under: self)
    stage.close = { [weak self] in try self?.endPresentation() }
    if kind == .pushed { enclosingLevel?.setCovered(true, by: stage) }
    arrange(children + [stage])
    recordTitle(isShown: true)
    if kind == .sheet { tree.waitingRemarks.append { [weak stage] in stage?.remarkOnOthers() } }
    try fill(stage, wanted)
  }

  private func fill(_ stage: StageNode, _ presented: Presented) throws {
    if !modifier.deferred.isEmpty {
      try stage.show(modifier.deferred, argument: presented.subject)
    } else {
      try stage.show(
        modifier.content.count == 1 ? modifier.content[0] : .group(modifier.content))
    }
  }

  /// The level of the navigation stack that a pushed destination covers.
  private var enclosingLevel: StageNode? {
    nearest(StageNode.self) { $0.kind == .pushed || $0.kind == .root }
  }

  private var presentationBinding: BindingValue? {
    for name in ["item", "isPresented"] {
      if case .binding(let binding)? = modifier.arguments[name] { return binding }
    }
    return nil
  }

  /// Nil while the binding says no.
  private func presented() throws -> Presented? {
    guard let binding = presentationBinding else { return nil }
    if let storage = binding.location as? StateStorage {
      tree.graph.connect(self, to: storage.attribute)
    }
    let value = try tree.withoutTracking { try tree.peek(binding) }
    if let tag = modifier.arguments["tag"] {
      return try tree.evaluator.equal(value, tag) ? Presented(identifier: tag) : nil
    }
    guard modifier.arguments["item"] == nil else {
      guard case .optional(let item?) = value else { return nil }
      let identifier = try tree.withoutTracking {
        try tree.evaluator.identifier(of: item, at: modifier.place)
      }
      return Presented(subject: item, identifier: identifier ?? item)
    }
    guard case .boolean(true) = value else { return nil }
    guard let data = modifier.arguments["presenting"] ?? modifier.arguments["error"] else {
      return Presented()
    }
    guard case .optional(let item) = data else { return Presented(subject: data) }
    return item.map { Presented(subject: $0) }
  }

  private func endPresentation() throws {
    guard let binding = presentationBinding else { return }
    let end: Value = modifier.arguments["item"] == nil ? .boolean(false) : .optional(nil)
    guard try tree.peek(binding) != end else { return }
    try tree.evaluator.write(end, through: binding, at: .nowhere)
  }

  /// Nobody says what happens where one presentation takes the place of another.
  private func assumeNoDismissal() {
    guard let action = modifier.arguments["onDismiss"],
      case .function = tree.evaluator.unwrapped(action)
    else { return }
    tree.assumed(
      .system(
        "onDismiss is not called where another item takes the place of the one that was shown",
        decision: "whether SwiftUI calls it then is not documented"),
      at: modifier.place)
  }

  private func enqueueDismissal() {
    guard
      case .function(let action)? = modifier.arguments["onDismiss"].map(tree.evaluator.unwrapped)
    else { return }
    tree.enqueueEffect(
      .disappear, "onDismiss", of: self, at: modifier.place, rule: "L14"
    ) { [tree] in
      _ = try tree.evaluator.call(action, [], at: tree.place(of: action))
    }
  }

  /// An alert shows its title.
  private func recordTitle(isShown: Bool) {
    if isShown { title = presentedTitle }
    guard let title else { return }
    tree.recordChange(
      modifier.name, old: isShown ? "" : title, new: isShown ? title : "", in: self)
    if !isShown { self.title = nil }
  }

  /// What stands at the top of an alert: its title, or what its error says of itself.
  private var presentedTitle: String? {
    if let title = modifier.arguments["title"]?.shownTitle { return title }
    guard case .optional(let error?)? = modifier.arguments["error"].map(optional) else {
      return nil
    }
    let text = try? tree.withoutTracking {
      try tree.evaluator.property("errorDescription", of: error, at: modifier.place)
    }
    guard case .string(let title)? = text.flatMap({ $0 }).map(tree.evaluator.unwrapped) else {
      return nil
    }
    return title
  }

  private func optional(_ value: Value) -> Value {
    if case .optional = value { value } else { .optional(value) }
  }
}

extension StageNode {
  /// A screen presents one sheet at a time: another one waits until that is dismissed (N39).
  fileprivate func remarkOnOthers() {
    let others = tree.stages.values.filter { other in
      other.kind == .sheet && other !== self && other.isOnStage && !isBelow(other)
        && !other.isBelow(self)
    }
    guard isAttached, isOnStage, !others.isEmpty, let modifier = (parent as? ModifierNode)?.modifier
    else { return }
    tree.warn(
      "Currently, only presenting a single sheet is supported. The next sheet will be presented "
        + "when the currently presented sheet gets dismissed.",
      at: modifier.place, rule: "N39", severity: .warning)
    tree.assumed(
      .system(
        "several sheets are shown at once here",
        decision: "SwiftUI presents one of them, and the next when that is dismissed",
        advice: "keep what is presented in one state, as sheet(item:) does"),
      at: modifier.place)
  }
}
