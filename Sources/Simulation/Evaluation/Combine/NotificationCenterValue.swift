/// `NotificationCenter.default`.
final class NotificationCenterValue: NativeObject {
  var text: String { "NotificationCenter" }
  var extendedType: String? { text }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard let first = arguments.first else { return nil }
    switch (name, first.label) {
    case ("post", "name"):
      let notification = NotificationValue(
        name: key(first.value, in: evaluator),
        object: arguments.first { $0.label == "object" }?.value,
        userInfo: arguments.first { $0.label == "userInfo" }?.value)
      try post(notification, in: evaluator)
    case ("post", nil):
      guard case .native(let notification as NotificationValue) = first.value else { return nil }
      try post(notification, in: evaluator)
    case ("publisher", "for"): return .native(publisher(first.value, in: evaluator))
    case ("notifications", "named"):
      return try publisher(first.value, in: evaluator).property(
        "values", in: evaluator, at: place)
    case ("addObserver", "forName"):
      guard let action = arguments.operation else { return nil }
      let subscriber = Subscriber(place: place) { [unowned evaluator] value in
        _ = try evaluator.call(action, [CallArgument(label: nil, value: value)], at: place)
      }
      let subscription = try publisher(first.value, in: evaluator).subscribe(
        subscriber, in: evaluator)
      return .native(ObserverToken(subscription))
    case ("removeObserver", _):
      if case .native(let token as ObserverToken) = evaluator.unwrapped(first.value) {
        token.subscription.cancel()
      }
    default: return nil
    }
    return .void
  }

  private func post(_ notification: NotificationValue, in evaluator: Evaluator) throws {
    try evaluator.announcements.announce(.notification(notification.name), .native(notification))
  }

  private func publisher(_ name: Value, in evaluator: Evaluator) -> PublisherValue {
    let announcement = Announcement.notification(key(name, in: evaluator))
    return PublisherValue("notification \(name.text)", origin: .announced(announcement)) {
      subscriber, evaluator in
      evaluator.announcements.subscribe(subscriber, to: announcement)
    }
  }

  /// Names that the program declares are values; those of the system are known by their spelling.
  private func key(_ name: Value, in evaluator: Evaluator) -> Value {
    evaluator.coerce(name, to: TypeReference("Notification.Name"), in: evaluator.globals)
  }
}

/// What `addObserver` returns. Whoever drops it goes on hearing.
final class ObserverToken: NativeObject {
  let subscription: Subscription

  init(_ subscription: Subscription) { self.subscription = subscription }

  var text: String { "NSObjectProtocol" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}

/// What is posted.
final class NotificationValue: NativeObject {
  let name: Value
  private let object: Value?
  private let userInfo: Value?

  init(name: Value, object: Value?, userInfo: Value?) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  var text: String { "Notification(\(name.text))" }

  func property(_ property: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    switch property {
    case "name": name
    case "object": .optional(object.map(evaluator.unwrapped))
    case "userInfo": .optional(userInfo.map(evaluator.unwrapped))
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}
