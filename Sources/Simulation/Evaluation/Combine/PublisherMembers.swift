/// What the program may ask of a publisher.
extension PublisherValue: ChangeableObject {
  /// Operators that the program adds.
  var extendedType: String? { "Publisher" }

  /// Without what it is generic in.
  var typeName: String {
    if operators.isEmpty, case .announced(.object) = origin { return "ObservableObjectPublisher" }
    return String(text.prefix { $0 != "<" })
  }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    switch (name, origin) {
    case ("upstream", _): return upstream.map { .native($0) }
    case ("values", _): return .native(try values(in: evaluator, at: place))
    case ("value", .subject(let subject)): return subject.current
    default: return nil
    }
  }

  func set(
    _ name: String, to value: Value, in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Bool {
    guard name == "value", case .subject(let subject) = origin, subject.current != nil else {
      return false
    }
    try subject.send(value)
    return true
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch (name, origin) {
    case ("send", .subject(let subject)) where operators.isEmpty:
      if arguments.first?.label == "completion" {
        try subject.finish(PublisherEnding(arguments.first?.value))
      } else {
        try subject.send(arguments.first?.value ?? .void)
      }
      return .void
    case ("send", .announced(.object(let announced))):
      if let object = announced.object { try evaluator.sendWillChange(of: object, at: place) }
      return .void
    case ("sink", _): return try sink(arguments, in: evaluator, at: place)
    case ("assign", _): return try assign(arguments, in: evaluator, at: place)
    case ("connect", .timer(let ticks)):
      try ticks.connect(in: evaluator)
      return .native(CancellableValue(Subscription { ticks.disconnect() }, endsWithIt: false))
    case ("connect", _):
      return .native(CancellableValue(Subscription {}, endsWithIt: false))
    default:
      return PublisherOperator.apply(name, to: self, arguments, at: place).map { .native($0) }
    }
  }

  // MARK: Subscribers of the program

  private func sink(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    let functions = arguments.compactMap { argument -> (label: String?, value: FunctionValue)? in
      if case .function(let function) = argument.value { (argument.label, function) } else { nil }
    }
    let receive = functions.first { $0.label == "receiveValue" } ?? functions.last
    // `sink { completion in … } receiveValue: { … }`
    let complete = functions.count > 1 ? functions.first { $0.label != "receiveValue" } : nil
    let subscriber = Subscriber(place: place) { [unowned evaluator] value in
      guard let function = receive?.value else { return }
      _ = try evaluator.call(function, [CallArgument(label: nil, value: value)], at: place)
    } finish: { [unowned evaluator] ending in
      guard let function = complete?.value else { return }
      let ending = try evaluator.completion(ending, at: place)
      _ = try evaluator.call(function, [CallArgument(label: nil, value: ending)], at: place)
    }
    return .native(CancellableValue(try subscribe(subscriber, in: evaluator)))
  }

  /// `assign(to: \.name, on: object)`, `assign(to: &$name)`.
  private func assign(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    if case .native(let target as PublisherValue)? = arguments.first?.value,
      case .announced(.published(let announced, let name)) = target.origin
    {
      let subscriber = Subscriber(place: place) { [unowned evaluator] value in
        guard let object = announced.object else { return }
        try evaluator.set(name, of: object, to: value, at: place)
      }
      evaluator.announcements.keep(try subscribe(subscriber, in: evaluator))
      return .void
    }
    guard arguments.count == 2, case .keyPath(let path) = arguments[0].value,
      case .object = arguments[1].value
    else { return nil }
    let subscriber = Subscriber(place: place) { [unowned evaluator] value in
      var root = arguments[1].value
      try evaluator.replace(&root, along: path.components[...], with: value, at: place)
    }
    return .native(CancellableValue(try subscribe(subscriber, in: evaluator)))
  }

  /// `for await value in publisher.values`.
  private func values(in evaluator: Evaluator, at place: SourcePlace) throws
    -> AsyncSequenceValue
  {
    let buffer = AsyncBuffer()
    let subscriber = Subscriber(place: place) {
      buffer.append($0)
    } finish: { ending in
      switch ending {
      case .finished: try buffer.finish()
      case .failed(let error): try buffer.finish(throwing: .thrown(ThrownValue(error), place))
      }
    }
    let subscription = try subscribe(subscriber, in: evaluator)
    buffer.onTermination = { _ in subscription.cancel() }
    return AsyncSequenceValue("AsyncPublisher") { try buffer.next(in: $0) }
  }
}
