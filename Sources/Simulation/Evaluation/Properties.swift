/// A property whose observer runs: of an object, or of any value of a struct.
struct ObservedProperty {
  let property: PropertyDeclaration
  let object: ObjectValue?
}

/// Writing properties of structs and objects: observers, wrappers, observation.
extension Interpreter {
  /// Sets a property of a value in place.
  func set(_ name: String, of owner: inout Value, to value: Value, at place: SourcePlace) throws {
    switch owner {
    case .structure(var structure):
      guard let index = structure.type.storedIndex[name] else {
        if let index = dynamicIndex(name, of: owner) {
          return try setElement(of: &owner, [index], ["dynamicMember"], to: value, at: place)
        }
        return try setComputed(name, of: &owner, to: value, at: place)
      }
      let property = structure.type.stored[index]
      if case .wrapper(let wrapper) = structure.fields[index] {
        return try observing(property, wrapper, of: &owner, value, at: place) {
          var wrapper = wrapper
          try set(&wrapper, to: value, at: place)
          guard case .structure(var structure) = $0 else { return }
          structure.fields[index] = .wrapper(wrapper)
          $0 = .structure(structure)
        }
      }
      if customWrapper(of: property) != nil {
        if case .void = structure.fields[index] {
          guard let wrapper = customWrapper(of: property) else { return }
          structure.fields[index] = try make(
            wrapper, for: property, value: value, of: structure.type)
        } else {
          try set("wrappedValue", of: &structure.fields[index], to: value, at: place)
        }
        owner = .structure(structure)
        return
      }
      let old = structure.fields[index]
      let value = coerce(value, to: property, of: structure.type)
      let isObserved =
        (property.willSet != nil || property.didSet != nil)
        && initializing.last !== structure.type && !isObserving(property, nil)
      if isObserved {
        try runObserver(property.willSet, of: property, &owner, with: value, at: place)
        if case .structure(let changed) = owner { structure = changed }
      }
      owner = .void
      structure.fields[index] = kept(value, property)
      owner = .structure(structure)
      if isObserved {
        try runObserver(property.didSet, of: property, &owner, with: old, at: place)
      }
    case .object(let object): try set(name, of: object, to: value, at: place)
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      if let index, elements.indices.contains(index) { elements[index].value = value }
      owner = .tuple(elements)
    case .binding(let binding) where name == "wrappedValue":
      try write(value, through: binding, at: place)
    case .binding(let binding):
      try write(
        value,
        through: BindingValue(location: binding.location, path: binding.path + [.property(name)]),
        at: place)
    case .optional(let wrapped?):
      var inner = wrapped
      try set(name, of: &inner, to: value, at: place)
      owner = .optional(inner)
    default: try setComputed(name, of: &owner, to: value, at: place)
    }
  }

  private func setComputed(
    _ name: String, of owner: inout Value, to value: Value, at place: SourcePlace
  ) throws {
    if name.hasPrefix("_"), case .structure(var structure) = owner,
      let index = structure.type.storedIndex[String(name.dropFirst())],
      customWrapper(of: structure.type.stored[index]) != nil
    {
      structure.fields[index] = value
      owner = .structure(structure)
      return
    }
    // `_text = text` in the initialiser of a class.
    if name.hasPrefix("_"), case .object(let object) = owner,
      let index = object.type.storedIndex[String(name.dropFirst())]
    {
      if case .wrapper(var wrapper) = object.fields[index] {
        if case .wrapper(let given) = value {
          wrapper.stored = given.stored
        } else {
          wrapper.stored = value
        }
        object.fields[index] = .wrapper(wrapper)
        return
      }
      if customWrapper(of: object.type.stored[index]) != nil {
        object.fields[index] = value
        return
      }
    }
    // `_n = State(initialValue: x)` in an initialiser.
    if name.hasPrefix("_"), case .structure(var structure) = owner,
      let index = structure.type.storedIndex[String(name.dropFirst())],
      case .wrapper(var wrapper) = structure.fields[index]
    {
      if case .wrapper(let given) = value {
        wrapper.stored = given.stored
      } else {
        wrapper.stored = value
      }
      structure.fields[index] = .wrapper(wrapper)
      owner = .structure(structure)
      return
    }
    if try setLibrary(name, of: &owner, to: value, at: place) { return }
    let types = declaredType(of: owner).map { [$0] } ?? extensionTypes(of: owner)
    for type in types {
      guard let found = computedProperty(name, of: type), let setter = found.property.setter else {
        continue
      }
      let variable = Variable(owner, isMutable: true)
      let scope = Scope(
        selfVariable: variable, selfType: declaredType(of: owner) ?? type, result: nil)
      scope.declaringType = found.type
      scope.declare(setter.parameter, Variable(coerce(value, to: found.property.type, in: globals)))
      _ = try nested(at: place) { try run(setter.body, in: scope) }
      owner = variable.value ?? owner
      return
    }
    setUnknown(name, of: &owner, to: value, at: place)
  }

