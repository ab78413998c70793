/// Who is told, and what is matched, where a rule is replaced by what somebody believes of it.
extension ViewTree {
  /// Marks the bodies that run by mistake because of a write.
  func tellByMistake(of write: PendingWrite) {
    let (attribute, step) = (write.attribute, write.step)
    switch misreading {
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
    guard misreading == .changeTravelsDown else { return }
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
    switch tree.misreading {
    case .parentRebuilds where !comparison.isDifferent:
      differ(because: tree.recorder.cause)
      return true
    case .needsAWrapper: return comparison.isDifferent && slots.isEmpty
    case .stateInStruct:
      for slot in slots where slot.ownsStorage {
        tree.recorder.discarded("\(token).\(slot.property.name)")
      }
      return false
    default: return false
    }
  }

  /// Whether it hears nothing of observed objects by mistake.
  var isDeafByMistake: Bool { tree.misreading == .needsAWrapper && slots.isEmpty }
}

extension BranchNode {
  /// Whether another branch goes on with what stands here by mistake.
  func isSameByMistake(_ content: Description) -> Bool {
    tree.misreading == .sameTypeSameView && children.first?.matches(content) == true
  }
}
