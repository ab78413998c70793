/// Y74: what can be touched in an alert. Two things stand side by side, each in its half of the width,
/// if both fit there; else, and of more, each stands below the other. What cancels leads where two
/// stand side by side, and is the last of a column. All of that is usual, not promised.
public struct AlertButtons: LayoutAlgorithm {
  /// Whether two stand side by side, where an exact layout decided it.
  private var isDecided: Bool?
  private var grid: CellGrid?
  /// Whether the last of them cancels.
  private let endsWithCancel: Bool

  /// - Parameter endsWithCancel: Whether the last of the children cancels.
  public init(endsWithCancel: Bool) {
    self.endsWithCancel = endsWithCancel
  }

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
    copy.isDecided = tops.count == 2 && tops[0] == tops[1]
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
    if let halves = try halves(of: item, proposal, in: pass) {
      return try sideBySide(item, halves, proposal, in: pass)
    }
    var start = Point.zero
    return try item.children.map { child in
      let part = try part(child, proposal, width: proposal.width, at: start, in: pass)
      start.y += Length.placed(part.size.height)
      return part
    }
  }

  /// Of the children the one that leads has the first half, be it written last.
  private func sideBySide(
    _ item: LayoutItem, _ halves: Halves, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> [Part] {
    try item.children.enumerated().map { index, child in
      let leads = (index == 1) == endsWithCancel
      return try part(
        child, proposal, width: leads ? halves.first : halves.second,
        at: Point(x: leads ? 0 : halves.first, y: 0), rests: halves.rests, in: pass)
    }
  }

  private func part(
    _ child: LayoutItem, _ proposal: Proposal, width: Double?, at start: Point,
    rests: Dependencies = [], in pass: LayoutPass
  ) throws -> Part {
    let offer = proposal.without(.vertical).with(
      .horizontal, width, rests: proposal.rests.width.union(.metrics))
    let chosen = try child.measure(offer, because: .columnSize, rule, in: pass)
    return Part(
      offer: offer, start: start, size: chosen.size, rests: chosen.rests.height.union(rests))
  }

  private typealias Halves = (first: Double, second: Double, rests: Dependencies)

  /// The widths of two that stand side by side, and what that rests on: how wide their words are.
  /// Nil where they do not.
  private func halves(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Halves? {
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
    let (leading, trailing) = endsWithCancel ? (widths[1], widths[0]) : (widths[0], widths[1])
    guard leading + trailing <= width else { return nil }
    let first = min(max(grid.gap(width / 2, along: .horizontal), leading), width - trailing)
    return (first, width - first, [])
  }
}
