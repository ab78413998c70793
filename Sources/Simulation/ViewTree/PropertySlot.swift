/// A dynamic property of an instance: what `@State`, `@Binding`, `@ObservedObject` … are while
/// their view is in the tree.
///
/// A subclass says which attributes tell it, whether it really changed, and what reading, writing
/// and `$` do.
class PropertySlot: WrapperConnection {
  let property: PropertyDeclaration
  unowned let node: InstanceNode
  /// A task or an object may hold the view's value longer than the view is in the tree.
  private weak var remaining: InstanceNode?
  /// It stands inside a dynamic property of the program, not in the view itself.
  var isNested = false
  unowned let tree: ViewTree
  var isInTree: Bool { remaining != nil }
  /// Whether whoever reads now comes to depend on what is read.
  var isTracking: Bool { tree.isUpdating && isInTree }

  init(_ property: PropertyDeclaration, of node: InstanceNode) {
    self.property = property
    self.node = node
    remaining = node
    tree = node.tree
  }

  /// The wrapper of a new description of the view; for the first time when the view enters.
  func attach(_ wrapper: WrapperValue) throws {}
  /// Before each run of the body.
  func willRun() {}
  /// The view leaves.
  func end() {}

  func isTold(by attribute: Attribute) -> Bool { false }
  /// Whether it leads to something that tells nobody of its changes, and that differs now.
  func hasChangedUntold() throws -> Bool { false }
  /// Whether a change that it was told of makes a difference.
  func hasChanged() throws -> Bool { true }

  func read(at place: SourcePlace) throws -> Value { .void }
  func write(_ value: Value, at place: SourcePlace) throws {}
  func project(at place: SourcePlace) throws -> Value { .void }

  var cause: String { property.name }
  /// C3: what stands inside another wrapper has no name of its own, and an offset is printed.
  var printedName: String { isNested ? "@16" : "_\(property.name)" }
  var rule: String { "S1" }
  /// Whether storage ends with the view.
  var ownsStorage: Bool { false }
  var certainty: Certainty { .certain }
}

/// `@State` and its relatives: storage that belongs to the identity of the view.
final class StateSlot: PropertySlot {
  private var storage: StateStorage?

  override func attach(_ wrapper: WrapperValue) throws {
    // S8: what the parent passes later is not looked at.
    guard storage == nil else { return }
    let interpreter = tree.interpreter
    let initial = interpreter.coerce(
      try interpreter.initialValue(of: wrapper), to: property.type, in: interpreter.globals)
    storage = StateStorage(initial, of: property.name, owner: node)
    tree.recorder.record(.create, "state \(property.name) begins with \(initial.quoted)") {
      step in
      step.view = node.typeName
      step.instance = node.token
      step.target = "\(node.token).\(property.name)"
      step.new = initial.shortText
      step.stands(at: tree.tell(property.place))
    }
  }

  override func isTold(by attribute: Attribute) -> Bool { storage?.attribute === attribute }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    // S2, S10: only a read during an update makes the body depend on it. S11: whoever runs, the
    // state belongs to its owner.
    if isTracking {
      tree.connect(node, to: storage.attribute, value: storage.visible, at: place)
      node.noteRead(storage.attribute, .certain)
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

  override var cause: String { "state _\(property.name)" }
  override var certainty: Certainty {
    storage.map { node.certaintyOfReading($0.attribute) } ?? .certain
  }
  override var ownsStorage: Bool { true }

  override func end() {
    tree.recorder.discarded("\(node.token).\(property.name)")
    tree.recorder.record(.discard, "state \(property.name) of \(node.token) ends") { step in
      step.view = node.typeName
      step.instance = node.token
      step.target = "\(node.token).\(property.name)"
      step.old = storage?.peek.shortText
      step.rule = "I4"
    }
  }
}

/// `@Binding`: a way to somebody else's storage.
final class BindingSlot: PropertySlot {
  private var binding: BindingValue?
  /// What the body saw when it last read the binding.
  private var seen: Value?
  /// A control that the body makes may read it, or not (D9).
  private var isReadByControlOnly = true

  override func attach(_ wrapper: WrapperValue) throws {
    if case .binding(let binding)? = wrapper.stored { self.binding = binding }
  }

  private var storage: StateStorage? { binding?.location as? StateStorage }

  /// A property of an observable object tells by itself.
  private var isObserved: Bool {
    (binding?.location as? PropertyLocation)?.object.type.isObservable ?? false
  }

  override func isTold(by attribute: Attribute) -> Bool {
    seen != nil && storage?.attribute === attribute
  }

  /// `$model.name` of an `ObservableObject` is compared when the view is described again.
  override func hasChangedUntold() throws -> Bool {
    guard storage == nil, binding?.location is PropertyLocation else { return false }
    return try hasChanged()
  }

  /// D6: a part of a value that did not change is no change.
  override func hasChanged() throws -> Bool {
    guard let binding, let seen else { return false }
    return try !tree.interpreter.equal(seen, tree.peek(binding))
  }

