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
