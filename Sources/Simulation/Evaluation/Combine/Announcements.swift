/// `PassthroughSubject`, `CurrentValueSubject`.
final class Subject {
  /// Nil for a subject that keeps no value.
  private(set) var current: Value?
  private var subscribers: [(number: Int, subscriber: Subscriber)] = []
  private var count = 0
  private var ending: PublisherEnding?

  init(_ current: Value?) { self.current = current }

  func subscribe(_ subscriber: Subscriber) throws -> Subscription {
    count += 1
    let number = count
    if ending == nil { subscribers.append((number, subscriber)) }
    if let ending {
      try subscriber.finish(ending)
    } else if let current {
      try subscriber.receive(current)
    }
    return Subscription { [weak self] in self?.subscribers.removeAll { $0.number == number } }
  }

  func send(_ value: Value) throws {
    guard ending == nil else { return }
    if current != nil { current = value }
    for (_, subscriber) in subscribers { try subscriber.receive(value) }
  }

  func finish(_ ending: PublisherEnding) throws {
    guard self.ending == nil else { return }
    self.ending = ending
    let told = subscribers
    subscribers = []
    for (_, subscriber) in told { try subscriber.finish(ending) }
  }
}

/// Who wants to hear of published properties and of notifications.
final class Announcements {
  private var entries: [(number: Int, origin: PublisherOrigin, subscriber: Subscriber)] = []
  private var kept: [Subscription] = []
  private var count = 0
  /// The property that a value was announced for, and what it held before (O12).
  private(set) var previous: (object: ObjectValue, name: String, value: Value)?

  func subscribe(_ subscriber: Subscriber, to origin: PublisherOrigin) -> Subscription {
    count += 1
    let number = count
    entries.append((number, origin, subscriber))
    return Subscription { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  /// A subscription that ends with its publisher only.
  func keep(_ subscription: Subscription) { kept.append(subscription) }

  func announce(_ origin: PublisherOrigin, _ value: Value, isDeferred: Bool) throws {
    for entry in entries where entry.origin == origin {
      if entry.subscriber.isDeferred == isDeferred { try entry.subscriber.receive(value) }
    }
  }

  /// A published property gets another value.
  func announce(
    _ name: String, of object: ObjectValue, old: Value, new: Value, isDeferred: Bool
  ) throws {
    guard !entries.isEmpty else { return }
    let outer = previous
    previous = (object, name, old)
    defer { previous = outer }
    try announce(.object(object), .void, isDeferred: isDeferred)
    try announce(.published(object, name), new, isDeferred: isDeferred)
  }
}
