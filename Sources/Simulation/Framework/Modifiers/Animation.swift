/// `.animation(_:value:)`: updates in which the value changes are animated; `.transaction`, which may
/// say otherwise.
struct AnimationBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "animation": AnimationBehavior(), "transaction": AnimationBehavior(),
  ]

  func willStart(_ node: ModifierNode) { node.tree.animatingModifiers.insert(node.number) }

  func willUpdate(_ node: ModifierNode, from old: Modifier) {
    if old.arguments["value"] != node.modifier.arguments["value"] {
      node.animatedUpdate = node.tree.updates
    }
  }

  func willEnd(_ node: ModifierNode) { node.tree.animatingModifiers.remove(node.number) }
}
