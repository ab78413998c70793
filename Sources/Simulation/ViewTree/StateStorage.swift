/// Where a `@State` keeps its value: outside the struct, with the identity of the view.
final class StateStorage: PeekableLocation {
  let attribute: Attribute
  private unowned let tree: ViewTree
  /// The number of the instance that it belongs to; nil for what belongs to none.
  private let owner: Int?
  private let propertyName: String
  /// `$name` was handed out: whoever holds the binding reads for itself.
  var wasLent = false
  /// What actions see: the last value written.
  private(set) var latest: Value
  /// What updates see: the value as of the transaction that is being worked off (S5b).
  private(set) var committed: Value

  init(_ initial: Value, of propertyName: String, owner: InstanceNode) {
    tree = owner.tree
    self.owner = owner.number
    self.propertyName = propertyName
    attribute = Attribute("\(owner.token)._\(propertyName)", kind: .state)
    latest = initial
    committed = initial
  }

  /// Storage that belongs to no view: the framework's own, or a shared one.
  init(_ initial: Value, named name: String, in tree: ViewTree) {
    self.tree = tree
    owner = nil
    propertyName = name
    attribute = Attribute(name, kind: .state)
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
      if let instance = rule as? InstanceNode {
        instance.noteRead(attribute, .depends)
        for case let slot as BindingSlot in instance.slots { slot.noteControl(reading: self) }
      }
    }
    return visible
  }

  func write(_ value: Value, at place: SourcePlace) throws {
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
    let isEqual = try tree.interpreter.equal(latest, value)
    let old = latest
    latest = value
    let step = tree.recordWrite(
      attribute.name, old: old, new: value, at: place, isDropped: isEqual,
      rule: isEqual ? "S4" : "S1")
    guard !isEqual else { return }
    var write = PendingWrite(attribute: attribute, step: step) { [weak self] in
      self?.committed = value
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
