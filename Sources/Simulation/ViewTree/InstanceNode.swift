/// A place of one of the program's own views, or of a view modifier with a body: where bodies run.
final class InstanceNode: Node {
  /// What the parent described, without connections.
  private(set) var value: StructureValue
  /// The view that a view modifier was put on.
  private let content: ModifierContent?
  /// What a style is handed; nil for anything else.
  private var configuration: StructureValue?
  private var connectedConfiguration: StructureValue?
  private(set) var slots: [PropertySlot] = []
  private var isNew = true
  /// Set when the parent describes it with other inputs: the step that compared.
  private var differingInputs: InputDifference?
  private var differenceStep: Int?
  private var connected: StructureValue
  private var insertStep = 0
  /// What the body described when it last ran.
  private var described: Description?
  /// How sure it is that what the body read counts as read.
  private var reads: [ObjectIdentifier: Certainty] = [:]
  private var stateReads: [ObjectIdentifier: Certainty] = [:]

  struct InputDifference {
    var names: [String]
    var certainty: Certainty
    var rule: String
  }

  init(
    _ value: StructureValue, content: Description? = nil, configuration: StructureValue? = nil,
    in tree: ViewTree, under parent: Node?
  ) throws {
    self.value = value
    self.configuration = configuration
    self.content = content.map(ModifierContent.init)
    connected = value
    super.init(in: tree, under: parent)
    tree.names.enter(self)
    if !isStyle { tree.recorder.inserted(token) }
    insertStep = tree.recorder.record(.insert, "\(token) enters the tree") { step in
      step.view = value.type.name
      step.instance = token
      step.stands(at: tree.tell(value.type.place))
    }
    try tree.recorder.during(insertStep) { try connect() }
    tree.graph.schedule(self)
  }

  /// Stands for the name of the instance until the event is over and all instances are known.
  private(set) lazy var token = InstanceNames.token(for: number)
  var typeName: String { value.type.name }
  /// The value of a style: what runs is its `makeBody`, and nobody counts it as a view.
  var isStyle: Bool { configuration != nil }

  /// Whether its body was handed that content.
  func hands(_ other: ModifierContent) -> Bool {
    if other === content { return true }
    return configuration?.fields.contains { field in
      guard case .view(.content(let part)) = field else { return false }
      return part === other
    } ?? false
  }

  // MARK: Dynamic properties

  /// Finds the dynamic properties, those inside the program's own too (T5), and connects them.
  private func connect() throws {
    var next = 0
    connected = try connect(value, isNested: false, &next)
    connectedConfiguration = try configuration.map { try connect($0, isNested: true, &next) }
  }

  private func connect(_ structure: StructureValue, isNested: Bool, _ next: inout Int) throws
    -> StructureValue
  {
    var result = structure
    for (index, field) in structure.fields.enumerated() {
      switch field {
      case .wrapper(var wrapper):
        if next == slots.count {
          slots.append(tree.makeSlot(for: wrapper, of: self))
          slots[next].isNested = isNested
        }
        try slots[next].attach(wrapper)
        wrapper.connection = slots[next]
        result.fields[index] = .wrapper(wrapper)
        next += 1
      case .structure(let inner)
      where tree.interpreter.program.conforms(inner.type, to: "DynamicProperty"):
        result.fields[index] = .structure(try connect(inner, isNested: true, &next))
      default: continue
      }
    }
    return result
  }

  /// A dynamic property of the program is told before each run of the body.
  private func updateDynamicProperties() throws {
    for case .structure(let inner) in connected.fields
    where tree.interpreter.program.conforms(inner.type, to: "DynamicProperty") {
      guard let update = tree.interpreter.methods("update", of: inner.type).first else { continue }
      let function = FunctionValue(
        .declared([update], self: .structure(inner), type: inner.type, scope: nil),
        number: tree.interpreter.nextNumber())
      _ = try tree.interpreter.call(function, [], at: inner.type.place)
    }
  }

  /// `self` as its body sees it.
  var connectedValue: Value { .structure(connected) }

  // MARK: Being described again

  override func matches(_ description: Description) -> Bool {
    switch description {
    case .view(let structure): structure.type === value.type && content == nil
    case .modified(_, let modifier): modifier.custom.map { $0.type === value.type } ?? false
    default: false
    }
  }

  override func update(to description: Description) throws {
    switch description {
    case .view(let structure): try compare(structure)
    case .modified(let new, let modifier):
      if let custom = modifier.custom { try compare(custom, modifier.configuration) }
      try content?.replace(by: new)
    default: return
    }
  }