  /// A write to a wrapped property by its name, with what observes it: a write through the projected
  /// binding goes past both.
  private func observing(
    _ property: PropertyDeclaration, _ wrapper: WrapperValue, of owner: inout Value,
    _ value: Value, at place: SourcePlace, _ write: (inout Value) throws -> Void
  ) throws {
    let type = declaredType(of: owner)
    let object: ObjectValue? = if case .object(let object) = owner { object } else { nil }
    let observers = observers(of: property, in: owner)
    let isSilent = observers.allSatisfy { $0.willSet == nil && $0.didSet == nil }
    let isInitializing = object?.isInitializing ?? (initializing.last === type)
    guard !isSilent, !isInitializing, !isObserving(property, object) else {
      return try write(&owner)
    }
    let hasDidSet = observers.contains { $0.didSet != nil }
    let old = hasDidSet ? try read(wrapper, at: place) : .void
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

  private func runWillSet(
    of property: PropertyDeclaration, _ owner: inout Value, with value: Value,
    at place: SourcePlace
  ) throws {
    for observed in observers(of: property, in: owner) {
      try runObserver(observed.willSet, of: property, &owner, with: value, at: place)
    }
  }

  private func runDidSet(
    of property: PropertyDeclaration, _ owner: inout Value, with old: Value, at place: SourcePlace
  ) throws {
    for observed in observers(of: property, in: owner).reversed() {
      try runObserver(observed.didSet, of: property, &owner, with: old, at: place)
    }
  }

  /// Whether an observer of the property runs: what it sets does not call it again.
  private func isObserving(_ property: PropertyDeclaration, _ object: ObjectValue?) -> Bool {
    observing.contains { $0.property === property && $0.object === object }
  }

  /// What a field keeps of a value.
  private func kept(_ value: Value, _ property: PropertyDeclaration) -> Value {
    property.isWeak ? WeakReference(to: value).map { .native($0) } ?? value : value
  }

  private func runObserver(
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

  /// A write to a wrapped property. Without a connection the struct is still being made.
  private func set(_ wrapper: inout WrapperValue, to value: Value, at place: SourcePlace) throws {
    let value = coerce(
      value, to: wrapper.kind == .binding ? nil : wrapper.property.type, in: globals)
    if let connection = wrapper.connection { return try connection.write(value, at: place) }
    switch (wrapper.kind, wrapper.stored) {
    case (.binding, .binding(let binding)?): try write(value, through: binding, at: place)
    // S8b: a state that has an initial value does not take another one before its view exists.
    case (.state, _) where wrapper.property.initial != nil: return
    default: wrapper.stored = value
    }
  }

  // MARK: Objects

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
      var owner = Value.object(object)
      try observing(property, wrapper, of: &owner, value, at: place) { _ in
        var wrapper = wrapper
        try set(&wrapper, to: value, at: place)
        object.fields[index] = .wrapper(wrapper)
      }
      if program.conforms(object.type, to: "ObservableObject"), !object.isInitializing {
        try sendWillChange(of: object, at: place)
      }
      return
    }
    if customWrapper(of: property) != nil {
      return try set("wrappedValue", of: &object.fields[index], to: value, at: place)
    }
    let value = coerce(value, to: property, of: object.type)
    let old = object.fields[index]
    let isOwn =
      object.isInitializing
      && (object.initializer.map { declares(property, $0) } ?? true
        || property.willSet == nil && property.didSet == nil
          && object.type.addedObservers[name] == nil)
    if isOwn || isObserving(property, object) {
      object.fields[index] = kept(value, property)
      return
    }
    var owner = Value.object(object)
    try runWillSet(of: property, &owner, with: value, at: place)
    let isPublished = property.attribute("Published") != nil
    if isPublished {
      try announcements.announce(name, of: object, old: old, new: value, isDeferred: false)
    }
    object.fields[index] = kept(value, property)
    observer?.didWrite(
      object, property, old: old, new: value,
      isDropped: try isUnnoticed(property, of: object, old, value, inPlace: inPlace), at: place)
    if isPublished {
      try announcements.announce(name, of: object, old: old, new: value, isDeferred: true)
    }
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

  /// A static property, computed ones and those of superclasses and protocols included.
  func setStatic(_ name: String, of type: TypeInfo, to value: Value, at place: SourcePlace) throws {
    for info in program.lookupOrder(type) {
      guard let property = info.statics[name] else { continue }
      let value = coerce(value, to: property.type, in: globals)
      if let setter = property.setter {
        let scope = Scope(selfVariable: nil, selfType: type, result: nil)
        scope.declare(setter.parameter, Variable(value))
        _ = try nested(at: place) { try run(setter.body, in: scope) }
        return
      }
      let old = try staticMember(name, of: info, at: place) ?? .void
      let scope = Scope(selfVariable: nil, selfType: info, result: nil)
      if let observer = property.willSet {
        scope.declare(observer.parameter, Variable(value))
        _ = try nested(at: place) { try run(observer.body, in: scope) }
      }
      statics["\(info.name).\(name)"]?.value = value
      if let observer = property.didSet {
        scope.declare(observer.parameter, Variable(old))
        _ = try nested(at: place) { try run(observer.body, in: scope) }
      }
      return
    }
  }

  /// B10: the generated setter of an observable class does not notify of an equal value, if the
  /// type can be compared. Changing in place always notifies (B10b), and so does `@Published` (O3).
  private func isUnnoticed(
    _ property: PropertyDeclaration, of object: ObjectValue, _ old: Value, _ new: Value,
    inPlace: Bool
  ) throws -> Bool {
    guard object.type.isObservable, !inPlace,
      isComparable(property, of: object.type, holding: new)
    else { return false }
    return try equal(old, new)
  }

  func modify(
    _ name: String, of object: ObjectValue, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    var value = try property(name, of: .object(object), at: place) ?? .void
    try change(&value)
    try set(name, of: object, to: value, at: place, inPlace: true)
  }

  func modify(
    _ name: String, of owner: inout Value, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    if lazyProperty(name, of: owner) != nil { _ = try makeLazy(name, of: &owner) }
    // A plain stored property is changed where it is, so that a large array is not copied.
    if case .structure(var structure) = owner, let index = structure.type.storedIndex[name],
      structure.type.stored[index].didSet == nil,
      structure.type.stored[index].willSet == nil, !structure.type.stored[index].isWeak
    {
      let isWrapped = if case .wrapper = structure.fields[index] { true } else { false }
      if !isWrapped, customWrapper(of: structure.type.stored[index]) == nil {
        owner = .void
        defer { owner = .structure(structure) }
        return try change(&structure.fields[index])
      }
    }
    var value = try member(name, of: owner, in: globals, at: place)
    try change(&value)
    try set(name, of: &owner, to: value, at: place)
  }

  /// Replaces the part of a value that a key path names.
  func replace(
    _ root: inout Value, along path: ArraySlice<KeyPathStep>, with value: Value,
    at place: SourcePlace
  ) throws {
    guard let step = path.first else {
      root = value
      return
    }
    let rest = path.dropFirst()
    switch step {
    case .property(let name):
      if rest.isEmpty { return try set(name, of: &root, to: value, at: place) }
      try modify(name, of: &root, at: place) {
        try self.replace(&$0, along: rest, with: value, at: place)
      }
    case .element(let indices):
      var element = rest.isEmpty ? value : try self.element(of: root, indices, at: place)
      if !rest.isEmpty { try replace(&element, along: rest, with: value, at: place) }
      try setElement(of: &root, indices, [], to: element, at: place)
    case .unwrap:
      guard case .optional(let wrapped?) = root else { return }
      var inner = wrapped
      try replace(&inner, along: rest, with: value, at: place)
      root = .optional(inner)
    }
  }
}
