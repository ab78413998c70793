/// `NotificationCenter.default`.
final class NotificationCenterValue: NativeObject {
  var text: String { "NotificationCenter" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) throws -> Value? {
    guard let first = arguments.first else { return nil }
    switch (name, first.label) {
    case ("post", "name"):
      let notification = NotificationValue(
        name: key(first.value, in: interpreter),
        object: arguments.first { $0.label == "object" }?.value,
        userInfo: arguments.first { $0.label == "userInfo" }?.value)
      try post(notification, in: interpreter)
    case ("post", nil):
      guard case .native(let notification as NotificationValue) = first.value else { return nil }
      try post(notification, in: interpreter)
    case ("publisher", "for"): return .native(publisher(first.value, in: interpreter))
    case ("notifications", "named"):
      return try publisher(first.value, in: interpreter).property(
        "values", in: interpreter, at: place)
    case ("addObserver", "forName"):
      guard let action = arguments.operation else { return nil }
      let subscriber = Subscriber(place: place) { [unowned interpreter] value in
        _ = try interpreter.call(action, [CallArgument(label: nil, value: value)], at: place)
      }
      let subscription = try publisher(first.value, in: interpreter).subscribe(
        subscriber, in: interpreter)
      return .native(ObserverToken(subscription))
    case ("removeObserver", _):
      if case .native(let token as ObserverToken) = interpreter.unwrapped(first.value) {
        token.subscription.cancel()
      }
    default: return nil
    }
    return .void
  }

  private func post(_ notification: NotificationValue, in interpreter: Interpreter) throws {
    for isDeferred in [false, true] {
      try interpreter.announcements.announce(
        .notification(notification.name), .native(notification), isDeferred: isDeferred)
    }
  }

  private func publisher(_ name: Value, in interpreter: Interpreter) -> PublisherValue {
    let origin = PublisherOrigin.notification(key(name, in: interpreter))
    return PublisherValue("notification \(name.text)", origin: origin) { subscriber, interpreter in
      interpreter.announcements.subscribe(subscriber, to: origin)
    }
  }

  /// Names that the program declares are values; those of the system are known by their spelling.
  private func key(_ name: Value, in interpreter: Interpreter) -> Value {
    interpreter.coerce(name, to: TypeReference("Notification.Name"), in: interpreter.globals)
  }
}

/// What `addObserver` returns. Whoever drops it goes on hearing.
final class ObserverToken: NativeObject {
  let subscription: Subscription

  init(_ subscription: Subscription) { self.subscription = subscription }

  var text: String { "NSObjectProtocol" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
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

  func property(_ property: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    switch property {
    case "name": name
    case "object": .optional(object.map(interpreter.unwrapped))
    case "userInfo": .optional(userInfo.map(interpreter.unwrapped))
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) -> Value? { nil }
}
