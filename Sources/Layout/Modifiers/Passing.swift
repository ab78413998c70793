/// What changes no layout: opacity, hidden, border, clipping, shadow, scale, rotation, zIndex (Y27),
/// and modifiers that only write a trait (Y26, Y49).
public struct Passing: LayoutAlgorithm {
  public let rule: Rule

  public init(_ rule: Rule = .y27) { self.rule = rule }

  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    try item.measureContent(proposal, rule, in: pass)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard item.children.first != nil else { return [] }
    return [
      ChildPlace(
        proposal: proposal, origin: .zero, size: size, because: .topLeading, offered: .handedOn)
    ]
  }
}

extension LayoutItem {
  /// What its content chooses of what is offered to the item.
  func measureContent(
    _ proposal: Proposal, _ rule: Rule, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    var result = try content.measure(proposal, because: .handedOn, rule, in: pass)
    result.reason = .childSize
    return result
  }
}

/// Y30: draws, and reads, elsewhere; the place stays.
public struct Offset: LayoutAlgorithm {
  public let distance: Point

  /// Distances that are not finite become 0 or the longest.
  public init(x: Double = 0, y: Double = 0) { distance = Point(x: x, y: y).safe }

  public var rule: Rule { .y30 }
  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    try item.measureContent(proposal, rule, in: pass)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard item.children.first != nil else { return [] }
    return [
      ChildPlace(
        proposal: proposal, origin: distance, size: size, because: .offset, offered: .handedOn)
    ]
  }

  /// Guides stay where the place is.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    try item.children.first?.explicitGuide(guide, size: size, proposal: proposal, in: pass)
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let distance = grid.point(distance)
    return Offset(x: distance.x, y: distance.y)
  }
}

/// Y31: takes the proposal, and the child's length where nothing is offered, and puts the child's
/// middle somewhere in it.
public struct Position: LayoutAlgorithm {
  public let middle: Point

  /// Distances that are not finite become 0 or the longest.
  public init(x: Double = 0, y: Double = 0) { middle = Point(x: x, y: y).safe }

  public var rule: Rule { .y31 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var result = Fill.measurement(of: proposal, idealLength: 0, because: .takesProposal)
    guard proposal.width == nil || proposal.height == nil else { return result }
    let child = try item.measureContent(proposal, rule, in: pass)
    for axis in Axis.allCases where proposal[axis] == nil {
      result.size[axis] = child.size[axis]
      result.rests[axis] = child.rests[axis]
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let rests = try item.measure(proposal, because: .handedOn, rule, in: pass).rests
    let offer = Proposal(size, rests: rests)
    let chosen = try content.measure(offer, because: .containerSize, rule, in: pass).size
    let origin = Size(width: 2 * middle.x, height: 2 * middle.y)
    return [
      ChildPlace(
        proposal: offer,
        origin: Point(
          x: (origin.width - Length.placed(chosen.width)) / 2,
          y: (origin.height - Length.placed(chosen.height)) / 2
        ).safe,
        size: chosen, because: .middleAtPosition, offered: .containerSize)
    ]
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .usual }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let middle = grid.point(middle)
    return Position(x: middle.x, y: middle.y)
  }
}
