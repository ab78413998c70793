import Motion

extension ViewTree {
  /// Whether anything in this update may be animated.
  var mayAnimate: Bool { updateAnimation != nil || !animatingModifiers.isEmpty }

  /// How what a node shows changes in this update; nil if it is there at once.
  func animation(around node: Node) throws -> Motion.Animation? {
    try AnimationReading(evaluator: evaluator).animation(
      node.parent.map(transaction)?.animation)
  }

  /// What the transaction says below a node: it goes from the root down, and the modifiers that it
  /// comes through may change it.
  private func transaction(below node: Node) throws -> TransactionState {
    var chain: [Node] = []
    var state = TransactionState(updateAnimation)
    for current in sequence(first: node, next: \.parent) {
      if let known = transactionsOfUpdate[current.number] {
        state = known
        break
      }
      chain.append(current)
    }
    for current in chain.reversed() {
      if let node = current as? ModifierNode { try node.behavior.change(&state, by: node) }
      transactionsOfUpdate[current.number] = state
    }
    return state
  }
}
