/// A publisher of Combine: where its values come from, and what is done to them on the way.
final class PublisherValue {
  /// As the story names its origin: `$volume`, `PassthroughSubject<Int, Never>`.
  let text: String
  let origin: PublisherOrigin
  /// What was made of the origin, from the inside out: `debounce`, `map`.
  let operators: [String]
  /// What the last of them is put on.
  let upstream: PublisherValue?
  private let attach: (Subscriber, Evaluator) throws -> Subscription

  init(
    _ text: String, origin: PublisherOrigin, operators: [String] = [],
    on upstream: PublisherValue? = nil,
    attach: @escaping (Subscriber, Evaluator) throws -> Subscription
  ) {
    self.text = text
    self.origin = origin
    self.operators = operators
    self.upstream = upstream
    self.attach = attach
  }

  func subscribe(_ subscriber: Subscriber, in evaluator: Evaluator) throws -> Subscription {
    try attach(subscriber, evaluator)
  }

  /// Whether whoever subscribed to the one need not subscribe to the other.
  func isSame(as other: PublisherValue) -> Bool {
    self === other || (origin == other.origin && operators == other.operators)
  }

  /// Whether it ticks as another timer does, without being the same one.
  func isSameTimer(as other: PublisherValue) -> Bool {
    guard case .timer(let ticks) = origin, case .timer(let others) = other.origin else {
      return false
    }
    return ticks !== others && ticks.interval == others.interval && operators == other.operators
  }
}

/// Where the values of a publisher come from.
enum PublisherOrigin: Equatable {
  /// What everybody is told who listens to it.
  case announced(Announcement)
  case subject(Subject)
  /// Values that are known beforehand.
  case values([Value])
  case timer(TimerTicks)
  /// Each is an origin of its own.
  case other(Int)

  static func == (left: PublisherOrigin, right: PublisherOrigin) -> Bool {
    switch (left, right) {
    case (.announced(let a), .announced(let b)): a == b
    case (.subject(let a), .subject(let b)): a === b
    case (.values(let a), .values(let b)): a == b
    case (.timer(let a), .timer(let b)): a === b
    case (.other(let a), .other(let b)): a == b
    default: false
    }
  }
}
