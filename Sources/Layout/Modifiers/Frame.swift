/// Y20: `frame(width:height:)` offers and reports what is given, and passes the rest on.
public struct FixedFrame: LayoutAlgorithm {
  public let width: Double?
  public let height: Double?
  public let alignment: Alignment

  /// A length that is negative or not finite counts as not given, as in SwiftUI.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = Length.given(width)
    self.height = Length.given(height)
    self.alignment = alignment
  }

  public var rule: Rule { .y20 }
  /// Y26: the priority of what is inside is not seen through it.
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    if let width, let height {
      return Measurement(always: Size(width: width, height: height), because: .frameLength)
    }
    guard let content = item.children.first else {
      let size = Size(width: width ?? 0, height: height ?? 0)
      return Measurement(always: size, because: .frameLength)
    }
    var result = try content.measure(
      offer(proposal), because: .lengthGiven, rule, in: pass)
    result.reason = .frameLength
    for axis in Axis.allCases {
      guard let length = axis == .horizontal ? width : height else { continue }
      result.size[axis] = length
      result.rests[axis] = []
      result.follows.remove(AxisSet(axis))
      result[range: axis] = .any
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    return [
      try content.aligned(
        alignment, in: size, offered: offer(proposal), because: .lengthGiven, rule, pass: pass)
    ]
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    var edges = EdgeSet()
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return try item.children.first?.spacing(in: pass).reset(edges, keepsSpacers: true) ?? .usual
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    FixedFrame(
      width: grid.length(width, along: .horizontal), height: grid.length(height, along: .vertical),
      alignment: alignment)
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    if let width { offer = offer.with(.horizontal, width) }
    if let height { offer = offer.with(.vertical, height) }
    return offer
  }
}

extension LayoutItem {
  /// Y22: the place of a view in a frame, guides meeting; a larger one sticks out.
  func aligned(
    _ alignment: Alignment, in size: Size, offered proposal: Proposal, because reason: Reason,
    _ rule: Rule, pass: LayoutPass
  ) throws -> ChildPlace {
    let chosen = try measure(proposal, because: reason, rule, in: pass).size
    let frame = Dimensions(size: size)
    var origin = Point.zero
    for axis in Axis.allCases {
      let guide = alignment[axis]
      origin[axis] =
        try guide.defaultValue(in: frame)
        - self.guide(guide, size: chosen, proposal: proposal, in: pass)
    }
    return ChildPlace(
      proposal: proposal, origin: origin.safe, size: chosen, because: .guidesMeet, offered: reason)
  }
}
