/// Operators that say something once the publisher has ended, or end it otherwise.
extension PublisherOperator {
  static let atTheEnd: [String: Transform] = [
    "collect": collecting, "count": gathering, "last": gathering, "reduce": gathering,
    "tryReduce": gathering, "min": gathering, "max": gathering, "contains": deciding,
    "allSatisfy": deciding, "output": picking, "ignoreOutput": ignoring,
    "replaceEmpty": replacingNothing, "replaceError": replacingFailure, "catch": recovering,
    "tryCatch": recovering, "retry": retrying, "mapError": renaming,
  ]

  /// `collect()`, `collect(3)`.
  private static let collecting: Transform = { call, subscriber, _ in
    let size = call.arguments.isEmpty ? Int.max : max(1, call.count)
    var values: [Value] = []
    return subscriber.ending { value in
      values.append(value)
      guard values.count == size else { return }
      let full = values
      values = []
      try subscriber.receive(.array(full))
    } with: { ending in
      if case .finished = ending, !values.isEmpty || size == Int.max {
        try subscriber.receive(.array(values))
      }
      try subscriber.finish(ending)
    }
  }

  /// What is known of all values only when there are no more.
  private static let gathering: Transform = { call, subscriber, evaluator in
    var values: [Value] = []
    return subscriber.ending {
      values.append($0)
    } with: { [unowned evaluator] ending in
      if case .finished = ending, let result = try result(of: call, values, in: evaluator) {
        try subscriber.receive(result)
      }
      try subscriber.finish(ending)
    }
  }

  private static func result(of call: Call, _ values: [Value], in evaluator: Evaluator) throws
    -> Value?
  {
    switch call.name {
    case "count": return .integer(values.count)
    case "last":
      guard call.arguments.operation != nil else { return values.last }
      return try values.last { try evaluator.test(call.arguments, [$0], at: call.place) }
    case "reduce", "tryReduce":
      return try values.reduce(call.arguments.first?.value ?? .void) {
        try evaluator.callFirst(Array(call.arguments.dropFirst()), [$0, $1], at: call.place)
      }
    default:
      var all = Value.array(values)
      let found = try StandardLibrary.sequenceMethods[call.name]?(
        evaluator, &all, call.arguments, call.place)
      if case .optional(let extreme)? = found { return extreme }
      return found
    }
  }

  /// `contains(3)`, `contains { … }`, `allSatisfy { … }`: decided by the first value that does.
  private static let deciding: Transform = { call, subscriber, evaluator in
    let isWanted = call.name == "contains"
    var isDecided = false
    func decide(_ answer: Bool) throws {
      guard !isDecided else { return }
      isDecided = true
      call.subscription.cancel()
      try subscriber.receive(.boolean(answer))
      try subscriber.finish(.finished)
    }
    return subscriber.ending { [unowned evaluator] value in
      let holds =
        call.arguments.operation == nil
        ? try evaluator.equal(value, call.arguments.first?.value ?? .void)
        : try evaluator.test(call.arguments, [value], at: call.place)
      if holds == isWanted { try decide(isWanted) }
    } with: { ending in
      if case .failed = ending { return try subscriber.finish(ending) }
      try decide(!isWanted)
    }
  }

  /// `output(at: 2)`, `output(in: 1...3)`.
  private static let picking: Transform = { call, subscriber, _ in
    let range: Range<Int>
    if case .range(let wanted)? = call.argument("in")?.value,
      let numbers = wanted.integers, numbers.size > 0
    {
      let length = Int(clamping: numbers.size)
      range = numbers.first..<numbers.first.addingReportingOverflow(length).partialValue
    } else {
      range = call.count..<(call.count + 1)
    }
    var index = -1
    return subscriber.preceded { value in
      index += 1
      guard range.contains(index) else { return }
      try subscriber.receive(value)
      guard index + 1 == range.upperBound else { return }
      call.subscription.cancel()
      try subscriber.finish(.finished)
    }
  }

  private static let ignoring: Transform = { _, subscriber, _ in subscriber.preceded { _ in } }

  private static let replacingNothing: Transform = { call, subscriber, _ in
    var isEmpty = true
    return subscriber.ending { value in
      isEmpty = false
      try subscriber.receive(value)
    } with: { ending in
      if case .finished = ending, isEmpty {
        try subscriber.receive(call.arguments.first?.value ?? .void)
      }
      try subscriber.finish(ending)
    }
  }

  // MARK: Failures

  private static let replacingFailure: Transform = { call, subscriber, _ in
    subscriber.ending { ending in
      if case .failed = ending { try subscriber.receive(call.arguments.first?.value ?? .void) }
      try subscriber.finish(.finished)
    }
  }

  /// `catch { error in Just([]) }`: goes on with another publisher.
  private static let recovering: Transform = { call, subscriber, evaluator in
    subscriber.ending { [unowned evaluator] ending in
      guard case .failed(let error) = ending else { return try subscriber.finish(ending) }
      try attempt(subscriber, call) {
        let next = try evaluator.callFirst(call.arguments, [error], at: call.place)
        guard case .native(let publisher as PublisherValue) = next else {
          return try subscriber.finish(.finished)
        }
        call.subscription.add(try publisher.subscribe(subscriber, in: evaluator))
      }
    }
  }

  private static let retrying: Transform = { call, subscriber, evaluator in
    var rest = call.count
    func again(_ ending: PublisherEnding) throws {
      guard case .failed = ending, rest > 0 else { return try subscriber.finish(ending) }
      rest -= 1
      let next = subscriber.ending(with: again)
      call.subscription.add(try call.upstream.subscribe(next, in: evaluator))
    }
    return subscriber.ending(with: again)
  }

  private static let renaming: Transform = { call, subscriber, evaluator in
    subscriber.ending { [unowned evaluator] ending in
      guard case .failed(let error) = ending else { return try subscriber.finish(ending) }
      try subscriber.finish(
        .failed(evaluator.callFirst(call.arguments, [error], at: call.place)))
    }
  }
}

extension Evaluator {
  /// The ending as `Subscribers.Completion` has it.
  func completion(_ ending: PublisherEnding, at place: SourcePlace) throws -> Value {
    let type = program.types["Subscribers"] == nil ? nil : program.types["Subscribers.Completion"]
    let (name, payload): (String, [TupleElement]) =
      switch ending {
      case .finished: ("finished", [])
      case .failed(let error): ("failure", [TupleElement(value: error)])
      }
    if let type, let value = try construct(case: name, of: type, payload: payload, at: place) {
      return value
    }
    return .opaque(OpaqueValue(name: "." + name, arguments: payload, place: place))
  }
}
