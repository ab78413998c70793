/// What everybody is told who listens to it. Who listens to an object does not hold it.
enum Announcement: Equatable {
  /// `$name` of an object.
  case published(WeakReference, String)
  /// `objectWillChange`.
  case object(WeakReference)
  case notification(Value)

  static func == (left: Announcement, right: Announcement) -> Bool {
    switch (left, right) {
    case (.published(let a, let x), .published(let b, let y)): a.isTheSame(as: b) && x == y
    case (.object(let a), .object(let b)): a.isTheSame(as: b)
    case (.notification(let a), .notification(let b)): a == b
    default: false
    }
  }
}

extension WeakReference {
  fileprivate func isTheSame(as other: WeakReference) -> Bool {
    object != nil && object === other.object
  }
}

/// Who wants to hear of published properties and of notifications.
final class Announcements {
  private var listeners = SubscriberList<Announcement>()
  private var kept: [Subscription] = []

  func subscribe(_ subscriber: Subscriber, to announcement: Announcement) -> Subscription {
    let number = listeners.add(subscriber, hearing: announcement)
    return Subscription { [weak self] in
      let gone = self?.listeners.take(number)
      withExtendedLifetime(gone) {}
    }
  }

  /// A subscription that ends with its publisher only.
  func keep(_ subscription: Subscription) { kept.append(subscription) }

  func announce(_ announcement: Announcement, _ value: Value) throws {
    for number in listeners.numbers(hearing: announcement) {
      try listeners.subscriber(number)?.receive(value)
    }
  }

  /// A published property gets another value.
  func announce(_ name: String, of object: ObjectValue, new: Value) throws {
    guard !listeners.isEmpty else { return }
    let announced = WeakReference(object)
    try announce(.object(announced), .void)
    try announce(.published(announced, name), new)
  }
}
