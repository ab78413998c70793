/// Y73: columns side by side where there is room for them, the last of which has what the others
/// leave; where there is not, one of them alone.
public struct SplitColumns: LayoutAlgorithm {
  /// The columns that are asked for, where there is room.
  public let wanted: Range<Int>
  /// The one that is shown alone.
  public let front: Int
  /// How wide each is that leaves the rest to the last; nil as they usually are.
  public let widths: [Double?]

  public init(wanted: Range<Int>, front: Int, widths: [Double?] = []) {
    self.wanted = wanted
    self.front = front
    self.widths = widths
  }

  public var rule: Rule { .y73 }
  public var role: AlgorithmRole { .container(axis: nil) }

  /// A column, and where it stands.
  private struct Column {
    let index: Int
    let start: Double
    /// Nil for one alone that is offered no width.
    let width: Double?
  }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var size = Size.zero
    for column in columns(of: item, proposal, pass.metrics) {
      let chosen = try item.children[column.index].measure(
        offer(column, proposal), because: .columnSize, rule, in: pass
      ).size
      size.width = max(size.width, column.start + (column.width ?? chosen.width))
      size.height = max(size.height, chosen.height)
    }
    var result = Measurement(
      proposal.size(or: size), for: proposal, rests: proposal.rests, because: .takesProposal)
    for axis in Axis.allCases where proposal[axis] != nil {
      result.follows.insert(AxisSet(axis))
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    var places: [ChildPlace?] = Array(repeating: nil, count: item.children.count)
    let offered = Proposal(size, rests: proposal.rests)
    for column in columns(of: item, offered, pass.metrics) {
      let offer = offer(column, offered)
      let chosen = try item.children[column.index].measure(
        offer, because: .columnSize, rule, in: pass
      ).size
      places[column.index] = ChildPlace(
        proposal: offer, origin: Point(x: column.start, y: 0), size: chosen, because: .inColumn,
        offered: .columnSize)
    }
    return places
  }

  private func offer(_ column: Column, _ proposal: Proposal) -> Proposal {
    proposal.with(.horizontal, column.width, rests: proposal.rests.width.union(.metrics))
  }

  /// As many of the last ones as leave the last of all enough.
  private func columns(
    of item: LayoutItem, _ proposal: Proposal, _ metrics: Metrics
  ) -> [Column] {
    guard !item.children.isEmpty else { return [] }
    let last = item.children.count - 1
    guard let width = proposal.width, width >= metrics.leastSplitWidth else {
      return [Column(index: min(max(0, front), last), start: 0, width: proposal.width)]
    }
    let wanted = wanted.clamped(to: 0..<last + 1)
    var first = min(wanted.lowerBound, last)
    func length(_ index: Int) -> Double {
      Length.placed((widths.indices.contains(index) ? widths[index] : nil) ?? metrics.splitColumn)
    }
    while first < last, (first..<last).reduce(width, { $0 - length($1) }) < metrics.splitColumn {
      first += 1
    }
    var start = 0.0
    return (first...last).map { index in
      let own = index == last ? width - start : length(index)
      defer { start += own }
      return Column(index: index, start: start, width: own)
    }
  }
}
