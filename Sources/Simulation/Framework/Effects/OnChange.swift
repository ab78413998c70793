/// `onChange(of:)`: its action hears when a value differs from the one of the update before.
struct OnChangeBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["onChange": OnChangeBehavior()]

  func willStart(_ node: ModifierNode) {
    guard case .boolean(true)? = node.modifier.arguments["initial"],
      let value = node.modifier.arguments["value"]
    else { return }
    enqueue(node, from: value, to: value)
  }

  func willUpdate(_ node: ModifierNode, from old: Modifier) throws {
    guard let before = old.arguments["value"], let after = node.modifier.arguments["value"],
      try !node.tree.evaluator.equal(before, after)
    else { return }
    enqueue(node, from: before, to: after)
  }

  private func enqueue(_ node: ModifierNode, from old: Value, to new: Value) {
    let text = node.modifier.texts["value"] ?? "value"
    let values = Value.quoted(old, new)
    let name = "\(node.modifier.name)(of: \(text)) \(values.old) -> \(values.new)"
    let type = node.tree.evaluator.typeReference(of: new)?.text ?? "_"
    node.enqueueCall(
      .change, name, from: old, to: new, rule: "L2", doubt: node.modifier.doubts["value"],
      loopWarning:
        "\(node.modifier.name)(of: \(type)) action tried to update multiple times per frame.")
  }
}
