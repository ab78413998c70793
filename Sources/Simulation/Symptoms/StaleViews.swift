/// Views that still show what was there before a write of which nobody was told (S12, O7).
extension Screen {
  /// Whether the last event changed an object and no body was marked for it.
  public var hasUnheardWrites: Bool { unheardWrite != nil }

  private var unheardWrite: (step: Step, owner: TypeInfo)? {
    guard let event = trace.events.last else { return nil }
    let heard = Set(event.steps.filter { $0.kind == .mark }.compactMap(\.because))
    for step in event.steps where step.kind == .write && !heard.contains(step.n) {
      guard let target = step.target,
        let owner = evaluator.program.types[
          target.split(separator: ".").dropLast().joined(separator: ".")],
        owner.kind == .classType
      else { continue }
      return (step, owner)
    }
    return nil
  }

  /// Runs every body once more: what comes out otherwise than it stands there is stale, unless it does
  /// so each time, as where a body counts. The screen is not what the program would show from then on.
  public func staleViews() -> [Symptom] {
    guard let (write, owner) = unheardWrite, let target = write.target, tree.crash == nil else {
      return []
    }
    let changed = viewsChangedByRunning()
    let unsteady = changed.isEmpty ? [] : Set(viewsChangedByRunning().map(\.name))
    return changed.filter { !unsteady.contains($0.name) }.map { view in
      let isPublished = write.rule == "O1"
      return Symptom(
        .staleView, view: view.name, subject: target, at: view.place, in: tree,
        advice: isPublished
          ? "hand the \(owner.name) to a view of its own that has it as @ObservedObject"
          : evaluator.program.conforms(owner, to: .observableObject)
            ? "write @Published before it" : "write @Observable before the class \(owner.name)",
        rule: isPublished ? "O7" : "S12")
    }
  }

  /// The views whose bodies, run now, show something else than what stands there.
  private func viewsChangedByRunning() -> [(name: String, place: SourcePlace)] {
    let event = onLargeStack { [tree] in
      tree.perform(named: "run again") {
        tree.root?.walk { node in (node as? InstanceNode)?.runAgain() }
      }.trace
    }
    var found: [(name: String, place: SourcePlace)] = []
    for change in event.steps where change.kind == .change && change.certainty != .depends {
      guard let cause = event.steps.first(where: { $0.n == change.because }),
        cause.kind == .evaluate, cause.certainty != .depends, let name = cause.view,
        let type = evaluator.program.types[name], !found.contains(where: { $0.name == name })
      else { continue }
      found.append((name, type.place))
    }
    return found
  }
}

extension InstanceNode {
  /// Has it run with the next update, whatever it depends on.
  fileprivate func runAgain() {
    differingInputs = InputChange(certainty: .certain, rule: "A3")
    tree.graph.schedule(self)
  }
}
