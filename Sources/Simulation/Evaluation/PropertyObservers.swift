/// `willSet` and `didSet`, and when they stay silent.
extension Evaluator {
  /// A write to a wrapped property by its name, with what observes it: a write through the projected
  /// binding goes past both.
  func observing(
    _ property: PropertyDeclaration, _ wrapper: WrapperValue, of owner: inout Value,
    _ value: Value, at place: SourcePlace, _ write: (inout Value) throws -> Void
  ) throws {
    try observing(
      property, of: &owner, value, at: place, reading: { try read(wrapper, at: place) }, write)
  }

  /// A write to a property before which any wrapper stands. What an observer sets is written through
  /// the wrapper again, and calls the observers again.
  func observing(
    _ property: PropertyDeclaration, of owner: inout Value, _ value: Value, at place: SourcePlace,
    reading read: () throws -> Value, _ write: (inout Value) throws -> Void
  ) throws {
    let type = declaredType(of: owner)
    let object: ObjectValue? = if case .object(let object) = owner { object } else { nil }
    let observers = observers(of: property, in: owner)
    let isSilent = observers.allSatisfy { $0.willSet == nil && $0.didSet == nil }
    let isInitializing = object?.isInitializing ?? (initializing.last === type)
    guard !isSilent, !isInitializing else { return try write(&owner) }
    let hasDidSet = observers.contains { $0.didSet != nil }
    let old = hasDidSet ? try read() : .void
    try runWillSet(of: property, &owner, with: value, at: place)
    try write(&owner)
    try runDidSet(of: property, &owner, with: old, at: place)
  }

  /// A property with what subclasses add to it, outermost first: what a subclass adds stands around
  /// what the class itself does.
  private func observers(of property: PropertyDeclaration, in owner: Value) -> [PropertyDeclaration]
  {
    guard case .object(let object) = owner else { return [property] }
    return (object.type.addedObservers[property.name] ?? []) + [property]
  }

  func runWillSet(
    of property: PropertyDeclaration, _ owner: inout Value, with value: Value,
    at place: SourcePlace
  ) throws {
    for observed in observers(of: property, in: owner) {
      try runObserver(observed.willSet, of: property, &owner, with: value, at: place)
    }
  }

  func runDidSet(
    of property: PropertyDeclaration, _ owner: inout Value, with old: Value, at place: SourcePlace
  ) throws {
    for observed in observers(of: property, in: owner).reversed() {
      try runObserver(observed.didSet, of: property, &owner, with: old, at: place)
    }
  }

  /// Whether an observer of the property runs: what it sets does not call it again, because that is
  /// stored without an accessor. Where a wrapper or a macro has accessors of its own, these are
  /// called, and so is the observer.
  func isObserving(_ property: PropertyDeclaration, _ object: ObjectValue?) -> Bool {
    guard observing.contains(where: { $0.property === property && $0.object === object }) else {
      return false
    }
    let isTracked =
      object?.type.observes(property.name) == true
      && property.attribute("ObservationIgnored") == nil
    return !property.isPublished && !isTracked
  }

  func runObserver(
    _ observer: (parameter: String, body: [Statement])?, of property: PropertyDeclaration,
    _ owner: inout Value, with other: Value, at place: SourcePlace
  ) throws {
    guard let observer else { return }
    let object: ObjectValue? = if case .object(let object) = owner { object } else { nil }
    observing.append(ObservedProperty(property: property, object: object))
    defer { observing.removeLast() }
    let variable = Variable(owner, isMutable: true)
    let scope = Scope(selfVariable: variable, selfType: declaredType(of: owner), result: nil)
    scope.declare(observer.parameter, Variable(other))
    _ = try nested(at: place) { try run(observer.body, in: scope) }
    owner = variable.value ?? owner
  }
}
