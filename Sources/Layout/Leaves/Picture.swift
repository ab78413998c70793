/// Y15: as large as the picture is; resizable, as large as is offered.
public struct Picture: LayoutAlgorithm {
  /// In points. What it rests on is `image`: nobody knows the picture of an asset.
  public let naturalSize: Size
  public let isResizable: Bool
  public let rests: Dependencies

  public init(naturalSize: Size, isResizable: Bool, rests: Dependencies = .image) {
    self.naturalSize = naturalSize.standing
    self.isResizable = isResizable
    self.rests = rests
  }

  public var rule: Rule { .y15 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard isResizable else {
      return Measurement(
        always: naturalSize, rests: AxisDependencies(rests), because: .naturalSize)
    }
    var result = Measurement(
      proposal.size(or: naturalSize), for: proposal, rests: proposal.rests,
      because: .takesProposal)
    for axis in Axis.allCases {
      if proposal[axis] == nil {
        result.rests[axis] = rests
      } else {
        result.follows.insert(AxisSet(axis))
      }
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    Picture(naturalSize: grid.size(naturalSize), isResizable: isResizable, rests: rests)
  }
}

/// Something of a size of its own, such as a control (Y74): it is that large whatever is offered,
/// or, where it stretches, as long as that, and never shorter than its own size.
public struct OwnSize: LayoutAlgorithm {
  public let size: Size
  public let stretches: AxisSet
  public let rests: Dependencies
  /// What its marks take in the drawing; nil is its size in whole cells.
  public let drawn: Size?

  public init(
    _ size: Size, stretches: AxisSet = [], rests: Dependencies = .metrics, drawn: Size? = nil
  ) {
    self.size = size.standing
    self.stretches = stretches
    self.rests = rests
    self.drawn = drawn?.standing
  }

  public var rule: Rule { .y74 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var result = Measurement(
      size, for: proposal, rests: AxisDependencies(rests), because: .usualMetrics)
    for axis in Axis.allCases {
      guard stretches.contains(axis) else {
        result[range: axis] = .any
        continue
      }
      guard let offered = proposal[axis], offered >= size[axis] else { continue }
      result.size[axis] = offered
      result.rests[axis] = proposal.rests[axis]
      result.follows.insert(AxisSet(axis))
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    OwnSize(drawn ?? grid.size(size), stretches: stretches, rests: rests)
  }
}
