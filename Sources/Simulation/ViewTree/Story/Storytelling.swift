/// Edges, marks and writes, and the steps of the story that tell of them.
extension ViewTree {
  /// Up to how many bodies that a write does not concern are mentioned one by one; more are counted
  /// in a sentence.
  static let mentionLimit = 100

  /// A rule read an attribute: from now on it depends on it.
  func connect(
    _ rule: Rule, to attribute: Attribute, value: Value?, name: String? = nil, at place: SourcePlace
  ) {
    graph.connect(rule, to: attribute)
    guard let node = rule as? Node, let instance = node as? InstanceNode ?? node.enclosingInstance
    else { return }
    let target = name ?? attribute.name
    recorder.readOnce(
      target, of: attribute.kind, by: instance.token, value: value?.quoted, view: instance.typeName,
      at: tell(place))
  }

  /// Marks the rules that depend on an attribute, all of them, those below a node, or those that did
  /// so at a time.
  func invalidate(
    _ attribute: Attribute, below node: Node? = nil, since time: Int? = nil, because step: Int
  ) {
    for rule in time.map(attribute.dependents(since:)) ?? attribute.dependents {
      if let node, (rule as? Node)?.isBelow(node) != true { continue }
      var mark = step
      if let instance = rule as? InstanceNode {
        mark = recorder.record(.mark, "\(instance.runName) is marked", because: step) { step in
          step.view = instance.typeName
          step.instance = instance.token
          step.runner = instance.runName
          step.target = attribute.name
        }
        doubtfulSteps[mark] = doubtfulSteps[step]
      }
      graph.mark(rule, Change(attribute: attribute, step: mark))
    }
  }

  /// Whether anything depends on what a transaction writes.
  func isAwaited(_ transaction: Transaction) -> Bool {
    transaction.writes.contains { write in
      let dependents = write.time.map(write.attribute.dependents(since:))
      return !(dependents ?? write.attribute.dependents).isEmpty
    } || misreading != nil
  }

  func hasReaders(below node: Node) -> Bool {
    environmentReaders.values.contains { $0.isBelow(node) }
  }

  /// E9: after a write to the environment, every reader of any key below it is looked at.
  ///
  /// - Parameter node: Who writes; nil for the system, above the root.
  func checkReaders(of written: Attribute, below node: Node?, because step: Int) {
    let others = environmentReaders.values.filter { reader in
      !reader.changes.contains { $0.attribute === written }
        && (node.map(reader.isBelow) ?? true)
    }
    guard others.count <= Self.mentionLimit else {
      recorder.record(
        .check,
        "\(others.count) readers of other keys below are looked at; their own values are equal",
        because: step
      ) { $0.rule = "E9" }
      return
    }
    for reader in others.sorted(by: { $0.precedes($1) }) {
      let mark = recorder.record(
        .mark, "\(reader.token).body is marked: the environment around it was written",
        because: step
      ) { step in
        step.view = reader.typeName
        step.instance = reader.token
        step.target = written.name
        step.rule = "E9"
      }
      graph.mark(reader, Change(attribute: written, step: mark))
    }
  }

  /// Whoever was handed a binding and did not read it is not told.
  func explainSilence(ofBorrowersOf attribute: Attribute, because step: Int) {
    let silent = attribute.borrowers.compactMap { $0 as? InstanceNode }.filter {
      !$0.depends(on: attribute)
    }
    for instance in silent.prefix(Self.mentionLimit) {
      let silences = instance.slots.compactMap { slot in
        (slot as? BindingSlot)?.takeSilence(about: attribute)
      }
      guard let silence = silences.first else { continue }
      recordSilence(
        of: instance, silence.reason, rule: silence.rule, certainty: .usual, because: step)
    }
  }

  /// Records that a body is not told which one might expect to be told, and why.
  func recordSilence(
    of instance: InstanceNode, _ reason: String, rule: String, certainty: Certainty,
    because step: Int
  ) {
    recordSilence(
      of: instance, .notTold(reason), rule: rule, certainty: certainty, because: step)
  }

  private func recordSilence(
    of instance: InstanceNode, _ silence: Step.Silence, rule: String, certainty: Certainty,
    because step: Int
  ) {
    // Something else may have told it: it runs all the same.
    let kind: Step.Kind = instance.isScheduled ? .check : .skip
    recorder.record(kind, "\(instance.runName) is \(silence.words)", because: step) { step in
      step.view = instance.typeName
      step.instance = instance.token
      step.runner = instance.runName
      step.silence = silence
      step.rule = rule
      step.certainty = certainty
    }
  }

  /// B15: what only a closure in a body read runs that closure and not the body, once told of each
  /// body. That was seen, and is not promised.
  ///
  /// - Parameter change: Why the closure runs.
  func explainSilence(ofBodyAround builder: BuilderNode, _ change: Change) {
    guard change.attribute.kind == .observation, let instance = builder.enclosingInstance,
      !instance.depends(on: change.attribute), instance.lastRunInPart != updates
    else { return }
    instance.lastRunInPart = updates
    recordSilence(
      of: instance,
      .ranInPart("only a closure in it read \(change.attribute.name), and that runs alone"),
      rule: "B15", certainty: .usual, because: change.step)
  }

