/// Operators that take values of more than one publisher.
extension PublisherOperator {
  static let withOthers: [String: Transform] = [
    "flatMap": flattened, "switchToLatest": switched, "append": followed, "prepend": led,
  ]

  /// `flatMap { … }`: the values of all publishers that were made.
  private static let flattened: Transform = { call, subscriber, evaluator in
    let open = OpenPublishers(subscriber)
    return subscriber.ending { [unowned evaluator] value in
      try attempt(subscriber, call) {
        let inner = try evaluator.callFirst(call.arguments, [value], at: call.place)
        call.subscription.add(try open.subscribe(to: inner, in: evaluator))
      }
    } with: {
      try open.finish($0)
    }
  }

  /// `switchToLatest()`: the values of the publisher that came last; the one before is cancelled.
  private static let switched: Transform = { call, subscriber, evaluator in
    let open = OpenPublishers(subscriber)
    var current: Subscription?
    call.subscription.add(Subscription { current?.cancel() })
    return subscriber.ending { [unowned evaluator] value in
      current?.cancel()
      current = nil
      current = try open.subscribe(to: value, in: evaluator)
    } with: {
      try open.finish($0)
    }
  }

  /// `append(1, 2)`, `append(publisher)`: once the publisher has finished.
  private static let followed: Transform = { call, subscriber, evaluator in
    subscriber.ending { [unowned evaluator] ending in
      guard case .finished = ending else { return try subscriber.finish(ending) }
      for value in try others(call, in: evaluator) {
        guard case .native(let publisher as PublisherValue) = value else {
          try subscriber.receive(value)
          continue
        }
        return call.subscription.add(try publisher.subscribe(subscriber, in: evaluator))
      }
      try subscriber.finish(.finished)
    }
  }

  /// `prepend(1, 2)`, `prepend([1, 2])`, `prepend(publisher)`: before anything else.
  private static let led: Transform = { call, subscriber, evaluator in
    for value in try others(call, in: evaluator) {
      guard case .native(let publisher as PublisherValue) = value else {
        try subscriber.receive(value)
        continue
      }
      let leading = subscriber.ending { _ in }
      call.subscription.add(try publisher.subscribe(leading, in: evaluator))
    }
    return subscriber
  }

  /// What is written between the parentheses: values, a sequence of them, or a publisher.
  private static func others(_ call: Call, in evaluator: Evaluator) throws -> [Value] {
    guard call.arguments.count == 1, let only = call.arguments.first?.value else {
      return call.arguments.map(\.value)
    }
    switch only {
    case .array, .slice, .set, .range: return try evaluator.elements(of: only, at: call.place)
    default: return [only]
    }
  }

  // MARK: Several publishers

  static func combining(_ name: String, _ arguments: [CallArgument]) -> [PublisherValue]? {
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
      var rest = publishers.count
      let all = Subscription()
      for (index, publisher) in publishers.enumerated() {
        let inner = subscriber.ending { [unowned evaluator] value in
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
        } with: { ending in
          rest -= 1
          if case .finished = ending, rest > 0 { return }
          try subscriber.finish(ending)
        }
        all.add(try publisher.subscribe(inner, in: evaluator))
      }
      return all
    }
  }
}

/// The publishers whose values go to one subscriber: it is over when the last of them is, and the
/// one that made them.
private final class OpenPublishers {
  private let subscriber: Subscriber
  private var count = 1

  init(_ subscriber: Subscriber) { self.subscriber = subscriber }

  func subscribe(to value: Value, in evaluator: Evaluator) throws -> Subscription {
    guard case .native(let publisher as PublisherValue) = value else { return Subscription() }
    count += 1
    var isOver = false
    let inner = try publisher.subscribe(
      subscriber.ending { [self] in
        isOver = true
        try finish($0)
      }, in: evaluator)
    return Subscription { [self] in
      inner.cancel()
      // One that has ended before is no longer counted.
      if !isOver { count -= 1 }
      isOver = true
    }
  }

  func finish(_ ending: PublisherEnding) throws {
    count -= 1
    switch ending {
    case .finished: if count == 0 { try subscriber.finish(.finished) }
    case .failed: try subscriber.finish(ending)
    }
  }
}
