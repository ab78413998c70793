/// What an `==` of the program leaves out: it decides for SwiftUI whether anything changed.
extension ViewTree {
  /// A view's own `==` called new inputs equal, so that the old ones stay (P8, P11b): a closure that
  /// `==` leaves out still sees what it saw, and data is shown as it was.
  func tellKeptInputs(
    of view: InstanceNode, _ old: StructureValue, _ new: StructureValue, rule: String
  ) {
    let equality = new.type.staticMethods["=="]?.first { $0.hasBody }
    for (index, property) in new.type.stored.enumerated() {
      let (kept, made) = (old.fields[index], new.fields[index])
      var symptom: Symptom?
      if case .function(let kept) = evaluator.unwrapped(kept),
        case .function(let made) = evaluator.unwrapped(made)
      {
        guard let held = evaluator.heldDifferences(kept, made).first else { continue }
        symptom = Symptom(
          .oldClosure, view: view.typeName, subject: held.name,
          at: equality?.place ?? property.place, in: self,
          advice: "compare \(held.name) in ==, too, or let the closure \(property.name) read it "
            + "where it runs, from state or from an object",
          rule: rule, certainty: .usual)
        symptom?.type = property.name
      } else if evaluator.isPlain(kept), evaluator.isPlain(made),
        (try? evaluator.equal(kept, made)) == false || !evaluator.differences(kept, made).isEmpty
      {
        symptom = Symptom(
          .unheardChange, view: view.typeName, subject: property.name,
          at: equality?.place ?? property.place, in: self,
          advice: "compare \(property.name) in ==, too: where it says equal, the body is not asked",
          rule: rule, certainty: .usual)
      }
      if let symptom { symptoms.add(symptom) }
    }
  }

  /// A state is written with a value that its own `==` calls equal, and that differs in a part: the
  /// write is dropped (S4).
  func tellDroppedDifference(_ old: Value, _ new: Value, of name: String, in view: String) {
    guard let difference = evaluator.differences(old, new).first else { return }
    var symptom = Symptom(
      .unheardChange, view: view, subject: name, at: difference.equality, in: self,
      advice:
        "compare \(difference.part) in ==, too: a value that is equal to the one that is there is "
        + "dropped, with all that differs in it",
      rule: "S4")
    symptom.parts = [difference.part]
    symptoms.add(symptom)
  }
}

extension Evaluator {
  /// A part in which two values differ that an `==` of the program calls equal.
  struct UncomparedPart {
    let part: String
    let equality: SourcePlace
  }

  /// The parts that differ in values of which the program says, by an `==` of its own, that they are
  /// equal.
  func differences(_ old: Value, _ new: Value) -> [UncomparedPart] {
    switch (unwrapped(old), unwrapped(new)) {
    case (.structure(let old), .structure(let new)) where old.type === new.type:
      let changed = changedParts(old, new).filter { !new.type.makesAnew($0) }
      if let equality = new.type.staticMethods["=="]?.first(where: \.hasBody) {
        return changed.map { UncomparedPart(part: $0, equality: equality.place) }
      }
      return zip(old.fields, new.fields).flatMap { differences($0, $1) }
    case (.array(let old), .array(let new)) where old.count == new.count:
      for (before, after) in zip(old, new) {
        let found = differences(before, after)
        if !found.isEmpty { return found }
      }
      return []
    default: return []
    }
  }
}
