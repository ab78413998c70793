/// Reading members of values.
extension Evaluator {
  func member(
    _ base: Expression, _ name: String, in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    if case .name("super") = base.kind,
      let found = try superMember(name, in: scope, at: place)
    {
      return found
    }
    let value = try evaluate(base, in: scope, expecting: base.contextType(type))
    if lazyProperty(name, of: value) != nil {
      var found = Value.void
      try modify(base, in: scope) { found = try self.makeLazy(name, of: &$0) }
      return found
    }
    return try member(name, of: value, in: scope, expecting: type, at: place)
  }

  func member(
    _ name: String, of value: Value, in scope: Scope, expecting type: TypeReference? = nil,
    at place: SourcePlace
  ) throws -> Value {
    if case .type(let reference) = value {
      return try member(name, ofType: reference, in: scope, at: place)
    }
    if let found = try property(name, of: value, at: place) { return found }
    if name == "self" { return value }
    // `Button("Done", action: dismiss.callAsFunction)`
    if name == "callAsFunction", case .function = value { return value }
    let types = declaredType(of: value).map { [$0] } ?? extensionTypes(of: value)
    for info in types where hasMethod(name, info) {
      return boundMethod(name, of: value, type: info)
    }
    if isStandardMethod(name, of: value) {
      return .function(
        FunctionValue(
          .native { evaluator, arguments, place in
            var copy = value
            return try evaluator.standardCall(name, on: &copy, arguments, at: place) ?? .void
          }, number: nextNumber()))
    }
    if let found = try dynamicMember(name, of: value, at: place) { return found }
    if name == "publisher", let publisher = try publisher(ofValuesIn: value, at: place) {
      return publisher
    }
    if case .optional(nil) = value {
      throw trap("Unexpectedly found nil while reading '\(name)'", at: place)
    }
    if case .optional(let wrapped?) = value {
      return try member(name, of: wrapped, in: scope, expecting: type, at: place)
    }
    if name == "objectWillChange", case .object(let object) = value { return publisher(of: object) }
    if case .opaque = value, let store = observer?.store(named: name) { return store }
    return .opaque(OpaqueValue(name: name, base: value, place: place))
  }

  // MARK: Properties

  /// A property of a value, stored or computed; nil if it has none of that name.
  func property(_ name: String, of value: Value, at place: SourcePlace) throws -> Value? {
    switch value {
    case .structure(let structure):
      if let found = try stored(name, structure.type, structure.fields, owner: value, at: place) {
        if let doubts = structure.doubts, let index = structure.type.storedIndex[name] {
          raise(doubts[index])
        }
        return found
      }
    case .object(let object):
      if let found = try stored(name, object.type, object.fields, owner: value, at: place) {
        if !object.doubts.isEmpty, let index = object.type.storedIndex[name] {
          raise(object.doubts[index])
        }
        return found
      }
    case .binding(let binding): return try property(name, of: binding, at: place)
    case .wrapper(let wrapper) where name == "wrappedValue":
      return try read(wrapper, at: place)
    case .wrapper(let wrapper) where name == "projectedValue":
      return try project(wrapper, at: place)
    case .native(let object):
      if let found = try object.property(name, in: self, at: place) { return found }
    case .opaque(let opaque):
      if let held = opaque.member(name) { return held }
      if let entry = try entry(name, ofTransaction: opaque) { return entry }
    case .view(let part):
      if let found = member(name, ofPart: part) { return found }
    case .array(let path) where name == "codable":
      return codableRepresentation(of: path, at: place)
    case .tuple(let elements):
      if let index = Int(name) { return elements[safe: index]?.value }
      return elements.first { $0.label == name }?.value
    default: break
    }
    if let found = try declared(name, of: value, at: place) { return found }
    if case .object(let object) = value,
      let found = object.unknownMembers[name] ?? observer?.member(name, ofModel: object)
        ?? registrarMember(name, of: object)
    {
      return found
    }
    return try standardProperty(name, of: value, at: place)
  }

  /// A property that a type of the program, or an extension, works out.
  private func declared(_ name: String, of value: Value, at place: SourcePlace) throws -> Value? {
    if let type = declaredType(of: value) {
      if StandardLibrary.sequenceProperties[name] != nil, computedProperty(name, of: type) == nil,
        isSequence(type)
      {
        let elements = Value.array(try elements(of: value, at: place))
        return try standardProperty(name, of: elements, at: place)
      }
      if let found = computedProperty(name, of: type, from: place) {
        return try get(found.property, of: value, declaredIn: found.type, at: place)
      }
    } else {
      for type in extensionTypes(of: value) {
        if let found = computedProperty(name, of: type, from: place) {
          return try get(found.property, of: value, declaredIn: found.type, at: place)
        }
      }
    }
    return nil
  }

