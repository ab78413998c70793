/// First values of states that do not count any more (S8).
extension ViewTree {
  /// A view is described with another first value than before, and its state still holds the one from
  /// before: nobody made a draft of it.
  func noteFirstValues(in differences: [InputDifference], of view: InstanceNode) {
    for difference in differences where difference.rule == "S8" {
      guard case .wrapper(let wrapper) = difference.after, wrapper.kind == .state,
        case .wrapper(let before) = difference.before, let first = before.stored,
        let held = view.slots.first(where: { $0.property.name == difference.name })?.ownValue,
        (try? evaluator.equal(first, held)) == true
      else { continue }
      symptoms.add(
        Symptom(
          .ignoredFirstValue, view: view.typeName, subject: difference.name,
          at: wrapper.property.place, in: self,
          advice: "show what is handed in by a plain property; where it is a draft, begin another "
            + "one with .id(…) on the view, or set it in onChange(of:)",
          rule: "S8"))
    }
  }
}
