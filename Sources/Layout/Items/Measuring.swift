extension LayoutItem {
  /// A layout of a program's own may ask as often as it likes; what was asked first is forgotten.
  private static let mostRemembered = 256

  /// Offers a size, and has the answer (Y1). The same question is answered from memory until
  /// something in the item changes.
  ///
  /// - Parameter reason: why this is offered, and by which rule; only told, never acted upon.
  public func measure(
    _ proposal: Proposal, because reason: Reason, _ rule: Rule, in pass: LayoutPass
  ) throws -> Measurement {
    if pass.remembers, let index = remembered(proposal, in: pass) {
      if pass.listener != nil { tellRemembered(index, proposal, reason, rule, in: pass) }
      return memory[index].measurement
    }
    pass.listener?(self, step(.propose, proposal, because: reason, rule))
    let measurement = try reckon(proposal, in: pass)
    pass.listener?(
      self,
      step(
        .choose, proposal, size: measurement.size, because: measurement.reason, algorithm.rule))
    return measurement
  }

  /// The index of an answer that holds for a proposal.
  @inline(__always)
  private func remembered(_ proposal: Proposal, in pass: LayoutPass) -> Int? {
    let container = containerReaders > 0 ? pass.surroundings.container : nil
    var index = memory.count
    while index > 0 {
      index -= 1
      if memory[index].answers(proposal, in: container) { return index }
    }
    return nil
  }

  private func reckon(_ proposal: Proposal, in pass: LayoutPass) throws -> Measurement {
    pass.measuredCount += 1
    guard pass.depth < pass.depthLimit else {
      pass.tooDeepCount += 1
      return Measurement(
        proposal.size(or: .zero), for: proposal, rests: AxisDependencies(.unknown),
        follows: .both, because: .nestedTooDeeply)
    }
    pass.depth += 1
    defer { pass.depth -= 1 }
    var measurement = try algorithm.measure(self, proposal, in: pass)
    measurement.size = measurement.size.safe
    guard pass.remembers else { return measurement }
    if memory.count >= Self.mostRemembered { memory.removeFirst(Self.mostRemembered / 2) }
    memory.append(
      Remembered(
        proposal: proposal, container: containerReaders > 0 ? pass.surroundings.container : nil,
        measurement: measurement))
    return measurement
  }

  private func tellRemembered(
    _ index: Int, _ proposal: Proposal, _ reason: Reason, _ rule: Rule, in pass: LayoutPass
  ) {
    let measurement = memory[index].measurement
    pass.listener?(self, step(.propose, proposal, because: reason, rule, isRemembered: true))
    pass.listener?(
      self,
      step(
        .choose, proposal, size: measurement.size, because: measurement.reason, algorithm.rule,
        isRemembered: true))
  }

  func step(
    _ kind: NegotiationStep.Kind, _ proposal: Proposal, size: Size? = nil, origin: Point? = nil,
    because reason: Reason, _ rule: Rule, isRemembered: Bool = false
  ) -> NegotiationStep {
    NegotiationStep(
      kind: kind, proposal: proposal, size: size, origin: origin, reason: reason, rule: rule,
      isRemembered: isRemembered)
  }
}
