import Motion

/// `withAnimation` and `withTransaction`.
extension Interpreter {
  func animate(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard let body = function(in: arguments, isWanted: { $0 != "completion" }) else { return .void }
    var animation = Value.opaque(OpaqueValue(name: ".default", place: place))
    if let first = arguments.first, first.label == nil {
      if case .function = first.value {} else { animation = first.value }
    }
    let writes = observer?.writeCount
    let result = try transact(animation: animation, body, at: place)
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
    guard let animation = AnimationReading(interpreter: self).animation(animation) else {
      return .zero
    }
    let criteria = arguments.first { $0.label == "completionCriteria" }?.value
    guard case .opaque(let value)? = criteria, value.name.hasSuffix("removed") else {
      return animation.logicalDuration.map(Duration.init(boundedSeconds:))
    }
    return animation.duration.map(Duration.init(boundedSeconds:))
  }

  /// The animation of a transaction is what tells it from others.
  func transact(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    guard let body = function(in: arguments, isWanted: { _ in true }) else { return .void }
    var animation = Value.optional(nil)
    if case .opaque(let transaction)? = arguments.first?.value {
      animation =
        transaction.members["animation"]
        ?? transaction.arguments.first { $0.label == "animation" }?.value ?? animation
      if transaction.members["disablesAnimations"] == .boolean(true) {
        animation = .opaque(transaction.with("animation", animation))
      }
    }
    return try transact(animation: animation, body, at: place)
  }

  private func transact(animation: Value, _ body: FunctionValue, at place: SourcePlace) throws
    -> Value
  {
    guard let observer else { return try call(body, [], at: place) }
    // Without an animation it is the transaction of a plain write.
    let isPlain = unwrapped(animation) == .optional(nil)
    return try observer.transact(animation: isPlain ? nil : animation) {
      try call(body, [], at: place)
    }
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
