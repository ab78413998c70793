/// Lazy stacks (Y54) and lazy grids (Y53): lines one after the other, each of one child or of one
/// for every column, made when they would be seen. Those that are not made are taken to be as long
/// as the mean of those that are.
public struct LazyLines: KeepsScrolledPlaces, MakesItsContent {
  /// Along which the lines follow each other.
  public let axis: Axis
  let division: LineDivision
  /// Between lines; nil is what the children prefer.
  let spacing: Double?
  /// What of sections stays in sight (`pinnedViews`).
  let pinned: Set<LazyRun.Kind>
  let provider: LazyProvider
  /// Another with each algorithm that is made.
  private let stamp = Stamp()

  /// Y54: `LazyVStack` and `LazyHStack`.
  public static func stack(
    _ axis: Axis, _ alignment: AlignmentGuide, spacing: Double? = nil,
    pinned: Set<LazyRun.Kind> = [], _ provider: LazyProvider
  ) -> LazyLines {
    LazyLines(
      axis: axis, division: .whole(alignment), spacing: spacing.map(Length.signed),
      pinned: pinned, provider: provider)
  }

  /// Y53: `LazyVGrid`, whose lines follow each other vertically, and `LazyHGrid`.
  public static func grid(
    _ axis: Axis, _ columns: [GridTrack], _ alignment: AlignmentGuide, spacing: Double? = nil,
    pinned: Set<LazyRun.Kind> = [], _ provider: LazyProvider
  ) -> LazyLines {
    LazyLines(
      axis: axis, division: .columns(columns, alignment), spacing: spacing.map(Length.signed),
      pinned: pinned, provider: provider)
  }

  private init(
    axis: Axis, division: LineDivision, spacing: Double?, pinned: Set<LazyRun.Kind>,
    provider: LazyProvider
  ) {
    self.axis = axis
    self.division = division
    self.spacing = spacing
    self.pinned = pinned
    self.provider = provider
  }

  /// Whether something of its sections stays in sight at the start of what is seen, and at the end.
  public var staysInSight: (atStart: Bool, atEnd: Bool) {
    func stays(_ kind: LazyRun.Kind) -> Bool {
      pinned.contains(kind) && provider.runs.contains { $0.kind == kind }
    }
    return (stays(.header), stays(.footer))
  }

