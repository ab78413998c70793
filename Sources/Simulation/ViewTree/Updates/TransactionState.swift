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
    animation = transaction.members["animation"]
    disablesAnimations = transaction.members["disablesAnimations"] == .boolean(true)
  }
}

extension OpaqueValue {
  private static let transactionName = "Transaction"

  /// - Parameters:
  ///   - members: What it says already.
  ///   - isShared: Whether whoever is handed it may change it for whoever made it.
  static func transaction(
    _ members: [String: Value] = [:], isShared: Bool, at place: SourcePlace
  ) -> OpaqueValue {
    OpaqueValue(name: transactionName, place: place, members: members, isShared: isShared)
  }

  fileprivate var isTransaction: Bool { name == Self.transactionName }
}
