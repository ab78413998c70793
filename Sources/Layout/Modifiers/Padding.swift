/// Y23: offers the proposal less the insets, at least nothing, and reports the child and the insets.
public struct Padding: LayoutAlgorithm {
  /// Nil is the usual one, 16, on the edges.
  public let insets: EdgeInsets?
  public let edges: EdgeSet
  /// Y74: nothing where the source says the insets; what a control keeps around its label rests on
  /// its usual measures.
  public let rests: Dependencies

  public init(_ insets: EdgeInsets, rests: Dependencies = []) {
    self.insets = insets
    self.rests = rests
    edges = .all
  }

  /// - Parameter length: nil is the usual one, 16.
  public init(_ edges: EdgeSet = .all, _ length: Double? = nil) {
    insets = length.map { EdgeInsets($0, edges: edges) }
    self.edges = edges
    rests = []
  }

  public var rule: Rule { rests.isEmpty ? .y23 : .y74 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let insets = insets(pass)
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    var result = try content.measureInside(insets, proposal, rule, in: pass)
    for axis in Axis.allCases { result.rests[axis].formUnion(rests) }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let insets = insets(pass)
    let offer = proposal.inset(by: insets)
    let chosen = try content.measure(offer, because: .lessInsets, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer, origin: Point(x: insets.leading, y: insets.top), size: chosen,
        because: .insideInsets, offered: .lessInsets)
    ]
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    let insets = insets(pass)
    var edges = EdgeSet()
    for edge in Edge.allCases where insets[edge] != 0 { edges.insert(EdgeSet(edge)) }
    return try item.children.first?.spacing(in: pass).reset(edges) ?? .zero
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    // The marks of a control have room of their own.
    guard rests.isEmpty else { return Padding(EdgeInsets()) }
    return Padding(grid.insets(insets ?? EdgeInsets(Metrics.usual.padding, edges: edges)))
  }

  private func insets(_ pass: LayoutPass) -> EdgeInsets {
    insets ?? EdgeInsets(pass.metrics.padding, edges: edges)
  }
}

extension LayoutItem {
  /// Its size inside of insets, and these.
  func measureInside(
    _ insets: EdgeInsets, _ proposal: Proposal, _ rule: Rule, in pass: LayoutPass
  ) throws -> Measurement {
    var result = try measure(
      proposal.inset(by: insets), because: .lessInsets, rule, in: pass)
    result.reason = .childAndInsets
    for axis in Axis.allCases {
      let inset = insets[axis]
      result.size[axis] = max(0, result.size[axis] + inset)
      // An offer that is smaller than the insets is nothing to the child.
      if result.size[axis] != proposal[axis] { result.follows.remove(AxisSet(axis)) }
      let range = result[range: axis]
      if range.isExact || inset < 0 {
        if range != .any { result[range: axis] = ProposalRange(exactly: proposal[axis]) }
      } else {
        result[range: axis] = ProposalRange(
          lower: range.lower == 0 ? 0 : range.lower + inset, upper: range.upper + inset,
          holdsUnspecified: range.holdsUnspecified)
      }
    }
    return result
  }
}
