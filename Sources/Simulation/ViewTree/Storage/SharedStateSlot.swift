/// `@AppStorage` and `@SceneStorage`: one place for each key, whatever views declare it. It outlives
/// them all. Until something is stored there, each declaration shows its own default.
final class SharedStateSlot: PropertySlot {
  private var storage: StateStorage?

  override func attach(_ wrapper: WrapperValue) throws {
    // Another key may be handed in.
    if storage == nil || wrapper.key != nil { storage = try tree.sharedStorage(for: wrapper) }
  }

  override func isTold(by attribute: Attribute) -> Bool { storage?.attribute === attribute }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    if isTracking {
      tree.connect(node, to: storage.attribute, value: storage.visible, at: place)
      node.reads.note(
        storage.attribute,
        max(tree.currentRule === node ? .certain : .usual, tree.evaluator.certaintyOfReads))
    }
    return storage.visible
  }

  override func write(_ value: Value, at place: SourcePlace) throws {
    try storage?.write(value, at: place)
  }

  override func project(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    storage.wasLent = true
    return .binding(BindingValue(location: storage, path: []))
  }

  override var cause: RunCause { .state("_\(property.name)") }
  /// What only a control read may be no read of the body (D9).
  override var certainty: Certainty {
    storage.map { node.reads.certainty(of: $0.attribute) } ?? .certain
  }
}

/// `@AppStorage` of an object, or of a view that is not on the screen: the same place, of which
/// nobody becomes a reader. An object tells who observes it.
final class StoredPlace: WrapperConnection {
  private let storage: StateStorage

  init(_ storage: StateStorage) { self.storage = storage }

  func read(at place: SourcePlace) throws -> Value { storage.visible }

  func write(_ value: Value, at place: SourcePlace) throws { try storage.write(value, at: place) }

  func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: storage, path: []))
  }

  var held: Value? { storage.peek }

  func becomesOpen(_ doubt: Doubt) { storage.becomesOpen(doubt) }
}

extension ViewTree {
  func stored(_ wrapper: WrapperValue) throws -> (any WrapperConnection)? {
    // Without a key, as behind one that is a parameter, nobody knows which place is meant.
    try key(of: wrapper).map { _ in StoredPlace(try sharedStorage(for: wrapper)) }
  }

  private func key(of wrapper: WrapperValue) throws -> String? {
    if let key = wrapper.key { return key }
    let arguments = wrapper.property.attribute(wrapper.kind.rawValue)?.arguments ?? []
    guard let written = arguments.first(where: { $0.label == nil }) else { return nil }
    let store = try arguments.first { $0.label == "store" }.map {
      try evaluator.evaluate(
        $0.value, in: evaluator.globals, expecting: TypeReference("UserDefaults"))
    }
    return evaluator.storedKey(
      try evaluator.evaluate(written.value, in: evaluator.globals).text, store: store)
  }

  /// Where the value is kept that a wrapper leads to.
  fileprivate func sharedStorage(for wrapper: WrapperValue) throws -> StateStorage {
    let (property, kind) = (wrapper.property, wrapper.kind)
    let key = try key(of: wrapper)
    var initial = try evaluator.initialValue(of: wrapper)
    if case .optional(nil) = initial, property.initial == nil,
      let given = property.attribute(kind.rawValue)?.arguments
        .first(where: { $0.label == "wrappedValue" })
    {
      initial = try evaluator.evaluate(given.value, as: property.type, in: evaluator.globals)
    }
    let declared = evaluator.coerce(initial, to: property.type, in: evaluator.globals)
    return try storage(
      named: "\(kind.rawValue).\(key ?? property.name)", key: kind == .appStorage ? key : nil,
      declared, of: property.type)
  }

  private func storage(
    named name: String, key: String?, _ declared: Value, of type: TypeReference?
  ) throws -> StateStorage {
    let kept = try key.flatMap { evaluator.defaults[$0] }
      .flatMap { try value(ofDefault: $0, like: declared) }
    let shared = sharedStorage[name] ?? SharedStorage(isStored: kept != nil)
    sharedStorage[name] = shared
    return try shared.member(beginningWith: declared, in: evaluator) { other in
      let stored = kept ?? (shared.isStored ? other?.latest : nil)
      let new = StateStorage(
        evaluator.coerce(stored ?? declared, to: type, in: evaluator.globals), named: name,
        toldBy: other?.attribute, in: self)
      new.didWrite = { [unowned self, unowned shared] in
        shared.isStored = true
        if let key { evaluator.defaults[key] = userDefault(of: $0) }
      }
      return new
    }
  }
}
