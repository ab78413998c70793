/// A place of one of the program's own views, or of a view modifier with a body: where bodies run.
class InstanceNode: Node {
  /// What the parent described, without connections.
  private(set) var value: StructureValue
  /// The view that a view modifier was put on.
  let content: ModifierContent?
  /// What a style is handed; nil for anything else.
  private var configuration: StructureValue?
  private(set) var connectedConfiguration: StructureValue?
  private(set) var slots: [PropertySlot] = []
  private var isNew = true
  /// Whether it enters while an instance like it is still leaving (I16).
  private let isReturning: Bool
  /// Set when the parent described it with other inputs, together with the number of the step that
  /// compared them.
  var differingInputs: InputChange?
  var differenceStep: Int?
  /// Set when its inputs were found equal while something else had marked it: recorded if it turns
  /// out not to run.
  private var equalInputs: EqualInputs?
  private(set) var connected: StructureValue
  /// ``connected`` after `update()` of its dynamic properties was called.
  var updated: StructureValue?
  var animation: DataAnimation?
  /// What the body sees in the place of ``value`` while its own data is animated.
  var presented: StructureValue?
  private var insertStep = 0
  /// What `Self._printChanges()` says of the latest run.
  private(set) var printedChanges: String?
  /// What the body described when it last ran.
  private(set) var described: Description?
  /// How many steps of the program the latest run took.
  private(set) var work = 0
  /// What the body read.
  var reads = ReadRecord()
  /// The update in which a closure in the body ran by itself last, and not the body (B15).
  var lastRunInPart: Int?
  /// The values behind the bindings that it stores as plain properties, as of its last description:
  /// a binding holds a copy of its value (D7).
  private var copies: [Int: Value] = [:]

  struct InputChange {
    var differences: [InputDifference] = []
    var certainty: Certainty
    var rule: String
    var doubt: Doubt?
  }

  init(
    _ value: StructureValue, content: Description? = nil, configuration: StructureValue? = nil,
    in tree: ViewTree, under parent: Node?
  ) throws {
    self.value = value
    self.configuration = configuration
    self.content = content.map(ModifierContent.init)
    connected = value
    isReturning = tree.isReturning
    super.init(in: tree, under: parent)
    tree.names.enter(self)
    if !isStyle { tree.recorder.inserted(token) }
    insertStep = tree.recorder.record(.insert, "\(token) enters the tree") { step in
      step.view = value.type.name
      step.instance = token
      step.stands(at: tree.tell(value.type.place))
    }
    copies = copiesInBindings(of: value)
    tree.noteOwner(self)
    try tree.recorder.during(insertStep) { try connect() }
  }

  /// Stands for the name of the instance until the event is over and all instances are known.
  private(set) lazy var token = InstanceToken.token(for: number)
  var typeName: String { value.type.name }
  /// Whether it stands for a style: then `makeBody` runs, and nobody counts it as a view.
  var isStyle: Bool { configuration != nil }

  /// Whether its body was handed that content.
  func hands(_ other: ModifierContent) -> Bool {
    if other === content { return true }
    return configuration?.fields.contains { field in
      guard case .view(.content(let part)) = field else { return false }
      return part === other
    } ?? false
  }
  /// The name of what runs when something that it depends on changed.
  var runName: String { "\(token).\(bodyName)" }
  /// What the program calls what runs.
  var bodyName: String { isStyle ? Self.styleBody : "body" }
  /// What a style says how its control looks by.
  static let styleBody = "makeBody"
  /// Where what runs is written.
  var runPlace: SourcePlace { bodyPlace }
  /// Whether what runs is a body of the program, which the trace lists as evaluated.
  var runsBody: Bool { !isStyle }

  // MARK: Dynamic properties

  /// Finds the dynamic properties, those inside the program's own too (T5), and connects them.
  func connect() throws {
    var next = 0
    connected = try connect(presented ?? value, isNested: false, &next)
    connectedConfiguration = try configuration.map { try connect($0, isNested: true, &next) }
    updated = nil
  }

