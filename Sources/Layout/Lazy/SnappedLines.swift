/// A lazy stack in whole cells, to be drawn: the lines that the exact pass made, one after the other
/// from the first that is seen, which stands where it stood.
struct SnappedLines: MakesItsContent {
  let axis: Axis
  let alignment: AlignmentGuide
  let spacing: Double?
  let children: [LayoutItem]
  /// Room of lines that are not made, before each child.
  let gaps: [Double]
  /// The first child that is seen, and where it begins.
  let anchor: (index: Int, start: Double)
  /// Room of lines that are not made, after the last child.
  let tail: Double

  var rule: Rule { .y54 }
  var role: AlgorithmRole { .container(axis: axis) }
  var reads: ReadsOfSurroundings { .place }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    if item.children.isEmpty { item.adopt(children) }
    let sizes = try sizes(of: item, proposal, in: pass)
    let across = proposal[axis.other] ?? sizes.map { $0[axis.other] }.max() ?? 0
    let end = (starts(of: sizes, in: pass).last ?? 0) + (sizes.last?[axis] ?? 0)
    return Measurement(
      Size(along: axis, max(0, end + tail), across: across), for: proposal,
      because: .estimatedChildren)
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let offer = proposal.without(AxisSet(axis)).with(axis.other, size[axis.other])
    let sizes = try sizes(of: item, offer, in: pass)
    let line = Dimensions(size: size)
    return try zip(item.children, zip(starts(of: sizes, in: pass), sizes)).map { child, place in
      var origin = Point(along: axis, place.0, across: 0)
      origin[axis.other] +=
        try alignment.defaultValue(in: line)
        - child.guide(alignment, size: place.1, proposal: offer, in: pass)
      return ChildPlace(
        proposal: offer, origin: origin.safe, size: place.1, because: .afterTheOther,
        offered: .askedForIdeal)
    }
  }

  private func sizes(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> [Size] {
    try item.children.map {
      try $0.measure(
        proposal.without(AxisSet(axis)), because: .askedForIdeal, rule, in: pass
      ).size.standing
    }
  }

  /// Where each child begins: those before the first that is seen end where it begins.
  private func starts(of sizes: [Size], in pass: LayoutPass) -> [Double] {
    let usual = pass.metrics.spacing
    let gap = spacing ?? (axis == .vertical ? usual.vertical : usual.horizontal)
    var start = 0.0
    var starts: [Double] = []
    for (index, size) in sizes.enumerated() {
      start += (index < gaps.count ? gaps[index] : 0) + (index > 0 ? gap : 0)
      starts.append(start)
      start += size[axis]
    }
    guard starts.indices.contains(anchor.index) else { return starts }
    let shift = anchor.start - starts[anchor.index]
    return starts.map { $0 + shift }
  }
}

extension SnappedLines {
  /// - Parameter item: a lazy stack that was laid out.
  init(
    of item: LayoutItem, _ axis: Axis, _ alignment: AlignmentGuide, spacing: Double?,
    on grid: CellGrid
  ) {
    let places = item.children.map { child in
      (start: item.leadingOrigin(of: child)?[axis] ?? 0, length: child.placement?.size[axis] ?? 0)
    }
    let usual = spacing ?? 0
    var gaps: [Double] = []
    var end = 0.0
    for (index, place) in places.enumerated() {
      let room = place.start - end - (index > 0 ? usual : 0)
      // Less than a line is a usual gap.
      gaps.append(room > grid.cell[axis] ? grid.gap(room, along: axis) : 0)
      end = place.start + place.length
    }
    let whole = item.placement?.size[axis] ?? end
    let seen = item.startOfSight(along: axis)
    let first = places.firstIndex { $0.start + $0.length > seen + 1 } ?? 0
    let start = places.indices.contains(first) ? places[first].start : 0
    self.init(
      axis: axis, alignment: alignment, spacing: spacing.map { grid.gap($0, along: axis) },
      children: item.children.map { $0.snappedCopy(to: grid) }, gaps: gaps,
      anchor: (first, grid.gap(start, along: axis)),
      tail: whole - end > grid.cell[axis] ? grid.gap(whole - end, along: axis) : 0)
  }
}

extension LayoutItem {
  /// Where what is seen of it begins, from its start: what a scroll view around it has scrolled away.
  func startOfSight(along axis: Axis) -> Double {
    guard let own = frame else { return 0 }
    var outer = parent
    while let item = outer, !(item.algorithm is any ScrollsContent) { outer = item.parent }
    guard let outer, let seen = outer.frame else { return 0 }
    return axis == .horizontal && outer.placesFromRight
      ? own.end(axis) - seen.end(axis) : seen.start(axis) - own.start(axis)
  }
}
