/// Publishers and cancellables that a closure of the program stands behind.
extension Evaluator {
  /// `Future { promise in … }`: its work begins when it is made, and the result is kept.
  func future(_ work: FunctionValue, at place: SourcePlace) throws -> Value {
    let result = Subject(nil)
    let kept = PromisedResult()
    let promise = FunctionValue(
      .native { _, arguments, _ in
        try kept.settle(arguments.first?.value, for: result)
        return .void
      }, type: TypeReference("->", [TypeReference("Result"), TypeReference("Void")]),
      number: nextNumber())
    let publisher = PublisherValue("Future", origin: .subject(result)) { subscriber, _ in
      guard let value = kept.value else { return try result.subscribe(subscriber) }
      try subscriber.receive(value)
      try subscriber.finish(.finished)
      return Subscription()
    }
    _ = try call(work, [CallArgument(label: nil, value: .function(promise))], at: place)
    return .native(publisher)
  }

  /// `Deferred { … }`: makes its publisher anew for each who subscribes.
  func deferred(_ making: FunctionValue, at place: SourcePlace) -> Value {
    .native(
      PublisherValue("Deferred", origin: .other(nextNumber())) { subscriber, evaluator in
        guard
          case .native(let publisher as PublisherValue) = try evaluator.call(making, [], at: place)
        else { return Subscription() }
        return try publisher.subscribe(subscriber, in: evaluator)
      })
  }

  /// `[1, 2].publisher`, `found.publisher`, `result.publisher`: what is there, and then the end. Nil for
  /// what has no such publisher.
  func publisher(ofValuesIn value: Value, at place: SourcePlace) throws -> Value? {
    switch value {
    case .optional(let wrapped):
      if let wrapped, try property("publisher", of: wrapped, at: place) != nil { return nil }
      return .native(PublisherValue.of(wrapped.map { [$0] } ?? [], named: "Optional.Publisher"))
    case .array, .slice, .set, .dictionary, .range, .string:
      let all = try elements(of: value, at: place)
      return .native(PublisherValue.of(all, named: "Publishers.Sequence"))
    case .enumeration(let result) where result.type.name == "Result":
      let held = result.payload.first?.value ?? .void
      let isFailure = result.name == "failure"
      return .native(
        PublisherValue.of(
          isFailure ? [] : [held], named: "Result.Publisher",
          ending: isFailure ? .failed(held) : .finished))
    default: return nil
    }
  }

  /// `AnyCancellable { … }`
  func cancellable(_ action: FunctionValue, at place: SourcePlace) -> Value {
    .native(
      CancellableValue(
        Subscription { [weak self] in _ = try? self?.call(action, [], at: place) }))
  }
}

extension PublisherValue {
  /// Values that are known beforehand, and then the end.
  static func of(_ values: [Value], named name: String, ending: PublisherEnding = .finished)
    -> PublisherValue
  {
    PublisherValue(name, origin: .values(values)) { subscriber, _ in
      for value in values { try subscriber.receive(value) }
      try subscriber.finish(ending)
      return Subscription()
    }
  }
}

/// What a `Future` was promised: only the first promise counts.
private final class PromisedResult {
  private(set) var value: Value?
  private var isSettled = false

  func settle(_ result: Value?, for subject: Subject) throws {
    guard !isSettled else { return }
    isSettled = true
    if case .enumeration(let known)? = result, known.name == "success" {
      let value = known.payload.first?.value ?? .void
      self.value = value
      try subject.send(value)
      try subject.finish(.finished)
    } else {
      try subject.finish(PublisherEnding(result))
    }
  }
}
