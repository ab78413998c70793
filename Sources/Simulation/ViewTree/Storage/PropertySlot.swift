/// A dynamic property of an instance: what `@State`, `@Binding`, `@ObservedObject` … are while
/// their view is in the tree.
///
/// A subclass says which attributes tell it, whether it really changed, and what reading, writing
/// and `$` do.
class PropertySlot: WrapperConnection {
  let property: PropertyDeclaration
  unowned let node: InstanceNode
  /// Nil once the view has left the tree: a task or an object may hold the view's value for longer.
  private weak var remaining: InstanceNode?
  /// Its offset in the view, in bytes, if it is part of a dynamic property of the program.
  var offset: Int?
  /// What the view calls it, where it is a part of a wrapper of SwiftUI: `m` of `@ScaledMetric var m`.
  var outerName: String?
  var shownName: String { outerName ?? property.name }
  unowned let tree: ViewTree
  var isInTree: Bool { remaining != nil }
  /// Whether a read at this moment makes a dependency.
  var isTracking: Bool { tree.isUpdating && isInTree }

  init(_ property: PropertyDeclaration, of node: InstanceNode) {
    self.property = property
    self.node = node
    remaining = node
    tree = node.tree
  }

  /// Takes over the wrapper of a new description of the view. The first call comes when the view
  /// enters.
  func attach(_ wrapper: WrapperValue) throws {}
  /// Called before each run of the body.
  func willRun() {}
  /// Called when the view leaves.
  func end() {}

  func isTold(by attribute: Attribute) -> Bool { false }
  /// Whether a change that it was told of makes a difference.
  func hasChanged() throws -> Bool { true }

  func read(at place: SourcePlace) throws -> Value { .void }
  func write(_ value: Value, at place: SourcePlace) throws {}
  func project(at place: SourcePlace) throws -> Value { .void }

  var held: Value? { ownValue }
  func becomesOpen(_ doubt: Doubt) {}

  /// Why a body ran that it told of a change.
  var cause: RunCause { .inputs }
  /// C3: what stands inside another wrapper has no name of its own, and an offset is printed.
  var printedName: String {
    outerName.map { "_\($0)" } ?? offset.map { "@\($0)" } ?? "_\(property.name)"
  }
  var rule: String { "S1" }
  /// Whether it is unknown if describing the view again counts as another input (D4).
  var isDoubtfulInput: Bool { false }
  /// Whether storage ends with the view.
  var ownsStorage: Bool { false }
  /// Of storage: the attribute that tells of changes, and the value.
  var ownAttribute: Attribute? { nil }
  var ownValue: Value? { nil }
  var certainty: Certainty { .certain }
  /// Of storage: whether its value is another one than it began with.
  var wasChanged: Bool { false }
  /// What the environment holds for it.
  var seenValue: Value? { nil }
}

/// `@State` and its relatives: storage that belongs to the identity of the view.
final class StateSlot: PropertySlot {
  private var storage: StateStorage?
  /// What the latest run of the body saw. A closure that it made for SwiftUI to call later, such as
  /// the content of a sheet, sees that, too (S11).
  private var seen: Value?

  override func attach(_ wrapper: WrapperValue) throws {
    // S8: what the parent passes later is not looked at.
    guard storage == nil else { return tellUnusedInitial(wrapper) }
    let (value, doubt) = try tree.evaluator.keeping {
      try tree.evaluator.initialValue(of: wrapper)
    }
    let storage = StateStorage(value, of: property, owner: node)
    storage.begins(with: doubt ?? node.doubt(ofPropertyNamed: property.name))
    self.storage = storage
    let initial = storage.initial
    tree.recorder.record(.create, "state \(property.name) begins with \(initial.quoted)") {
      step in
      step.view = node.typeName
      step.instance = node.token
      step.target = "\(node.token).\(property.name)"
      step.new = initial.shortText
      step.isNewString = initial.isString
      step.stands(at: tree.tell(property.place))
    }
  }

  /// S9: records what becomes of an initial value that does not count any more.
  private func tellUnusedInitial(_ wrapper: WrapperValue) {
    guard wrapper.stored == nil, property.initial?.makesSomething == true else { return }
    let message =
      tree.evaluator.makesObject(property)
      ? "the initial value of \(property.name) is not made again; before Xcode 27 it was, and thrown away"
      : "the initial value of \(property.name) does not count again; whether it is made is not promised"
    tree.recorder.record(.check, message) { step in
      step.view = node.typeName
      step.instance = node.token
      step.target = "\(node.token).\(property.name)"
      step.stands(at: node.tree.tell(property.place))
      step.rule = "S9"
      step.certainty = .depends
    }
  }

  override func isTold(by attribute: Attribute) -> Bool { storage?.attribute === attribute }

  override func read(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    tree.evaluator.raise(storage.doubt)
    // S2, S10: only a read during an update makes the body depend on it. S11: whoever runs, the
    // state belongs to its owner.
    guard isTracking else { return storage.visible }
    let isOwnBody = tree.currentRule === node
    let value = try (isOwnBody ? nil : outdated(storage, at: place)) ?? storage.visible
    tree.connect(node, to: storage.attribute, value: value, at: place)
    // That a closure which SwiftUI or another view calls counts for the owner was measured, not
    // promised (D5, S11).
    node.reads.note(
      storage.attribute, max(isOwnBody ? .certain : .usual, tree.evaluator.certaintyOfReads))
    return value
  }

  override func willRun() { seen = storage?.visible }

