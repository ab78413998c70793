/// What the tree hears from the evaluator while code runs.
extension ViewTree: EvaluationObserver {
  func didRead(
    _ object: ObjectValue, _ property: PropertyDeclaration, certainty: Certainty, isLent: Bool,
    at place: SourcePlace
  ) {
    let name = "\(object.type.name).\(property.name)"
    if let reader = modelShelf.reader {
      return reader(attribute(of: object, property.name, kind: .observation, name: name))
    }
    guard isUpdating, let rule = currentRule else { return }
    let attribute = attribute(of: object, property.name, kind: .observation, name: name)
    let value = object.type.storedIndex[property.name].map { object.fields[$0] }
    connect(rule, to: attribute, value: value, at: place)
    (rule as? InstanceNode)?.reads.note(attribute, certainty)
    evaluator.bodyReads?.note(attribute, isLent: isLent)
  }

  /// Whoever has the binding as a dynamic property depends on it, also if it reads through one that
  /// it derived: `ForEach($items)`, `Toggle(isOn: $task.isDone)`.
  func value(through binding: BindingValue, at place: SourcePlace) throws -> Value? {
    guard isUpdating, let node = currentRule as? Node,
      let instance = node as? InstanceNode ?? node.enclosingInstance
    else { return nil }
    var isFetched = false
    for case let slot as BindingSlot in instance.slots {
      if slot.noteRead(through: binding, at: place) { isFetched = true }
    }
    // D6: the state or the property of a model behind it is no dependency of its own then.
    return isFetched ? try peek(binding) : nil
  }

  func didWrite(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value, isDropped: Bool,
    at place: SourcePlace
  ) {
    let isDropped = isDropped && !believes(.equalWriteRuns)
    let isTracked =
      object.type.observes(property.name) && property.attribute("ObservationIgnored") == nil
    let isPublished =
      property.isPublished || property.attribute("NSManaged") != nil
    let name = "\(object.type.name).\(property.name)"
    // Where nobody listens, nobody warns: it is the subscriber that does.
    if isPublished, isRunningBody, signal(of: object).dependentCount > 0 {
      warn(
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
        at: place, rule: "O13")
    }
    if isTracked, !isDropped, scheduler.current?.isOnMainActor == false {
      warn(
        "\(name) is written outside the main actor: the notification arrives there, and SwiftUI schedules the update; Apple asks for @MainActor",
        at: place, rule: "B19", severity: .note)
    }
    if isPublished, scheduler.current?.isOnMainActor == false {
      warn(
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.",
        at: place, rule: "S15")
    }
    let rule = isTracked ? (isDropped ? "B10" : "B1") : isPublished ? "O1" : "O2"
    let before = object.type.storedIndex[property.name].flatMap { object.doubts[$0]?.open }
    let step = recordWrite(
      name, old: old, new: new, at: place, isDropped: isDropped, rule: rule, over: before)
    if !isTracked, !isRunningBody, old != new {
      observedObjects.unheard.add(
        UnheardWrites.Write(object: object, property: property, step: step, update: updates))
    }
    guard !isDropped, isTracked || isPublished else { return }
    observedObjects.note(property.name, of: object, isEqual: old == new, in: updates)
    let told =
      isTracked
      ? attribute(of: object, property.name, kind: .observation, name: name) : signal(of: object)
    var write = PendingWrite(attribute: told, step: step) {}
    write.explainSilence = { [unowned self] in
      explainSilence(of: object, besides: told, because: step)
    }
    enqueue(write)
    noteUnsaved(object, property, old: old)
    // What it did to the other side of a relationship stops nothing.
    try? relate(object, property, old: old, new: new, at: place)
  }

  func didAnnounce(
    _ object: ObjectValue, _ property: PropertyDeclaration, old: Value, new: Value,
    at place: SourcePlace
  ) {
    let name = "\(object.type.name).\(property.name)"
    let step = recordWrite(name, old: old, new: new, at: place, isDropped: false, rule: "B22")
    let told = attribute(of: object, property.name, kind: .observation, name: name)
    var write = PendingWrite(attribute: told, step: step) {}
    write.explainSilence = { [unowned self] in
      explainSilence(of: object, besides: told, because: step)
    }
    enqueue(write)
  }

  func willChange(_ object: ObjectValue, at place: SourcePlace) {
    let step = recorder.record(.write, "\(object.type.name).objectWillChange is sent") { step in
      step.target = "\(object.type.name).objectWillChange"
      step.stands(at: tell(place))
      step.rule = "O4"
    }
    enqueue(PendingWrite(attribute: signal(of: object), step: step) {})
  }

  func transact(animation: Value?, _ body: () throws -> Value) rethrows -> Value {
    let outer = self.animation
    self.animation = animation
    defer { self.animation = outer }
    return try body()
  }

  func recursionAround(_ place: SourcePlace) -> OpenRecursion? {
    guard isUpdating, let running = runningInstance else { return nil }
    let around = running.surroundingInstances.first {
      $0.value.type === running.value.type && $0.reads.recursions[place] != nil
    }
    return around?.reads.recursions[place]?.seenFromWithin
  }

  func didDecide(_ recursion: OpenRecursion, at place: SourcePlace) {
    guard isUpdating else { return }
    runningInstance?.reads.recursions[place] = recursion
  }

  var changesOfRunningBody: String? { (currentRule as? InstanceNode)?.printedChanges }

  func didPrint(_ line: String, at place: SourcePlace) -> Bool {
    guard !isDrawing else {
      assumed(
        .system(
          "how often this is drawn is not known", decision: "what it prints then is not told"),
        at: place)
      return false
    }
    evaluator.bodyReads?.notePrint()
    recorder.record(.print, line) { step in
      if let instance = currentRule as? InstanceNode {
        step.view = instance.typeName
        step.instance = instance.token
      }
      step.stands(at: tell(place))
    }
    return true
  }

  func assumed(_ assumption: Assumption, at place: SourcePlace) {
    assumptionBook.add(assumption, at: known(place))
  }
}
