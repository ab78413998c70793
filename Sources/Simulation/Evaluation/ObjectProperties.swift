/// Writing properties of objects: observers, publishers, observation.
extension Evaluator {
  func set(
    _ name: String, of object: ObjectValue, to value: Value, at place: SourcePlace,
    inPlace: Bool = false
  ) throws {
    guard let index = object.type.storedIndex[name] else {
      var owner = Value.object(object)
      if let index = dynamicIndex(name, of: owner) {
        return try setElement(of: &owner, [index], ["dynamicMember"], to: value, at: place)
      }
      return try setComputed(name, of: &owner, to: value, at: place)
    }
    let property = object.type.stored[index]
    if case .wrapper(let wrapper) = object.fields[index] {
      return try set(wrapper, index, of: object, to: value, at: place)
    }
    if customWrapper(of: property) != nil {
      var owner = Value.object(object)
      return try observing(
        property, of: &owner, value, at: place,
        reading: {
          try enclosed(property, in: object, at: place)
            ?? self.property("wrappedValue", of: object.fields[index], at: place) ?? .void
        }
      ) { _ in
        if try setEnclosed(property, in: object, to: value, at: place) { return }
        // What the wrapper does may look at the object.
        var wrapper = object.fields[index]
        try set("wrappedValue", of: &wrapper, to: value, at: place)
        object.fields[index] = wrapper
      }
    }
    let value = coerce(value, to: property, of: object.type)
    if initializes(property, of: object) || isObserving(property, object) {
      object.fields[index] = kept(value, property)
      object.doubts[index] = questions.kept
      return
    }
    try setAndTell(property, index, of: object, to: value, at: place, inPlace: inPlace)
  }

  /// Sets a property that a wrapper of the library stands before.
  private func set(
    _ wrapper: WrapperValue, _ index: Int, of object: ObjectValue, to value: Value,
    at place: SourcePlace
  ) throws {
    var owner = Value.object(object)
    try observing(object.type.stored[index], wrapper, of: &owner, value, at: place) { _ in
      var wrapper = wrapper
      try set(&wrapper, to: value, at: place)
      object.fields[index] = .wrapper(wrapper)
    }
    // Of SwiftUI's own wrappers only that of the user's defaults tells the object around it; a
    // binding tells who owns what it leads to.
    let tells = [.appStorage, .unknown].contains(wrapper.kind)
    if tells, program.conforms(object.type, to: .observableObject), !object.isInitializing {
      try sendWillChange(of: object, at: place)
    }
  }

  /// Whether a class's own initialiser gives a property its value, of which nobody is told.
  private func initializes(_ property: PropertyDeclaration, of object: ObjectValue) -> Bool {
    guard object.isInitializing else { return false }
    return object.initializer.map { declares(property, $0) } ?? true
      || property.willSet == nil && property.didSet == nil
        && object.type.addedObservers[property.name] == nil
  }

  /// Sets a property, and tells its observers, the publisher and those who track it, each in time.
  private func setAndTell(
    _ property: PropertyDeclaration, _ index: Int, of object: ObjectValue, to value: Value,
    at place: SourcePlace, inPlace: Bool
  ) throws {
    let name = property.name
    let old = object.fields[index]
    var owner = Value.object(object)
    try runWillSet(of: property, &owner, with: value, at: place)
    if property.isPublished { try announcements.announce(name, of: object, new: value) }
    let isDropped = try isUnnoticed(property, of: object, old, value, inPlace: inPlace)
    if !isDropped { try tellTrackings(of: object, name, at: place) }
    object.fields[index] = kept(value, property)
    observer?.didWrite(
      object, property, old: old, new: value, isDropped: isDropped, at: place)
    object.doubts[index] = questions.kept
    try runDidSet(of: property, &owner, with: old, at: place)
  }

  /// Whether a class itself, and no superclass of it, declares a stored property.
  private func declares(_ property: PropertyDeclaration, _ type: TypeInfo) -> Bool {
    guard type.stored.contains(where: { $0 === property }) else { return false }
    return !program.lookupOrder(type).dropFirst().contains {
      $0.kind == .classType && $0.stored.contains { $0 === property }
    }
  }

  /// `super.name = value`: the superclass's accessors, or the storage that they hide.
  func set(super name: String, to value: Value, in scope: Scope, at place: SourcePlace) throws {
    guard let parent = superclass(in: scope), var owner = scope.selfVariable?.value,
      case .object(let object) = owner
    else { return }
    if let index = parent.storedIndex[name] {
      let property = parent.stored[index]
      let old = object.fields[index]
      try runObserver(property.willSet, of: property, &owner, with: value, at: place)
      object.fields[index] = kept(coerce(value, to: property.type, in: globals), property)
      try runObserver(property.didSet, of: property, &owner, with: old, at: place)
      return
    }
    guard let found = computedProperty(name, of: parent), let setter = found.property.setter else {
      return
    }
    let inner = Scope(selfVariable: Variable(owner), selfType: object.type, result: nil)
    inner.declaringType = found.type
    inner.declare(setter.parameter, Variable(coerce(value, to: found.property.type, in: globals)))
    _ = try nested(at: place) { try run(setter.body, in: inner) }
  }

  /// B10: the generated setter of an observable class does not notify of an equal value, if the
  /// type can be compared. Changing in place always notifies (B10b), and so does `@Published` (O3).
  private func isUnnoticed(
    _ property: PropertyDeclaration, of object: ObjectValue, _ old: Value, _ new: Value,
    inPlace: Bool
  ) throws -> Bool {
    guard object.type.observes(property.name), !inPlace,
      isComparable(property, of: object.type, holding: new)
    else { return false }
    return try equal(old, new)
  }
}
