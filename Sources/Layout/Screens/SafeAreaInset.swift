/// Y70: `safeAreaInset`. The main view, the first child, is offered the proposal less the inset, the
/// second child, and the spacing; the inset stands at its edge, aligned to the main view.
public struct SafeAreaInset: LayoutAlgorithm {
  public let edge: Edge
  /// The guide that meets along the edge.
  public let alignment: AlignmentGuide
  /// Nil is what the two prefer.
  public let spacing: Double?

  public init(_ edge: Edge, _ alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .vertical ? .center : .middle)
    self.spacing = spacing.map(Length.signed)
  }

  public var rule: Rule { .y70 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let parts = try parts(item, proposal, in: pass) else {
      return Measurement(always: .zero, because: .empty)
    }
    let along = edge.axis
    var result = Measurement(
      parts.main.size, for: proposal, rests: parts.main.rests, follows: parts.main.follows,
      because: .childAndInsets)
    result.size[along] += parts.inset.size[along] + parts.gap.length
    result.rests[along].formUnion(parts.inset.rests[along].union(parts.gap.rests))
    if result.follows.contains(along), result.size[along] == proposal[along] {
      result.rests[along] = proposal.rests[along]
    } else {
      result.follows.remove(AxisSet(along))
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    // Across, what was not offered is its own size by now.
    let across = edge.axis.other
    let filled = proposal.with(
      across, proposal[across] ?? size[across], rests: proposal.rests[across])
    guard let bar = item.children.dropFirst().first, let main = item.children.first,
      let parts = try parts(item, filled, in: pass)
    else { return try placeAlone(item, proposal, in: pass) }
    let along = edge.axis
    let isAtStart = edge == .top || edge == .leading
    var mainOrigin = Point.zero
    var barOrigin = Point.zero
    mainOrigin[along] = isAtStart ? parts.inset.size[along] + parts.gap.length : 0
    barOrigin[along] = isAtStart ? 0 : size[along] - parts.inset.size[along]
    barOrigin[across] =
      try main.guide(alignment, size: parts.main.size, proposal: parts.mainOffer, in: pass)
      - bar.guide(alignment, size: parts.inset.size, proposal: parts.insetOffer, in: pass)
    return [
      ChildPlace(
        proposal: parts.mainOffer, origin: mainOrigin.safe, size: parts.main.size,
        because: .insideInsets, offered: .lessInsets),
      ChildPlace(
        proposal: parts.insetOffer, origin: barOrigin.safe, size: parts.inset.size,
        because: .atEdge, offered: .handedOn),
    ]
  }

  /// What is in the main view keeps clear of the inset.
  public func surroundings(
    ofChild index: Int, in item: LayoutItem, frame: Rectangle, _ surroundings: Surroundings
  ) -> Surroundings {
    guard index == 0, let size = (item.kept as? BarSize)?.size else { return surroundings }
    return surroundings.keepingClear(
      of: EdgeInsets(size[edge.axis], edges: EdgeSet(edge)), in: frame)
  }

  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {
    guard let parts = try parts(item, proposal, in: pass) else { return }
    var covered = parts.inset.size.standing
    covered[edge.axis] = max(0, covered[edge.axis] + parts.gap.length)
    item.kept = BarSize(covered)
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    SafeAreaInset(edge, alignment, spacing: spacing.map { grid.gap($0, along: edge.axis) })
  }

  /// What both are offered and choose: the inset what the main view's least leaves (OpenSwiftUI).
  private func parts(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> (
    main: Measurement, mainOffer: Proposal, inset: Measurement, insetOffer: Proposal, gap: Gap
  )? {
    guard let main = item.children.first, let bar = item.children.dropFirst().first else {
      return nil
    }
    let along = edge.axis
    let gap = try gap(main, bar, in: pass)
    var insetOffer = proposal
    if let offered = proposal[along] {
      let least = try main.measure(
        proposal.with(along, 0), because: .askedForLeast, rule, in: pass)
      insetOffer = proposal.with(
        along, max(0, Length.difference(offered, gap.length + least.size[along])),
        rests: proposal.rests[along].union(least.rests[along]))
    }
    let inset = try bar.measure(insetOffer, because: .handedOn, rule, in: pass)
    var mainOffer = proposal
    if let offered = proposal[along] {
      mainOffer = proposal.with(
        along, max(0, Length.difference(offered, gap.length + inset.size[along])),
        rests: proposal.rests[along].union(inset.rests[along]).union(gap.rests))
    }
    let chosen = try main.measure(mainOffer, because: .lessInsets, rule, in: pass)
    return (chosen, mainOffer, inset, insetOffer, gap)
  }

  private func gap(
    _ main: LayoutItem, _ bar: LayoutItem, in pass: LayoutPass
  ) throws -> Gap {
    if let spacing { return Gap(length: spacing) }
    let isAtStart = edge == .top || edge == .leading
    let (first, second) = isAtStart ? (bar, main) : (main, bar)
    return pass.metrics.spacing.gap(
      from: try first.spacing(in: pass), to: try second.spacing(in: pass), along: edge.axis)
  }

  private func placeAlone(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let main = item.children.first else { return [] }
    let size = try main.measure(proposal, because: .handedOn, rule, in: pass).size
    return [
      ChildPlace(
        proposal: proposal, origin: .zero, size: size, because: .topLeading, offered: .handedOn)
    ]
  }

  private final class BarSize {
    let size: Size

    init(_ size: Size) { self.size = size }
  }
}
