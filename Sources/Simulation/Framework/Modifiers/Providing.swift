/// `preferredColorScheme`: the appearance of the whole screen that it stands on.
struct PreferredSchemeBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "preferredColorScheme": PreferredSchemeBehavior()
  ]

  func willStart(_ node: ModifierNode) { prefer(scheme(of: node.modifier), node) }

  func willUpdate(_ node: ModifierNode, from old: Modifier) {
    let new = scheme(of: node.modifier)
    if new != scheme(of: old) { prefer(new, node) }
  }

  func willEnd(_ node: ModifierNode) {
    if scheme(of: node.modifier) != nil { prefer(nil, node) }
  }

  private func scheme(of modifier: Modifier) -> Value? {
    guard case .optional(let wrapped)? = modifier.arguments["colorScheme"] else {
      return modifier.arguments["colorScheme"]
    }
    return wrapped
  }

  /// A sheet has an appearance of its own, of which nothing is known here.
  private func prefer(_ scheme: Value?, _ node: ModifierNode) {
    guard node.nearest(StageNode.self, where: \.isDetached) == nil else { return }
    node.tree.prefer(colorScheme: scheme, at: node.modifier.place)
  }
}

extension ViewTree {
  /// The appearance of the screen, as something on it wants it; nil: as the system has it.
  fileprivate func prefer(colorScheme scheme: Value?, at place: SourcePlace) {
    let name = "colorScheme"
    guard let source = try? rootSource(named: name),
      let value = try? scheme.map({ fitted($0, toEnvironment: name) }) ?? defaultValue(of: name),
      (try? evaluator.equal(source.value, value)) != true
    else { return }
    // Nobody has seen another one yet.
    source.isSet = scheme != nil
    guard source.attribute.dependentCount > 0 else { return source.value = value }
    let step = recordWrite(
      "environment.\(name)", old: source.value, new: value, at: place, isDropped: false,
      rule: "E10")
    enqueue(PendingWrite(attribute: source.attribute, step: step) { source.value = value })
  }
}

/// Modifiers that provide values or objects to what they are put on.
struct EnvironmentBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "environment": EnvironmentBehavior(kind: .value),
    "environmentObject": EnvironmentBehavior(kind: .object),
    "transformEnvironment": EnvironmentBehavior(kind: .transform),
  ]

  enum Kind { case value, object, transform }

  let kind: Kind

  var writesEnvironment: Bool { true }

  func provisions(of modifier: Modifier, for node: ModifierNode) throws -> [EnvironmentSource] {
    let tree = node.tree
    guard kind != .object, case .keyPath(let path)? = modifier.arguments["key"] else {
      return tree.providedObject(by: modifier, mayBeAbsent: kind == .value)
    }
    switch (kind, modifier.arguments["transform"]) {
    case (.transform, .function(let transform)?):
      return try tree.changing(modifier, of: node) {
        try tree.transformed($0, path, by: transform, modifier)
      }
    case (.value, _):
      guard let value = modifier.arguments["value"] else {
        return tree.providedObject(by: modifier, mayBeAbsent: true)
      }
      return try tree.changing(modifier, of: node) {
        try $0.set(path, to: value, in: tree.evaluator, at: modifier.place)
      }
    default: return []
    }
  }
}
