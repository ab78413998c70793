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
    enqueue(node, from: before, to: after, actionBefore: hearsOne(old, node) ? old : nil)
  }

  /// Whether the action hears the new value alone. Then it is the one that the body described before
  /// the change, so that what it captures is old: `{ [count] newCount in … }` (Apple's page of
  /// `onChange(of:perform:)`, "capture it in the closure"; Keith Harrison, onChange Deprecation).
  private func hearsOne(_ modifier: Modifier, _ node: ModifierNode) -> Bool {
    let evaluator = node.tree.evaluator
    guard case .function(let action)? = modifier.arguments["action"].map(evaluator.unwrapped) else {
      return false
    }
    return evaluator.parameterCount(of: action) == 1
  }

  private func enqueue(
    _ node: ModifierNode, from old: Value, to new: Value, actionBefore before: Modifier? = nil
  ) {
    let text = node.modifier.texts["value"] ?? "value"
    let values = Value.quoted(old, new)
    let name = "\(node.modifier.name)(of: \(text)) \(values.old) -> \(values.new)"
    let type = node.tree.evaluator.typeReference(of: new)?.text ?? "_"
    node.enqueueCall(
      .change, name, from: old, to: new, rule: "L2", doubt: node.modifier.doubts["value"],
      loopWarning:
        "\(node.modifier.name)(of: \(type)) action tried to update multiple times per frame.",
      asDescribedBefore: before)
  }
}
