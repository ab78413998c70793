/// Where a `@State` keeps its value: outside the struct, with the identity of the view.
final class StateStorage: PeekableLocation {
  let attribute: Attribute
  private unowned let tree: ViewTree
  /// The number of the instance that it belongs to; nil for what belongs to none.
  private let owner: Int?
  private let propertyName: String
  /// `$name` was handed out: whoever holds the binding reads for itself.
  var wasLent = false
  /// The type that the program declares for it, and where: `.name` that comes from outside finds
  /// its meaning there.
  private let type: TypeReference?
  private let scope: Scope?
  /// What it began with.
  let initial: Value
  /// What actions see: the last value written.
  private(set) var latest: Value
  /// What updates see: the value as of the transaction that is being worked off (S5b).
  private(set) var committed: Value
  /// The writes of the latest update ended with the value that was there before (S6).
  private(set) var cameBack = false

  /// What the declaration starts with, for a shared storage that somebody empties.
  var fallback = Value.void
  /// Told of each write, where somebody else keeps the value too.
  var didWrite: (Value) -> Void = { _ in }

  init(_ initial: Value, of property: PropertyDeclaration, owner: InstanceNode) {
    tree = owner.tree
    self.owner = owner.number
    propertyName = property.name
    attribute = Attribute("\(owner.token)._\(property.name)", kind: .state)
    type = property.type
    scope = Scope(selfVariable: nil, selfType: owner.value.type, result: nil)
    let initial =
      scope.map { owner.tree.interpreter.coerce(initial, to: property.type, in: $0) } ?? initial
    self.initial = initial
    latest = initial
    committed = initial
  }

  /// Storage that belongs to no view: the framework's own, or a shared one.
  init(_ initial: Value, named name: String, type: TypeReference? = nil, in tree: ViewTree) {
    self.tree = tree
    owner = nil
    self.type = type
    scope = type.map { _ in tree.interpreter.globals }
    propertyName = name
    attribute = Attribute(name, kind: .state)
    self.initial = initial
    latest = initial
    committed = initial
  }

  var key: LocationKey { .storage(ObjectIdentifier(self)) }

  /// The value as whoever asks now may see it.
  var visible: Value { tree.isUpdating ? committed : latest }

  var peek: Value { visible }

  /// A read through a binding that is no property of the reader, in an action or while a control is
  /// made (D9).
  func read(at place: SourcePlace) -> Value {
    if tree.isUpdating, let rule = tree.currentRule {
      tree.connect(rule, to: attribute, value: visible, at: place)
      (rule as? InstanceNode)?.reads.note(attribute, tree.interpreter.certaintyOfReads)
    }
    return visible
  }

  /// A value as the declared type has it.
  func coerced(_ value: Value) -> Value {
    guard let type, let scope else { return value }
    return tree.interpreter.coerce(value, to: type, in: scope)
  }

  func write(_ value: Value, at place: SourcePlace) throws {
    let value = coerced(value)
    if tree.isRunningBody {
      tree.warn(
        "Modifying state during view update, this will cause undefined behavior.", at: place,
        rule: "S7",
        severity: .warning)
      return
    }
    let story = tree.interpreter.limits.story
    if tree.recorder.event.steps.count > story {
      throw Interruption.limit("this event has more than \(story) steps to tell", place)
    }
    // S4: an equal value is dropped before anybody is told.
    let isEqual =
      try tree.misreading != .equalWriteRuns && tree.interpreter.equal(latest, value)
    let old = latest
    latest = value
    didWrite(value)
    let step = tree.recordWrite(
      attribute.name, old: old, new: value, at: place, isDropped: isEqual,
      rule: isEqual ? "S4" : "S1")
    guard !isEqual else { return }
    var write = PendingWrite(attribute: attribute, step: step) { [weak self] in
      guard let self else { return }
      cameBack = (try? tree.interpreter.equal(committed, value)) == true
      committed = value
    }
    write.explainSilence = { [weak self] in self?.explainSilence(because: step) }
    tree.enqueue(write)
  }

  /// S2: a body that did not read the state is not told. D1: handing out a binding is no read; that
  /// is measured and not promised.
  private func explainSilence(because step: Int) {
    guard let owner = owner.flatMap(tree.names.instance), !owner.depends(on: attribute) else {
      return
    }
    let reason =
      wasLent
      ? "it handed out $\(propertyName) and did not read \(propertyName)"
      : "its body has not read \(propertyName)"
    tree.recordSilence(
      of: owner, reason, rule: wasLent ? "D1" : "S2", certainty: wasLent ? .usual : .certain,
      because: step)
  }
}
