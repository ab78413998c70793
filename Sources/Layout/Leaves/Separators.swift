/// Y12: along its stack as long as what is offered, at least its least length; across nothing.
/// Outside a stack it is so both ways.
public struct Spacer: LayoutAlgorithm {
  /// Nil is the usual one, 8.
  public let minimum: Double?

  public init(minimum: Double? = nil) { self.minimum = minimum.map(Length.placed) }

  public var rule: Rule { .y12 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let minimum = minimum ?? pass.metrics.spacerLength
    let stackAxis = item.stackAxis
    var result = Measurement(.zero, for: proposal, because: .atLeastMinimum)
    for axis in Axis.allCases {
      guard stackAxis == nil || stackAxis == axis else {
        result[range: axis] = .any
        continue
      }
      result.size[axis] = max(proposal[axis] ?? 0, minimum)
      result.rests[axis] = proposal.rests[axis]
      if let offered = proposal[axis], offered >= minimum { result.follows.insert(AxisSet(axis)) }
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  /// Y44: all others come first.
  public func priority(of item: LayoutItem) -> Double { -.infinity }

  /// Y46: none beside it, along its stack.
  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    switch item.stackAxis {
    case .horizontal: Spacing(leading: .spacer, trailing: .spacer)
    case .vertical: Spacing(top: .spacer, bottom: .spacer)
    case nil: Spacing(top: .spacer, leading: .spacer, bottom: .spacer, trailing: .spacer)
    }
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let axis = item.stackAxis ?? .horizontal
    return Spacer(minimum: grid.gap(minimum ?? Metrics.usual.spacerLength, along: axis))
  }
}

/// Y13: a line across its stack, one pixel thick; outside a stack it lies.
public struct Divider: LayoutAlgorithm {
  public init() {}

  public var rule: Rule { .y13 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let along = item.stackAxis ?? .vertical
    let across = along.other
    let length = proposal[across] ?? Fill.idealLength
    var result = Measurement(
      Size(along: along, pass.metrics.dividerThickness[along], across: length), for: proposal,
      follows: proposal[across] == nil ? [] : AxisSet(across), because: .onePixel)
    result.rests[across] = proposal.rests[across]
    result[range: along] = .any
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }
}
