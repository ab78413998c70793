/// What Combine's operators do to the values that pass.
enum PublisherOperator {
  /// Nil if there is no such operator.
  static func apply(
    _ name: String, to upstream: PublisherValue, _ arguments: [CallArgument], at place: SourcePlace
  ) -> PublisherValue? {
    if let others = combining(name, arguments) {
      return combined(name, [upstream] + others, arguments, at: place)
    }
    guard let transform = transforms[name] else { return nil }
    return PublisherValue(
      upstream.text, origin: upstream.origin, operators: upstream.operators + [name],
      on: upstream
    ) { subscriber, evaluator in
      let all = Subscription()
      let call = Call(
        name: name, arguments: arguments, place: place, upstream: upstream, subscription: all)
      let inner = try transform(call, subscriber.untilTheEnd, evaluator)
      all.add(try upstream.subscribe(inner, in: evaluator))
      return all
    }
  }

  struct Call {
    let name: String
    let arguments: [CallArgument]
    let place: SourcePlace
    /// Who the operator is put on.
    let upstream: PublisherValue
    /// Ends with whoever subscribed: what goes on meanwhile belongs to it.
    let subscription: Subscription

    var count: Int { StandardLibrary.whole(arguments) ?? 1 }

    func argument(_ label: String) -> CallArgument? { arguments.first { $0.label == label } }
  }

  typealias Transform = @Sendable (Call, Subscriber, Evaluator) throws -> Subscriber

  static var names: [String] { transforms.keys.sorted() + severals.sorted() }

  static let severals: Set<String> = ["combineLatest", "merge", "zip"]

  private static let transforms: [String: Transform] = onValues.merging(atTheEnd) { $1 }
    .merging(inTime) { $1 }.merging(withOthers) { $1 }.merging(unchanged) { $1 }

  /// What changes neither the values nor when they come, as far as is modelled here.
  private static let unchanged: [String: Transform] = {
    let names = [
      "eraseToAnyPublisher", "share", "subscribe", "setFailureType", "print",
      "multicast", "assertNoFailure", "makeConnectable", "buffer", "breakpoint",
      "breakpointOnError",
    ]
    let passing: Transform = { _, subscriber, _ in subscriber }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, passing) })
      .merging(["autoconnect": connecting]) { $1 }
  }()

  /// Whoever subscribes first connects what is waiting for that.
  private static let connecting: Transform = { call, subscriber, evaluator in
    if case .timer(let ticks) = call.upstream.origin { try ticks.connect(in: evaluator) }
    return subscriber
  }

  private static let onValues: [String: Transform] = [
    "map": mapping, "tryMap": mapping, "compactMap": compacting, "tryCompactMap": compacting,
    "filter": filtering, "tryFilter": filtering, "removeDuplicates": unrepeated,
    "tryRemoveDuplicates": unrepeated, "dropFirst": skipping, "drop": skippingWhile,
    "prefix": limited, "first": limited, "scan": scanning, "tryScan": scanning,
    "handleEvents": watched, "replaceNil": filled,
  ]

  /// Runs a closure of the program; an error that it throws ends the publisher.
  static func attempt(
    _ subscriber: Subscriber, _ call: Call, _ work: () throws -> Void
  ) throws {
    // What has failed hears no more of those who still send.
    guard !call.subscription.isCancelled else { return }
    do { try work() } catch Interruption.thrown(let error, _) {
      call.subscription.cancel()
      try subscriber.finish(.failed(error.value))
    }
  }

  private static let mapping: Transform = { call, subscriber, evaluator in
    let paths = call.arguments.filter { if case .keyPath = $0.value { true } else { false } }
    return subscriber.preceded { [unowned evaluator] value in
      try attempt(subscriber, call) {
        guard paths.count > 1 else {
          return try subscriber.receive(
            evaluator.callFirst(call.arguments, [value], at: call.place))
        }
        let parts = try paths.map {
          TupleElement(value: try evaluator.callFirst([$0], [value], at: call.place))
        }
        try subscriber.receive(.tuple(parts))
      }
    }
  }

  private static let compacting: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      try attempt(subscriber, call) {
        switch try evaluator.callFirst(call.arguments, [value], at: call.place) {
        case .optional(nil): return
        case .optional(let mapped?): try subscriber.receive(mapped)
        case let mapped: try subscriber.receive(mapped)
        }
      }
    }
  }

  private static let filtering: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      try attempt(subscriber, call) {
        if try evaluator.test(call.arguments, [value], at: call.place) {
          try subscriber.receive(value)
        }
      }
    }
  }

  private static let unrepeated: Transform = { call, subscriber, evaluator in
    var last: Value?
    return subscriber.preceded { [unowned evaluator] value in
      defer { last = value }
      if let last {
        let isSame =
          call.arguments.operation == nil
          ? try evaluator.equal(last, value)
          : try evaluator.test(call.arguments, [last, value], at: call.place)
        if isSame { return }
      }
      try subscriber.receive(value)
    }
  }

  private static let skipping: Transform = { call, subscriber, _ in
    var rest = call.count
    return subscriber.preceded { value in
      rest -= 1
      if rest < 0 { try subscriber.receive(value) }
    }
  }

  private static let skippingWhile: Transform = { call, subscriber, evaluator in
    var isDropping = true
    return subscriber.preceded { [unowned evaluator] value in
      if isDropping, try evaluator.test(call.arguments, [value], at: call.place) { return }
      isDropping = false
      try subscriber.receive(value)
    }
  }

  /// `prefix(2)`, `prefix(while:)`, `first()`, `first(where:)`: ends by itself.
  private static let limited: Transform = { call, subscriber, evaluator in
    var rest = call.name == "first" ? 1 : call.count
    func end() throws {
      rest = 0
      call.subscription.cancel()
      try subscriber.finish(.finished)
    }
    return subscriber.ending { [unowned evaluator] value in
      guard rest > 0 else { return }
      let isTested = call.arguments.operation != nil
      if isTested, try !evaluator.test(call.arguments, [value], at: call.place) {
        if call.name == "prefix" { try end() }
        return
      }
      if call.name == "first" || !isTested { rest -= 1 }
      try subscriber.receive(value)
      if rest == 0 { try end() }
    } with: { ending in
      if rest > 0 { try subscriber.finish(ending) }
    }
  }

  private static let scanning: Transform = { call, subscriber, evaluator in
    var result = call.arguments.first?.value ?? .void
    return subscriber.preceded { [unowned evaluator] value in
      try attempt(subscriber, call) {
        result = try evaluator.callFirst(
          Array(call.arguments.dropFirst()), [result, value], at: call.place)
        try subscriber.receive(result)
      }
    }
  }

  private static let watched: Transform = { call, subscriber, evaluator in
    func tell(_ label: String, _ values: [Value]) throws {
      guard let action = call.argument(label) else { return }
      _ = try evaluator.callFirst([action], values, at: call.place)
    }
    if call.argument("receiveSubscription") != nil {
      try tell(
        "receiveSubscription", [.opaque(OpaqueValue(name: "Subscription", place: call.place))])
    }
    return subscriber.ending { value in
      try tell("receiveOutput", [value])
      try subscriber.receive(value)
    } with: { [unowned evaluator] ending in
      try tell("receiveCompletion", [evaluator.completion(ending, at: call.place)])
      try subscriber.finish(ending)
    }
  }

  private static let filled: Transform = { call, subscriber, _ in
    subscriber.preceded { value in
      if case .optional(let wrapped) = value {
        return try subscriber.receive(wrapped ?? call.arguments.first?.value ?? .void)
      }
      try subscriber.receive(value)
    }
  }
}