  /// - Parameter base: Where the structure begins inside the view, in bytes.
  private func connect(
    _ structure: StructureValue, isNested: Bool, in outerName: String? = nil, at base: Int = 0,
    _ next: inout Int
  ) throws -> StructureValue {
    var result = structure
    func offset(_ index: Int) -> Int { base + MemoryLayoutModel.offsets(of: structure)[index] }
    for (index, field) in structure.fields.enumerated() {
      switch field {
      case .wrapper(var wrapper):
        if next == slots.count {
          slots.append(tree.makeSlot(for: wrapper, of: self))
          slots[next].offset = isNested ? offset(index) : nil
          slots[next].outerName = outerName
        }
        try slots[next].attach(wrapper)
        wrapper.connection = slots[next]
        result.fields[index] = .wrapper(wrapper)
        next += 1
      case .structure(let inner)
      where tree.evaluator.program.conforms(inner.type, to: .dynamicProperty):
        let name = inner.type.isFramework ? structure.type.stored[index].name : nil
        result.fields[index] = .structure(
          try connect(inner, isNested: true, in: outerName ?? name, at: offset(index), &next))
      default: continue
      }
    }
    return result
  }

  /// What makes the value of a property doubtful that the view was made with; nil for most.
  func doubt(ofPropertyNamed name: String) -> Doubt? {
    value.type.storedIndex[name].flatMap { value.doubts?[$0] }
  }

  /// `self` as its body sees it.
  var connectedValue: Value { (updated ?? connected).ownValue }

  // MARK: Being described again

  override func matches(_ description: Description) -> Bool {
    switch description {
    case .view(let structure): value.isOfSameType(as: structure) && content == nil
    case .modified(_, let modifier): modifier.custom.map(value.isOfSameType) ?? false
    default: false
    }
  }

  override func update(to description: Description) throws {
    switch description {
    case .view(let structure): try compare(structure, at: structure.place)
    case .modified(let new, let modifier):
      if let custom = modifier.custom {
        try compare(custom, modifier.configuration, at: modifier.place)
      }
      try content?.replace(by: new)
    default: return
    }
  }

  private func compare(
    _ new: StructureValue, _ newConfiguration: StructureValue? = nil, at place: SourcePlace
  ) throws {
    let isEquatable = (parent as? ModifierNode)?.modifier.name == "equatable"
    var comparison =
      try isEquatable ? tree.compareEquatable(value, new) : tree.compareInputs(value, new)
    if let old = configuration, let newConfiguration {
      let other = try tree.compareInputs(old, newConfiguration)
      if other.isDifferent { comparison = other }
      configuration = newConfiguration
    }
    noteCopies(in: new, &comparison)
    let before = presented ?? value
    takeOver(new, comparison)
    if comparison.isDifferent { tree.names.changed(self) }
    if comparison.isDifferent { try animate(from: before) }
    try connect()
    if try onlyPlaceDiffers(comparison) { comparison.certainty = .depends }
    if compareByMistake(comparison) { return }
    guard comparison.isDifferent else {
      let skipped = EqualInputs(comparison: comparison, because: tree.recorder.cause, place: place)
      if isScheduled { equalInputs = skipped } else { skip(skipped) }
      return
    }
    tree.note(comparison.differences, of: self)
    comparison.certainty = max(comparison.certainty, certaintyOfDescription)
    differingInputs = InputChange(
      differences: comparison.differences, certainty: comparison.certainty,
      rule: animation == nil ? comparison.rule : "T3", doubt: comparison.doubt)
    let names = comparison.differences.map(\.name).joined(separator: ", ")
    differenceStep = tree.recorder.record(
      .compare,
      "\(token)\(InstanceToken.former(for: number)): another "
        + (comparison.rule == "S8" ? "first value, which does not count, for " : "value for ")
        + (names.isEmpty ? "its inputs" : names)
    ) { step in
      step.view = typeName
      step.instance = token
      step.stands(at: tree.tell(place))
      step.rule = comparison.rule
      step.certainty = comparison.certainty
      step.old = comparison.differences.first?.before.shortText
      step.new = comparison.differences.first?.after.shortText
    }
    tree.graph.schedule(self)
  }

