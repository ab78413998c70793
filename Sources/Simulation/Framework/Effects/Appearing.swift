/// `onAppear` and `onDisappear`.
struct AppearingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onAppear": AppearingBehavior(isAtEnd: false), "onDisappear": AppearingBehavior(isAtEnd: true),
  ]

  /// Whether it waits for the end.
  let isAtEnd: Bool

  func didStart(_ node: ModifierNode) { if !isAtEnd, node.isOnStage { appear(node) } }

  func willEnd(_ node: ModifierNode) { if isAtEnd, node.isOnStage { disappear(node) } }

  func appear(_ node: ModifierNode) { if !isAtEnd { node.enqueueAction(.appear) } }

  func disappear(_ node: ModifierNode) {
    if isAtEnd { node.enqueueAction(node.leavesAtOnce ? .departure : .disappear) }
  }
}

extension ModifierNode {
  fileprivate func enqueueAction(_ kind: Effect.Kind) {
    guard case .function(let action)? = modifier.arguments["action"].map(tree.evaluator.unwrapped)
    else { return }
    tree.enqueueEffect(kind, modifier.name, of: self, at: modifier.place, rule: "L4") { [tree] in
      _ = try tree.evaluator.call(action, [], at: tree.place(of: action))
    }
  }

  /// L11: with the identity transition the old content is gone before the new one appears.
  fileprivate var leavesAtOnce: Bool {
    var outer: Node? = self
    while let modifier = outer as? ModifierNode {
      if modifier.modifier.isIdentityTransition { return true }
      outer = modifier.parent
    }
    var inner = lastBase
    while case .modified(let base, let modifier)? = inner {
      if modifier.isIdentityTransition { return true }
      inner = base
    }
    return false
  }
}

extension Modifier {
  fileprivate var isIdentityTransition: Bool {
    guard isTransition, case .opaque(let transition)? = arguments["transition"] else {
      return false
    }
    return transition.name == ".identity" || transition.name.hasSuffix("Transition.identity")
  }
}