  private func compare(
    _ new: StructureValue, _ newConfiguration: StructureValue? = nil
  ) throws {
    let isEquatable = (parent as? ModifierNode)?.modifier.name == "equatable"
    var comparison =
      try isEquatable ? tree.compareEquatable(value, new) : tree.compareInputs(value, new)
    if let old = configuration, let newConfiguration {
      let other = try tree.compareInputs(old, newConfiguration)
      if other.isDifferent { comparison = other }
      configuration = newConfiguration
    }
    value = new
    try connect()
    guard comparison.isDifferent else {
      if let slot = try slots.first(where: { try $0.hasChangedUntold() }) {
        runForValue(behind: slot)
      } else if !isScheduled {
        skip(comparison)
      }
      return
    }
    differingInputs = InputDifference(
      names: comparison.differing, certainty: comparison.certainty, rule: comparison.rule)
    let names = comparison.differing.joined(separator: ", ")
    differenceStep = tree.recorder.record(
      .compare, "\(token): another value for \(names.isEmpty ? "its inputs" : names)"
    ) { step in
      step.view = typeName
      step.instance = token
      step.rule = comparison.rule
      step.certainty = comparison.certainty
      step.old = comparison.old
      step.new = comparison.new
    }
    tree.graph.schedule(self)
  }

  /// D6: the binding is the same, what it leads to is not.
  private func runForValue(behind slot: PropertySlot) {
    differenceStep = tree.recorder.record(
      .compare, "\(token): another value behind \(slot.property.name)"
    ) { step in
      step.view = typeName
      step.instance = token
      step.rule = "D6"
    }
    tree.graph.schedule(self)
  }

  private func skip(_ comparison: InputComparison) {
    let reason = value.type.stored.isEmpty ? "no inputs" : comparison.reason
    if isStyle { return }
    tree.recorder.checked(Check(view: typeName, instance: token, reason: reason))
    tree.recorder.record(.skip, "\(token) is not run: \(reason)") { step in
      step.view = typeName
      step.instance = token
      step.rule = value.type.stored.isEmpty ? "P2" : comparison.rule
      step.certainty = comparison.certainty
    }
  }

  // MARK: Running

  override func update() throws {
    let isFirst = isNew
    let changed = try slots.filter { slot in
      try isFirst || changes.contains { slot.isTold(by: $0.attribute) } || slot.hasChangedUntold()
    }
    let really = try isFirst ? changed : changed.filter { try $0.hasChanged() }
    let observed = changes.filter { $0.attribute.kind == .observation && depends(on: $0.attribute) }
    let environment = changes.filter { $0.attribute.kind == .environment }
    if !isFirst, differingInputs == nil, really.isEmpty, observed.isEmpty {
      let reason = environment.isEmpty ? "value equal" : "environment value equal"
      checkClean(reason, because: changes.first?.step)
      tree.graph.answer(self)
      return
    }
    let causes = causes(isFirst: isFirst, really, observed)
    let step = recordRun(causes, isFirst: isFirst)
    let evaluation = Evaluation(
      view: typeName, instance: token, parent: enclosingInstance?.token, causes: causes,
      certainty: certainty(of: really, observed),
      prints: printedLine(isFirst: isFirst, really, hasObservation: !observed.isEmpty))
    let difference = differingInputs
    isNew = false
    differingInputs = nil
    differenceStep = nil
    tree.graph.answer(self)
    tree.graph.dropObservations(of: self)
    if !isStyle { tree.recorder.evaluated(evaluation, step: step) }
    let before = described
    try tree.recorder.during(step) { try runBody() }
    if !isStyle, let described,
      let advice = advice(before, described, difference: difference, causes: causes)
    {
      tree.recorder.advise(advice, step: step)
    }
  }

  private func runBody() throws {
    reads = [:]
    for slot in slots { slot.willRun() }
    let description = try tree.running(self) {
      try updateDynamicProperties()
      return try describeBody()
    }
    described = description
    try reconcile([description])
  }

  private func describeBody() throws -> Description {
    let interpreter = tree.interpreter
    if let connectedConfiguration { return try describeStyle(connectedConfiguration) }
    if let content {
      let functions = interpreter.methods("body", of: value.type)
      let argument = Value.view(.content(content))
      let function = FunctionValue(
        .declared(functions, self: connectedValue, type: value.type, scope: nil),
        number: interpreter.nextNumber())
      let result = try interpreter.call(
        function, [CallArgument(label: "content", value: argument)], at: value.type.place)
      return interpreter.description(of: result, at: value.type.place)
    }
    guard let body = interpreter.computedProperty("body", of: value.type) else {
      tree.warn(
        "\(typeName) has no body that the machine can see", at: value.type.place, severity: .note)
      return .empty
    }
    let result = try interpreter.get(
      body.property, of: connectedValue, declaredIn: body.type, at: body.property.place)
    return interpreter.description(of: result, at: body.property.place)
  }

