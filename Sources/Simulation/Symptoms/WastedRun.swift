/// What a run that described the same as before is to be put down to.
extension Advice {
  /// - Parameter view: What ran.
  /// - Returns: Nil where nobody knows, or where less than a usual rule says so.
  func symptom(of view: InstanceNode, _ certainty: Certainty) -> Symptom? {
    guard certainty != .depends, let cause = causes.last, let remedy else { return nil }
    func make(
      _ kind: Symptom.Kind, _ subject: String, at place: SourcePlace, _ rule: String
    ) -> Symptom {
      Symptom(
        kind, view: type.name, subject: subject, at: place, in: tree, advice: remedy, rule: rule,
        certainty: certainty)
    }
    if causes == [.inputs] { return ofInputs(make, in: view) }
    let slot = slots.first { $0.cause == cause }
    guard let slot else {
      return make(.wastedRun, cause.name, at: view.bodyPlace, "B1")
    }
    let name = slot.property.name
    let isMentioned = reads.use(of: name) != nil || type.mentions(name)
    if case .object = cause {
      guard isMentioned else {
        return make(.unreadWrapper, name, at: slot.property.place, "O1")
      }
      guard case .object(let object)? = slot.held, writtenAndShown(by: slot) == nil else {
        return nil
      }
      return make(.wholeValue, object.type.name, at: object.type.place, "O1")
    }
    if case .environment = cause {
      if !isMentioned { return make(.unreadWrapper, name, at: slot.property.place, "E3") }
      if case .structure(let value)? = slot.seenValue.map(tree.evaluator.content),
        value.fields.count > 1
      {
        return make(.wholeValue, name, at: slot.property.place, slot.rule)
      }
    }
    // Of a control that only was handed a binding it is not known that it reads it (D9).
    guard reads.use(of: name) == .shown, !(slot is SharedStateSlot) else { return nil }
    return make(.wastedRun, name, at: slot.property.place, slot.rule)
  }

  private typealias Making = (Symptom.Kind, String, SourcePlace, String) -> Symptom

  private func ofInputs(_ make: Making, in view: InstanceNode) -> Symptom? {
    // Of objects that a body made it is told where they are compared.
    let others = differences.filter { !isMadeInBody($0) }
    guard others.count == differences.count, let difference = others.first(where: isNoClosure)
    else {
      guard let closure = others.first, others.count == differences.count else { return nil }
      return make(.closureInput, closure.name, place(of: closure, in: view), closure.rule)
    }
    guard !["P8", "P11b", "P16", "S8", "D6", "D7"].contains(difference.rule) else { return nil }
    let name = difference.name
    // What only an action mentions may be what the action is about.
    if reads.use(of: name) == nil, type.mentions(name) { return nil }
    guard
      case (.structure(let old), .structure(let new)) = (
        tree.evaluator.content(of: difference.before),
        tree.evaluator.content(of: difference.after)
      ), reads.use(of: name) != .aside
    else {
      var symptom = make(.wastedRun, name, place(of: difference, in: view), difference.rule)
      symptom.isMadeAnew = type.makesAnew(name)
      return symptom
    }
    let parts = tree.evaluator.changedParts(old, new)
    guard !parts.isEmpty, parts.count < new.fields.count else { return nil }
    var symptom = make(.wholeValue, name, place(of: difference, in: view), "P4")
    symptom.parts = parts
    return symptom
  }

  private func isNoClosure(_ difference: InputDifference) -> Bool {
    !["P6", "P7", "D5"].contains(difference.rule)
  }

  private func isMadeInBody(_ difference: InputDifference) -> Bool {
    guard case .object(let object) = tree.evaluator.content(of: difference.after) else {
      return false
    }
    return tree.symptoms.makingInBody(of: object) != nil
  }

  private func place(of difference: InputDifference, in view: InstanceNode) -> SourcePlace {
    type.storedIndex[difference.name].map { type.stored[$0].place } ?? view.bodyPlace
  }
}

extension TypeInfo {
  /// Whether each value of the type begins with another value of a property: `let serial = UUID()`.
  func makesAnew(_ property: String) -> Bool {
    storedIndex[property].flatMap { stored[$0].initial }?.makesSomething == true
  }
}
