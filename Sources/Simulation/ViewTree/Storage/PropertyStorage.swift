/// A place that keeps a value while views come and go: the state of a view, an object, what is stored
/// under a key.
public struct StorageIdentity: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A state or an object that the view owns: the number of the instance, and the index of the
    /// property.
    case state(owner: Int, slot: Int)
    /// An instance of a class, by its number.
    case object(Int)
    /// What belongs to no view: `AppStorage.name`.
    case shared(String)
  }

  let place: Place
}

/// What stands behind a property of a view on the screen.
public struct PropertyStorage: Sendable, Equatable {
  public enum Place: Sendable, Equatable {
    case stored(StorageIdentity)
    /// A plain value, handed down with each description of the view and not kept.
    case handedDown
    /// A binding made of closures, or a wrapper of the program: nobody knows what it leads to.
    case untraceable
    /// A binding to storage that is gone.
    case gone
  }

  /// As the screen calls it now: `Row[2].stars`.
  public var name: String
  /// Which instance of the view it is: the same number as long as the view stays.
  public var instance: Int
  public var place: Place
  /// The instance whose storage it is, as the screen calls it now; nil where no view owns it.
  public var owner: String?
}

extension Screen {
  /// What stands behind a property, through bindings, in each instance that is called so.
  ///
  /// - Parameters:
  ///   - property: A stored property: `draft`.
  ///   - view: A type, or one of its instances: `Row`, `Row[2]`.
  /// - Returns: Nothing where no such view is on the screen.
  /// - Throws: ``EventError`` if the view has no such property.
  public func storage(behind property: String, of view: String) throws(EventError)
    -> [PropertyStorage]
  {
    var found: [PropertyStorage] = []
    for instance in namedInstances(view) {
      let properties = instance.value.type.stored.map(\.name)
      guard let index = properties.firstIndex(of: property) else {
        throw EventError(
          "\(instance.typeName) has no property '\(property)'; it has "
            + (properties.isEmpty ? "none" : properties.joined(separator: ", ")))
      }
      let place = tree.place(of: instance.connected.fields[index], in: instance)
      if case .object(let object) = place { watch(object) }
      found.append(
        PropertyStorage(
          name: "\(tree.names.name(of: instance)).\(property)", instance: instance.number,
          place: place.told, owner: owner(of: place)))
    }
    return found
  }

  /// What the instances are called now that somebody means by a name: a type, or one instance.
  public func instances(called name: String) -> [String] {
    namedInstances(name).map(tree.names.name)
  }

  private func namedInstances(_ name: String) -> [InstanceNode] {
    name.contains("[")
      ? tree.names.instances(named: name) : tree.instances.filter { $0.typeName == name }
  }

  /// Whether something is still stored there.
  public func isAlive(_ storage: StorageIdentity) -> Bool {
    switch storage.place {
    case .state(let owner, _): tree.names.instance(owner) != nil
    case .object(let number): watchedObjects[number]?.object != nil
    case .shared: true
    }
  }

  /// Whether a view on the screen leads to an object, by itself or through other objects.
  ///
  /// - Returns: True also of what is no object, and where the ways are too many to follow.
  public func isHeldByViews(_ storage: StorageIdentity) -> Bool {
    guard case .object(let number) = storage.place else { return true }
    var search = ObjectSearch(number)
    let values = tree.instances.lazy.flatMap { instance in
      instance.value.fields
        + instance.slots.compactMap { slot in
          try? self.tree.withoutTracking { try slot.read(at: .nowhere) }
        }
    }
    return values.contains { search.finds($0) }
  }

  private func owner(of place: ValuePlace) -> String? {
    guard case .state(let owner, _) = place else { return nil }
    return tree.names.instance(owner).map(tree.names.name)
  }

  /// Whoever asks later whether an object is still there must not keep it alive.
  private func watch(_ object: ObjectValue) {
    guard watchedObjects[object.number] == nil else { return }
    watchedObjects[object.number] = WeakReference(object)
  }
}

/// Where a value lies that a property leads to.
private enum ValuePlace {
  case state(owner: Int, slot: Int)
  case object(ObjectValue)
  case shared(String)
  case handedDown, untraceable, gone

  var told: PropertyStorage.Place {
    switch self {
    case .state(let owner, let slot):
      .stored(StorageIdentity(place: .state(owner: owner, slot: slot)))
    case .object(let object): .stored(StorageIdentity(place: .object(object.number)))
    case .shared(let name): .stored(StorageIdentity(place: .shared(name)))
    case .handedDown: .handedDown
    case .untraceable: .untraceable
    case .gone: .gone
    }
  }
}

extension ViewTree {
  /// - Parameter field: A property of the instance, connected with what keeps it.
  fileprivate func place(of field: Value, in instance: InstanceNode) -> ValuePlace {
    switch evaluator.unwrapped(field) {
    case .object(let object): return .object(object)
    case .binding(let binding): return place(behind: binding)
    case .structure(let inner) where evaluator.program.conforms(inner.type, to: .dynamicProperty):
      return .untraceable
    case .wrapper(let wrapper):
      let index = instance.slots.firstIndex { $0 === wrapper.connection }
      return index.map { place(behindSlot: $0, kind: wrapper.kind, of: instance) } ?? .untraceable
    default: return .handedDown
    }
  }

  private func place(behindSlot index: Int, kind: WrapperKind, of instance: InstanceNode)
    -> ValuePlace
  {
    switch instance.slots[index] {
    case is StateSlot where kind == .unknown: return .untraceable
    case let slot where slot.ownsStorage: return .state(owner: instance.number, slot: index)
    case let slot as BindingSlot: return slot.binding.map(place) ?? .gone
    case is SharedStateSlot, is QuerySlot: return .shared(instance.slots[index].property.name)
    case let slot:
      let value = try? withoutTracking { try slot.read(at: .nowhere) }
      guard let value, case .object(let object) = evaluator.unwrapped(value) else {
        return .handedDown
      }
      return .object(object)
    }
  }

  private func place(behind binding: BindingValue) -> ValuePlace {
    switch binding.location {
    case let storage as StateStorage:
      guard let owner = storage.owner else { return .shared(storage.attribute.name) }
      guard let node = names.instance(owner),
        let index = node.slots.firstIndex(where: { $0.ownAttribute === storage.attribute })
      else { return .gone }
      return .state(owner: owner, slot: index)
    case let location as PropertyLocation: return .object(location.object)
    case is ConstantLocation: return .handedDown
    default: return .untraceable
    }
  }
}

/// Looks for an object among all that values lead to.
private struct ObjectSearch {
  private let wanted: Int
  private var seen: Set<Int> = []
  /// How many values are looked at before it gives up.
  private var budget = 100_000

  init(_ number: Int) { wanted = number }

  mutating func finds(_ value: Value) -> Bool {
    var open = [value]
    while let value = open.popLast() {
      budget -= 1
      guard budget > 0 else { return true }
      switch value {
      case .object(let object):
        if object.number == wanted { return true }
        if seen.insert(object.number).inserted { open += object.fields }
      case .optional(let inner?): open.append(inner)
      case .array(let elements), .set(let elements): open += elements
      case .tuple(let elements): open += elements.map(\.value)
      case .structure(let structure): open += structure.fields
      case .enumeration(let enumeration): open += enumeration.payload.map(\.value)
      case .wrapper(let wrapper): if let stored = wrapper.stored { open.append(stored) }
      case .dictionary(let dictionary): open += dictionary.values
      default: continue
      }
    }
    return false
  }
}
