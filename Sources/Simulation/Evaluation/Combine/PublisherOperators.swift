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
    let call = Call(name: name, arguments: arguments, place: place)
    return PublisherValue(
      upstream.text, origin: upstream.origin, operators: upstream.operators + [name]
    ) { subscriber, evaluator in
      let inner = try transform(call, subscriber, evaluator)
      return try upstream.subscribe(inner, in: evaluator)
    }
  }

  struct Call {
    let name: String
    let arguments: [CallArgument]
    let place: SourcePlace

    var count: Int { StandardLibrary.whole(arguments) ?? 1 }
  }

  private typealias Transform =
    @Sendable (Call, Subscriber, Evaluator) throws -> Subscriber

  static var names: [String] { transforms.keys.sorted() + severals.sorted() }

  private static let severals: Set<String> = ["combineLatest", "merge", "zip"]

  private static let transforms: [String: Transform] = [
    "map": mapping, "tryMap": mapping, "compactMap": compacting, "tryCompactMap": compacting,
    "filter": filtering, "tryFilter": filtering, "removeDuplicates": unrepeated,
    "dropFirst": skipping, "prefix": limited, "first": limited, "scan": scanning,
    "debounce": debounced, "throttle": throttled, "delay": delayed, "receive": received,
    "flatMap": flattened, "handleEvents": watched, "replaceNil": filled,
    "eraseToAnyPublisher": passing, "autoconnect": passing, "share": passing,
    "subscribe": passing, "mapError": passing, "setFailureType": passing, "catch": passing,
    "replaceError": passing, "retry": passing, "print": passing, "multicast": passing,
    "assertNoFailure": passing, "makeConnectable": passing,
  ]

  private static let passing: Transform = { _, subscriber, _ in subscriber }

  private static let mapping: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      try subscriber.receive(evaluator.callFirst(call.arguments, [value], at: call.place))
    }
  }

  private static let compacting: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      switch try evaluator.callFirst(call.arguments, [value], at: call.place) {
      case .optional(nil): return
      case .optional(let mapped?): try subscriber.receive(mapped)
      case let mapped: try subscriber.receive(mapped)
      }
    }
  }

  private static let filtering: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      if try evaluator.test(call.arguments, [value], at: call.place) {
        try subscriber.receive(value)
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

  private static let limited: Transform = { call, subscriber, evaluator in
    var rest = call.name == "first" ? 1 : call.count
    return subscriber.preceded { [unowned evaluator] value in
      guard rest > 0 else { return }
      if call.name == "first", call.arguments.operation != nil,
        try !evaluator.test(call.arguments, [value], at: call.place)
      {
        return
      }
      rest -= 1
      try subscriber.receive(value)
      if rest == 0 { try subscriber.finish() }
    }
  }

  private static let scanning: Transform = { call, subscriber, evaluator in
    var result = call.arguments.first?.value ?? .void
    return subscriber.preceded { [unowned evaluator] value in
      result = try evaluator.callFirst(
        Array(call.arguments.dropFirst()), [result, value], at: call.place)
      try subscriber.receive(result)
    }
  }

  private static let watched: Transform = { call, subscriber, evaluator in
    let output = call.arguments.first { $0.label == "receiveOutput" }
    return subscriber.preceded { [unowned evaluator] value in
      if let output { _ = try evaluator.callFirst([output], [value], at: call.place) }
      try subscriber.receive(value)
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

  private static let flattened: Transform = { call, subscriber, evaluator in
    subscriber.preceded { [unowned evaluator] value in
      let inner = try evaluator.callFirst(call.arguments, [value], at: call.place)
      guard case .native(let publisher as PublisherValue) = inner else { return }
      evaluator.announcements.keep(try publisher.subscribe(subscriber, in: evaluator))
    }
  }

  // MARK: In time

  private static func later(
    _ name: String, _ delay: Duration, _ call: Call, in evaluator: Evaluator,
    _ action: @escaping () throws -> Void
  ) throws -> SimulatedTask {
    let task = SimulatedTask(name, isOnMainActor: true, isAnnounced: true, at: call.place, action)
    try evaluator.scheduler.start(task, after: delay)
    return task
  }

  private static func span(_ call: Call, in evaluator: Evaluator) -> Duration {
    call.arguments.first.flatMap { evaluator.duration($0.value) } ?? .zero
  }

  private static let debounced: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    var waiting: SimulatedTask?
    return subscriber.preceded { [unowned evaluator] value in
      if let waiting, !waiting.isFinished { evaluator.scheduler.stop(waiting) }
      waiting = try later("debounce", span, call, in: evaluator) {
        try subscriber.receive(value)
      }
    }
  }

  private static let delayed: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    return subscriber.preceded { [unowned evaluator] value in
      _ = try later("delay", span, call, in: evaluator) { try subscriber.receive(value) }
    }
  }

  /// The first value at once; of those within the span the last one, at its end.
  private static let throttled: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    let keepsLatest = call.arguments.contains {
      if case .boolean(true) = $0.value { $0.label == "latest" } else { false }
    }
    var end: Duration?
    var pending: Value?
    return subscriber.preceded { [unowned evaluator] value in
      let now = evaluator.scheduler.now
      guard let current = end, now < current else {
        end = now + span
        return try subscriber.receive(value)
      }
      let isWaiting = pending != nil
      if keepsLatest || !isWaiting { pending = value }
      guard !isWaiting else { return }
      _ = try later("throttle", current - now, call, in: evaluator) {
        guard let last = pending else { return }
        pending = nil
        end = evaluator.scheduler.now + span
        try subscriber.receive(last)
      }
    }
  }

  /// `receive(on:)`: in the next turn. What a view does on a value waits for its next pass anyway.
  private static let received: Transform = { call, subscriber, evaluator in
    guard !subscriber.isDeferred else { return subscriber }
    return subscriber.preceded { [unowned evaluator] value in
      _ = try later("receive(on:)", .zero, call, in: evaluator) { try subscriber.receive(value) }
    }
  }

  // MARK: Several publishers

  private static func combining(_ name: String, _ arguments: [CallArgument]) -> [PublisherValue]? {
    guard severals.contains(name) else { return nil }
    let publishers = arguments.compactMap { argument -> PublisherValue? in
      if case .native(let publisher as PublisherValue) = argument.value { publisher } else { nil }
    }
    return publishers.isEmpty ? nil : publishers
  }

  /// `a.combineLatest(b)`, `a.merge(with: b)`, `a.zip(b)`, with a closure that joins the values or
  /// without.
  static func combined(
    _ name: String, _ publishers: [PublisherValue], _ arguments: [CallArgument],
    at place: SourcePlace
  ) -> PublisherValue {
    PublisherValue(
      publishers[0].text, origin: publishers[0].origin,
      operators: publishers[0].operators + [name] + publishers.dropFirst().map(\.text)
    ) { subscriber, evaluator in
      var queues = [[Value]](repeating: [], count: publishers.count)
      let subscriptions = try publishers.enumerated().map { index, publisher in
        let inner = subscriber.preceded { [unowned evaluator] value in
          if name == "merge" { return try subscriber.receive(value) }
          queues[index] = name == "zip" ? queues[index] + [value] : [value]
          let first = queues.compactMap(\.first)
          guard first.count == queues.count else { return }
          if name == "zip" { queues = queues.map { Array($0.dropFirst()) } }
          let joined =
            arguments.operation == nil
            ? .tuple(first.map { TupleElement(value: $0) })
            : try evaluator.callFirst(arguments, first, at: place)
          try subscriber.receive(joined)
        }
        return try publisher.subscribe(inner, in: evaluator)
      }
      return Subscription { for subscription in subscriptions { subscription.cancel() } }
    }
  }
}
