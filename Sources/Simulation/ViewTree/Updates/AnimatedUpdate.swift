import Motion

extension ViewTree {
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
      if let modifier = current as? ModifierNode { try pass(&state, through: modifier) }
      transactionsOfUpdate[current.number] = state
    }
    return state
  }

  private func pass(_ state: inout TransactionState, through node: ModifierNode) throws {
    switch node.modifier.name {
    case "animation":
      guard !state.disablesAnimations, node.animatedUpdate == updates || node.animatesAlways
      else { return }
      state.animation = node.modifier.arguments["animation"]
    case "transaction":
      guard case .function(let change)? = node.modifier.arguments["transform"],
        node.modifier.arguments["value"] == nil || node.animatedUpdate == updates
      else { return }
      let handed = OpaqueValue.transaction(
        [
          "animation": .optional(state.animation),
          "disablesAnimations": .boolean(state.disablesAnimations),
        ], isShared: true, at: node.modifier.place)
      _ = try withoutTracking { try evaluator.callChanging(change, [.opaque(handed)]) }
      state = TransactionState(.opaque(handed))
    default: return
    }
  }
}

extension ModifierNode {
  /// `.animation(_:)` without a value: every change below it is animated.
  fileprivate var animatesAlways: Bool {
    modifier.arguments["value"] == nil && modifier.arguments["body"] == nil
  }
}
