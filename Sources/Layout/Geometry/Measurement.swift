/// The lengths along one axis that a proposal may have so that an answer stays the same.
public struct ProposalRange: Sendable, Hashable {
  let lower: Double
  let upper: Double
  /// Whether it also holds for no length.
  let holdsUnspecified: Bool

  /// The answer rests on nothing that is offered along this axis.
  public static let any = ProposalRange(lower: 0, upper: .infinity, holdsUnspecified: true)

  init(lower: Double, upper: Double, holdsUnspecified: Bool) {
    self.lower = lower
    self.upper = upper
    self.holdsUnspecified = holdsUnspecified
  }

  /// Just what was offered.
  @inline(__always)
  init(exactly length: Double?) {
    lower = length ?? .infinity
    upper = length ?? -.infinity
    holdsUnspecified = length == nil
  }

  @inline(__always)
  func contains(_ length: Double?) -> Bool {
    guard let length else { return holdsUnspecified }
    return lower <= length && length <= upper
  }

  /// What is in both.
  @inline(__always)
  func intersection(_ other: ProposalRange) -> ProposalRange {
    ProposalRange(
      lower: max(lower, other.lower), upper: min(upper, other.upper),
      holdsUnspecified: holdsUnspecified && other.holdsUnspecified)
  }

  /// Whether one length alone, or none at all, is in it.
  var isExact: Bool { lower >= upper }
}

/// What a view chose.
public struct Measurement: Sendable {
  /// In points, never NaN nor negative; infinite only where infinity was offered.
  public var size: Size
  /// What each length rests on.
  public var rests: AxisDependencies
  /// Axes along which it took what was offered.
  public var follows: AxisSet
  /// Why it chose so.
  public var reason: Reason
  /// For which widths and heights it would choose the same.
  var widths: ProposalRange
  var heights: ProposalRange

  /// A choice that is only known for this very proposal.
  @inline(__always)
  public init(
    _ size: Size, for proposal: Proposal, rests: AxisDependencies = .certain,
    follows: AxisSet = [], because reason: Reason
  ) {
    self.size = size
    self.rests = rests
    self.follows = follows
    self.reason = reason
    widths = ProposalRange(exactly: proposal.width)
    heights = ProposalRange(exactly: proposal.height)
  }

  /// A choice whatever is offered.
  public init(
    always size: Size, rests: AxisDependencies = .certain, because reason: Reason
  ) {
    self.size = size
    self.rests = rests
    self.reason = reason
    follows = []
    widths = .any
    heights = .any
  }

  @inline(__always)
  subscript(range axis: Axis) -> ProposalRange {
    get { axis == .horizontal ? widths : heights }
    set { if axis == .horizontal { widths = newValue } else { heights = newValue } }
  }

  @inline(__always)
  func holds(for proposal: Proposal) -> Bool {
    widths.contains(proposal.width) && heights.contains(proposal.height)
  }
}
