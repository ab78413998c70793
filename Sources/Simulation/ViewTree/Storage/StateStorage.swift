/// Where a `@State` keeps its value: outside the struct, with the identity of the view.
final class StateStorage: PeekableLocation {
  let attribute: Attribute
  private unowned let tree: ViewTree
  /// The number of the instance that it belongs to; nil for what belongs to none.
  let owner: Int?
  private let propertyName: String
  /// Whether `$name` was handed out. Whoever holds the binding reads for itself.
  var wasLent = false
  /// The declared type, and the scope in which it stands: an implicit member such as `.dark` that
  /// is set from outside is looked up there.
  let type: TypeReference?
  private let scope: Scope?
  /// What it began with.
  let initial: Value
  /// What actions see: the last value written.
  private(set) var latest: Value
  /// What updates see: the value as of the transaction that is being worked off (S5b).
  private(set) var committed: Value
  /// What makes either value doubtful; nil if nothing does.
  private var latestDoubt: Doubt?
  private var committedDoubt: Doubt?
  /// Whether the writes of the latest update ended with the value from before (S6).
  private(set) var cameBack = false
  /// How sure it is that the latest update wrote what it holds.
  private(set) var certainty = Certainty.certain

  /// How often it was written, with equal values too.
  private(set) var writeCount = 0

  /// What it was called when its view left: what outlives the view, such as a task, may still write.
  private var nameAtTheEnd: String?

  /// What it shares a key with; nil for storage that stands alone.
  weak var shared: SharedStorage?
  /// It holds what a store has, which is there before anybody looks: as long as nobody has, what is
  /// written is seen at once, wherever it is written.
  var isSeenAtOnce = false
  /// Called with each value that is written, for somebody else who keeps it as well.
  var didWrite: (Value) -> Void = { _ in }

  init(_ initial: Value, of property: PropertyDeclaration, owner: InstanceNode) {
    tree = owner.tree
    self.owner = owner.number
    propertyName = property.name
    attribute = Attribute("\(owner.token)._\(property.name)", kind: .state)
    type = property.type
    scope = Scope(selfVariable: nil, selfType: owner.value.type, result: nil)
    let initial =
      scope.map { owner.tree.evaluator.coerce(initial, to: property.type, in: $0) } ?? initial
    self.initial = initial
    latest = initial
    committed = initial
  }

  /// Storage that belongs to no view: the framework's own, or a shared one.
  init(
    _ initial: Value, named name: String, type: TypeReference? = nil,
    toldBy known: Attribute? = nil,
    in tree: ViewTree
  ) {
    self.tree = tree
    owner = nil
    self.type = type
    scope = type.map { _ in tree.evaluator.globals }
    propertyName = name
    attribute = known ?? Attribute(name, kind: .state)
    self.initial = initial
    latest = initial
    committed = initial
  }

  var key: LocationKey { .storage(ObjectIdentifier(self)) }

  /// Its view has left.
  func end() { nameAtTheEnd = tree.names.reading(attribute.name) }

  /// Whether its view has not left.
  var isThere: Bool { nameAtTheEnd == nil }

  /// The value that is visible at this moment: bodies see the committed one, actions the latest.
  var visible: Value { tree.isUpdating ? committed : latest }

  var peek: Value { visible }

  /// What the visible value rests on.
  var doubt: Doubt? { tree.isUpdating ? committedDoubt : latestDoubt }

  /// A read through a binding that is no property of the reader, in an action or while a control is
  /// made (D9).
  func read(at place: SourcePlace) -> Value {
    tree.evaluator.raise(doubt)
    guard tree.isUpdating, let rule = tree.currentRule else { return visible }
    guard let owner = owner.flatMap(tree.names.instance) else {
      tree.connect(rule, to: attribute, value: visible, at: place)
      (rule as? InstanceNode)?.reads.note(attribute, tree.evaluator.certaintyOfReads)
      return visible
    }
    // D7: whoever reads has no property that could be told; the owner's state counts as read.
    tree.connect(owner, to: attribute, value: visible, at: place)
    owner.reads.note(attribute, certainty(ofReadingIn: rule, for: owner))
    return visible
  }

  private func certainty(ofReadingIn rule: Rule, for owner: InstanceNode) -> Certainty {
    let reader = rule as? InstanceNode ?? (rule as? Node)?.enclosingInstance
    guard reader === owner else { return .depends }
    return max(rule === owner ? .certain : .usual, tree.evaluator.certaintyOfReads)
  }

