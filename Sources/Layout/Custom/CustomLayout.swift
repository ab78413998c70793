/// Y60: what a layout of the program's own does. Each function may throw, since an interpreter runs
/// it; it may ask its subviews for their sizes as often as it likes.
public protocol CustomLayout {
  /// What is kept between calls; made anew when the subviews have changed.
  func makeCache(_ subviews: [Subview]) throws -> Any
  func updateCache(_ cache: inout Any, _ subviews: [Subview]) throws
  func sizeThatFits(
    _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws -> Size
  /// Places subviews by ``Subview/place(at:anchor:proposal:)``.
  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws
  /// The value of a guide; outer nil is what the subviews give together, inner nil is none.
  func explicitAlignment(
    of guide: AlignmentGuide, in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview],
    _ cache: inout Any
  ) throws -> Double??
  /// Nil is what the subviews wish together.
  func spacing(_ subviews: [Subview], _ cache: inout Any) throws -> Spacing?
  /// Along which axis a Spacer in it is long (`LayoutProperties.stackOrientation`).
  var stackAxis: Axis? { get }
  /// Layouts of the same kind take over each other's cache.
  var kind: AnyHashable { get }
}

extension CustomLayout {
  public func makeCache(_ subviews: [Subview]) throws -> Any { () }

  public func updateCache(_ cache: inout Any, _ subviews: [Subview]) throws {
    cache = try makeCache(subviews)
  }

  public func explicitAlignment(
    of guide: AlignmentGuide, in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview],
    _ cache: inout Any
  ) throws -> Double?? { nil }

  public func spacing(_ subviews: [Subview], _ cache: inout Any) throws -> Spacing? { nil }

  public var stackAxis: Axis? { nil }

  public var kind: AnyHashable { ObjectIdentifier(Self.self) }
}

/// Y60: a view in a layout of the program's own (`LayoutSubview`). It is of use as long as the call
/// lasts to which it was handed.
public struct Subview {
  /// What a layout says of where a subview is to be.
  final class Positions {
    var places: [Int: (position: Point, anchor: UnitPoint, proposal: Proposal)] = [:]
  }

  /// The view itself.
  public let item: LayoutItem
  let index: Int
  let pass: LayoutPass
  let positions: Positions

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: Proposal) throws -> Size {
    try item.measure(proposal, because: .layoutAsks, .y60, in: pass).size
  }

  /// The size for a proposal, and the guides.
  public func dimensions(in proposal: Proposal) throws -> Dimensions {
    try item.dimensions(proposal, because: .layoutAsks, .y60, in: pass)
  }

  /// Y43.
  public var priority: Double { item.priority }

  /// Y46.
  public var spacing: Spacing { get throws { try item.spacing(in: pass) } }

  /// How far the next one should stand from this one (`ViewSpacing.distance(to:along:)`).
  public func distance(to next: Subview, along axis: Axis) throws -> Double {
    try pass.metrics.spacing.gap(from: spacing, to: next.spacing, along: axis).length
  }

  /// Y60: the value that the view has for a key; nil is the key's default.
  public func value(for key: LayoutValueKey) -> Any? { item.value(for: key) }

  /// Y60: puts the anchor there. The last call wins.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: Proposal
  ) {
    positions.places[index] = (position.safe, anchor, proposal)
  }
}
