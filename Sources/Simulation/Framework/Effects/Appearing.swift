/// `onAppear` and `onDisappear`.
struct AppearingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onAppear": AppearingBehavior(isAtEnd: false), "onDisappear": AppearingBehavior(isAtEnd: true),
  ]

  /// Whether it waits for the end.
  let isAtEnd: Bool

  func didStart(_ node: ModifierNode) {
    node.watchViews()
    if node.isOnStage { appear(node) }
  }

  func willEnd(_ node: ModifierNode) { if node.isOnStage { disappear(node) } }

  var hearsSight: Bool { true }

  func appear(_ node: ModifierNode) {
    if !isAtEnd, !node.hasNoViews { node.enqueueAction(.appear) }
  }

  func disappear(_ node: ModifierNode) {
    guard isAtEnd, !node.hasNoViews, let action = node.appearingAction else { return }
    if !node.waitsForEndOfTransition(node.modifier.name, action) {
      node.enqueueAction(node.leavesAtOnce ? .departure : .disappear)
    }
  }
}

extension ModifierNode {
  fileprivate func enqueueAction(_ kind: Effect.Kind) {
    guard let action = appearingAction else { return }
    tree.enqueueEffect(
      kind, modifier.name, of: self, at: modifier.place, rule: "L4", run: action)
  }

  /// What it was handed to be called.
  fileprivate var appearingAction: (() throws -> Void)? {
    guard case .function(let action)? = modifier.arguments["action"].map(tree.evaluator.unwrapped)
    else { return nil }
    return { [tree] in _ = try tree.evaluator.call(action, [], at: tree.place(of: action)) }
  }
}