  /// A value that the view's own `==` calls equal is not taken over: where `==` leaves a closure out,
  /// the old closure stays.
  private func takeOver(_ new: StructureValue, _ comparison: InputComparison) {
    if comparison.isDifferent || !comparison.isByOwnEquality {
      value = new
    } else {
      tree.tellKeptInputs(of: self, value, new, rule: comparison.rule)
    }
  }

  private func copiesInBindings(of value: StructureValue) -> [Int: Value] {
    var copies: [Int: Value] = [:]
    for (index, field) in value.fields.enumerated() {
      if case .binding(let binding) = field { copies[index] = try? tree.peek(binding) }
    }
    return copies
  }

  /// D7: a binding that is no dynamic property is a value like any other, and may differ by its copy.
  private func noteCopies(in new: StructureValue, _ comparison: inout InputComparison) {
    let old = copies
    copies = copiesInBindings(of: new)
    guard !comparison.isDifferent, !comparison.isByOwnEquality else { return }
    for (index, after) in copies.sorted(by: { $0.key < $1.key }) {
      guard let before = old[index], before != after else { continue }
      comparison.rule = "D7"
      comparison.certainty = .depends
      comparison.differences.append(
        InputDifference(
          name: new.type.stored[index].name, before: before, after: after, rule: "D7"))
    }
  }

  /// D6: whether the only difference is a binding that leads to another place where the same value
  /// is. The rule speaks of values, the mechanism compares places.
  private func onlyPlaceDiffers(_ comparison: InputComparison) throws -> Bool {
    guard comparison.rule == "D6", comparison.differences.count == 1 else { return false }
    let name = comparison.differences[0].name
    return try slots.contains { slot in
      try slot is BindingSlot && slot.property.name == name && !slot.hasChanged()
    }
  }

  // MARK: Running

  override func update() throws {
    let isFirst = isNew
    let changed = slots.filter { slot in
      isFirst || changes.contains { slot.isTold(by: $0.attribute) }
    }
    let really = try isFirst ? changed : changed.filter { try $0.hasChanged() }
    let observed = isDeafByMistake ? [] : changes.filter { reads.hasObserved($0.attribute) }
    let further = try isFirst ? [] : furtherCauses()
    if !isFirst, differingInputs == nil, really.isEmpty, observed.isEmpty, further.isEmpty {
      return remain()
    }
    equalInputs = nil
    let causes = causes(isFirst: isFirst, really, observed) + further
    let cause = changes.first { change in
      really.contains { $0.isTold(by: change.attribute) } || change.attribute.kind == .observation
    }
    let because =
      isFirst ? insertStep : cause?.step ?? differenceStep ?? changes.first?.step
    let doubtOfRun = isFirst ? nil : doubtOfCauses(really, observed)
    let doubt = doubtOfPresence ?? doubtOfRun
    let certaintyOfRun = certaintyOfRun(isFirst: isFirst, really, observed)
    let certainty = doubt == nil ? certaintyOfRun : .depends
    latestRun = (tree.updates, certainty)
    let step = recordRun(causes, isFirst: isFirst, certainty, doubt, because: because)
    let evaluation = Evaluation(
      view: typeName, instance: token, parent: enclosingInstance?.token, causes: causes,
      certainty: certainty,
      prints: printedLine(isFirst: isFirst, really, hasObservation: !observed.isEmpty))
    let difference = differingInputs
    isNew = false
    differingInputs = nil
    differenceStep = nil
    tree.graph.answer(self)
    tree.graph.dropObservations(of: self)
    if runsBody { tree.recorder.evaluated(evaluation, step: step) }
    printedChanges = evaluation.prints
    let before = described
    let bodyReads = BodyReads(of: value.type)
    try tree.recorder.during(step) { try runBody(noting: bodyReads) }
    guard runsBody, let before, let described, difference?.rule != "T3",
      describesTheSame(before, described)
    else { return }
    let advice = Advice(
      causes: causes, differences: difference?.differences ?? [],
      observed: observed.map(\.attribute), slots: really, reads: bodyReads, type: value.type,
      isOneControl: isOneControl(described), tree: tree)
    // Why it is there says nothing of why it runs.
    tell(advice, doubtOfRun == nil ? certaintyOfRun : .depends, step: step)
  }

