/// Callbacks: those that wait for the end of an update, and those that are run where they are called.
extension ViewTree {
  func withdrawAppearance(of node: Node) -> Bool { effects.withdrawAppearance(of: node) }

  func runEffects() throws {
    let remarks = waitingRemarks
    waitingRemarks = []
    for remark in remarks { remark() }
    while !effects.isEmpty {
      for effect in effects.takeAll() { try run(effect) }
    }
    try tellFocusedValues()
  }

  private func run(_ effect: Effect) throws {
    latestEffect = (effect.place, effect.loopWarning)
    evaluator.questions = OpenQuestions(control: effect.doubt)
    recorder.effect(effect.name)
    let rests = effect.doubt.map { "; it depends: \($0.assumption.what)" } ?? ""
    let step = recorder.record(.effect, effect.name + rests, because: effect.because) { step in
      step.stands(at: tell(effect.place))
      step.rule = effect.rule
      step.certainty = effect.doubt == nil ? effect.certainty : .depends
      step.doubt = effect.doubt?.assumption.what
    }
    certaintyOfWrites = effect.certaintyOfValue
    appearing = effect.appearance
    defer {
      certaintyOfWrites = .certain
      appearing = nil
    }
    try recorder.during(step) { try effect.run() }
  }

  /// Runs a callback in the middle of what called it; what an update calls waits for its end.
  func callBack(
    _ name: String, of node: Node, at place: SourcePlace, rule: String,
    run: @escaping () throws -> Void
  ) throws {
    let doubt = evaluator.questions.control
    guard !isInUpdate else {
      return enqueueEffect(.change, name, of: node, at: place, rule: rule, doubt: doubt, run: run)
    }
    let outer = (evaluator.questions, certaintyOfWrites, appearing)
    defer { (evaluator.questions, certaintyOfWrites, appearing) = outer }
    try self.run(
      effect(.change, name, of: node, at: place, rule: rule, doubt: doubt, run: run))
  }

  func enqueueEffect(
    _ kind: Effect.Kind, _ name: String, of node: Node, at place: SourcePlace, rule: String,
    certainty: Certainty = .certain, doubt: Doubt? = nil, loopWarning: String? = nil,
    run: @escaping () throws -> Void
  ) {
    effects.add(
      effect(
        kind, name, of: node, at: place, rule: rule, certainty: certainty, doubt: doubt,
        loopWarning: loopWarning, run: run))
  }

  private func effect(
    _ kind: Effect.Kind, _ name: String, of node: Node, at place: SourcePlace, rule: String,
    certainty: Certainty = .certain, doubt: Doubt? = nil, loopWarning: String? = nil,
    run: @escaping () throws -> Void
  ) -> Effect {
    Effect(
      kind: kind, node: node, name: name, place: place, rule: rule, because: recorder.cause,
      loopWarning: loopWarning ?? "\(name) tried to update multiple times per frame.", run: run,
      certaintyOfValue: certainty, doubt: node.doubtOfPresence ?? doubt,
      certainty: sights.isTelling ? .usual : nil)
  }
}
