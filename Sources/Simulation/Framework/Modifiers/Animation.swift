/// `.animation(_:value:)`: updates in which the value changes are animated; `.transaction`, which may
/// say otherwise; both with a body, whose modifiers alone they are about.
struct AnimationBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    animation: AnimationBehavior(.animation), "transaction": AnimationBehavior(.transaction),
    "leavingTransactionScope": AnimationBehavior(.scopeEnd),
  ]

  private static let animation = "animation"

  private enum Kind { case animation, transaction, scopeEnd }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  func willStart(_ node: ModifierNode) { node.tree.animatingModifiers.insert(node.number) }

  func willUpdate(_ node: ModifierNode, from old: Modifier) {
    if old.arguments["value"] != node.modifier.arguments["value"] {
      node.animatedUpdate = node.tree.updates
    }
  }

  func willEnd(_ node: ModifierNode) { node.tree.animatingModifiers.remove(node.number) }

  func change(_ transaction: inout TransactionState, by node: ModifierNode) throws {
    let arguments = node.modifier.arguments
    let isChanged = node.animatedUpdate == node.tree.updates
    if arguments["isScope"] == .boolean(true) { transaction.beginScope() }
    switch kind {
    case .scopeEnd: transaction.endScope()
    case .animation:
      // `.animation(_:)` without a value: every change below it is animated.
      let isAlways = arguments["value"] == nil
      guard !transaction.disablesAnimations, isChanged || isAlways else { return }
      transaction.animation = arguments[Self.animation]
    case .transaction:
      guard case .function(let change)? = arguments["transform"],
        arguments["value"] == nil || isChanged
      else { return }
      let handed = OpaqueValue.transaction(transaction, at: node.modifier.place)
      _ = try node.tree.withoutTracking {
        try node.tree.evaluator.callChanging(change, [.opaque(handed)])
      }
      transaction.become(.opaque(handed))
    }
  }
}
