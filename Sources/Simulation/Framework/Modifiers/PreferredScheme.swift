/// `preferredColorScheme`: the appearance of the whole screen that it stands on.
struct PreferredSchemeBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "preferredColorScheme": PreferredSchemeBehavior()
  ]

  /// The key of the environment, and the argument.
  fileprivate static let scheme = "colorScheme"

  func willStart(_ node: ModifierNode) { prefer(scheme(of: node.modifier), node) }

  func willUpdate(_ node: ModifierNode, from old: Modifier) {
    let new = scheme(of: node.modifier)
    if new != scheme(of: old) { prefer(new, node) }
  }

  func willEnd(_ node: ModifierNode) {
    if scheme(of: node.modifier) != nil { prefer(nil, node) }
  }

  private func scheme(of modifier: Modifier) -> Value? {
    let given = modifier.arguments[Self.scheme]
    guard case .optional(let wrapped)? = given else { return given }
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
    let name = PreferredSchemeBehavior.scheme
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

  /// Whether the screen is dark where nobody on it says otherwise.
  var isDark: Bool {
    guard let root else { return false }
    let scheme = try? withoutTracking {
      try environmentSource(named: PreferredSchemeBehavior.scheme, at: root).value
    }
    return scheme?.isDark ?? false
  }
}

extension ModifierNode {
  /// Whether it makes what it is put on dark, or light; nil if it says neither.
  var providesDark: Bool? {
    provided.first { $0.attribute.name == PreferredSchemeBehavior.scheme }?.value.isDark
  }
}

extension Value {
  /// Of a colour scheme.
  fileprivate var isDark: Bool { lastName == "dark" }
}
