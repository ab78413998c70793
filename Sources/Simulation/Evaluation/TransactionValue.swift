/// A `Transaction` as the program holds it.
extension OpaqueValue {
  private static let transactionName = "Transaction"
  private static let animationName = "animation"
  private static let disablesName = "disablesAnimations"

  /// - Parameters:
  ///   - animation: What it says already; nil if nothing.
  ///   - isShared: Whether whoever is handed it may change it for whoever made it.
  static func transaction(
    animation: Value? = nil, disablesAnimations: Bool? = nil, isShared: Bool,
    at place: SourcePlace
  ) -> OpaqueValue {
    var members: [String: Value] = [:]
    members[animationName] = animation
    members[disablesName] = disablesAnimations.map { .boolean($0) }
    return OpaqueValue(name: transactionName, place: place, members: members, isShared: isShared)
  }

  var isTransaction: Bool { name == Self.transactionName }

  /// What was assigned to its animation.
  var transactionAnimation: Value? { members[Self.animationName] }
  var disablesAnimations: Bool { members[Self.disablesName] == .boolean(true) }

  /// The animation of a transaction is what tells it from others: it alone, or, where animations
  /// are disabled, the transaction that has it.
  var animationOrTransaction: Value {
    let animation =
      transactionAnimation ?? arguments.first { $0.label == Self.animationName }?.value
      ?? .optional(nil)
    return disablesAnimations ? .opaque(with(Self.animationName, animation)) : animation
  }
}