  public var rule: Rule {
    switch division {
    case .whole: .y54
    case .columns: .y53
    }
  }
  public var role: AlgorithmRole { .container(axis: axis) }
  public var reads: ReadsOfSurroundings { .place }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let made = try children(of: item)
    let first = provider.firstRow
    if first < provider.count, (made.indices.last ?? -1) < first {
      try make(first..<first + 1, made, item, .anywhere)
    }
    let plan = try plan(made, proposal, nil, in: pass)
    var result = Measurement(
      Size(along: axis, plan.length, across: plan.across), for: proposal,
      because: .estimatedChildren)
    result.rests[axis] = plan.rests
    let across = axis.other
    result.rests[across] = proposal.rests[across].union(plan.restsAcross)
    if case .whole = division { result.rests[across].formUnion(.measured) }
    if plan.across == proposal[across] { result.follows.insert(AxisSet(across)) }
    return result
  }

  /// Makes the children that would be seen. If these are longer or shorter than was thought, what
  /// is around is measured again in another round.
  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {
    let made = try children(of: item)
    let before = try plan(made, proposal, frame.size[axis.other], in: pass)
    var seen = Self.seen(pass.surroundings.visible, frame, axis, pass.surroundings.direction)
    (item.kept as? Kept)?.seen = seen
    let seenLength = max(1, seen.upper - seen.lower)
    // A line that only touches an edge is not seen.
    seen.lower += 1e-6
    seen.upper -= 1e-6
    var line = 0
    var plan = before
    var start = 0.0
    var hasMade = false
    while line < plan.lineCount, start <= seen.upper, line < Self.mostLinesSeen {
      let end = start + plan.length(ofLine: line)
      if end >= seen.lower || end == start, !made.hasAll(plan.indices(ofLine: line)) {
        let sight = LazySight(
          share: max(0, start - seen.lower) / seenLength,
          rests: plan.rests.union(proposal.rests.all))
        try make(plan.indices(ofLine: line), made, item, sight)
        hasMade = true
        plan = try self.plan(made, proposal, frame.size[axis.other], in: pass, only: line, of: plan)
      }
      start += plan.stride(ofLine: line)
      line += 1
    }
    if try makePinned(of: plan, made, item, seen) { hasMade = true }
    if hasMade {
      plan = try self.plan(made, proposal, frame.size[axis.other], in: pass)
      if plan.length != before.length || plan.across != before.across { item.invalidate() }
    }
    provider.tell(
      plan.distances(fromSight: seen, pinned).map { index, start, distance in
        LazyPlace(
          index: index, distance: distance / seenLength,
          sight: LazySight(
            share: max(0, start - seen.lower) / seenLength,
            rests: plan.rests.union(proposal.rests.all)))
      })
  }

  /// Y54: what stays in sight of a section that is seen is made, wherever it stands.
  private func makePinned(
    of plan: LinePlan, _ made: LazyChildren, _ item: LayoutItem,
    _ seen: (lower: Double, upper: Double)
  ) throws -> Bool {
    guard !pinned.isEmpty else { return false }
    var hasMade = false
    for line in plan.edges(ofSectionsIn: seen, pinned)
    where !made.hasAll(plan.indices(ofLine: line)) {
      try make(plan.indices(ofLine: line), made, item, .anywhere)
      hasMade = true
    }
    return hasMade
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let plan = try plan(try children(of: item), proposal, size[axis.other], in: pass)
    guard !pinned.isEmpty, let seen = (item.kept as? Kept)?.seen else {
      return try plan.places(rule, pass, sticking: nil)
    }
    return try plan.places(rule, pass) { [pinned] line in
      pinned.contains(line.kind) ? line.start(inSight: seen) : line.start
    }
  }

  public func priority(of item: LayoutItem) -> Double { 0 }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .usual }

  /// What is not made has no guide, so none is handed up.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? { nil }

  /// The children that were made stay, the others keep their room.
  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    if case .whole(let alignment) = division, pinned.isEmpty || !hasCaught(item) {
      return SnappedLines(of: item, axis, alignment, spacing: spacing, on: grid)
    }
    let tracks = SnappedTracks(of: item, axis, division, on: grid)
    if pinned.isEmpty || !hasCaught(item),
      let snapped = SnappedGrid(
        of: item, axis, tracks, lines: lines(of: item, columns: tracks?.count), spacing: spacing,
        on: grid)
    {
      return snapped
    }
    let children = inDrawingOrder(item)
    var frozen = FrozenPlaces(of: item, with: children, on: grid)
    frozen.holdAll(children, along: axis, of: item)
    return FrozenContent(
      places: frozen, children: children.map { $0.snappedCopy(to: grid) }, exact: children,
      tracks: tracks, across: axis.other)
  }

  /// The line of each child that is made, in their order.
  private func lines(of item: LayoutItem, columns: Int?) -> [Int] {
    guard let made = (item.kept as? Kept)?.children else { return [] }
    let numbers = LineNumbers(provider.runs, columns: columns)
    return made.indices.filter { made.items[$0] != nil }.map(numbers.line)
  }

  /// Whether something that stays in sight stands where others would.
  private func hasCaught(_ item: LayoutItem) -> Bool {
    let places = item.children.compactMap(\.placement)
    return zip(places, places.dropFirst()).contains { one, other in
      one.origin[axis] + one.size[axis] > other.origin[axis] + 1
    }
  }

  /// What stays in sight lies in front of what moves on below it.
  private func inDrawingOrder(_ item: LayoutItem) -> [LayoutItem] {
    guard !pinned.isEmpty, let made = (item.kept as? Kept)?.children else { return item.children }
    let numbers = LineNumbers(provider.runs, columns: nil)
    let sticky = Set(
      made.indices.filter { pinned.contains(numbers.kind(of: $0)) }
        .compactMap { made.items[$0].map(ObjectIdentifier.init) })
    let moving = item.children.filter { !sticky.contains(ObjectIdentifier($0)) }
    return moving + item.children.filter { sticky.contains(ObjectIdentifier($0)) }
  }

  /// Makes the child at an index, so that it has a frame after the next layout, and returns it.
  public func child(at index: Int, of item: LayoutItem) throws -> LayoutItem? {
    guard index >= 0, index < provider.count else { return nil }
    let made = try children(of: item)
    try make(index..<index + 1, made, item, .anywhere)
    item.invalidate()
    return made.items[index]
  }

  private func make(
    _ indices: Range<Int>, _ made: LazyChildren, _ item: LayoutItem, _ sight: LazySight
  ) throws {
    if try made.make(indices, from: provider, sight) { item.adopt(made.inOrder) }
  }

  /// What was made so far; asked for again where the algorithm is another.
  private func children(of item: LayoutItem) throws -> LazyChildren {
    let kept = (item.kept as? Kept) ?? Kept()
    item.kept = kept
    if kept.stamp !== stamp {
      try kept.children.renew(from: provider)
      item.adopt(kept.children.inOrder)
      kept.stamp = stamp
    }
    return kept.children
  }

  private func plan(
    _ made: LazyChildren, _ proposal: Proposal, _ across: Double?, in pass: LayoutPass,
    only line: Int? = nil, of former: LinePlan? = nil
  ) throws -> LinePlan {
    if let line, var former {
      try former.measure(line, made, in: pass)
      return former
    }
    var plan = LinePlan(
      axis: axis, division: division, spacing: spacing, runs: provider.runs, proposal: proposal,
      across: across, metrics: pass.metrics)
    try plan.measureAll(made, in: pass)
    return plan
  }

  /// Lines of no length would all be seen at once.
  private static let mostLinesSeen = 100_000

  /// From where to where something can be seen, from the start of the frame.
  private static func seen(
    _ visible: Rectangle, _ frame: Rectangle, _ axis: Axis, _ direction: LayoutDirection
  ) -> (lower: Double, upper: Double) {
    if axis == .horizontal, direction == .rightToLeft {
      return (frame.end(axis) - visible.end(axis), frame.end(axis) - visible.start(axis))
    }
    return (visible.start(axis) - frame.start(axis), visible.end(axis) - frame.start(axis))
  }

  private final class Stamp {}

  private final class Kept {
    let children = LazyChildren()
    var stamp: Stamp?
    /// From where to where something is seen of it.
    var seen: (lower: Double, upper: Double)?
  }
}

/// Children that an exact pass made, where it had them.
struct FrozenContent: MakesItsContent {
  let places: FrozenPlaces
  let children: [LayoutItem]
  /// The children of the exact pass.
  let exact: [LayoutItem]
  /// Of a grid: its columns, which are as wide as the drawing leaves them room.
  let tracks: SnappedTracks?
  let across: Axis

  var rule: Rule { .y54 }
  var role: AlgorithmRole { .container(axis: nil) }
  var reads: ReadsOfSurroundings { .place }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    if item.children.isEmpty { item.adopt(children) }
    let size = places(in: proposal[across]).size
    // Columns that fit into less room are as wide as that: another offer is another size.
    return tracks == nil
      ? Measurement(always: size, because: .layoutSays)
      : Measurement(size, for: proposal, because: .layoutSays)
  }

  private func places(in room: Double?) -> FrozenPlaces {
    guard let tracks else { return places }
    let room = min(room ?? places.size[across], places.size[across])
    var fitted = places
    fitted.size[across] = room
    fitted.move(exact, along: across, tracks.fitted(to: room).place)
    return fitted
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    try places(in: size[across]).places(in: item, size: size, proposal: proposal, pass: pass)
  }
}
