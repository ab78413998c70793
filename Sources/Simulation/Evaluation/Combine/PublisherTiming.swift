/// Operators that let values wait.
extension PublisherOperator {
  static let inTime: [String: Transform] = [
    "debounce": debounced, "throttle": throttled, "delay": delayed, "receive": received,
    "timeout": timedOut,
  ]

  /// What happens later ends with the subscription.
  private static func later(
    _ name: String, _ delay: Duration, _ call: Call, in evaluator: Evaluator,
    _ action: @escaping () throws -> Void
  ) throws -> SimulatedTask {
    let task = SimulatedTask(name, isOnMainActor: true, isAnnounced: true, at: call.place, action)
    try evaluator.scheduler.start(task, after: delay)
    call.subscription.add(
      Subscription { [weak evaluator] in
        if !task.isFinished { evaluator?.scheduler.stop(task) }
      })
    return task
  }

  private static func span(_ call: Call, in evaluator: Evaluator) -> Duration {
    call.arguments.first.flatMap { evaluator.duration($0.value) } ?? .zero
  }

  private static let debounced: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    var waiting: SimulatedTask?
    var last: Value?
    return subscriber.ending { [unowned evaluator] value in
      if let waiting, !waiting.isFinished { evaluator.scheduler.stop(waiting) }
      last = value
      waiting = try later("debounce", span, call, in: evaluator) {
        last = nil
        try subscriber.receive(value)
      }
    } with: { [unowned evaluator] ending in
      // What still waits is let through at the end.
      if let waiting, !waiting.isFinished { evaluator.scheduler.stop(waiting) }
      if case .finished = ending, let last { try subscriber.receive(last) }
      try subscriber.finish(ending)
    }
  }

  private static let delayed: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    return subscriber.ending { [unowned evaluator] value in
      _ = try later("delay", span, call, in: evaluator) { try subscriber.receive(value) }
    } with: { [unowned evaluator] ending in
      guard case .finished = ending else { return try subscriber.finish(ending) }
      _ = try later("delay", span, call, in: evaluator) { try subscriber.finish(ending) }
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

  /// `receive(on:)`: in the next turn.
  private static let received: Transform = { call, subscriber, evaluator in
    return subscriber.ending { [unowned evaluator] value in
      _ = try later("receive(on:)", .zero, call, in: evaluator) { try subscriber.receive(value) }
    } with: { [unowned evaluator] ending in
      _ = try later("receive(on:)", .zero, call, in: evaluator) { try subscriber.finish(ending) }
    }
  }

  /// Ends where nothing came for a while.
  private static let timedOut: Transform = { call, subscriber, evaluator in
    let span = span(call, in: evaluator)
    var waiting: SimulatedTask?
    func begin() throws {
      if let waiting, !waiting.isFinished { evaluator.scheduler.stop(waiting) }
      waiting = try later("timeout", span, call, in: evaluator) { [unowned evaluator] in
        call.subscription.cancel()
        guard let failure = call.argument("customError") else {
          return try subscriber.finish(.finished)
        }
        try subscriber.finish(.failed(evaluator.callFirst([failure], [], at: call.place)))
      }
    }
    try begin()
    return subscriber.ending { value in
      try begin()
      try subscriber.receive(value)
    } with: { [unowned evaluator] ending in
      if let waiting, !waiting.isFinished { evaluator.scheduler.stop(waiting) }
      try subscriber.finish(ending)
    }
  }
}
