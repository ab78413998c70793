/// `PassthroughSubject`, `CurrentValueSubject`.
final class Subject {
  /// Nil for a subject that keeps no value.
  private(set) var current: Value?
  private var subscribers = SubscriberList<Topic>()
  private var ending: PublisherEnding?

  private enum Topic { case values }

  init(_ current: Value?) { self.current = current }

  func subscribe(_ subscriber: Subscriber) throws -> Subscription {
    if let ending {
      try subscriber.finish(ending)
      return Subscription()
    }
    let number = subscribers.add(subscriber, hearing: .values)
    if let current { try subscriber.receive(current) }
    return Subscription { [weak self] in
      let gone = self?.subscribers.take(number)
      withExtendedLifetime(gone) {}
    }
  }

  func send(_ value: Value) throws {
    guard ending == nil else { return }
    if current != nil { current = value }
    for number in subscribers.numbers(hearing: .values) {
      try subscribers.subscriber(number)?.receive(value)
    }
  }

  func finish(_ ending: PublisherEnding) throws {
    guard self.ending == nil else { return }
    self.ending = ending
    for number in subscribers.numbers(hearing: .values) {
      try subscribers.take(number)?.finish(ending)
    }
  }
}
