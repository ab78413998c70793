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
    case "Just": return publisher(name, of: [first ?? .void])
    case "Empty": return publisher(name, of: [])
    case "Timer.publish": return timer(evaluated, at: place)
    case "Publishers.CombineLatest", "Publishers.Merge", "Publishers.Zip":
      return combination(name, evaluated, at: place)
    default: return nil
    }
  }

  private static let publishers: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "Just", "Empty", "Timer.publish",
    "Publishers.CombineLatest", "Publishers.Merge", "Publishers.Zip",
  ]

  private func subject(_ name: String, _ value: Value?) -> Value {
    let subject = Subject(value)
    return .native(
      PublisherValue(name, origin: .subject(subject)) { subscriber, _ in
        try subject.subscribe(subscriber)
      })
  }

  private func publisher(_ name: String, of values: [Value]) -> Value {
    .native(
      PublisherValue(name, origin: .values(values)) { subscriber, _ in
        for value in values { try subscriber.receive(value) }
        try subscriber.finish()
        return Subscription {}
      })
  }

  private func timer(_ arguments: [CallArgument], at place: SourcePlace) -> Value? {
    guard let every = arguments.first(where: { $0.label == "every" })?.value,
      let interval = duration(every)
    else { return nil }
    return .native(
      PublisherValue("Timer.publish", origin: .other(nextNumber())) { subscriber, evaluator in
        let task = try evaluator.startTimer(every: interval, at: subscriber.place) {
          [unowned evaluator] in try subscriber.receive(evaluator.surroundings.now().value)
        }
        return Subscription { [weak evaluator] in evaluator?.scheduler.stop(task) }
      })
  }

  private func combination(_ name: String, _ arguments: [CallArgument], at place: SourcePlace)
    -> Value?
  {
    let publishers = arguments.compactMap { argument -> PublisherValue? in
      if case .native(let publisher as PublisherValue) = argument.value { publisher } else { nil }
    }
    guard publishers.count > 1 else { return nil }
    let names = ["Publishers.Merge": "merge", "Publishers.Zip": "zip"]
    return .native(
      PublisherOperator.combined(names[name] ?? "combineLatest", publishers, [], at: place))
  }

  // MARK: Publishers of objects

  /// `$name` of an object whose property is published.
  func publisher(of property: PropertyDeclaration, in object: ObjectValue) -> Value {
    let origin = PublisherOrigin.published(object, property.name)
    return .native(
      PublisherValue("$" + property.name, origin: origin) { subscriber, evaluator in
        let subscription = evaluator.announcements.subscribe(subscriber, to: origin)
        if let index = object.type.storedIndex[property.name] {
          try subscriber.receive(object.fields[index])
        }
        return subscription
      })
  }

  /// `objectWillChange`.
  func publisher(of object: ObjectValue) -> Value {
    .native(
      PublisherValue("objectWillChange", origin: .object(object)) { subscriber, evaluator in
        evaluator.announcements.subscribe(subscriber, to: .object(object))
      })
  }

  func sendWillChange(of object: ObjectValue, at place: SourcePlace) throws {
    observer?.willChange(object, at: place)
    for isDeferred in [false, true] {
      try announcements.announce(.object(object), .void, isDeferred: isDeferred)
    }
  }

  // MARK: Keeping subscriptions

  /// `cancellable.store(in: &cancellables)`; nil for any other call.
  func store(
    _ value: Value, _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard name == "store", case .native(let object) = value, object is CancellableValue,
      case .reference(let target)? = arguments.first?.value.kind
    else { return nil }
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
