/// `@Bindable` and wrappers that only hand a value on.
final class PlainSlot: PropertySlot {
  private var stored: Value = .optional(nil)

  override func attach(_ wrapper: WrapperValue) throws {
    stored = try tree.evaluator.initialValue(of: wrapper)
  }

  override func read(at place: SourcePlace) throws -> Value { stored }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(stored), path: []))
  }
}

/// `@Environment`: subscribed by its declaration, read or not (E3).
final class EnvironmentSlot: PropertySlot {
  /// What its value is made of, with what each was when the body last ran.
  private var sources: [ObjectIdentifier: (source: EnvironmentSource, seen: Value)] = [:]
  private var seen: Value = .optional(nil)
  /// What is said of an object that nobody above provides, when it is read.
  private var absence: String?
  /// A binding in the environment, as that of the edit mode: what it leads to counts too.
  private var binding: BindingValue?
  private var seenBehind: Value?
  private var wasRead = false
  private var isAttached = false

  /// `\.theme.size`; nil for an object that is asked for by its type.
  private var path: KeyPathValue?

  /// `\.self`: every value counts.
  private var isWhole: Bool { path?.components.isEmpty == true }

  private lazy var values = EnvironmentValuesObject(at: node) { [weak self] in
    self?.subscribe(to: $0)
  }

  /// The part of the environment that the view asked for: the others are no change (E2).
  private func part() throws -> Value {
    guard let path else { return sources.values.first?.source.value ?? .optional(nil) }
    return try tree.evaluator.follow(path, from: .native(values), at: property.place)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    guard !isAttached else { return }
    isAttached = true
    path = try? tree.environmentPath(of: wrapper)
    tree.environmentReaders[node.number] = node
    if path == nil {
      guard let source = try tree.objectSource(for: property, above: node) else {
        absence = tree.absence(ofObjectFor: property)
        return
      }
      subscribe(to: source)
    }
    if isWhole { subscribeToAll() }
    seen = try part()
    try followBinding()
  }

  /// Every value that is provided above, and those of the root that anybody ever asks for.
  private func subscribeToAll() {
    tree.wholeEnvironmentReaders[node.number] = { [weak self] in self?.subscribe(to: $0) }
    for source in tree.rootEnvironment.values {
      source.isAsked = true
      subscribe(to: source)
    }
    for case let modifier as ModifierNode in sequence(first: node, next: \.parent) {
      for source in modifier.provided { subscribe(to: source) }
    }
  }

  private func subscribe(to source: EnvironmentSource) {
    guard isInTree, sources[ObjectIdentifier(source)] == nil else { return }
    sources[ObjectIdentifier(source)] = (source, source.value)
    tree.connect(
      node, to: source.attribute, value: nil, name: "\(node.token)._\(shownName)",
      at: property.place)
  }

  private func followBinding() throws {
    guard case .binding(let binding) = tree.evaluator.unwrapped(seen),
      let storage = binding.location as? StateStorage
    else { return }
    self.binding = binding
    seenBehind = try tree.peek(binding)
    tree.graph.connect(node, to: storage.attribute)
  }

  private var storage: StateStorage? { binding?.location as? StateStorage }

  override func isTold(by attribute: Attribute) -> Bool {
    storage?.attribute === attribute
      || sources.values.contains { $0.source.attribute === attribute }
  }

  override func hasChanged() throws -> Bool {
    if !wasRead, tree.believes(.unusedEnvironmentIsFree) { return false }
    if let binding, let seenBehind, try !tree.evaluator.equal(seenBehind, tree.peek(binding)) {
      return true
    }
    guard isWhole else { return try !tree.evaluator.equal(seen, part()) }
    return try sources.values.contains { try !tree.evaluator.equal($0.seen, $0.source.value) }
  }

  override func willRun() {
    for (key, entry) in sources { sources[key]?.seen = entry.source.value }
    seen = (try? part()) ?? seen
    if let binding { seenBehind = (try? tree.peek(binding)) ?? seenBehind }
  }

  override func end() {
    tree.environmentReaders[node.number] = nil
    tree.wholeEnvironmentReaders[node.number] = nil
  }

