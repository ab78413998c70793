/// Y74: what can be touched in an alert. Two things stand side by side, each in its half of the width,
/// if both fit there; else, and of more, each stands below the other. All of that is usual, not
/// promised.
public struct AlertButtons: LayoutAlgorithm {
  /// Whether two stand side by side, where an exact layout decided it.
  private var isDecided: Bool?
  private var grid: CellGrid?

  public init() {}

  public var rule: Rule { .y74 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let parts = try parts(of: item, proposal, in: pass)
    var result = Measurement(
      parts.reduce(Size(width: proposal.width ?? 0, height: 0)) { size, part in
        Size(
          width: max(size.width, part.start.x + part.size.width),
          height: max(size.height, part.start.y + part.size.height))
      },
      for: proposal, rests: AxisDependencies(width: proposal.rests.width, height: .metrics),
      follows: proposal.width == nil ? [] : .horizontal, because: .usualMetrics)
    for part in parts { result.rests.height.formUnion(part.rests) }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    try parts(of: item, proposal.with(.horizontal, size.width), in: pass).map { part in
      ChildPlace(
        proposal: part.offer, origin: part.start, size: part.size, because: .afterTheOther,
        offered: .columnSize)
    }
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    var copy = self
    copy.grid = grid
    let tops = item.children.compactMap(\.placement?.origin.y)
    copy.isDecided = tops.count > 1 && tops[0] == tops[1]
    return copy
  }

  /// One of them, where it stands.
  private struct Part {
    let offer: Proposal
    let start: Point
    let size: Size
    let rests: Dependencies
  }

  private func parts(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> [Part] {
    let halves = try halves(of: item, proposal, in: pass)
    var start = Point.zero
    return try item.children.enumerated().map { index, child in
      let width = halves.map { index == 0 ? $0.first : $0.second } ?? proposal.width
      let offer = proposal.without(.vertical).with(
        .horizontal, width, rests: proposal.rests.width.union(.metrics))
      let chosen = try child.measure(offer, because: .columnSize, rule, in: pass)
      defer {
        if let halves {
          start.x += halves.first
        } else {
          start.y += Length.placed(chosen.size.height)
        }
      }
      return Part(
        offer: offer, start: start, size: chosen.size,
        rests: chosen.rests.height.union(halves?.rests ?? []))
    }
  }

  /// The widths of two that stand side by side, and what that rests on: how wide their words are.
  /// Nil where they do not.
  private func halves(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> (first: Double, second: Double, rests: Dependencies)? {
    guard item.children.count == 2, let width = proposal.width, width.isFinite,
      isDecided != false
    else { return nil }
    let ideals = try item.children.map {
      try $0.measure(proposal.without(.both), because: .askedForIdeal, rule, in: pass)
    }
    let widths = ideals.map { Length.placed($0.size.width) }
    guard let grid else {
      let most = width / 2 - 2 * pass.metrics.buttonRoom
      guard widths.allSatisfy({ $0 <= most }) else { return nil }
      return (width / 2, width / 2, ideals[0].rests.width.union(ideals[1].rests.width))
    }
    // In whole cells, and with their brackets.
    guard widths[0] + widths[1] <= width else { return nil }
    let first = min(max(grid.gap(width / 2, along: .horizontal), widths[0]), width - widths[1])
    return (first, width - first, [])
  }
}
