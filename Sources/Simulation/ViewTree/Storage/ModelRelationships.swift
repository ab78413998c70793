/// A property of a model that leads to other models.
struct ModelRelationship {
  let property: PropertyDeclaration
  /// What those say of this one; nil if they say nothing.
  let inverse: PropertyDeclaration?
  /// Whether what it leads to is deleted with the model.
  let cascades: Bool
}

/// Relationships of models: what one says of another, the other says of it (N36).
extension ViewTree {
  private func relationships(of type: TypeInfo) -> [ModelRelationship] {
    guard type.has("Model") else { return [] }
    return type.stored.compactMap { property in
      guard let target = model(behind: property, of: type) else { return nil }
      return ModelRelationship(
        property: property, inverse: inverse(of: property, from: type, to: target),
        cascades: property.deletesWhatItLeadsTo)
    }
  }

  private func model(behind property: PropertyDeclaration, of type: TypeInfo) -> TypeInfo? {
    // `var tasks = [Job]()` says it by its value.
    let one = (property.type ?? evaluator.engine.type(of: property)).map { $0.wrapped ?? $0 }
    let info = one.flatMap { evaluator.program.type($0.element ?? $0, in: type) }
    return info?.has("Model") == true ? info : nil
  }

  /// The one that either side names, else the only one that there could be.
  private func inverse(of property: PropertyDeclaration, from type: TypeInfo, to target: TypeInfo)
    -> PropertyDeclaration?
  {
    if let name = property.namedInverse {
      return target.storedIndex[name].map { target.stored[$0] }
    }
    let back = target.stored.filter {
      $0 !== property && model(behind: $0, of: target) === type
    }
    if let named = back.first(where: { $0.namedInverse == property.name }) { return named }
    let there = type.stored.filter { model(behind: $0, of: type) === target }
    let isOnlyPair = back.count == 1 && there.count == 1 && back[0].namedInverse == nil
    return isOnlyPair ? back[0] : nil
  }

  // MARK: Changes

  /// A property of a model was written: those that it leads to now, or did, are told so.
  func relate(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value,
    at place: SourcePlace
  ) throws {
    guard !modelShelf.isRelating,
      let relationship = relationships(of: object.type).first(where: { $0.property === property })
    else { return }
    try relating {
      let (before, after) = (models(in: old), models(in: new))
      for other in before where !after.contains(where: { $0 === other }) {
        try detach(other, relationship, from: object, at: place)
      }
      for other in after where !before.contains(where: { $0 === other }) {
        try attach(other, relationship, to: object, at: place)
      }
    }
  }

  /// A model was put into the store: what it was made with counts now.
  func relate(inserted object: ObjectValue, at place: SourcePlace) throws {
    guard !modelShelf.isRelating else { return }
    try relating {
      for relationship in relationships(of: object.type) {
        guard let field = object.field(relationship.property.name) else { continue }
        for other in models(in: field) {
          try attach(other, relationship, to: object, at: place)
        }
      }
    }
  }

  /// A model is about to be deleted: what it leads to goes with it, or does not lead back to it.
  ///
  /// - Returns: What is deleted with it.
  func relate(deleted object: ObjectValue, at place: SourcePlace) throws -> [ObjectValue] {
    var doomed: [ObjectValue] = []
    try relating {
      for relationship in relationships(of: object.type) {
        guard let field = object.field(relationship.property.name) else { continue }
        for other in models(in: field) {
          if relationship.cascades {
            doomed.append(other)
          } else {
            try detach(other, relationship, from: object, at: place)
          }
        }
      }
    }
    return doomed
  }

  private func relating(_ body: () throws -> Void) rethrows {
    let outer = modelShelf.isRelating
    modelShelf.isRelating = true
    defer { modelShelf.isRelating = outer }
    try body()
  }

  private func attach(
    _ other: ObjectValue, _ relationship: ModelRelationship, to object: ObjectValue,
    at place: SourcePlace
  ) throws {
    if let inverse = relationship.inverse, let field = other.field(inverse.name) {
      let before = models(in: field)
      if !before.contains(where: { $0 === object }) {
        let isList = inverse.type?.leadsToSeveral == true
        if !isList, let former = before.first {
          try remove(other, from: relationship.property, of: former, at: place)
        }
        try set(inverse, of: other, to: (isList ? before : []) + [object], at: place)
      }
    }
    // What is related to something in the store is in the store.
    if isStored(object), !isStored(other) { try store(other, at: place) }
    if isStored(other), !isStored(object) { try store(object, at: place) }
  }

  private func detach(
    _ other: ObjectValue, _ relationship: ModelRelationship, from object: ObjectValue,
    at place: SourcePlace
  ) throws {
    guard let inverse = relationship.inverse else { return }
    try remove(object, from: inverse, of: other, at: place)
  }

  private func remove(
    _ object: ObjectValue, from property: PropertyDeclaration, of owner: ObjectValue,
    at place: SourcePlace
  ) throws {
    guard let field = owner.field(property.name) else { return }
    let before = models(in: field)
    let after = before.filter { $0 !== object }
    guard after.count < before.count else { return }
    try set(property, of: owner, to: after, at: place)
  }

  private func set(
    _ property: PropertyDeclaration, of owner: ObjectValue, to models: [ObjectValue],
    at place: SourcePlace
  ) throws {
    let values = models.map { Value.object($0) }
    let isOptional = property.type?.wrapped != nil
    let value: Value
    if property.type?.leadsToSeveral == true {
      value = isOptional ? .optional(.array(values)) : .array(values)
    } else if let last = values.last {
      value = isOptional ? .optional(last) : last
    } else {
      guard isOptional else { return }
      value = .optional(nil)
    }
    try evaluator.set(property.name, of: owner, to: value, at: place)
  }

  private func models(in value: Value) -> [ObjectValue] {
    switch evaluator.unwrapped(value) {
    case .object(let object): [object]
    case .array(let elements):
      elements.compactMap {
        if case .object(let object) = evaluator.unwrapped($0) { object } else { nil }
      }
    default: []
    }
  }

  func isStored(_ object: ObjectValue) -> Bool {
    guard case .array(let objects)? = modelShelf.storages[object.type.name]?.latest else {
      return false
    }
    return objects.contains(.object(object))
  }

  private func store(_ object: ObjectValue, at place: SourcePlace) throws {
    let storage = models(of: object.type.name)
    guard case .array(let objects) = storage.latest else { return }
    try storage.write(.array(objects + [.object(object)]), at: place)
  }
}

extension TypeReference {
  fileprivate var leadsToSeveral: Bool { (wrapped ?? self).element != nil }
}

extension PropertyDeclaration {
  /// `@Relationship(inverse: \Book.author)`
  fileprivate var namedInverse: String? {
    guard case .keyPath(_, let components)? = relationship("inverse")?.kind,
      case .property(let name)? = components.last
    else { return nil }
    return name
  }

  /// `@Relationship(deleteRule: .cascade)`
  fileprivate var deletesWhatItLeadsTo: Bool {
    guard case .implicitMember("cascade")? = relationship("deleteRule")?.kind else { return false }
    return true
  }

  private func relationship(_ label: String) -> Expression? {
    attribute("Relationship")?.arguments.first { $0.label == label }?.value
  }
}
