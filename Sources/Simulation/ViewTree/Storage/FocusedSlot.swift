/// `@FocusedValue`, `@FocusedBinding` and `@FocusedObject`: what is published where the focus is.
/// Its declaration is enough to be told (N34).
final class FocusedSlot: PropertySlot {
  private let kind: WrapperKind
  private var storage: StateStorage?
  private var seen: Value = .optional(nil)
  /// What the published binding led to when the body last ran.
  private var seenBehind: Value?
  /// Tells of the published object.
  private var signal: Attribute?

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    guard storage == nil, let key else { return }
    let storage = tree.focusedStorage(key)
    self.storage = storage
    tree.connect(
      node, to: storage.attribute, value: nil, name: "\(node.token)._\(property.name)",
      at: property.place)
    try take()
  }

  /// The property of `FocusedValues` that it asks for, or the type of the object.
  private var key: String? {
    let asked = property.attribute(kind.rawValue)?.arguments.first?.value
    switch asked?.kind {
    case .keyPath(_, let components)?:
      guard case .property(let name)? = components.first else { return nil }
      return name
    case .member(let type, "self")?: return typeName(type.sourceText.map { TypeReference($0) })
    default: return typeName(property.type.map { $0.wrapped ?? $0 })
    }
  }

  private func typeName(_ type: TypeReference?) -> String? {
    type.map { tree.evaluator.program.type($0)?.name ?? $0.name }
  }

  private var binding: BindingValue? {
    guard case .binding(let binding) = tree.evaluator.unwrapped(seen) else { return nil }
    return binding
  }

  /// What is published now is what the body sees.
  private func take() throws {
    guard let storage, isInTree else { return }
    seen = storage.visible
    if let binding, let source = tree.source(of: binding) { tree.graph.connect(node, to: source) }
    seenBehind = try binding.map { try tree.peek($0) }
    follow(tree.evaluator.unwrapped(seen))
  }

  /// An object of Combine tells of its changes as a whole.
  private func follow(_ value: Value) {
    var next: Attribute?
    if case .object(let object) = value,
      tree.evaluator.program.conforms(object.type, to: .observableObject)
    {
      next = tree.signal(of: object)
    }
    guard next !== signal else { return }
    if let signal { tree.graph.disconnect(node, from: signal) }
    if let next { tree.graph.connect(node, to: next) }
    signal = next
  }

  override func isTold(by attribute: Attribute) -> Bool {
    storage?.attribute === attribute || signal === attribute
      || binding.flatMap { tree.source(of: $0) } === attribute
  }

  override func hasChanged() throws -> Bool {
    guard let storage else { return false }
    if try !tree.evaluator.equal(seen, storage.visible) { return true }
    if let binding, let seenBehind, try !tree.evaluator.equal(seenBehind, tree.peek(binding)) {
      return true
    }
    return node.changes.contains { $0.attribute === signal }
  }

  override func willRun() { try? take() }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage else { return .optional(nil) }
    tree.evaluator.raise(storage.doubt)
    let value = storage.visible
    guard kind == .focusedBinding, case .binding(let binding) = tree.evaluator.unwrapped(value)
    else { return value }
    // Its declaration watches what the binding leads to: whose that is does not matter here.
    return .optional(
      try tree.source(of: binding) == nil
        ? tree.evaluator.read(binding, at: place) : tree.peek(binding))
  }

  /// Nobody is there to take it while nothing is published.
  override func write(_ value: Value, at place: SourcePlace) throws {
    guard case .binding(let binding)? = (storage?.visible).map(tree.evaluator.unwrapped) else {
      return
    }
    try tree.evaluator.write(tree.evaluator.unwrapped(value), through: binding, at: place)
  }

  override func project(at place: SourcePlace) throws -> Value {
    let value = tree.evaluator.unwrapped(storage?.visible ?? .optional(nil))
    if case .binding = value { return value }
    return .binding(BindingValue(location: ConstantLocation(value), path: []))
  }

  override var held: Value? { seen }
  override var seenValue: Value? { seen }
  override var cause: RunCause { .environment("_\(property.name)") }
  override var rule: String { "N34" }
  override var certainty: Certainty { .usual }
}
