import Layout

/// `preference` and `transformPreference`: what is said to those above.
struct PreferenceBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "preference": PreferenceBehavior(),
    "transformPreference": PreferenceBehavior(isTransforming: true),
    "anchorPreference": PreferenceBehavior(isAnchored: true),
    "transformAnchorPreference": PreferenceBehavior(isTransforming: true, isAnchored: true),
  ]

  /// Whether it changes what those below say.
  var isTransforming = false
  /// Whether it says where its view is.
  var isAnchored = false

  var saysPreference: Bool { true }

  func preference(of key: PreferenceKey, by node: ModifierNode) throws -> Value? {
    let tree = node.tree
    if isAnchored {
      return try tree.anchored(node, isTransforming ? tree.reduced(key, below: node) : nil)
    }
    guard isTransforming else {
      // What stands below is replaced.
      tree.evaluator.raise(node.modifier.doubts["value"])
      return node.modifier.arguments["value"]
    }
    guard case .function(let change)? = node.modifier.arguments["callback"] else { return nil }
    return try tree.evaluator.changed(try tree.reduced(key, below: node), by: change)
  }

  func didStart(_ node: ModifierNode) { node.tree.preferenceChanged() }

  func didUpdate(_ node: ModifierNode, from old: Modifier) throws {
    if isTransforming { return node.tree.preferenceChanged() }
    guard let before = old.arguments["value"], let after = node.modifier.arguments["value"],
      try !node.tree.evaluator.equal(before, after)
    else { return }
    node.tree.preferenceChanged()
  }

  func willEnd(_ node: ModifierNode) { node.tree.preferenceChanged() }
}

/// Modifiers that hear, or show, what those below say.
struct PreferenceListening: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onPreferenceChange": PreferenceListening(showsPreference: false),
    "overlayPreferenceValue": PreferenceListening(showsPreference: true),
    "backgroundPreferenceValue": PreferenceListening(showsPreference: true),
  ]

  let showsPreference: Bool

  func didStart(_ node: ModifierNode) { node.tree.preferences.add(node) }

  func didUpdate(_ node: ModifierNode, from old: Modifier) {
    if showsPreference { node.tree.preferences.forget(node) }
  }

  func willEnd(_ node: ModifierNode) { node.tree.preferences.remove(node) }

  var isLaidOut: Bool { showsPreference }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    return builder.layers(base, added.items, alignment: arguments.alignment())
  }
}