  override func read(at place: SourcePlace) throws -> Value {
    wasRead = true
    if let absence { throw tree.evaluator.trap(absence, at: place) }
    for (source, _) in sources.values { tree.evaluator.raise(source.doubt) }
    return try part()
  }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(try read(at: place)), path: []))
  }

  override var seenValue: Value? { isWhole ? nil : seen }
  override var cause: RunCause { .environment("_\(shownName)") }
  override var rule: String { "E1" }
}

extension ViewTree {
  func makeSlot(for wrapper: WrapperValue, of node: InstanceNode) -> PropertySlot {
    switch wrapper.kind {
    case .appStorage, .sceneStorage:
      SharedStateSlot(wrapper.property, of: node)
    case .state, .focusState, .gestureState, .accessibilityFocusState, .unknown:
      StateSlot(wrapper.property, of: node)
    case .binding: BindingSlot(wrapper.property, of: node)
    case .stateObject, .observedObject, .environmentObject:
      ObjectSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .delegateAdaptor, .macDelegateAdaptor:
      ObjectSlot(wrapper.property, kind: .stateObject, of: node)
    case .query, .fetchRequest: QuerySlot(wrapper.property, kind: wrapper.kind, of: node)
    case .environment: EnvironmentSlot(wrapper.property, of: node)
    case .focusedValue, .focusedBinding, .focusedObject:
      FocusedSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .bindable, .namespace: PlainSlot(wrapper.property, of: node)
    }
  }

  func peek(_ binding: BindingValue) throws -> Value {
    guard let storage = binding.location as? StateStorage else {
      return try evaluator.apart {
        try withoutTracking { try evaluator.read(binding, at: .nowhere) }
      }
    }
    return try binding.path.reduce(isInUpdate ? storage.committed : storage.latest) {
      try evaluator.follow($1, from: $0, at: .nowhere)
    }
  }

  /// Who tells of a change behind a binding: the storage of a state, a property of an observable
  /// object, the signal of an observed one. Nil for closures and constants.
  func source(of binding: BindingValue) -> Attribute? {
    if let storage = binding.location as? StateStorage { return storage.attribute }
    guard let location = binding.location as? PropertyLocation else { return nil }
    let (object, property) = (location.object, location.property)
    if object.type.observes(property.name) {
      guard property.attribute("ObservationIgnored") == nil else { return nil }
      return attribute(
        of: object, property.name, kind: .observation,
        name: "\(object.type.name).\(property.name)")
    }
    return evaluator.program.conforms(object.type, to: .observableObject)
      ? signal(of: object) : nil
  }

  func place(of function: FunctionValue) -> SourcePlace {
    switch function.kind {
    case .closure(let closure, _): closure.place
    case .declared(let functions, _, _, _): functions.first?.place ?? .nowhere
    case .native, .engine: .nowhere
    }
  }
}

extension ViewTree {
  /// The key path that a property asks for: `@Environment(\.theme)`, or `Environment(path)` that an
  /// initialiser puts behind its `_name`.
  fileprivate func environmentPath(of wrapper: WrapperValue) throws -> KeyPathValue? {
    if case .keyPath(let path)? = wrapper.stored { return path }
    guard let argument = wrapper.property.environmentRequest, case .keyPath = argument.kind,
      case .keyPath(let path) = try evaluator.evaluate(argument, in: evaluator.globals)
    else { return nil }
    return path
  }

  /// E12: nobody becomes a reader.
  func defaultOfEnvironment(_ wrapper: WrapperValue, at place: SourcePlace) throws -> Value? {
    guard let path = try environmentPath(of: wrapper) else { return nil }
    let values = EnvironmentValuesObject(outsideOf: self)
    let value = try evaluator.follow(path, from: .native(values), at: place)
    // The program does not read it: it is looked at what a view would describe that is not shown.
    guard isTracking else { return value }
    let type = wrapper.property.type ?? evaluator.typeReference(of: evaluator.unwrapped(value))
    let name = type.map { "<\($0.name)>" } ?? ""
    warn(
      "Accessing Environment\(name)'s value outside of being installed on a View. "
        + "This will always read the default value and will not update.",
      at: place, rule: "E12")
    return value
  }
}
