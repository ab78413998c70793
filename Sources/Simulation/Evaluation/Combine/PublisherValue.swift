/// A publisher of Combine: where its values come from, and what is done to them on the way.
final class PublisherValue: NativeObject {
  /// As the story names its origin: `$volume`, `PassthroughSubject<Int, Never>`.
  let text: String
  let origin: PublisherOrigin
  /// What was made of the origin, from the inside out: `debounce`, `map`.
  let operators: [String]
  private let attach: (Subscriber, Evaluator) throws -> Subscription

  init(
    _ text: String, origin: PublisherOrigin, operators: [String] = [],
    attach: @escaping (Subscriber, Evaluator) throws -> Subscription
  ) {
    self.text = text
    self.origin = origin
    self.operators = operators
    self.attach = attach
  }

  func subscribe(_ subscriber: Subscriber, in evaluator: Evaluator) throws -> Subscription {
    try attach(subscriber, evaluator)
  }

  /// Whether whoever subscribed to the one need not subscribe to the other.
  func isSame(as other: PublisherValue) -> Bool {
    self === other || (origin == other.origin && operators == other.operators)
  }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    switch (name, origin) {
    case ("values", _): return .native(try values(in: evaluator, at: place))
    case ("value", .subject(let subject)): return subject.current
    default: return nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch (name, origin) {
    case ("send", .subject(let subject)) where operators.isEmpty:
      if arguments.first?.label == "completion" {
        try subject.finish()
      } else {
        try subject.send(arguments.first?.value ?? .void)
      }
      return .void
    case ("send", .object(let object)):
      try evaluator.sendWillChange(of: object, at: place)
      return .void
    case ("sink", _): return try sink(arguments, in: evaluator, at: place)
    case ("assign", _): return try assign(arguments, in: evaluator, at: place)
    case ("connect", _): return .native(CancellableValue(Subscription {}))
    default:
      return PublisherOperator.apply(name, to: self, arguments, at: place).map { .native($0) }
    }
  }

  // MARK: Subscribers of the program

  private func sink(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    let functions = arguments.compactMap { argument -> (label: String?, value: FunctionValue)? in
      if case .function(let function) = argument.value { (argument.label, function) } else { nil }
    }
    let receive = functions.first { $0.label == "receiveValue" } ?? functions.last
    let complete = functions.first { $0.label == "receiveCompletion" && functions.count > 1 }
    let subscriber = Subscriber(place: place) { [unowned evaluator] value in
      guard let function = receive?.value else { return }
      _ = try evaluator.call(function, [CallArgument(label: nil, value: value)], at: place)
    } finish: { [unowned evaluator] in
      guard let function = complete?.value else { return }
      let finished = Value.opaque(OpaqueValue(name: ".finished", place: place))
      _ = try evaluator.call(function, [CallArgument(label: nil, value: finished)], at: place)
    }
    return .native(CancellableValue(try subscribe(subscriber, in: evaluator)))
  }

  /// `assign(to: \.name, on: object)`, `assign(to: &$name)`.
  private func assign(
    _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    if case .native(let target as PublisherValue)? = arguments.first?.value,
      case .published(let object, let name) = target.origin
    {
      let subscriber = Subscriber(place: place) { [unowned evaluator] value in
        try evaluator.set(name, of: object, to: value, at: place)
      }
      evaluator.announcements.keep(try subscribe(subscriber, in: evaluator))
      return .void
    }
    guard arguments.count == 2, case .keyPath(let path) = arguments[0].value,
      case .object = arguments[1].value
    else { return nil }
    let subscriber = Subscriber(place: place) { [unowned evaluator] value in
      var root = arguments[1].value
      try evaluator.replace(&root, along: path.components[...], with: value, at: place)
    }
    return .native(CancellableValue(try subscribe(subscriber, in: evaluator)))
  }

  /// `for await value in publisher.values`.
  private func values(in evaluator: Evaluator, at place: SourcePlace) throws
    -> AsyncSequenceValue
  {
    let buffer = AsyncBuffer()
    let subscriber = Subscriber(place: place) {
      buffer.append($0)
    } finish: {
      try buffer.finish()
    }
    let subscription = try subscribe(subscriber, in: evaluator)
    buffer.onTermination = { _ in subscription.cancel() }
    return AsyncSequenceValue("AsyncPublisher") { try buffer.next(in: $0) }
  }
}

/// Where the values of a publisher come from.
enum PublisherOrigin: Equatable {
  /// `$name` of an object.
  case published(ObjectValue, String)
  /// `objectWillChange`.
  case object(ObjectValue)
  case subject(Subject)
  case notification(Value)
  /// Values that are known beforehand.
  case values([Value])
  /// A timer: each is an origin of its own.
  case other(Int)

  static func == (left: PublisherOrigin, right: PublisherOrigin) -> Bool {
    switch (left, right) {
    case (.published(let a, let x), .published(let b, let y)): a === b && x == y
    case (.object(let a), .object(let b)): a === b
    case (.subject(let a), .subject(let b)): a === b
    case (.notification(let a), .notification(let b)): a == b
    case (.values(let a), .values(let b)): a == b
    case (.other(let a), .other(let b)): a == b
    default: false
    }
  }
}

/// Who gets the values.
struct Subscriber {
  let place: SourcePlace
  /// A view's `onReceive`: it hears of a change after the event has told of it, and acts in the next
  /// pass.
  var isDeferred = false
  let receive: (Value) throws -> Void
  let finish: () throws -> Void

  init(
    place: SourcePlace, isDeferred: Bool = false, receive: @escaping (Value) throws -> Void,
    finish: @escaping () throws -> Void = {}
  ) {
    self.place = place
    self.isDeferred = isDeferred
    self.receive = receive
    self.finish = finish
  }

  /// The same subscriber behind something that is done to each value.
  func preceded(by receive: @escaping (Value) throws -> Void) -> Subscriber {
    Subscriber(place: place, isDeferred: isDeferred, receive: receive, finish: finish)
  }
}

final class Subscription {
  private var ending: (() -> Void)?

  init(_ ending: @escaping () -> Void) { self.ending = ending }

  func cancel() {
    ending?()
    ending = nil
  }
}

/// `AnyCancellable`: whoever drops it ends the subscription.
final class CancellableValue: NativeObject {
  private let subscription: Subscription

  init(_ subscription: Subscription) { self.subscription = subscription }

  deinit { subscription.cancel() }

  var text: String { "AnyCancellable" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? {
    guard name == "cancel" else { return nil }
    subscription.cancel()
    return .void
  }
}

/// `PassthroughSubject`, `CurrentValueSubject`.
final class Subject {
  /// Nil for a subject that keeps no value.
  private(set) var current: Value?
  private var subscribers: [(number: Int, subscriber: Subscriber)] = []
  private var count = 0
  private var isFinished = false

  init(_ current: Value?) { self.current = current }

  func subscribe(_ subscriber: Subscriber) throws -> Subscription {
    count += 1
    let number = count
    if !isFinished { subscribers.append((number, subscriber)) }
    if let current { try subscriber.receive(current) }
    if isFinished { try subscriber.finish() }
    return Subscription { [weak self] in self?.subscribers.removeAll { $0.number == number } }
  }

  func send(_ value: Value) throws {
    guard !isFinished else { return }
    if current != nil { current = value }
    for (_, subscriber) in subscribers { try subscriber.receive(value) }
  }

  func finish() throws {
    isFinished = true
    let told = subscribers
    subscribers = []
    for (_, subscriber) in told { try subscriber.finish() }
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
