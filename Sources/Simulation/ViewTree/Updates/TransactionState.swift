/// What SwiftUI's `Transaction` says on its way down the tree in one update.
struct TransactionState {
  var animation: Value?
  /// Whether `.animation` modifiers have no say.
  var disablesAnimations = false

  /// - Parameter value: The animation of the transaction, or the whole transaction where it says
  ///   more than that.
  init(_ value: Value?) {
    guard case .opaque(let transaction)? = value, transaction.isTransaction else {
      animation = value
      return
    }
    animation = transaction.transactionAnimation
    disablesAnimations = transaction.disablesAnimations
  }
}

extension OpaqueValue {
  /// What a closure is handed that may change it, for all that comes after it.
  static func transaction(_ state: TransactionState, at place: SourcePlace) -> OpaqueValue {
    transaction(
      animation: .optional(state.animation), disablesAnimations: state.disablesAnimations,
      isShared: true, at: place)
  }
}
