/// Y60, Y61: lays children out as a layout of the program's own says.
public struct CustomContainer: LayoutAlgorithm {
  public let layout: any CustomLayout

  public init(_ layout: any CustomLayout) { self.layout = layout }

  public var rule: Rule { .y60 }
  public var role: AlgorithmRole { .container(axis: layout.stackAxis) }

  /// Proposals arrive as they are given. What the size rests on is not known better than by what
  /// was asked: the children's sizes and the proposal.
  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let size = try withCache(item, pass) { cache, subviews, _ in
      try layout.sizeThatFits(proposal, subviews, &cache)
    }
    var rests = proposal.rests
    for child in item.children {
      // Asked or not, whatever it said may be in the sum.
      for answer in child.memory { rests = rests.union(answer.measurement.rests) }
    }
    return Measurement(size.safe, for: proposal, rests: rests, because: .layoutSays)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let corner = item.kept.flatMap { ($0 as? Kept)?.corner } ?? .zero
    let bounds = Rectangle(origin: corner, size: size)
    let positions = try withCache(item, pass) { cache, subviews, positions in
      try layout.placeSubviews(in: bounds, proposal, subviews, &cache)
      return positions
    }
    return try item.children.enumerated().map { index, child in
      guard let place = positions.places[index] else {
        return try unplaced(child, in: size, proposal, pass)
      }
      let chosen = try child.measure(
        place.proposal, because: .layoutAsks, rule, in: pass
      ).size
      return ChildPlace(
        proposal: place.proposal,
        origin: (place.position - place.anchor.point(in: chosen) - corner).safe, size: chosen,
        because: .placedByLayout, offered: .layoutAsks)
    }
  }

  /// Bounds are where the layout really is, so that a program that forgets their origin errs here
  /// as it does on a phone.
  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {
    kept(item).corner = frame.origin
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    guard let first = item.children.first else { return .zero }
    if let spacing = try withCache(
      item, pass,
      { cache, subviews, _ in
        try layout.spacing(subviews, &cache)
      })
    {
      return spacing
    }
    return try item.children.dropFirst().reduce(first.spacing(in: pass)) {
      $0.union(try $1.spacing(in: pass))
    }
  }

  public var givesGuides: Bool { true }

  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    let bounds = Rectangle(origin: .zero, size: size)
    let value = try withCache(item, pass) { cache, subviews, _ in
      try layout.explicitAlignment(of: guide, in: bounds, proposal, subviews, &cache)
    }
    if let value { return value.map(Length.signed) }
    return try combinedGuide(guide, of: item, size: size, proposal: proposal, pass: pass)
  }

  /// The children stand where the exact pass has them, in whole cells.
  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    FrozenPlaces(of: item, on: grid, asProposed: true)
  }

  /// Y60: what is not placed stands in the middle and is offered what the container was.
  private func unplaced(
    _ child: LayoutItem, in size: Size, _ proposal: Proposal, _ pass: LayoutPass
  ) throws -> ChildPlace {
    let chosen = try child.measure(proposal, because: .handedOn, rule, in: pass).size
    return ChildPlace(
      proposal: proposal, origin: size.middle(for: chosen), size: chosen, because: .notPlaced,
      offered: .handedOn)
  }

  private func kept(_ item: LayoutItem) -> Kept {
    if let kept = item.kept as? Kept { return kept }
    let kept = Kept()
    item.kept = kept
    return kept
  }

  /// Runs a function of the layout with its cache, which is updated first if something changed.
  private func withCache<Result>(
    _ item: LayoutItem, _ pass: LayoutPass,
    _ run: (inout Any, [Subview], Subview.Positions) throws -> Result
  ) throws -> Result {
    let kept = kept(item)
    let positions = Subview.Positions()
    let subviews = item.children.enumerated().map {
      Subview(item: $1, index: $0, pass: pass, positions: positions)
    }
    var cache = try currentCache(kept, item, subviews)
    kept.kind = layout.kind
    kept.version = item.version
    defer { kept.cache = cache }
    return try run(&cache, subviews, positions)
  }

  /// Made anew for another kind of layout, updated if something changed.
  private func currentCache(
    _ kept: Kept, _ item: LayoutItem, _ subviews: [Subview]
  ) throws -> Any {
    guard var cache = kept.cache, kept.kind == layout.kind else {
      return try layout.makeCache(subviews)
    }
    if kept.version != item.version { try layout.updateCache(&cache, subviews) }
    return cache
  }

  /// The layout's cache, and where the layout is.
  private final class Kept {
    var cache: Any?
    var kind: AnyHashable?
    var version = 0
    var corner = Point.zero
  }
}

/// Children that stand where a closure once placed them.
struct FrozenPlaces: LayoutAlgorithm {
  var size: Size
  private(set) var frames: [Rectangle?]
  /// What each is offered.
  private(set) var offers: [Proposal?]

  /// Where they stand in the exact pass, edges rounded to whole cells.
  ///
  /// - Parameters:
  ///   - children: in another order; nil as they are.
  ///   - asProposed: Whether they are asked for their ideal lengths where they were in the exact
  ///     pass; else they are offered what they chose.
  init(
    of item: LayoutItem, with children: [LayoutItem]? = nil, on grid: CellGrid,
    asProposed: Bool = false
  ) {
    size = item.placement.map { grid.size($0.size) } ?? .zero
    frames = (children ?? item.children).map { child in
      child.placement.map {
        let origin = item.leadingOrigin(of: child) ?? $0.origin
        return Rectangle(origin: grid.point(origin), size: grid.size($0.size))
      }
    }
    offers = (children ?? item.children).map { child in
      child.placement.map { placement in
        let (size, offered) = (grid.size(placement.size), placement.proposal)
        return Proposal(
          width: asProposed && offered.width == nil ? nil : size.width,
          height: asProposed && offered.height == nil ? nil : size.height)
      }
    }
  }

  /// What stands inside it in the exact pass stands inside it in whole cells, too.
  mutating func holdAll(_ children: [LayoutItem], along axis: Axis, of item: LayoutItem) {
    guard let whole = item.placement?.size[axis] else { return }
    for (index, child) in children.enumerated() {
      guard let placement = child.placement, let frame = frames[index],
        placement.origin[axis] + placement.size[axis] <= whole + 0.5
      else { continue }
      size[axis] = max(size[axis], frame.origin[axis] + frame.size[axis])
    }
  }

  /// Moves children along an axis.
  ///
  /// - Parameter place: Where one stands, given where it does in the exact pass; nil: it stays.
  mutating func move(
    _ children: [LayoutItem], along axis: Axis,
    _ place: (_ start: Double, _ length: Double) -> (start: Double, length: Double)?
  ) {
    for (index, child) in children.enumerated() {
      guard let placement = child.placement,
        let place = place(placement.origin[axis], placement.size[axis])
      else { continue }
      frames[index]?.origin[axis] = place.start
      if offers[index]?[axis] != nil {
        offers[index] = offers[index]?.with(axis, place.length)
      }
    }
  }

  var rule: Rule { .y60 }
  var role: AlgorithmRole { .container(axis: nil) }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    Measurement(always: size, because: .layoutSays)
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    try zip(item.children, zip(frames, offers)).map { child, frozen in
      guard let frame = frozen.0, let offer = frozen.1 else { return nil }
      return ChildPlace(
        proposal: offer, origin: frame.origin,
        size: try child.measure(offer, because: .layoutAsks, rule, in: pass).size,
        because: .placedByLayout, offered: .layoutAsks)
    }
  }
}
