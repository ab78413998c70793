import Motion

extension InstanceNode {
  /// In an animated update the body starts with the data that is on the screen.
  func animate(from before: StructureValue) throws {
    guard tree.evaluator.program.conforms(value.type, to: "Animatable"),
      let start = try animatableData(of: before).flatMap({ AnimatableNumbers($0) }),
      let end = try animatableData(of: value), let target = AnimatableNumbers(end),
      start.names == target.names
    else { return stopAnimation() }
    let now = tree.secondsNow
    if let animation, animation.flight.target == target.numbers {
      // It is on its way there: what else is new shows at once.
      presented = try structure(with: animation.data(at: now))
      return
    }
    let running = animation?.flight
    stopAnimation()
    guard start.numbers != target.numbers, let motion = try tree.animation(around: self),
      var flight = try? running ?? Flight(at: start.numbers),
      (try? flight.send(to: target.numbers, at: now, with: motion)) != nil
    else { return }
    try fly(DataAnimation(flight, to: end, at: now), names: target.names)
  }

  private func fly(_ data: DataAnimation, names: [String]) throws {
    let task = try tree.evaluator.startFrames(
      "animation of \(typeName)", every: data.interval, at: value.type.place
    ) { [weak self] in try self?.showFrame() }
    guard let task else { return }
    data.task = task
    animation = data
    presented = try structure(with: data.data(at: tree.secondsNow))
    tree.recordMotion(of: self, names.map { $0.isEmpty ? "animatableData" : $0 }, data.flight)
  }

  private func animatableData(of structure: StructureValue) throws -> Value? {
    try tree.evaluator.property(
      "animatableData", of: .structure(structure), at: structure.type.place)
  }

  /// What the body is to see: the view as it is described, with other data.
  private func structure(with data: Value) throws -> StructureValue? {
    var frame = Value.structure(value)
    try tree.evaluator.set("animatableData", of: &frame, to: data, at: value.type.place)
    guard case .structure(let structure) = frame else { return nil }
    return structure
  }

  private func showFrame() throws {
    guard let animation else { return }
    let data = animation.advance(at: tree.secondsNow)
    presented = try structure(with: data)
    let text = animation.frameText
    if animation.isOver { stopAnimation() }
    try connect()
    differingInputs = InputChange(certainty: .usual, rule: "T3")
    differenceStep = tree.recorder.record(.compare, "\(token): \(text)") { step in
      step.view = typeName
      step.instance = token
      step.new = data.shortText
      step.rule = "T3"
    }
    tree.graph.schedule(self)
  }

  func stopAnimation() {
    if let task = animation?.task { tree.scheduler.stop(task) }
    animation = nil
    presented = nil
  }
}