  /// Sets what makes the initial value doubtful.
  func begins(with doubt: Doubt?) {
    latestDoubt = doubt
    committedDoubt = doubt
  }

  /// Notes that code which did not run here might run with SwiftUI and would write it.
  func becomesOpen(_ doubt: Doubt) {
    latestDoubt = latestDoubt?.open ?? doubt
    committedDoubt = committedDoubt?.open ?? doubt
  }

  /// A value converted to the declared type.
  func coerced(_ value: Value) -> Value {
    guard let type, let scope else { return value }
    return tree.evaluator.coerce(value, to: type, in: scope)
  }

  func write(_ value: Value, at place: SourcePlace) throws {
    try write(at: place) { $0.coerced(value) }
  }

  /// - Parameter value: What this storage, and each other one of the same key, holds then.
  func write(at place: SourcePlace, _ value: (StateStorage) throws -> Value) throws {
    writeCount += 1
    let isUnseen = isSeenAtOnce && attribute.dependents.isEmpty
    if tree.isRunningBody, !isUnseen {
      tree.warn(
        "Modifying state during view update, this will cause undefined behavior.", at: place,
        rule: "S7",
        severity: .warning)
      return
    }
    let story = tree.evaluator.limits.story
    if tree.recorder.event.steps.count > story {
      throw Interruption.limit("this event has more than \(story) steps to tell", place)
    }
    let new = try value(self)
    let changes = try (shared?.members ?? [self]).map { ($0, try value($0)) }
    // S4: an equal value is dropped before anybody is told; what is there stays.
    let isEqual = try changes.allSatisfy { try $0.holds($1) }
    didWrite(new)
    let step = tree.recordWrite(
      nameAtTheEnd ?? attribute.name, old: latest, new: new, at: place, isDropped: isEqual,
      rule: isEqual ? "S4" : "S1", over: latestDoubt?.open)
    let doubt = tree.evaluator.questions.kept
    guard !isEqual else {
      if let owner = owner.flatMap(tree.names.instance) {
        tree.tellDroppedDifference(latest, new, of: propertyName, in: owner.typeName)
      }
      return
    }
    for (storage, value) in changes {
      storage.latest = value
      storage.latestDoubt = doubt
    }
    let certainty = tree.certaintyOfWrites
    if isUnseen { return changes.forEach { $0.commit($1, certainty, doubt) } }
    var write = PendingWrite(attribute: attribute, step: step) {
      for (storage, value) in changes { storage.commit(value, certainty, doubt) }
    }
    write.explainSilence = { [weak self] in self?.explainSilence(because: step) }
    tree.enqueue(write)
  }

  private func holds(_ value: Value) throws -> Bool {
    if tree.misreading == .equalWriteRuns { return false }
    let isEqual = try tree.evaluator.equal(latest, value)
    if isEqual { tree.note(.equalWriteRuns) }
    return isEqual
  }

  private func commit(_ value: Value, _ certainty: Certainty, _ doubt: Doubt?) {
    self.certainty = certainty
    committedDoubt = doubt
    cameBack = (try? tree.evaluator.equal(committed, value)) == true
    committed = value
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

/// What the declarations of one key share, such as `@AppStorage("theme")` in several views.
///
/// Where nothing is stored, each shows the default that it declares itself. So each default has a
/// storage of its own, and a write goes to all of them.
final class SharedStorage {
  private(set) var members: [StateStorage] = []
  private var defaults: [Value] = []
  /// Whether anything was stored.
  var isStored: Bool

  init(isStored: Bool = false) { self.isStored = isStored }

  /// The storage of a declaration.
  ///
  /// - Parameter make: Makes one that is told by what tells the others, if there are any.
  func member(
    beginningWith initial: Value, in evaluator: Evaluator, make: (StateStorage?) -> StateStorage
  ) throws -> StateStorage {
    let known = try defaults.firstIndex { try evaluator.equal($0, initial) }
    if let known { return members[known] }
    let new = make(members.first)
    new.shared = self
    members.append(new)
    defaults.append(initial)
    return new
  }

  /// Takes away what is stored.
  func reset(at place: SourcePlace) throws {
    isStored = false
    try members.first?.write(at: place) { storage in
      members.firstIndex { $0 === storage }.map { defaults[$0] } ?? .void
    }
  }
}
