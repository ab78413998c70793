/// Where a belief makes a difference. A run in which one had no occasion to make any is the run of
/// whoever has it, and need not be done again to find out what such a person would predict.
extension ViewTree {
  /// Whether a rule is replaced here by what somebody believes of it.
  func believes(_ belief: Misreading) -> Bool {
    note(belief)
    return misreading == belief
  }

  /// Notes that somebody who believes this would have decided otherwise, or might have.
  func note(_ belief: Misreading) {
    if misreading == nil { occasions.insert(belief) }
  }

  /// Who believes something of whom a write tells.
  private static let ofWrites: Set<Misreading> = [
    .wholeScreenRebuilds, .everyWriteRuns, .stateWatchesObject, .stateIsPerType, .wholeObject,
    .changeTravelsDown,
  ]
  /// Among more views nobody is looked for: whoever might differ does.
  private static let mostSearched = 100

  /// Notes who would have had a write tell others.
  private func noteOccasions(of write: PendingWrite) {
    guard !Self.ofWrites.isSubset(of: occasions) else { return }
    guard instances.count <= Self.mostSearched else { return occasions.formUnion(Self.ofWrites) }
    let attribute = write.attribute
    note(.wholeScreenRebuilds)
    func isTold(_ instance: InstanceNode) -> Bool {
      attribute.dependents.contains { $0 === instance }
    }
    let keepers = instances.filter { $0.keeps(attribute) }
    if !keepers.allSatisfy(isTold) { note(.everyWriteRuns) }
    let object = object(of: attribute)
    let holders = object.map { object in instances.filter { $0.keeps(object.object) } } ?? []
    if !holders.isEmpty { note(.stateWatchesObject) }
    let types = Set((keepers + holders).map(\.typeName))
    if instances.contains(where: { types.contains($0.typeName) && !isTold($0) }) {
      note(.stateIsPerType)
    }
    if object?.attributes.contains(where: { $0 !== attribute }) == true { note(.wholeObject) }
    noteOccasion(below: { view in (keepers + holders).contains { view.isBelow($0) } }, attribute)
  }

  private func noteOccasion(
    below isBetween: (InstanceNode) -> Bool, _ attribute: Attribute
  ) {
    let readers = attribute.dependents.compactMap { $0 as? InstanceNode }
    if readers.contains(where: { $0.surroundingInstances.contains(where: isBetween) }) {
      note(.changeTravelsDown)
    }
  }
}

/// Who is told, and what is matched, where a rule is replaced by what somebody believes of it.
extension ViewTree {
  /// Marks the bodies that run by mistake because of a write.
  func tellByMistake(of write: PendingWrite) {
    let (attribute, step) = (write.attribute, write.step)
    switch misreading {
    case nil: noteOccasions(of: write)
    case .wholeScreenRebuilds: for instance in instances { instance.force(because: step) }
    case .everyWriteRuns:
      for owner in instances where owner.keeps(attribute) {
        owner.tell(of: attribute, because: step)
      }
    case .stateWatchesObject:
      guard let object = object(of: attribute)?.object else { return }
      for owner in instances where owner.keeps(object) { owner.force(because: step) }
    case .stateIsPerType:
      let types = owners(of: attribute).map(\.typeName)
      for instance in instances where types.contains(instance.typeName) {
        instance.tell(of: instance.counterpart(of: attribute) ?? attribute, because: step)
      }
    case .wholeObject:
      for other in object(of: attribute)?.attributes ?? [] where other !== attribute {
        invalidate(other, because: step)
      }
    case .changeTravelsDown:
      let owners = owners(of: attribute)
      tellBetween(readersOf: attribute, because: step) { view in
        owners.contains { view.isBelow($0) }
      }
    default: return
    }
  }

  /// The same where a modifier provides another value of the environment.
  func tellByMistake(of source: EnvironmentSource, below provider: Node, because step: Int) {
    guard misreading == .changeTravelsDown else {
      return noteOccasion(below: { $0.isBelow(provider) }, source.attribute)
    }
    tellBetween(readersOf: source.attribute, because: step) { $0.isBelow(provider) }
  }

  private func tellBetween(
    readersOf attribute: Attribute, because step: Int, where isBetween: (InstanceNode) -> Bool
  ) {
    for case let reader as InstanceNode in attribute.dependents {
      for view in reader.surroundingInstances where isBetween(view) { view.force(because: step) }
    }
  }

  /// The instances that own a storage, or hold the object to which a property belongs.
  private func owners(of attribute: Attribute) -> [InstanceNode] {
    let object = object(of: attribute)?.object
    return instances.filter { instance in
      instance.keeps(attribute) || object.map(instance.keeps) ?? false
    }
  }
}

extension InstanceNode {
  /// Whether the storage of one of its own properties is what is told of.
  fileprivate func keeps(_ attribute: Attribute) -> Bool {
    slots.contains { $0.ownsStorage && $0.isTold(by: attribute) }
  }

  /// Whether one of its own properties holds an object.
  fileprivate func keeps(_ object: ObjectValue) -> Bool {
    slots.contains { slot in
      guard slot.ownsStorage,
        case .object(let held)? = slot.ownValue.map(tree.evaluator.unwrapped)
      else { return false }
      return held === object
    }
  }

  /// Has the body run in this update, as if its inputs differed.
  fileprivate func force(because step: Int) {
    guard !isScheduled else { return }
    differ(because: step)
  }

  private func differ(because step: Int?) {
    differingInputs = InputChange(certainty: .certain, rule: "P3")
    differenceStep = step
    tree.graph.schedule(self)
  }

  /// Has the body run in this update, as if it depended on an attribute.
  fileprivate func tell(of attribute: Attribute, because step: Int) {
    guard slots.contains(where: { $0.isTold(by: attribute) }) else { return force(because: step) }
    tree.graph.mark(self, Change(attribute: attribute, step: step))
  }

  /// Of a storage of another instance of the type: this one's own.
  fileprivate func counterpart(of attribute: Attribute) -> Attribute? {
    if slots.contains(where: { $0.isTold(by: attribute) }) { return attribute }
    return slots.compactMap(\.ownAttribute).first {
      $0.name.split(separator: ".").last == attribute.name.split(separator: ".").last
    }
  }

  /// What becomes of a new description of the view by mistake.
  ///
  /// - Returns: Whether it was dealt with.
  func compareByMistake(_ comparison: InputComparison) -> Bool {
    if !comparison.isDifferent, tree.believes(.parentRebuilds) {
      differ(because: tree.recorder.cause)
      return true
    }
    if slots.isEmpty, comparison.isDifferent, tree.believes(.needsAWrapper) { return true }
    if slots.contains(where: \.ownsStorage), tree.believes(.stateInStruct) {
      for slot in slots where slot.ownsStorage {
        tree.recorder.discarded("\(token).\(slot.property.name)")
      }
    }
    return false
  }

  /// Whether it hears nothing of observed objects by mistake.
  var isDeafByMistake: Bool { slots.isEmpty && tree.believes(.needsAWrapper) }
}

extension BranchNode {
  /// Whether another branch goes on with what stands here by mistake.
  func isSameByMistake(_ content: Description) -> Bool {
    children.first?.matches(content) == true && tree.believes(.sameTypeSameView)
  }
}
