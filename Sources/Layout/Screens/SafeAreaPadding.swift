/// Y70: `safeAreaPadding`, and bars around a screen (Y73): the content is offered the proposal less
/// the insets, and what is in it keeps clear of them.
public struct SafeAreaPadding: LayoutAlgorithm {
  public let insets: EdgeInsets
  /// What the insets rest on: `metrics`, where a bar stands there.
  public let rests: Dependencies
  public let rule: Rule

  /// - Parameter rule: Y73 for bars.
  public init(_ insets: EdgeInsets, rests: Dependencies = [], rule: Rule = .y70) {
    self.insets = insets
    self.rests = rests
    self.rule = rule
  }

  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  /// Y56: a screen between bars (a stack of levels, a tab, a column) is what shares are shares of.
  private var isContainer: Bool { rule == .y73 }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    var result = try inside(proposal, of: pass) {
      try content.measureInside(insets, marked(proposal), rule, in: pass)
    }
    for axis in Axis.allCases where insets[axis] != 0 {
      if result.follows.contains(axis) {
        result.rests[axis] = proposal.rests[axis]
      } else {
        result.rests[axis].formUnion(rests)
      }
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let offer = marked(proposal).inset(by: insets)
    let chosen = try inside(proposal, of: pass) {
      try content.measure(offer, because: .lessInsets, rule, in: pass).size
    }
    return [
      ChildPlace(
        proposal: offer, origin: Point(x: insets.leading, y: insets.top), size: chosen,
        because: .insideInsets, offered: .lessInsets)
    ]
  }

  public func surroundings(
    ofChild index: Int, in item: LayoutItem, frame: Rectangle, _ surroundings: Surroundings
  ) -> Surroundings {
    var inside = surroundings.keepingClear(of: insets, in: frame)
    if isContainer { inside.container = frame.inset(by: insets).size }
    return inside
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    SafeAreaPadding(grid.insets(insets), rests: rests, rule: rule)
  }

  private func inside<Result>(
    _ proposal: Proposal, of pass: LayoutPass, _ measure: () throws -> Result
  ) rethrows -> Result {
    guard isContainer else { return try measure() }
    let outer = pass.surroundings.container
    pass.surroundings.container = proposal.inset(by: insets).size(or: outer)
    defer { pass.surroundings.container = outer }
    return try measure()
  }

  private func marked(_ proposal: Proposal) -> Proposal {
    var result = proposal
    for axis in Axis.allCases where insets[axis] != 0 && proposal[axis] != nil {
      result.rests[axis].formUnion(rests)
    }
    return result
  }
}
