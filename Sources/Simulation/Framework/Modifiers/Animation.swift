/// `.animation(_:value:)`: updates in which the value changes are animated.
struct AnimationBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["animation": AnimationBehavior()]

  func willUpdate(_ node: ModifierNode, from old: Modifier) {
    if old.arguments["value"] != node.modifier.arguments["value"] {
      node.animatedUpdate = node.tree.updates
    }
  }
}
