/// `HStack` and `VStack`, and their layouts (Y40–Y47, Y61).
public struct Stack: LayoutAlgorithm {
  public let axis: Axis
  /// The guide that meets across.
  public let alignment: AlignmentGuide
  /// Between any two children; nil is what they prefer (Y46).
  public let spacing: Double?

  /// A spacing that is not finite becomes 0 or the longest.
  public static func horizontal(
    _ alignment: AlignmentGuide = .middle, spacing: Double? = nil
  ) -> Stack {
    Stack(.horizontal, alignment, spacing: spacing)
  }

  public static func vertical(
    _ alignment: AlignmentGuide = .center, spacing: Double? = nil
  ) -> Stack {
    Stack(.vertical, alignment, spacing: spacing)
  }

  private init(_ axis: Axis, _ alignment: AlignmentGuide, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map(Length.signed)
  }

  public var rule: Rule { .y47 }
  public var role: AlgorithmRole { .container(axis: axis) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard !item.children.isEmpty else { return Measurement(always: .zero, because: .empty) }
    return try plan(item, proposal, in: pass).measurement
  }

  /// Y47: across, what was not offered is the stack's own size by now.
  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard !item.children.isEmpty else { return [] }
    let across = axis.other
    guard proposal[across] == nil else {
      return try plan(item, proposal, in: pass).places
    }
    let rests = try item.measure(proposal, because: .handedOn, rule, in: pass).rests
    let offer = proposal.with(across, size[across], rests: rests[across])
    return try plan(item, offer, in: pass).places
  }

  /// The wishes of the first and the last child at the ends, those of all along the sides.
  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    guard let first = item.children.first, let last = item.children.last else { return .zero }
    let ends: (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: EdgeSet = axis == .horizontal ? .vertical : .horizontal
    var result = try first.spacing(in: pass)
    for child in item.children.dropFirst() {
      result = result.union(try child.spacing(in: pass), edges: sides)
    }
    result[ends.0] = try first.spacing(in: pass)[ends.0]
    result[ends.1] = try last.spacing(in: pass)[ends.1]
    return result
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    Stack(axis, alignment, spacing: spacing.map { grid.gap($0, along: axis) })
  }

  private func plan(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> StackPlan {
    try StackPlan(
      item.children, along: axis, alignment, gaps: gaps(between: item.children, in: pass), proposal,
      in: pass)
  }

  /// Y46: the distances between one child and the next.
  private func gaps(between children: [LayoutItem], in pass: LayoutPass) throws -> [Gap] {
    guard children.count > 1 else { return [] }
    if let spacing {
      return Array(repeating: Gap(length: spacing), count: children.count - 1)
    }
    var gaps: [Gap] = []
    gaps.reserveCapacity(children.count - 1)
    var former = try children[0].spacing(in: pass)
    for child in children.dropFirst() {
      let next = try child.spacing(in: pass)
      gaps.append(pass.metrics.spacing.gap(from: former, to: next, along: axis))
      former = next
    }
    return gaps
  }
}
