/// Why a body runs, how sure that is, and what `Self._printChanges()` says of it.
extension InstanceNode {
  /// What a body describes is no surer than that the body ran.
  var certaintyOfDescription: Certainty {
    guard let run = enclosingInstance?.latestRun, run.update == tree.updates else {
      return .certain
    }
    return run.certainty == .depends ? .depends : .certain
  }

  /// How sure it is that a view which was just described enters the tree.
  var certaintyOfEntering: Certainty {
    let isMadeLazily = row?.isMadeLazily ?? false || line?.isMadeLazily ?? false
    return max(certaintyOfDescription, isMadeLazily ? .usual : .certain)
  }

  func causes(isFirst: Bool, _ slots: [PropertySlot], _ observed: [Change]) -> [RunCause] {
    if isFirst { return [.first] }
    var causes: [RunCause] = differingInputs == nil ? [] : [.inputs]
    causes += slots.map(\.cause)
    var names: [String] = []
    for change in observed where !names.contains(change.attribute.name) {
      names.append(change.attribute.name)
    }
    return causes + names.map { .observation($0) }
  }

  /// One sure cause is enough for the body to run.
  func certainty(of slots: [PropertySlot], _ observed: [Change]) -> Certainty {
    let causes =
      [differingInputs?.certainty].compactMap { $0 } + slots.map(\.certainty)
      + observed.map { reads.certainty(of: $0.attribute) }
    return causes.min() ?? .certain
  }

  /// Why it is open whether it runs, if all that makes it run is open.
  func doubtOfCauses(_ slots: [PropertySlot], _ observed: [Change]) -> Doubt? {
    var doubts: [Doubt] = []
    if let difference = differingInputs {
      guard let doubt = difference.doubt else { return nil }
      doubts.append(doubt)
    }
    let told = changes.filter { change in slots.contains { $0.isTold(by: change.attribute) } }
    for change in told + observed {
      guard let doubt = tree.doubtfulSteps[change.step] else { return nil }
      doubts.append(doubt)
    }
    return doubts.first
  }

  /// C3: `@self`, `@identity`, then dynamic properties in the order of declaration.
  func printedLine(isFirst: Bool, _ changed: [PropertySlot], hasObservation: Bool) -> String {
    var items: [String] = []
    if hasObservation { items.append("@dependencies") }
    if isFirst || differingInputs != nil { items.append("@self") }
    if isFirst, !slots.isEmpty { items.append("@identity") }
    items += (isFirst ? slots : changed).map(\.printedName)
    return items.isEmpty
      ? "\(typeName): unchanged." : "\(typeName): \(items.joined(separator: ", ")) changed."
  }

  /// Where what runs is written.
  var bodyPlace: SourcePlace {
    let evaluator = tree.evaluator
    return evaluator.computedProperty("body", of: value.type)?.property.place
      ?? evaluator.methods(bodyName, of: value.type).first?.place
      ?? value.type.place
  }
}
