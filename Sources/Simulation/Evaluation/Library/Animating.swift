import Motion

/// `withAnimation` and `withTransaction`.
extension Evaluator {
  func animate(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard let body = function(in: arguments, isWanted: { $0 != "completion" }) else { return .void }
    var animation = Value.opaque(OpaqueValue(name: ".default", place: place))
    if let first = arguments.first, first.label == nil {
      if case .function = first.value {} else { animation = first.value }
    }
    let writes = observer?.writeCount
    let result = try transact(animation: animation) { try call(body, [], at: place) }
    if let completion = function(in: arguments, isWanted: { $0 == "completion" }) {
      if writes == observer?.writeCount {
        _ = try call(completion, [], at: place)
      } else if let pause = pause(beforeCompletionOf: animation, arguments) {
        _ = try startTimer(
          "completion of withAnimation", every: pause, isRepeating: false, at: place
        ) { [unowned self] in _ = try call(completion, [], at: place) }
      }
    }
    return result
  }

  /// T7: until it is logically complete, or, with `.removed`, until it has come to rest; nil for
  /// what never is.
  private func pause(beforeCompletionOf animation: Value, _ arguments: [CallArgument]) -> Duration?
  {
    guard let animation = AnimationReading(evaluator: self).animation(animation) else {
      return .zero
    }
    let criteria = arguments.first { $0.label == "completionCriteria" }?.value
    guard case .opaque(let value)? = criteria, value.name.hasSuffix("removed") else {
      return animation.logicalDuration.map(Duration.init(boundedSeconds:))
    }
    return animation.duration.map(Duration.init(boundedSeconds:))
  }

  func transact(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard case .function(let body)? = arguments.last?.value else { return .void }
    var transaction = arguments.first?.value
    // `withTransaction(\.disablesAnimations, true) { … }`
    if case .keyPath(let path)? = transaction, arguments.count > 2 {
      var made = Value.opaque(.transaction(isShared: false, at: place))
      try replace(&made, along: path.components[...], with: arguments[1].value, at: place)
      transaction = made
    }
    return try transact(animation: animation(ofTransaction: transaction)) {
      try call(body, [], at: place)
    }
  }

  private func animation(ofTransaction value: Value?) -> Value {
    guard case .opaque(let transaction)? = value else { return .optional(nil) }
    return transaction.animationOrTransaction
  }

  /// `$isOn.animation(.linear)`, `$isOn.transaction(quick)`: what is written through it is written in
  /// a transaction. Other functions of bindings that nobody knows give the binding itself.
  func animated(
    _ binding: BindingValue, by name: String, _ arguments: [Argument], in scope: Scope
  ) throws -> BindingValue {
    let given = try arguments.first.map { try evaluate($0.value, in: scope) }
    var binding = binding
    switch name {
    case "animation":
      binding.animation =
        given
        ?? .opaque(OpaqueValue(name: ".default", place: arguments.first?.value.place ?? .nowhere))
    case "transaction": binding.animation = animation(ofTransaction: given)
    default: break
    }
    return binding
  }

  func transact(animation: Value, _ body: () throws -> Value) throws -> Value {
    guard let observer else { return try body() }
    // Without an animation it is the transaction of a plain write.
    let isPlain = unwrapped(animation) == .optional(nil)
    return try observer.transact(animation: isPlain ? nil : animation, body)
  }

  private func function(in arguments: [CallArgument], isWanted: (String?) -> Bool)
    -> FunctionValue?
  {
    for argument in arguments where isWanted(argument.label) {
      if case .function(let function) = argument.value { return function }
    }
    return nil
  }
}
