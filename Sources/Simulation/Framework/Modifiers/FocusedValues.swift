/// `focusedValue`, `focusedSceneValue` and their like for objects: what they are put on publishes a
/// value for as long as it, or the scene, has the focus (N34).
struct FocusedValueBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "focusedValue": FocusedValueBehavior(), "focusedObject": FocusedValueBehavior(),
    "focusedSceneValue": FocusedValueBehavior(isOfScene: true),
    "focusedSceneObject": FocusedValueBehavior(isOfScene: true),
  ]

  var isOfScene = false

  func didStart(_ node: ModifierNode) { publish(node) }

  func didUpdate(_ node: ModifierNode, from old: Modifier) { publish(node) }

  func willEnd(_ node: ModifierNode) { node.tree.focusBoard.withdraw(node) }

  private func publish(_ node: ModifierNode) {
    let arguments = node.modifier.arguments
    let value = arguments["value"] ?? arguments["object"] ?? .optional(nil)
    guard let key = key(of: node, value) else { return node.tree.focusBoard.withdraw(node) }
    node.tree.focusBoard.publish(
      FocusBoard.Publication(node: node, key: key, value: value, isOfScene: isOfScene))
  }

  /// The property that the key path names; of an object its type.
  private func key(of node: ModifierNode, _ value: Value) -> String? {
    switch node.modifier.arguments["key"] {
    case .keyPath(let path)?:
      guard case .property(let name)? = path.components.first else { return nil }
      return name
    default:
      guard case .object(let object) = node.tree.evaluator.unwrapped(value) else { return nil }
      return object.type.name
    }
  }
}
