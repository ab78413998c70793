/// Making publishers.
extension Evaluator {
  /// `PassthroughSubject<Int, Never>()`, `Just(1)`, `Timer.publish(every: 1, …)`; nil for any other
  /// name.
  func constructPublisher(
    _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard Self.publishers.contains(name), program.type(named: name, in: scope.selfType) == nil
    else { return nil }
    let evaluated = try evaluate(arguments, in: scope)
    let first = evaluated.first?.value
    switch name {
    case "PassthroughSubject": return subject(name, nil)
    case "CurrentValueSubject": return subject(name, first ?? .void)
    case "Just": return .native(PublisherValue.of([first ?? .void], named: name))
    case "Empty": return .native(PublisherValue.of([], named: name))
    case "Fail":
      return .native(PublisherValue.of([], named: name, ending: .failed(first ?? .void)))
    case "Future": return try evaluated.operation.map { try future($0, at: place) }
    case "Deferred": return evaluated.operation.map { deferred($0, at: place) }
    case "AnyPublisher": return first
    case "AnyCancellable": return evaluated.operation.map { cancellable($0, at: place) } ?? first
    case "Timer.publish": return timer(evaluated, at: place)
    default: return combination(name, evaluated, at: place)
    }
  }

  private static let publishers: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "Just", "Empty", "Fail", "Future", "Deferred",
    "AnyPublisher", "AnyCancellable", "Timer.publish", "Publishers.CombineLatest",
    "Publishers.CombineLatest3", "Publishers.CombineLatest4", "Publishers.Merge",
    "Publishers.Merge3", "Publishers.Merge4", "Publishers.MergeMany", "Publishers.Zip",
    "Publishers.Zip3", "Publishers.Zip4",
  ]

  private func subject(_ name: String, _ value: Value?) -> Value {
    let subject = Subject(value)
    return .native(
      PublisherValue(name, origin: .subject(subject)) { subscriber, _ in
        try subject.subscribe(subscriber)
      })
  }

  private func timer(_ arguments: [CallArgument], at place: SourcePlace) -> Value? {
    guard let every = arguments.first(where: { $0.label == "every" })?.value,
      let interval = duration(every)
    else { return nil }
    let ticks = TimerTicks(every: interval)
    return .native(
      PublisherValue("Timer.publish", origin: .timer(ticks)) { try ticks.subscribe($0, in: $1) })
  }

  private func combination(_ name: String, _ arguments: [CallArgument], at place: SourcePlace)
    -> Value?
  {
    var given = arguments.map(\.value)
    if case .array(let many)? = given.first { given = many }
    let publishers = given.compactMap { value -> PublisherValue? in
      if case .native(let publisher as PublisherValue) = value { publisher } else { nil }
    }
    guard publishers.count > 1 else { return given.first }
    let names = ["Publishers.Merge": "merge", "Publishers.Zip": "zip"]
    let known = names.first { name.hasPrefix($0.key) }?.value ?? "combineLatest"
    return .native(PublisherOperator.combined(known, publishers, [], at: place))
  }

  // MARK: Publishers of objects

  /// `$name` of an object whose property is published.
  func publisher(of property: PropertyDeclaration, in object: ObjectValue) -> Value {
    let announcement = Announcement.published(WeakReference(object), property.name)
    return .native(
      PublisherValue("$" + property.name, origin: .announced(announcement)) {
        [weak object] subscriber, evaluator in
        let subscription = evaluator.announcements.subscribe(subscriber, to: announcement)
        if let object, let index = object.type.storedIndex[property.name] {
          try subscriber.receive(object.fields[index])
        }
        return subscription
      })
  }

  /// `objectWillChange`.
  func publisher(of object: ObjectValue) -> Value {
    let announcement = Announcement.object(WeakReference(object))
    return .native(
      PublisherValue("objectWillChange", origin: .announced(announcement)) {
        subscriber, evaluator in
        evaluator.announcements.subscribe(subscriber, to: announcement)
      })
  }

  func sendWillChange(of object: ObjectValue, at place: SourcePlace) throws {
    observer?.willChange(object, at: place)
    try announcements.announce(.object(WeakReference(object)), .void)
  }

  // MARK: Keeping subscriptions

  /// `cancellable.store(in: &cancellables)`; nil for any other call.
  func store(
    _ value: Value, _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard name == "store", case .native(let cancellable as CancellableValue) = value,
      case .reference(let target)? = arguments.first?.value.kind
    else { return nil }
    let value = Value.native(cancellable.held)
    try modify(target, in: scope) { kept in
      switch kept {
      case .set(let others): kept = .set(others + [value])
      case .array(let others): kept = .array(others + [value])
      default: kept = .set([value])
      }
    }
    return .void
  }
}
