/// Y10: a colour, a gradient, a path, and all shapes but the circle. It takes what is offered, and
/// ten points where nothing is.
public struct Fill: LayoutAlgorithm {
  /// The length without a proposal.
  static let idealLength = 10.0

  public init() {}

  public var rule: Rule { .y10 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    Fill.measurement(of: proposal, idealLength: Self.idealLength, because: .takesProposal)
  }

  /// What is offered, and a length where nothing is.
  static func measurement(
    of proposal: Proposal, idealLength: Double, because reason: Reason
  ) -> Measurement {
    var follows = AxisSet()
    if proposal.width != nil { follows.insert(.horizontal) }
    if proposal.height != nil { follows.insert(.vertical) }
    return Measurement(
      proposal.size(or: Size(width: idealLength, height: idealLength)), for: proposal,
      rests: proposal.rests, follows: follows, because: reason)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    SnappedFill(ideal: grid.size(Size(width: Self.idealLength, height: Self.idealLength)))
  }
}

/// A shape in whole cells: ten points without a proposal are a cell.
struct SnappedFill: LayoutAlgorithm {
  let ideal: Size

  var rule: Rule { .y10 }
  var role: AlgorithmRole { .leaf }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    Measurement(
      proposal.size(or: ideal), for: proposal, rests: proposal.rests, because: .takesProposal)
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }
}

/// Y11: a square of the smaller side; a side that is not offered is ten (OpenSwiftUI).
public struct Circle: LayoutAlgorithm {
  public init() {}

  public var rule: Rule { .y11 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let size = proposal.size(or: Size(width: Fill.idealLength, height: Fill.idealLength))
    let side = min(size.width, size.height)
    // A square that is offered is taken in any case.
    let isSquare = size.width == size.height
    return Measurement(
      Size(width: side, height: side), for: proposal,
      rests: AxisDependencies(proposal.rests.all.union(isSquare ? [] : .measured)),
      because: .smallerSide)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }
}

/// A shape of the program that says how large it is (`sizeThatFits(_:)`).
public struct MeasuredShape: LayoutAlgorithm {
  private let size: (Proposal) throws -> Size

  /// - Parameter size: What the program makes of an offer.
  public init(_ size: @escaping (Proposal) throws -> Size) { self.size = size }

  public var rule: Rule { .y10 }
  public var role: AlgorithmRole { .leaf }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    Measurement(
      try size(proposal).safe, for: proposal, rests: AxisDependencies(proposal.rests.all),
      because: .shapeSays)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] { [] }

  /// Drawn as large as it is in the exact pass, in whole cells: closures run once.
  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    guard let exact = item.placement?.size else { return Fill() }
    return OwnSize(grid.size(exact))
  }
}

/// A view that nobody knows: it takes what is offered, and that is said (`unknown`).
public struct UnknownView: LayoutAlgorithm {
  public init() {}

  public var rule: Rule { .y1 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    var measurement = Fill.measurement(
      of: proposal, idealLength: Fill.idealLength, because: .notKnown)
    measurement.rests = AxisDependencies(.unknown)
    return measurement
  }

  /// What may be inside stands in the middle.
  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    try item.children.map { child in
      let offer = Proposal(size, rests: AxisDependencies(.unknown))
      let chosen = try child.measure(offer, because: .containerSize, .y1, in: pass).size
      return ChildPlace(
        proposal: offer, origin: size.middle(for: chosen), size: chosen, because: .centered,
        offered: .containerSize)
    }
  }

  public func priority(of item: LayoutItem) -> Double { 0 }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .usual }
}