  /// - Parameter place: Who asks; of private properties those of its file are meant.
  func computedProperty(_ name: String, of type: TypeInfo, from place: SourcePlace = .nowhere) -> (
    property: PropertyDeclaration, type: TypeInfo
  )? {
    for info in program.lookupOrder(type) {
      if let property = info.computed(name, from: place) { return (property, info) }
    }
    return nil
  }

  /// Runs a getter.
  func get(
    _ property: PropertyDeclaration, of value: Value, declaredIn type: TypeInfo,
    at place: SourcePlace
  ) throws -> Value {
    let selfType = declaredType(of: value) ?? type
    let scope = Scope(selfVariable: Variable(value), selfType: selfType, result: property.type)
    scope.declaringType = type
    return try nested(at: place) {
      try inFrame { try run(property, declaredIn: type, in: scope) }
    }
  }

  private func run(_ property: PropertyDeclaration, declaredIn type: TypeInfo, in scope: Scope)
    throws -> Value
  {
    let getter = property.getter ?? []
    if let value = try engine.value(of: property, in: scope, for: self) { return value }
    if let builder = resultBuilder(among: property.attributes, in: type) {
      return coerce(
        try build(getter, with: builder, in: scope), to: property.type, in: scope)
    }
    if isBuilder(property, in: type) { return .view(try describe(getter, in: scope)) }
    return try self.value(of: getter, in: scope)
  }

  /// `body` of a view, and whatever is marked `@ViewBuilder`.
  private func isBuilder(_ property: PropertyDeclaration, in type: TypeInfo) -> Bool {
    property.attribute("ViewBuilder") != nil || (property.name == "body" && isView(type))
  }

  func stored(
    _ name: String, _ type: TypeInfo, _ fields: [Value], owner: Value, at place: SourcePlace
  ) throws -> Value? {
    if let index = type.storedIndex[name] {
      bodyReads?.note(name, of: type)
      if case .wrapper(let wrapper) = fields[index] {
        return wrapper.isHeld ? fields[index] : try read(wrapper, at: place)
      }
      let property = type.stored[index]
      if customWrapper(of: property) != nil {
        if case .object(let object) = owner {
          observe(object, property, at: place)
          if let value = try enclosed(property, in: object, at: place) { return value }
        }
        return try self.property("wrappedValue", of: fields[index], at: place)
      }
      if case .object(let object) = owner {
        // A publisher of the program's own in the place of the one that it would get.
        if name == "objectWillChange", program.conforms(type, to: .observableObject) {
          return publisher(of: object)
        }
        observe(object, property, at: place)
        if property.isPublished { bodyReads?.note(published: name, of: object) }
        if property.isLazy { return try lazyValue(property, index, of: object) }
      }
      if case .native(let native) = fields[index], let held = native as? WeakReference {
        return .optional(held.object.map { .object($0) })
      }
      return fields[index]
    }
    guard let mark = name.first, mark == "_" || mark == "$",
      let index = type.storedIndex[String(name.dropFirst())]
    else { return nil }
    if mark == "_" { return fields[index] }
    if case .wrapper(let wrapper) = fields[index] { return try project(wrapper, at: place) }
    if customWrapper(of: type.stored[index]) != nil {
      return try property("projectedValue", of: fields[index], at: place)
    }
    if case .object(let object) = owner {
      // A published property projects its publisher.
      if type.stored[index].isPublished {
        return publisher(of: type.stored[index], in: object)
      }
      return .binding(
        BindingValue(
          location: PropertyLocation(object, type.stored[index], evaluator: self), path: []))
    }
    return nil
  }

  /// Tells the observer of a read, if the class is observable and the property is tracked.
  func observe(
    _ object: ObjectValue, _ property: PropertyDeclaration, certainty: Certainty = .certain,
    isLent: Bool = false, at place: SourcePlace
  ) {
    guard property.isMutable else { return }
    guard object.type.observes(property.name), property.attribute("ObservationIgnored") == nil
    else { return observer?.didReadUnheard(object, property) ?? () }
    noteTracked(object, property.name)
    observer?.didRead(
      object, property, certainty: max(certainty, certaintyOfReads), isLent: isLent, at: place)
  }

  private func lazyValue(_ property: PropertyDeclaration, _ index: Int, of object: ObjectValue)
    throws -> Value
  {
    if case .void = object.fields[index], let initial = property.initial {
      let scope = Scope(
        selfVariable: Variable(.object(object)), selfType: object.type, result: property.type)
      object.fields[index] = try evaluate(initial, as: property.type, in: scope)
    }
    return object.fields[index]
  }
}

extension Evaluator {
  /// What a container asks of one view of its content: `subview.id`, `subview.containerValues`.
  func member(_ name: String, ofPart part: Description) -> Value? {
    switch name {
    case "containerValues": .native(ContainerValuesObject(of: part, in: self))
    case "id": part.identityOfPart
    default: nil
    }
  }
}