  /// B1: a body that read other properties of the object is not told of this one.
  func explainSilence(of object: ObjectValue, besides told: Attribute, because step: Int) {
    guard told.kind == .observation else { return }
    var mentioned: Set<Int> = []
    for attribute in observedObjects.attributes(of: object) where attribute !== told {
      guard attribute.dependentCount <= Self.silenceLimit else {
        recorder.record(
          .skip,
          "of \(attribute.dependentCount) bodies that read \(attribute.name), those that did not read \(told.name) are not told",
          because: step
        ) { $0.rule = "B1" }
        continue
      }
      for case let instance as InstanceNode in attribute.dependents
      where !instance.depends(on: told) && instance.changes.isEmpty
        && mentioned.insert(instance.number).inserted
      {
        recordSilence(
          of: instance, "it read \(attribute.name), not \(told.name)", rule: "B1",
          certainty: .certain, because: step)
      }
    }
  }

  /// Up to how many bodies that read another property are mentioned one by one.
  private static let silenceLimit = 8

  func enqueue(_ write: PendingWrite) {
    writeCount += 1
    var write = write
    let time = graph.advance()
    // The property of an object has its new value at once; a state has it from the update on.
    if [.observation, .object].contains(write.attribute.kind) { write.time = time }
    transactions.add(write, animation: animation)
  }

  /// - Parameter before: What the old value rests on. Where the new one rests on the same, it was made
  ///   of the old one, as by `n += 1`, and differs from it whatever that is.
  func recordWrite(
    _ target: String, old: Value, new: Value, at place: SourcePlace, isDropped: Bool, rule: String,
    over before: Doubt? = nil
  ) -> Int {
    let told = tell(place)
    let isOpen = !isDropped && old.difference(from: new) == .open
    let value = evaluator.questions.value
    let doubt =
      evaluator.questions.control ?? (value === before ? nil : value ?? before)
      ?? (isOpen
        ? Doubt(
          .truth("\(new.shortText) == \(old.shortText)", takenFor: "false"), at: known(place))
        : nil)
    let texts = Value.shortTexts(old, new)
    if !isDropped { symptoms.noteWrite(of: target, by: scheduler.current) }
    recorder.write(
      Write(
        target: target, old: texts.old, new: texts.new, line: told.line, file: told.file,
        dropped: isDropped))
    let message =
      isDropped
      ? "\(target) is written with an equal value, \(new.quoted): nobody is told"
      : "\(target) \(Value.change(from: old, to: new))"
    let step = recorder.record(isDropped ? .drop : .write, message) { step in
      step.target = target
      (step.old, step.new) = texts
      (step.isOldString, step.isNewString) = (old.isString, new.isString)
      step.stands(at: told)
      step.rule = rule
      if doubt != nil { step.certainty = .depends }
    }
    doubtfulSteps[step] = doubt
    return step
  }

  /// - Parameter isText: Whether a person reads the values as they are.
  func recordChange(
    _ what: String, old: String, new: String, isText: Bool = true, in node: Node
  ) {
    // Nobody sees a difference between values that read alike.
    guard old != new, !recorder.event.isFirstAppearance, let instance = node.enclosingInstance
    else {
      return
    }
    let change = DisplayChange(view: instance.token, what: what, old: old, new: new)
    recorder.changed(change)
    // The story tells that the whole view leaves.
    guard !instance.isLeaving else { return }
    let values = isText ? "\"\(old)\" -> \"\(new)\"" : "\(old) -> \(new)"
    let coming = isText ? change.coming : nil
    recorder.record(.change, coming ?? "\(what) \(values)") { step in
      step.view = instance.typeName
      step.instance = instance.token
      step.target = what
      step.old = old
      step.new = new
      (step.isOldString, step.isNewString) = (isText, isText)
      step.coming = coming
    }
  }

  func warn(
    _ message: String, at place: SourcePlace, rule: String? = nil,
    severity: TraceDiagnostic.Severity = .warning, isMinor: Bool = false, isAssumption: Bool = false
  ) {
    let place = known(place)
    recorder.diagnose(
      TraceDiagnostic(
        line: place.line, column: place.column, file: evaluator.program.fileName(of: place),
        severity: severity, message: message, rule: rule, isMinor: isMinor,
        isAssumption: isAssumption))
  }

  /// A place in the source, of the program that runs now where nobody knows a nearer one: a remark
  /// never stands at line 0.
  func known(_ place: SourcePlace) -> SourcePlace {
    if place.line > 0, place.file >= 0 { return place }
    let nearest = [runningInstance?.bodyPlace, latestEffect?.place, instances.first?.bodyPlace]
    return nearest.lazy.compactMap { $0 }.first { $0.line > 0 && $0.file >= 0 } ?? place
  }

  /// A place as traces write it.
  func tell(_ place: SourcePlace) -> TracePlace {
    place.line > 0 && place.file >= 0
      ? TracePlace(line: place.line, file: evaluator.program.fileName(of: place)) : TracePlace()
  }
}
