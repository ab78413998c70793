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
  /// A binding in the environment, as that of the edit mode: what it leads to counts too.
  private var binding: BindingValue?
  private var seenBehind: Value?
  private var wasRead = false

  /// What the key path goes on to inside the value of the key: `size` of `\.theme.size`.
  private lazy var rest: KeyPathValue? = {
    let argument = property.attribute("Environment")?.arguments.first?.value
    guard let argument, case .keyPath(_, let components) = argument.kind, components.count > 1,
      case .keyPath(var path)? = try? tree.interpreter.evaluate(
        argument, in: tree.interpreter.globals)
    else { return nil }
    path.components.removeFirst()
    return path
  }()

  /// The part of the key's value that the view asked for: the others are no change (E2).
  private func part() throws -> Value {
    guard let source else { return .optional(nil) }
    guard let rest else { return source.value }
    return try tree.interpreter.follow(rest, from: source.value, at: property.place)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    guard source == nil else { return }
    source = try tree.environmentSource(for: property, of: node)
    tree.environmentReaders[node.number] = node
    seen = try part()
    try followBinding()
    if let attribute = source?.attribute {
      tree.connect(
        node, to: attribute, value: nil, name: "\(node.token)._\(property.name)", at: property.place
      )
    }
  }

  private func followBinding() throws {
    guard case .binding(let binding)? = source.map({ tree.interpreter.unwrapped($0.value) }),
      let storage = binding.location as? StateStorage
    else { return }
    self.binding = binding
    seenBehind = try tree.peek(binding)
    tree.graph.connect(node, to: storage.attribute)
  }

  private var storage: StateStorage? { binding?.location as? StateStorage }

  override func isTold(by attribute: Attribute) -> Bool {
    source?.attribute === attribute || storage?.attribute === attribute
  }

  override func hasChanged() throws -> Bool {
    if tree.misreading == .unusedEnvironmentIsFree, !wasRead { return false }
    if let binding, let seenBehind, try !tree.interpreter.equal(seenBehind, tree.peek(binding)) {
      return true
    }
    return try !tree.interpreter.equal(seen, part())
  }

  override func willRun() {
    seen = (try? part()) ?? seen
    if let binding { seenBehind = (try? tree.peek(binding)) ?? seenBehind }
  }

  override func end() { tree.environmentReaders[node.number] = nil }

  override func read(at place: SourcePlace) throws -> Value {
    wasRead = true
    return try part()
  }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(try read(at: place)), path: []))
  }

  override var seenValue: Value? { seen }
  override var cause: String { "env _\(property.name)" }
  override var rule: String { "E1" }
}

extension ViewTree {
  func makeSlot(for wrapper: WrapperValue, of node: InstanceNode) -> PropertySlot {
    switch wrapper.kind {
    case .appStorage, .sceneStorage:
      SharedStateSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .state, .focusState, .gestureState, .accessibilityFocusState, .unknown:
      StateSlot(wrapper.property, of: node)
    case .binding: BindingSlot(wrapper.property, of: node)
    case .stateObject, .observedObject, .environmentObject:
      ObjectSlot(wrapper.property, kind: wrapper.kind, of: node)
    case .delegateAdaptor, .macDelegateAdaptor:
      ObjectSlot(wrapper.property, kind: .stateObject, of: node)
    case .query, .fetchRequest: QuerySlot(wrapper.property, kind: wrapper.kind, of: node)
    case .environment: EnvironmentSlot(wrapper.property, of: node)
    case .bindable, .namespace: PlainSlot(wrapper.property, of: node)
    }
  }

  func peek(_ binding: BindingValue) throws -> Value {
    guard let storage = binding.location as? StateStorage else {
      return try withoutTracking { try interpreter.read(binding, at: .nowhere) }
    }
    return try binding.path.reduce(isInUpdate ? storage.committed : storage.latest) {
      try interpreter.follow($1, from: $0, at: .nowhere)
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
    return interpreter.program.conforms(object.type, to: "ObservableObject")
      ? signal(of: object) : nil
  }

  func place(of function: FunctionValue) -> SourcePlace {
    switch function.kind {
    case .closure(let closure, _): closure.place
    case .declared(let functions, _, _, _): functions.first?.place ?? .nowhere
    case .native: .nowhere
    }
  }
}
