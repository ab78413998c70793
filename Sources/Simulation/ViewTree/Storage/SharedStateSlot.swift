/// `@AppStorage` and `@SceneStorage`: one place for each key, whatever views declare it. It outlives
/// them all. Until something is stored there, each declaration shows its own default.
final class SharedStateSlot: PropertySlot {
  private let kind: WrapperKind
  private var storage: StateStorage?

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    guard storage == nil else { return }
    let evaluator = tree.evaluator
    let arguments = property.attribute(kind.rawValue)?.arguments ?? []
    let written = try arguments.first { $0.label == nil }.map {
      try evaluator.evaluate($0.value, in: evaluator.globals).text
    }
    let store = try arguments.first { $0.label == "store" }.map {
      evaluator.unwrapped(
        try evaluator.evaluate(
          $0.value, in: evaluator.globals, expecting: TypeReference("UserDefaults")))
    }
    var key = written
    if case .native(let suite as UserDefaultsValue)? = store { key = written.map(suite.storedKey) }
    let name = "\(kind.rawValue).\(key ?? property.name)"
    var initial = try evaluator.initialValue(of: wrapper)
    if case .optional(nil) = initial, wrapper.property.initial == nil,
      let given = arguments.first(where: { $0.label == "wrappedValue" })
    {
      initial = try evaluator.evaluate(
        given.value, as: property.type, in: evaluator.globals)
    }
    let declared = evaluator.coerce(initial, to: property.type, in: evaluator.globals)
    storage = try storage(name, key: kind == .appStorage ? key : nil, declared)
  }

  private func storage(_ name: String, key: String?, _ declared: Value) throws -> StateStorage {
    let evaluator = tree.evaluator
    let kept = try key.flatMap { evaluator.defaults[$0] }
      .map { try tree.value(ofDefault: $0, like: declared) }
    let shared = tree.sharedStorage[name] ?? SharedStorage(isStored: kept != nil)
    tree.sharedStorage[name] = shared
    return try shared.member(beginningWith: declared, in: evaluator) { other in
      let stored = kept ?? (shared.isStored ? other?.latest : nil)
      let new = StateStorage(
        evaluator.coerce(stored ?? declared, to: property.type, in: evaluator.globals),
        named: name, toldBy: other?.attribute, in: tree)
      new.didWrite = { [unowned tree, unowned shared] in
        shared.isStored = true
        if let key { tree.evaluator.defaults[key] = tree.userDefault(of: $0) }
      }
      return new
    }
  }

  override func isTold(by attribute: Attribute) -> Bool { storage?.attribute === attribute }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    if isTracking {
      tree.connect(node, to: storage.attribute, value: storage.visible, at: place)
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
}
