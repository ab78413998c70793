/// Y51: ViewThatFits. The first child whose ideal size along the asked axes fits, else the last, is
/// offered the proposal. The others are shown nowhere.
public struct FirstThatFits: LayoutAlgorithm {
  public let axes: AxisSet

  /// Which child it is, where an exact layout chose it.
  private var chosen: Int?

  public init(_ axes: AxisSet = .both) { self.axes = axes }

  public var rule: Rule { .y51 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let choice = try choice(item, proposal, in: pass) else {
      return Measurement(always: .zero, because: .empty)
    }
    let chosen = try item.children[choice.index].measure(
      proposal, because: .handedOn, rule, in: pass)
    var result = Measurement(
      chosen.size, for: proposal, rests: chosen.rests, follows: chosen.follows,
      because: choice.fits ? .firstThatFits(index: choice.index) : .noneFits)
    // Which child it is rests on what their ideal sizes rest on.
    for axis in Axis.allCases { result.rests[axis].formUnion(choice.rests) }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let choice = try choice(item, proposal, in: pass)
    return item.children.indices.map { index in
      guard index == choice?.index else { return nil }
      return ChildPlace(
        proposal: proposal, origin: .zero, size: size, because: .topLeading, offered: .handedOn)
    }
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    try item.children.first?.spacing(in: pass) ?? .zero
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    var copy = self
    copy.chosen = item.children.firstIndex { $0.placement != nil }
    return copy
  }

  /// Along axes that are not asked about, a child is measured with what is offered: text wraps.
  private func choice(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> (index: Int, fits: Bool, rests: Dependencies)? {
    if let chosen, item.children.indices.contains(chosen) { return (chosen, true, []) }
    var rests = Dependencies()
    for (index, child) in item.children.enumerated() {
      let ideal = try child.measure(
        proposal.without(axes), because: .askedForIdeal, rule, in: pass)
      var fits = true
      for axis in Axis.allCases where axes.contains(axis) {
        guard let offered = proposal[axis] else { continue }
        rests.formUnion(ideal.rests[axis])
        // A third of a pixel less is no reason.
        if ideal.size[axis] > offered + 0.1 { fits = false }
      }
      if fits { return (index, true, rests) }
    }
    return item.children.isEmpty ? nil : (item.children.count - 1, false, rests)
  }
}