  /// A style describes how its control looks.
  private func describeStyle(_ configuration: StructureValue) throws -> Description {
    let interpreter = tree.interpreter
    let function = FunctionValue(
      .declared(
        interpreter.methods("makeBody", of: value.type), self: connectedValue, type: value.type,
        scope: nil),
      number: interpreter.nextNumber())
    let result = try interpreter.call(
      function, [CallArgument(label: "configuration", value: .structure(configuration))],
      at: value.type.place)
    return interpreter.description(of: result, at: value.type.place)
  }

  private func checkClean(_ reason: String, because: Int?) {
    if !isStyle {
      tree.recorder.checked(Check(view: typeName, instance: token, reason: reason))
    }
    tree.recorder.record(.check, "\(token) is looked at and clean: \(reason)", because: because) {
      step in
      step.view = typeName
      step.instance = token
      step.rule = "R6"
    }
  }

  // MARK: Saying why

  private func causes(isFirst: Bool, _ slots: [PropertySlot], _ observed: [Change]) -> [String] {
    if isFirst { return ["first"] }
    var causes = differingInputs == nil ? [] : ["self"]
    causes += slots.map(\.cause)
    var names: [String] = []
    for change in observed where !names.contains(change.attribute.name) {
      names.append(change.attribute.name)
    }
    return causes + names.map { "observation \($0)" }
  }

  /// One sure cause is enough for the body to run.
  private func certainty(of slots: [PropertySlot], _ observed: [Change]) -> Certainty {
    let causes =
      [differingInputs?.certainty].compactMap { $0 } + slots.map(\.certainty)
      + observed.map { reads[ObjectIdentifier($0.attribute)] ?? .certain }
    return causes.min() ?? .certain
  }

  /// The body read a source.
  func noteRead(_ attribute: Attribute, _ certainty: Certainty) {
    let key = ObjectIdentifier(attribute)
    if attribute.kind == .observation {
      reads[key] = min(reads[key] ?? certainty, certainty)
    } else {
      stateReads[key] = min(stateReads[key] ?? certainty, certainty)
    }
  }

  /// How sure it is that a state counts as read; the flag is never cleared (S3).
  func certaintyOfReading(_ attribute: Attribute) -> Certainty {
    stateReads[ObjectIdentifier(attribute)] ?? .certain
  }

  /// C3: `@self`, `@identity`, then dynamic properties in the order of declaration.
  private func printedLine(isFirst: Bool, _ changed: [PropertySlot], hasObservation: Bool) -> String
  {
    var items: [String] = []
    if hasObservation { items.append("@dependencies") }
    if isFirst || differingInputs != nil { items.append("@self") }
    if isFirst, !slots.isEmpty { items.append("@identity") }
    items += (isFirst ? slots : changed).map(\.printedName)
    return items.isEmpty
      ? "\(typeName): unchanged." : "\(typeName): \(items.joined(separator: ", ")) changed."
  }

  /// Where what runs is written.
  private var bodyPlace: SourcePlace {
    let interpreter = tree.interpreter
    return interpreter.computedProperty("body", of: value.type)?.property.place
      ?? interpreter.methods(isStyle ? "makeBody" : "body", of: value.type).first?.place
      ?? value.type.place
  }

  private func recordRun(_ causes: [String], isFirst: Bool) -> Int {
    let because = isFirst ? insertStep : changes.first?.step ?? differenceStep
    return tree.recorder.record(
      .evaluate,
      "\(token).\(isStyle ? "makeBody" : "body") runs: \(causes.joined(separator: " + "))",
      because: because
    ) { step in
      step.view = typeName
      step.instance = token
      step.stands(at: tree.tell(bodyPlace))
      step.rule =
        isFirst ? nil : (differingInputs?.rule ?? slots.first { causes.contains($0.cause) }?.rule)
    }
  }

  // MARK: Ending

  override func end() {
    if !isStyle { tree.recorder.removed(token) }
    let step = tree.recorder.record(.remove, "\(token) leaves the tree") { step in
      step.view = typeName
      step.instance = token
    }
    tree.recorder.during(step) { for slot in slots { slot.end() } }
    tree.names.leave(self)
  }
}
