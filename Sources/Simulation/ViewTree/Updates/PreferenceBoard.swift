/// Values that travel up the tree: who listens, and whether anything was said since they were told.
final class PreferenceBoard {
  fileprivate(set) var listeners: [ModifierNode] = []
  fileprivate var told: [Int: Value] = [:]
  fileprivate var isStale = false

  /// A listener shows the value in another way now: it is told again.
  func forget(_ listener: ModifierNode) {
    told[listener.number] = nil
    isStale = true
  }

  func add(_ listener: ModifierNode) {
    listeners.append(listener)
    isStale = true
  }

  func remove(_ listener: ModifierNode) {
    listeners.removeAll { $0 === listener }
    told[listener.number] = nil
  }
}

extension ViewTree {
  /// A preference was set, changed or taken away.
  func preferenceChanged() {
    preferences.isStale = true
    recorder.preferenceCause = recorder.cause
  }

  /// After the bodies: tells those who listen to a preference whose reduced value is another one
  /// (L7).
  ///
  /// - Returns: Whether views were described that show a preference: they belong to this update.
  func tellPreferences() throws -> Bool {
    guard preferences.isStale else { return false }
    preferences.isStale = false
    guard let cause = recorder.preferenceCause else { return try tellListeners() }
    return try recorder.during(cause) { try tellListeners() }
  }

  private func tellListeners() throws -> Bool {
    var hasShown = false
    for listener in preferences.listeners {
      guard case .type(let reference)? = listener.modifier.arguments["key"],
        let type = evaluator.program.type(named: reference.name)
      else { continue }
      let key = PreferenceKey(type: type, arguments: reference.arguments)
      let (value, doubt) = try evaluator.doubting { try reduced(key, below: listener) }
      if let old = preferences.told[listener.number], try evaluator.equal(old, value) { continue }
      preferences.told[listener.number] = value
      if listener.behavior.showsPreference {
        try listener.show(preference: value, of: key)
        hasShown = true
      }
      guard case .function(let action)? = listener.modifier.arguments["action"] else { continue }
      let isInDoubt = try evaluator.apart {
        try mayTakeDefault(key, value, below: listener)
      }
      if isInDoubt { warnOfDefault(of: key, value, at: listener.modifier.place) }
      enqueueEffect(
        .preference, "onPreferenceChange \(value.shortText)", of: listener,
        at: listener.modifier.place, rule: "L7", certainty: isInDoubt ? .depends : .certain,
        doubt: doubt,
        loopWarning: "Bound preference \(key.name) tried to update multiple times per frame."
      ) { [self] in
        _ = try evaluator.call(
          action, [CallArgument(label: nil, value: value)], at: place(of: action))
      }
    }
    return hasShown
  }

  /// The value of a preference for everything below a node: its default where nobody sets it. What
  /// shows the preference does not count.
  func reduced(_ key: PreferenceKey, below node: Node) throws -> Value {
    let isShowing = (node as? ModifierNode)?.behavior.showsPreference == true
    let counted = isShowing ? Array(node.children.prefix(1)) : node.children
    return try combined(key, counted) ?? evaluator.staticMember(
      "defaultValue", of: key.type, at: key.type.place) ?? .void
  }

  /// - Parameter initial: What a child that comes and goes hands in where it sets nothing (PF1); nil
  ///   if it hands in nothing.
  private func combined(_ key: PreferenceKey, _ nodes: [Node], filling initial: Value? = nil) throws
    -> Value?
  {
    var result: Value?
    for node in nodes {
      guard let next = try preference(key, of: node, filling: initial) else { continue }
      result = try result.map { try reduce($0, next, by: key) } ?? next
    }
    return result
  }

  private func preference(_ key: PreferenceKey, of node: Node, filling initial: Value?) throws
    -> Value?
  {
    // What is presented or covered says nothing to what stands behind it.
    if let stage = node as? StageNode, stage.isDetached || stage.isCovered { return nil }
    evaluator.raise(node.ownDoubt)
    guard let said = node as? ModifierNode,
      case .type(let reference)? = said.modifier.arguments["key"],
      evaluator.program.type(named: reference.name) === key.type,
      reference.arguments.mayBe(key.arguments)
    else {
      let isDynamic = node is BranchNode || node is EachNode
      return try combined(key, node.children, filling: initial) ?? (isDynamic ? initial : nil)
    }
    guard said.behavior.saysPreference else {
      return try combined(key, node.children, filling: initial)
    }
    return try said.behavior.preference(of: key, by: said)
  }

  /// PF1: whether children that come and go set nothing, and their defaults would change the value.
  private func mayTakeDefault(_ key: PreferenceKey, _ value: Value, below node: Node) throws -> Bool
  {
    guard try combined(key, node.children) != nil,
      let initial = try evaluator.staticMember("defaultValue", of: key.type, at: key.type.place),
      let filled = try combined(key, node.children, filling: initial)
    else { return false }
    return try !evaluator.equal(value, filled)
  }

  private func warnOfDefault(of key: PreferenceKey, _ value: Value, at place: SourcePlace) {
    warn(
      "a view that comes and goes sets no \(key.name) and may hand its default to reduce, which "
        + "would make another value than \(value.shortText) of it: let the default change nothing",
      at: place, rule: "PF1", severity: .note)
  }

  private func reduce(_ value: Value, _ next: Value, by key: PreferenceKey) throws -> Value {
    guard let function = key.type.staticMethods["reduce"]?.first(where: { $0.hasBody }),
      function.parameters.count == 2
    else { return next }
    let scope = Scope(selfVariable: nil, selfType: key.type, result: nil)
    scope.declare(key.arguments, of: key.type)
    let variable = Variable(value, isMutable: true)
    scope.declare(function.parameters[0].name, variable)
    let nextValue = FunctionValue(
      .native { _, _, _ in next }, isStill: true, number: evaluator.nextNumber())
    scope.declare(function.parameters[1].name, Variable(.function(nextValue)))
    _ = try evaluator.run(function, in: scope)
    return variable.value ?? next
  }
}

extension ModifierNode {
  func show(preference value: Value, of key: PreferenceKey) throws {
    guard let builder = modifier.deferred.first, let base = children.first else { return }
    let step = tree.recorder.record(.compare, "\(key.name) is \(value.shortText) now") { step in
      step.target = key.name
      step.new = value.shortText
      step.stands(at: tree.tell(modifier.place))
      step.rule = "L7"
    }
    let shown =
      children.dropFirst().first as? BuilderNode
      ?? BuilderNode(builder, argument: value, identifier: nil, in: tree, under: self)
    arrange([base, shown])
    try tree.recorder.during(step) { try shown.run(builder, argument: value) }
  }
}
