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
  private var entries: [(number: Int, announcement: Announcement, subscriber: Subscriber)] = []
  private var kept: [Subscription] = []
  private var count = 0
  /// The property that a value was announced for, and what it held before (O12).
  private(set) var previous: (object: ObjectValue, name: String, value: Value)?

  func subscribe(_ subscriber: Subscriber, to announcement: Announcement) -> Subscription {
    count += 1
    let number = count
    entries.append((number, announcement, subscriber))
    return Subscription { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  /// A subscription that ends with its publisher only.
  func keep(_ subscription: Subscription) { kept.append(subscription) }

  func announce(_ announcement: Announcement, _ value: Value, isDeferred: Bool) throws {
    for entry in entries where entry.announcement == announcement {
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
    let announced = WeakReference(object)
    try announce(.object(announced), .void, isDeferred: isDeferred)
    try announce(.published(announced, name), new, isDeferred: isDeferred)
  }
}
