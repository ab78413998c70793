/// A `Transaction` as the program holds it.
extension OpaqueValue {
  private static let transactionName = "Transaction"
  private static let animationName = "animation"
  private static let disablesName = "disablesAnimations"

  /// - Parameters:
  ///   - animation: What it says already; nil if nothing.
  ///   - isShared: Whether whoever is handed it may change it for whoever made it.
  static func transaction(
    animation: Value? = nil, disablesAnimations: Bool? = nil, saying further: [String: Value] = [:],
    isShared: Bool, at place: SourcePlace
  ) -> OpaqueValue {
    var members = further
    members[animationName] = animation
    members[disablesName] = disablesAnimations.map { .boolean($0) }
    return OpaqueValue(name: transactionName, place: place, members: members, isShared: isShared)
  }

  var isTransaction: Bool { name == Self.transactionName }

  /// What was assigned to its animation.
  var transactionAnimation: Value? { members[Self.animationName] }
  var disablesAnimations: Bool { members[Self.disablesName] == .boolean(true) }

  /// What it says besides its animation and whether there is one: values under keys of the program.
  var furtherValues: [String: Value] {
    members.filter { ![Self.animationName, Self.disablesName].contains($0.key) }
  }

  /// The animation of a transaction is what tells it from others: it alone, or, where the
  /// transaction says more, the transaction that has it.
  var animationOrTransaction: Value {
    let animation =
      transactionAnimation ?? arguments.first { $0.label == Self.animationName }?.value
      ?? .optional(nil)
    return disablesAnimations || !furtherValues.isEmpty
      ? .opaque(with(Self.animationName, animation)) : animation
  }
}

/// Keys that a program adds to `Transaction`.
extension Evaluator {
  /// `self[FancyKey.self]`: what the transaction says, else the default of the key.
  func element(ofTransaction value: Value, _ index: Value?, at place: SourcePlace) throws -> Value?
  {
    guard case .opaque(let transaction) = value, transaction.isTransaction,
      let (name, key) = transactionKey(index)
    else { return nil }
    return try transaction.members[name] ?? staticMember("defaultValue", of: key, at: place)
  }

  /// - Returns: Whether it is an element of a transaction.
  func setElement(ofTransaction value: inout Value, _ index: Value?, to new: Value) -> Bool {
    guard case .opaque(let transaction) = value, transaction.isTransaction,
      let (name, _) = transactionKey(index)
    else { return false }
    if transaction.isShared {
      transaction.members[name] = new
    } else {
      value = .opaque(transaction.with(name, new))
    }
    return true
  }

  private func transactionKey(_ index: Value?) -> (name: String, type: TypeInfo)? {
    guard case .type(let key)? = index, let type = program.type(key) else { return nil }
    return ("key \(type.name)", type)
  }

  /// `@Entry var mark = 0` in an extension of `Transaction`: what it is where nobody says.
  func entry(_ name: String, ofTransaction transaction: OpaqueValue) throws -> Value? {
    guard transaction.isTransaction, let type = program.types[transaction.name],
      let index = type.storedIndex[name], let initial = type.stored[index].initial
    else { return nil }
    return try evaluate(initial, as: type.stored[index].type, in: globals)
  }
}
