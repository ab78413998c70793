/// What SwiftUI's `Transaction` says on its way down the tree in one update.
struct TransactionState {
  var animation: Value?
  /// Whether `.animation` modifiers have no say.
  var disablesAnimations = false
  /// Values under keys of the program.
  private(set) var further: [String: Value] = [:]
  /// What it said where each scope began that it is in, the outermost first.
  private var outer: [TransactionState] = []

  /// - Parameter value: The animation of the transaction, or the whole transaction where it says
  ///   more than that.
  init(_ value: Value?) {
    guard case .opaque(let transaction)? = value, transaction.isTransaction else {
      animation = value
      return
    }
    animation = transaction.transactionAnimation
    disablesAnimations = transaction.disablesAnimations
    further = transaction.furtherValues
  }

  /// It enters the modifiers of a scope, for which alone it may be changed.
  mutating func beginScope() { outer.append(self) }

  /// It leaves them, for what they are put on.
  mutating func endScope() { self = outer.last ?? self }

  /// Takes over what a closure made of it.
  mutating func become(_ value: Value) {
    let outer = outer
    self = TransactionState(value)
    self.outer = outer
  }
}

extension OpaqueValue {
  /// What a closure is handed that may change it, for all that comes after it.
  static func transaction(_ state: TransactionState, at place: SourcePlace) -> OpaqueValue {
    transaction(
      animation: .optional(state.animation), disablesAnimations: state.disablesAnimations,
      saying: state.further, isShared: true, at: place)
  }
}
