/// Writing properties of values.
extension Evaluator {
  /// Sets a property of a value in place.
  func set(_ name: String, of owner: inout Value, to value: Value, at place: SourcePlace) throws {
    switch owner {
    case .structure: try setField(name, of: &owner, to: value, at: place)
    case .object(let object): try set(name, of: object, to: value, at: place)
    case .tuple(var elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      if let index, elements.indices.contains(index) { elements[index].value = value }
      owner = .tuple(elements)
    case .binding(let binding) where name == "wrappedValue":
      try write(value, through: binding, at: place)
    case .wrapper(var wrapper) where name == "wrappedValue":
      try set(&wrapper, to: value, at: place)
      owner = .wrapper(wrapper)
    case .binding(let binding):
      try write(
        value,
        through: binding.part(.property(name)),
        at: place)
    case .native(let object as any ChangeableObject):
      if try !object.set(name, to: value, in: self, at: place) {
        observer?.assumed(".\(name) is set on something that has no such property", at: place)
      }
    case .optional(let wrapped?):
      var inner = wrapped
      try set(name, of: &inner, to: value, at: place)
      owner = .optional(inner)
    default: try setComputed(name, of: &owner, to: value, at: place)
    }
  }

  /// Sets a property of a struct: through its wrapper, past its observers.
  private func setField(
    _ name: String, of owner: inout Value, to value: Value, at place: SourcePlace
  ) throws {
    guard case .structure(var structure) = owner else { return }
    guard let index = structure.type.storedIndex[name] else {
      if let index = dynamicIndex(name, of: owner) {
        return try setElement(of: &owner, [index], ["dynamicMember"], to: value, at: place)
      }
      return try setComputed(name, of: &owner, to: value, at: place)
    }
    let property = structure.type.stored[index]
    if case .wrapper(let wrapper) = structure.fields[index] {
      if wrapper.isHeld, setWrapper(named: name, of: &owner, to: value) { return }
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
        owner = .structure(structure)
        return
      }
      return try set(wrapped: property, index, of: &owner, structure, to: value, at: place)
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
    structure.keep(questions.kept, at: index)
    owner = .structure(structure)
    if isObserved {
      try runObserver(property.didSet, of: property, &owner, with: old, at: place)
    }
  }

  /// Sets a property that a wrapper of the program's own stands before.
  private func set(
    wrapped property: PropertyDeclaration, _ index: Int, of owner: inout Value,
    _ structure: StructureValue, to value: Value, at place: SourcePlace
  ) throws {
    let field = structure.fields[index]
    try observing(
      property, of: &owner, value, at: place,
      reading: { try self.property("wrappedValue", of: field, at: place) ?? .void }
    ) {
      guard case .structure(var structure) = $0 else { return }
      try set("wrappedValue", of: &structure.fields[index], to: value, at: place)
      $0 = .structure(structure)
    }
  }

  func setComputed(
    _ name: String, of owner: inout Value, to value: Value, at place: SourcePlace
  ) throws {
    if name.hasPrefix("_"), setWrapper(named: String(name.dropFirst()), of: &owner, to: value) {
      return
    }
    if name.hasPrefix("$"),
      try setProjection(of: String(name.dropFirst()), in: &owner, to: value, at: place)
    {
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

  /// `_n = State(initialValue: x)` in an initialiser.
  ///
  /// - Returns: Whether the property is a wrapped one.
  private func setWrapper(named name: String, of owner: inout Value, to value: Value) -> Bool {
    switch owner {
    case .structure(var structure):
      guard let index = structure.type.storedIndex[name],
        let field = wrapper(of: structure.type.stored[index], structure.fields[index], value)
      else { return false }
      structure.fields[index] = field
      owner = .structure(structure)
      return true
    case .object(let object):
      guard let index = object.type.storedIndex[name],
        let field = wrapper(of: object.type.stored[index], object.fields[index], value)
      else { return false }
      object.fields[index] = field
      return true
    default: return false
    }
  }

  /// `form.$color = history`: where a wrapper of the program lets one set what it projects.
  ///
  /// - Returns: Whether it does.
  private func setProjection(
    of name: String, in owner: inout Value, to value: Value, at place: SourcePlace
  ) throws -> Bool {
    guard let type = declaredType(of: owner), let index = type.storedIndex[name],
      let wrapper = customWrapper(of: type.stored[index]), wrapper.letsSetProjection
    else { return false }
    switch owner {
    case .structure(var structure):
      try set("projectedValue", of: &structure.fields[index], to: value, at: place)
      owner = .structure(structure)
    case .object(let object):
      var field = object.fields[index]
      try set("projectedValue", of: &field, to: value, at: place)
      object.fields[index] = field
    default: return false
    }
    return true
  }

  /// Whether a name such as `$color` means something that may be set, or changed where it is.
  func isSettableProjection(_ name: String, of type: TypeInfo) -> Bool {
    guard name.hasPrefix("$"), let index = type.storedIndex[String(name.dropFirst())] else {
      return false
    }
    return customWrapper(of: type.stored[index])?.letsSetProjection ?? false
  }

  /// What a wrapped property's field is to hold; nil if no wrapper stands before the property.
  private func wrapper(
    of property: PropertyDeclaration, _ field: Value, _ value: Value
  ) -> Value? {
    if customWrapper(of: property) != nil { return value }
    guard case .wrapper(var wrapper) = field else { return nil }
    if case .wrapper(let given) = value {
      wrapper.stored = given.stored
      wrapper.key = given.key
    } else if wrapper.kind == .bindable, case .binding(let bindable) = value,
      let location = bindable.location as? ConstantLocation
    {
      wrapper.stored = location.peek
    } else {
      wrapper.stored = value
    }
    return .wrapper(wrapper)
  }

  /// What a field keeps of a value.
  func kept(_ value: Value, _ property: PropertyDeclaration) -> Value {
    property.isWeak ? WeakReference(to: value).map { .native($0) } ?? value : value
  }

  /// A write to a wrapped property. Without a connection the struct is still being made.
  func set(_ wrapper: inout WrapperValue, to value: Value, at place: SourcePlace) throws {
    let value = coerce(
      value, to: wrapper.kind == .binding ? nil : wrapper.property.type, in: globals)
    if let connection = try connection(of: wrapper) {
      return try connection.write(value, at: place)
    }
    switch (wrapper.kind, wrapper.stored) {
    case (.binding, .binding(let binding)?): try write(value, through: binding, at: place)
    // S8b: a state that has an initial value does not take another one before its view exists.
    case (.state, _) where wrapper.property.initial != nil: return
    default: wrapper.stored = value
    }
  }

  func modify(
    _ name: String, of object: ObjectValue, known: Value? = nil, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    let owner = Value.object(object)
    var value =
      try known ?? property(name, of: owner, at: place)
      ?? dynamicMember(name, of: owner, at: place) ?? .void
    try change(&value)
    try set(name, of: object, to: value, at: place, inPlace: true)
  }

  func modify(
    _ name: String, of owner: inout Value, known: Value? = nil, at place: SourcePlace,
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
        try change(&structure.fields[index])
        return structure.keep(questions.kept ?? structure.doubts?[index], at: index)
      }
    }
    var value = try known ?? member(name, of: owner, in: globals, at: place)
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
    case .element(let indices, let labels):
      var element = rest.isEmpty ? value : try self.element(of: root, indices, labels, at: place)
      if !rest.isEmpty { try replace(&element, along: rest, with: value, at: place) }
      try setElement(of: &root, indices, labels, to: element, at: place)
    case .unwrap:
      guard case .optional(let wrapped?) = root else { return }
      var inner = wrapped
      try replace(&inner, along: rest, with: value, at: place)
      root = .optional(inner)
    }
  }
}

extension TypeInfo {
  fileprivate var letsSetProjection: Bool {
    computed["projectedValue"]?.setter != nil
      || stored.contains { $0.name == "projectedValue" && $0.isMutable }
  }
}
