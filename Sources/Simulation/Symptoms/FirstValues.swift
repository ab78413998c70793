/// First values that come too late: the storage of a view has one already, and keeps it (S8, O5).
extension ViewTree {
  /// State that shows what a parent said once, and not what it says now.
  func tellLateFirstValues(among isThere: (InstanceNode) -> Bool) {
    for late in symptoms.lateFirstValues where isThere(late.view) {
      guard let slot = late.view.slots.first(where: { $0.property.name == late.property }),
        slot.ownsStorage, isIgnored(late, by: slot)
      else { continue }
      let isObject = if case .object? = slot.held.map(evaluator.unwrapped) { true } else { false }
      symptoms.add(
        Symptom(
          .ignoredFirstValue, view: late.view.typeName, subject: late.property,
          at: slot.property.place, in: self,
          advice: isObject
            ? "begin another one with .id(…) on the view, or hand the object what changes, in "
              + "onChange(of:) or task(id:)"
            : "show what is handed in by a plain property; where it is a draft, begin another one "
              + "with .id(…) on the view, or set it in onChange(of:)",
          rule: isObject && slot is ObjectSlot ? "O5" : "S8"))
    }
  }

  private func isIgnored(_ late: SymptomBoard.LateFirstValue, by slot: PropertySlot) -> Bool {
    guard case .wrapper(let wrapper) = late.value, let new = wrapper.stored, let kept = slot.held
    else { return false }
    switch (evaluator.unwrapped(kept), evaluator.unwrapped(new)) {
    // What an object began with stands in its constants, whatever became of the rest of it.
    case (.object(let kept), .object(let new)):
      return kept.type === new.type
        && differs(inConstantsOf: kept) { index, _ in new.fields[index] }
    case (.object(let kept), .function(let make)):
      guard case .wrapper(let former) = late.former, case .function(let made)? = former.stored
      else { return false }
      let differences = evaluator.heldDifferences(made, make)
      return differs(inConstantsOf: kept) { index, value in
        differences.first { $0.before == value }?.after ?? value
      }
    case (let kept, let new):
      return evaluator.isPlain(kept) && evaluator.isPlain(new)
        && (try? evaluator.equal(kept, new)) == false
        && (!slot.wasChanged || wasHandedUp(kept, late))
    }
  }

  /// Whether what somebody changed had come back from above: it was a draft no more.
  private func wasHandedUp(_ kept: Value, _ late: SymptomBoard.LateFirstValue) -> Bool {
    guard case .wrapper(let wrapper) = late.former, let former = wrapper.stored else {
      return false
    }
    return (try? evaluator.equal(kept, evaluator.unwrapped(former))) == true
  }

  /// Whether an object would have been made with another value for one of its constants.
  private func differs(inConstantsOf object: ObjectValue, _ new: (Int, Value) -> Value) -> Bool {
    object.type.stored.enumerated().contains { index, property in
      guard !property.isMutable, property.initial == nil,
        object.type.initializers.contains(where: { !$0.parameters.isEmpty })
      else { return false }
      let (before, after) = (object.fields[index], new(index, object.fields[index]))
      return evaluator.isPlain(before) && evaluator.isPlain(after)
        && (try? evaluator.equal(before, after)) == false
    }
  }
}
