/// `@Binding`: a reference to somebody else's storage.
final class BindingSlot: PropertySlot {
  private(set) var binding: BindingValue?
  /// What the body saw when it last read the binding.
  private var seen: Value?
  /// The value when the view was last described: a binding holds a copy of it.
  private var copy: Value?
  private(set) var isDoubtful = false

  override func attach(_ wrapper: WrapperValue) throws {
    guard case .binding(let binding)? = wrapper.stored else { return }
    self.binding = binding
    if let source, !node.depends(on: source) {
      tree.graph.lend(source, to: node)
      lastLent = try? tree.peek(binding)
    }
    if seen == nil, tree.believes(.declaredMeansTold) { _ = try read(at: property.place) }
    guard seen == nil, let value = try? tree.peek(binding) else { return }
    isDoubtful = copy.map { $0 != value } ?? false
    copy = value
  }

  override func willRun() {
    if tree.misreading == .declaredMeansTold { seen = binding.flatMap { try? tree.peek($0) } }
  }

  override var isDoubtfulInput: Bool { isDoubtful && seen == nil }

  private var source: Attribute? { binding.flatMap { tree.source(of: $0) } }

  private var wasHandedOn = false
  /// The value behind the binding when a step last mentioned it: a part that did not change is not
  /// worth another (D6).
  private var lastLent: Value?

  /// Why the body is not told of a change behind the binding, and the rule; nil if there was no
  /// change since it was last asked. D3, D8: that holding a binding, or handing it on, does not
  /// count as a read was measured and is not promised.
  func takeSilence(about attribute: Attribute) -> (reason: String, rule: String)? {
    guard source === attribute, let binding, let value = try? tree.peek(binding),
      value != lastLent
    else { return nil }
    lastLent = value
    return wasHandedOn
      ? ("it handed on $\(property.name) and did not read \(property.name)", "D8")
      : ("its body has not read \(property.name)", "D3")
  }

  override func isTold(by attribute: Attribute) -> Bool { seen != nil && source === attribute }

  /// D6: a part of a value that did not change is no change.
  override func hasChanged() throws -> Bool {
    guard let binding, let seen else { return false }
    if tree.misreading == .equalWriteRuns { return true }
    let isEqual = try tree.evaluator.equal(seen, tree.peek(binding))
    if isEqual { tree.note(.equalWriteRuns) }
    return !isEqual
  }

  override func read(at place: SourcePlace) throws -> Value {
    guard let binding else { return .void }
    guard let source else { return try tree.evaluator.read(binding, at: place) }
    tree.evaluator.raise(binding.doubt)
    let value = try tree.peek(binding)
    if isTracking {
      tree.connect(
        node, to: source, value: value, name: "\(node.token)._\(property.name)",
        at: place)
      seen = value
      certaintyOfReading = min(certaintyOfReading ?? .depends, tree.evaluator.certaintyOfReads)
    }
    return value
  }

  /// The surest of its reads: a control that is given the binding may read it or not (D9).
  private var certaintyOfReading: Certainty?
  override var certainty: Certainty {
    max(
      certaintyOfReading ?? .certain,
      (binding?.location as? StateStorage)?.certainty ?? .certain)
  }

  override func becomesOpen(_ doubt: Doubt) {
    (binding?.location as? StateStorage)?.becomesOpen(doubt)
  }

  /// - Returns: Whether the other binding leads to the same place, or to a part of it.
  func noteRead(through other: BindingValue, at place: SourcePlace) -> Bool {
    guard let binding, source != nil, binding.location.key == other.location.key,
      other.path.starts(with: binding.path)
    else { return false }
    _ = try? read(at: place)
    return true
  }

  override func write(_ value: Value, at place: SourcePlace) throws {
    guard let binding else { return }
    try tree.evaluator.write(value, through: binding, at: place)
  }

  override func project(at place: SourcePlace) throws -> Value {
    if tree.believes(.handingOutReads) { _ = try read(at: place) }
    wasHandedOn = true
    return binding.map { .binding($0) } ?? .void
  }

  override var cause: RunCause { .binding("_\(property.name)") }
  override var rule: String { "D1" }
}

extension BindingValue {
  /// What the value behind it rests on, where that is open.
  var doubt: Doubt? {
    switch location {
    case let storage as StateStorage: storage.doubt
    case let location as PropertyLocation:
      location.object.type.storedIndex[location.property.name].flatMap {
        location.object.doubts[$0]
      }
    default: nil
    }
  }
}