  /// S11: what a closure sees that a run of the body made before the state was written. There was no
  /// later run, as nothing had read the state until now.
  private func outdated(_ storage: StateStorage, at place: SourcePlace) throws -> Value? {
    guard let seen, try !tree.evaluator.equal(seen, storage.visible) else { return nil }
    let name = property.name
    tree.warn(
      "the closure sees \(name) as it was when \(node.typeName).\(node.bodyName) made it, "
        + "\(seen.quoted); it is \(storage.visible.quoted) now, and the body had not read it: read "
        + "\(name) in the body, list it in the closure, [\(name)] in, or hand it over, as "
        + "sheet(item:) does",
      at: place, rule: "S11", severity: .note)
    tree.symptoms.add(
      Symptom(
        .oldClosure, view: node.typeName, subject: name, at: place, in: tree,
        advice:
          "read \(name) in the body, list it in the closure, [\(name)] in, or hand it over, as "
          + "sheet(item:) does", rule: "S11", certainty: .usual))
    return seen
  }

  override func write(_ value: Value, at place: SourcePlace) throws {
    try storage?.write(value, at: place)
  }

  override func project(at place: SourcePlace) throws -> Value {
    guard let storage else { return .void }
    if tree.believes(.handingOutReads) { _ = try read(at: place) }
    storage.wasLent = true
    return .binding(BindingValue(location: storage, path: []))
  }

  override var cause: RunCause { .state("_\(property.name)") }
  override var rule: String { storage?.cameBack == true ? "S6" : isRead ? "S1" : "S3" }
  override var certainty: Certainty {
    guard let storage else { return .certain }
    if storage.cameBack { return .depends }
    let certainty = max(storage.certainty, node.reads.certainty(of: storage.attribute))
    return isRead ? certainty : max(.usual, certainty)
  }

  /// Whether the latest run read it; the flag of the storage is older (S3).
  private var isRead: Bool { storage.map { node.reads.isRecent($0.attribute) } ?? false }
  override var ownsStorage: Bool { true }
  override var ownAttribute: Attribute? { storage?.attribute }
  override var ownValue: Value? { storage?.peek }
  override var wasChanged: Bool {
    guard let storage else { return false }
    return (try? tree.evaluator.equal(storage.initial, storage.peek)) == false
  }
  override func becomesOpen(_ doubt: Doubt) { storage?.becomesOpen(doubt) }

  override func end() {
    storage?.end()
    if tree.believes(.stateOutlivesView) { return }
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

/// `@StateObject`, `@ObservedObject`, `@EnvironmentObject`: one coarse signal for a whole object
/// (O1).
final class ObjectSlot: PropertySlot {
  private let kind: WrapperKind
  private var object: ObjectValue?
  /// An object of a type that the program does not declare. It is handed on, and its changes tell
  /// nobody.
  private var unknown: Value?
  private var signal: Attribute?
  /// Who provides the object through the environment.
  private var source: EnvironmentSource?
  /// What the program is stopped with when it reads an object that nobody above provides (O8b).
  private var absence: String?

  init(_ property: PropertyDeclaration, kind: WrapperKind, of node: InstanceNode) {
    self.kind = kind
    super.init(property, of: node)
  }

  override func attach(_ wrapper: WrapperValue) throws {
    switch kind {
    case .stateObject:
      // O5: made once for each identity.
      if object == nil { adopt(try tree.evaluator.initialValue(of: wrapper)) }
    case .environmentObject:
      guard source == nil, absence == nil else { return }
      guard let source = try tree.objectSource(for: property, above: node) else {
        absence = tree.absence(ofObjectFor: property)
        return
      }
      self.source = source
      tree.graph.connect(node, to: source.attribute)
      tree.environmentReaders[node.number] = node
      adopt(source.value)
    default:
      if let stored = wrapper.stored { adopt(stored) }
    }
  }

  private func adopt(_ value: Value) {
    if case .opaque = tree.evaluator.unwrapped(value) { unknown = value }
    guard case .object(let new) = tree.evaluator.unwrapped(value), new !== object, isInTree else {
      return
    }
    if let signal { tree.graph.disconnect(node, from: signal) }
    object = new
    let signal = tree.signal(of: new)
    self.signal = signal
    // What subscribes is the declaration, not a read.
    if new.type.stored.contains(where: { $0.isPublished })
      || tree.evaluator.program.conforms(new.type, to: .observableObject)
    {
      tree.connect(
        node, to: signal, value: nil, name: "\(node.token)._\(property.name)", at: property.place)
    }
  }

  override func isTold(by attribute: Attribute) -> Bool {
    signal === attribute || source?.attribute === attribute
  }

  /// Another object may be provided now (E5).
  override func hasChanged() throws -> Bool {
    let isSignalled = node.changes.contains { $0.attribute === signal }
    guard let source, case .object(let provided) = tree.evaluator.unwrapped(source.value),
      provided !== object
    else { return isSignalled }
    adopt(source.value)
    return true
  }

  override func read(at place: SourcePlace) throws -> Value {
    if let absence { throw tree.evaluator.trap(absence, at: place) }
    return object.map { .object($0) } ?? unknown ?? .optional(nil)
  }

  override func write(_ value: Value, at place: SourcePlace) throws { adopt(value) }

  override func project(at place: SourcePlace) throws -> Value {
    .binding(BindingValue(location: ConstantLocation(try read(at: place)), path: []))
  }

  override var held: Value? { object.map { .object($0) } }
  override var cause: RunCause { .object("_\(property.name)") }
  override var ownsStorage: Bool { kind == .stateObject }
  override var rule: String { "O1" }

  override func end() {
    if source != nil { tree.environmentReaders[node.number] = nil }
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