  override func read(at place: SourcePlace) throws -> Value {
    guard let binding else { return .void }
    guard let storage else {
      let value = try tree.interpreter.read(binding, at: place)
      if isTracking, !isObserved { note(value) }
      return value
    }
    let value = try tree.peek(binding)
    if isTracking {
      tree.connect(
        node, to: storage.attribute, value: value, name: "\(node.token)._\(property.name)",
        at: place)
      note(value)
    }
    return value
  }

  private func note(_ value: Value) {
    seen = value
    isReadByControlOnly = false
  }

  /// D9: a control that was handed the binding reads it while the body makes the control.
  func noteControl(reading other: StateStorage) {
    guard let binding, storage === other, seen == nil || isReadByControlOnly else { return }
    seen = try? tree.peek(binding)
  }

  override var certainty: Certainty { isReadByControlOnly ? .depends : .certain }

  override func write(_ value: Value, at place: SourcePlace) throws {
    guard let binding else { return }
    try tree.interpreter.write(value, through: binding, at: place)
  }

  override func project(at place: SourcePlace) throws -> Value {
    binding.map { .binding($0) } ?? .void
  }

  override var cause: String { "binding _\(property.name)" }
  override var rule: String { "D1" }
}

/// `@StateObject`, `@ObservedObject`, `@EnvironmentObject`: one coarse signal for a whole object
/// (O1).
final class ObjectSlot: PropertySlot {
  private let kind: WrapperKind
  private var object: ObjectValue?
  /// An object of a type that the program does not declare: it is carried along and tells nobody.
  private var unknown: Value?
  private var signal: Attribute?

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    switch kind {
    case .stateObject:
      // O5: made once for each identity.
      if object == nil { adopt(try tree.interpreter.initialValue(of: wrapper)) }
    case .environmentObject:
      if object == nil { try adopt(tree.environmentObject(for: property, of: node)) }
    default:
      if let stored = wrapper.stored { adopt(stored) }
    }
  }

  private func adopt(_ value: Value) {
    if case .opaque = tree.interpreter.unwrapped(value) { unknown = value }
    guard case .object(let new) = tree.interpreter.unwrapped(value), new !== object, isInTree else {
      return
    }
    if let signal { tree.graph.disconnect(node, from: signal) }
    object = new
    let signal = tree.signal(of: new)
    self.signal = signal
    // What subscribes is the declaration, not a read.
    if new.type.stored.contains(where: { $0.attribute("Published") != nil })
      || tree.interpreter.program.conforms(new.type, to: "ObservableObject")
    {
      tree.connect(
        node, to: signal, value: nil, name: "\(node.token)._\(property.name)", at: property.place)
    }
  }

  override func isTold(by attribute: Attribute) -> Bool { signal === attribute }

  override func read(at place: SourcePlace) throws -> Value {
    object.map { .object($0) } ?? unknown ?? .optional(nil)
  }

  override func write(_ value: Value, at place: SourcePlace) throws { adopt(value) }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(try read(at: place)), path: []))
  }

  override var cause: String { "object _\(property.name)" }
  override var ownsStorage: Bool { kind == .stateObject }
  override var rule: String { "O1" }

  override func end() {
    guard kind == .stateObject else { return }
    tree.recorder.discarded("\(node.token).\(property.name)")
    tree.recorder.record(.discard, "object \(property.name) of \(node.token) ends") { step in
      step.view = node.typeName
      step.instance = node.token
      step.target = "\(node.token).\(property.name)"
      step.rule = "O5"
    }
  }
}

/// `@Bindable` and wrappers that only hand a value on.
final class PlainSlot: PropertySlot {
  private var stored: Value = .optional(nil)

  override func attach(_ wrapper: WrapperValue) throws {
    stored = try tree.interpreter.initialValue(of: wrapper)
  }

  override func read(at place: SourcePlace) throws -> Value { stored }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(stored), path: []))
  }
}

/// `@Environment`: subscribed by its declaration, read or not (E3).
final class EnvironmentSlot: PropertySlot {
  private var source: EnvironmentSource?
  private var seen: Value = .optional(nil)

  override func attach(_ wrapper: WrapperValue) throws {
    guard source == nil else { return }
    source = try tree.environmentSource(for: property, of: node)
    seen = source?.value ?? .optional(nil)
    if let attribute = source?.attribute {
      tree.connect(
        node, to: attribute, value: nil, name: "\(node.token)._\(property.name)", at: property.place
      )
    }
  }

  override func isTold(by attribute: Attribute) -> Bool { source?.attribute === attribute }

  override func hasChanged() throws -> Bool {
    guard let source else { return false }
    return try !tree.interpreter.equal(seen, source.value)
  }

  override func willRun() { seen = source?.value ?? seen }

  override func read(at place: SourcePlace) throws -> Value { source?.value ?? .optional(nil) }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(try read(at: place)), path: []))
  }

  override var cause: String { "env _\(property.name)" }
  override var rule: String { "E1" }
}