  private func tell(_ advice: Advice, _ certainty: Certainty, step: Int) {
    if let sentence = advice.sentence { tree.recorder.advise(sentence, step: step) }
    if let symptom = advice.symptom(of: self, certainty) { tree.symptoms.add(symptom) }
  }

  /// Nothing that it depends on has really changed: it stays as it is.
  private func remain() {
    let isOfEnvironment = changes.contains { $0.attribute.kind == .environment }
    checkClean(isOfEnvironment ? .environmentIsEqual : .valueIsEqual, because: changes.first?.step)
    tree.graph.answer(self)
    if let equalInputs { skip(equalInputs) }
    equalInputs = nil
  }

  private func certaintyOfRun(
    isFirst: Bool, _ slots: [PropertySlot], _ observed: [Change]
  ) -> Certainty {
    guard isFirst else { return certainty(of: slots, observed) }
    return isReturning ? .depends : certaintyOfEntering
  }

  private func runBody(noting bodyReads: BodyReads) throws {
    tree.evaluator.questions = OpenQuestions()
    reads.beginRun()
    for slot in slots { slot.willRun() }
    let begin = tree.evaluator.workDone
    let description = try tree.running(self) {
      try tree.evaluator.noting(bodyReads) {
        try updateDynamicProperties()
        return try describeBody()
      }
    }
    described = description
    work = tree.evaluator.workDone - begin
    try reconcile([description])
  }

  /// Causes besides inputs, dynamic properties and observed objects.
  func furtherCauses() throws -> [RunCause] { [] }

  /// Runs what is to run, the body of a view.
  func describeBody() throws -> Description { try describeOwnBody() }

  // MARK: Saying why

  /// The update in which the body last ran, and how sure it is that it did.
  private(set) var latestRun: (update: Int, certainty: Certainty)?

  /// - Returns: The step that causes what happens during the run.
  func recordRun(
    _ causes: [RunCause], isFirst: Bool, _ certainty: Certainty, _ doubt: Doubt?, because: Int?
  ) -> Int {
    let rests = doubt.map { "; it depends: \($0.assumption.what)" } ?? ""
    return tree.recorder.record(
      .evaluate, "\(runName) runs: \(causes.map(\.words).joined(separator: " + "))\(rests)",
      because: because
    ) { step in
      step.view = typeName
      step.instance = token
      step.runner = runName
      step.stands(at: tree.tell(runPlace))
      step.rule =
        isFirst
        ? (isReturning ? "I16" : nil)
        : (differingInputs?.rule ?? slots.first { causes.contains($0.cause) }?.rule)
      step.certainty = certainty
      step.doubt = doubt?.assumption.what
    }
  }

  // MARK: Ending

  private(set) var isLeaving = false

  override func remove() {
    isLeaving = true
    super.remove()
  }

  override func end() {
    stopAnimation()
    if !isStyle { tree.recorder.removed(token) }
    let step = tree.recorder.record(.remove, "\(token) leaves the tree") { step in
      step.view = typeName
      step.instance = token
    }
    tree.recorder.during(step) { for slot in slots { slot.end() } }
    tree.names.leave(self)
  }
}
