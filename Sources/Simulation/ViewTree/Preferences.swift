/// Values that travel up the tree: who listens, and whether anything was said since they were told.
final class PreferenceBoard {
  fileprivate(set) var listeners: [ModifierNode] = []
  fileprivate var told: [Int: Value] = [:]
  fileprivate var isStale = false

  /// A preference was set, changed or taken away.
  func changed() { isStale = true }

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
  /// After the bodies: calls those who listen to a preference whose reduced value is another one
  /// (L7).
  func tellPreferences() throws {
    guard preferences.isStale else { return }
    preferences.isStale = false
    for listener in preferences.listeners {
      guard case .type(let reference)? = listener.modifier.arguments["key"],
        let key = interpreter.program.type(named: reference.name),
        case .function(let action)? = listener.modifier.arguments["action"]
      else { continue }
      let value = try reduced(key, below: listener)
      if let old = preferences.told[listener.number], try interpreter.equal(old, value) { continue }
      preferences.told[listener.number] = value
      enqueueEffect(
        .change, "onPreferenceChange \(value.shortText)", at: listener.modifier.place, rule: "L7",
        loopWarning: "Bound preference \(key.name) tried to update multiple times per frame."
      ) { [self] in
        _ = try interpreter.call(
          action, [CallArgument(label: nil, value: value)], at: place(of: action))
      }
    }
  }

  /// The value of a preference for everything below a node: its default where nobody sets it.
  func reduced(_ key: TypeInfo, below node: Node) throws -> Value {
    try combined(key, node.children) ?? interpreter.staticMember(
      "defaultValue", of: key, at: key.place) ?? .void
  }

  private func combined(_ key: TypeInfo, _ nodes: [Node]) throws -> Value? {
    var result: Value?
    for node in nodes {
      guard let next = try preference(key, of: node) else { continue }
      result = try result.map { try reduce($0, next, by: key) } ?? next
    }
    return result
  }

  private func preference(_ key: TypeInfo, of node: Node) throws -> Value? {
    // What is presented or covered says nothing to what stands behind it.
    if let stage = node as? StageNode, stage.isDetached || stage.isCovered { return nil }
    guard let modifier = (node as? ModifierNode)?.modifier,
      case .type(let reference)? = modifier.arguments["key"],
      interpreter.program.type(named: reference.name) === key
    else { return try combined(key, node.children) }
    switch modifier.name {
    // What stands below is replaced.
    case "preference": return modifier.arguments["value"]
    case "transformPreference":
      guard case .function(let change)? = modifier.arguments["callback"] else { return nil }
      return try interpreter.changed(try reduced(key, below: node), by: change)
    default: return try combined(key, node.children)
    }
  }

  private func reduce(_ value: Value, _ next: Value, by key: TypeInfo) throws -> Value {
    guard let function = key.staticMethods["reduce"]?.first(where: { $0.body != nil }),
      function.parameters.count == 2
    else { return next }
    let scope = Scope(selfVariable: nil, selfType: key, result: nil)
    let variable = Variable(value, isMutable: true)
    scope.declare(function.parameters[0].name, variable)
    let nextValue = FunctionValue(
      .native { _, _, _ in next }, number: interpreter.nextNumber())
    scope.declare(function.parameters[1].name, Variable(.function(nextValue)))
    _ = try interpreter.run(function, in: scope)
    return variable.value ?? next
  }
}
