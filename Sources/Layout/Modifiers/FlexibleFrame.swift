/// Y21: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`.
public struct FlexibleFrame: LayoutAlgorithm {
  /// The limits along one axis.
  public struct Limits: Sendable, Hashable {
    public let least: Double?
    public let ideal: Double?
    public let most: Double?

    /// NaN and an infinite least or ideal length count as not given; negative lengths are 0. Where
    /// the limits contradict each other, the ideal length is at least the least, and the most at least the ideal one.
    public init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      let least = least.flatMap { $0.isFinite ? Length.placed($0) : nil }
      let ideal = ideal.flatMap { $0.isFinite ? max(Length.placed($0), least ?? 0) : nil }
      self.least = least
      self.ideal = ideal
      self.most = most.flatMap { $0.isNaN ? nil : max($0, ideal ?? least ?? 0) }
    }

    var isEmpty: Bool { least == nil && ideal == nil && most == nil }

    /// What is offered to the child.
    func offer(_ length: Double?) -> Double? {
      (length ?? ideal).map { Length.clamp($0, from: least ?? 0, to: most ?? .infinity) }
    }

    /// What is reported without asking the child, if that can be said.
    func report(_ length: Double?) -> Double? {
      guard let length else { return ideal }
      guard let least, let most else { return nil }
      return Length.clamp(length, from: least, to: most)
    }

    /// What is reported of a child's length.
    func report(child: Double, offered: Double?) -> Double {
      switch (least, most) {
      case (let least?, let most?): Length.clamp(child, from: least, to: most)
      case (let least?, nil): max(min(offered ?? .infinity, child), least)
      case (nil, let most?): min(max(offered ?? 0, child), most)
      case (nil, nil): child
      }
    }
  }

  public let width: Limits
  public let height: Limits
  public let alignment: Alignment

  public init(
    width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  public var rule: Rule { .y21 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var result = Measurement(
      .zero, for: proposal, rests: proposal.rests, because: .frameLength)
    let known = Axis.allCases.map { limits($0).report(proposal[$0]) }
    let child =
      known.contains(nil) ? try childChoice(item, proposal, in: pass) : nil
    for (axis, known) in zip(Axis.allCases, known) {
      if let known {
        result.size[axis] = known
        if known == proposal[axis] { result.follows.insert(AxisSet(axis)) }
      } else if let child {
        report(child, along: axis, proposal, into: &result)
      }
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let rests = try item.measure(proposal, because: .handedOn, rule, in: pass).rests
    return [
      try content.aligned(
        alignment, in: size, offered: Proposal(size, rests: rests), because: .containerSize, rule,
        pass: pass)
    ]
  }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    var edges = EdgeSet()
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return try item.children.first?.spacing(in: pass).reset(edges, keepsSpacers: true) ?? .usual
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    func snapped(_ limits: Limits, _ axis: Axis) -> Limits {
      Limits(
        least: grid.length(limits.least, along: axis),
        ideal: grid.length(limits.ideal, along: axis),
        most: grid.length(limits.most, along: axis))
    }
    return FlexibleFrame(
      width: snapped(width, .horizontal), height: snapped(height, .vertical), alignment: alignment)
  }

  private func limits(_ axis: Axis) -> Limits { axis == .horizontal ? width : height }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.offer(proposal.width), height: height.offer(proposal.height),
      rests: proposal.rests)
  }

  private func childChoice(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    let offer = offer(proposal)
    return try content.measure(
      offer, because: width.isEmpty && height.isEmpty ? .handedOn : .heldWithinLimits, rule,
      in: pass)
  }

  private func report(
    _ child: Measurement, along axis: Axis, _ proposal: Proposal, into result: inout Measurement
  ) {
    let limits = limits(axis)
    let length = limits.report(
      child: child.size[axis], offered: limits.offer(proposal[axis]))
    result.size[axis] = length
    if limits.isEmpty {
      result.rests[axis] = child.rests[axis]
      result[range: axis] = child[range: axis]
      if child.follows.contains(axis) { result.follows.insert(AxisSet(axis)) }
    } else if limits.most != nil, let offered = proposal[axis],
      length == Length.clamp(offered, from: 0, to: limits.most ?? .infinity)
    {
      // As long as is offered, or as it may be: whatever the child would like.
      if length == offered { result.follows.insert(AxisSet(axis)) }
    } else {
      result.rests[axis] = child.rests[axis].union(proposal.rests[axis])
    }
  }
}
