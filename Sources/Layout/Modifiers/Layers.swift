/// Y28: overlay and background. The first child is the main view, whose size it has; the others are
/// offered that size and aligned to it, each for itself. Several views of one overlay are one
/// ``DepthStack``, which is then the second child.
public struct Layers: LayoutAlgorithm {
  public let alignment: Alignment

  public init(_ alignment: Alignment = .center) { self.alignment = alignment }

  public var rule: Rule { .y28 }
  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    try item.measureContent(proposal, rule, in: pass)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let main = item.children.first else { return [] }
    let measurement = try main.measure(proposal, because: .handedOn, rule, in: pass)
    var places: [ChildPlace?] = [
      ChildPlace(
        proposal: proposal, origin: .zero, size: measurement.size, because: .topLeading,
        offered: .handedOn)
    ]
    let offer = Proposal(measurement.size.standing, rests: measurement.rests)
    for layer in item.children.dropFirst() {
      let chosen = try layer.measure(offer, because: .mainViewSize, rule, in: pass).size
      var origin = Point.zero
      for axis in Axis.allCases {
        let guide = alignment[axis]
        origin[axis] =
          try main.guide(guide, size: measurement.size, proposal: proposal, in: pass)
          - layer.guide(guide, size: chosen, proposal: offer, in: pass)
      }
      places.append(
        ChildPlace(
          proposal: offer, origin: origin.safe, size: chosen, because: .guidesMeet,
          offered: .mainViewSize))
    }
    return places
  }

  /// What the layers would give is not seen.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    try item.children.first?.explicitGuide(guide, size: size, proposal: proposal, in: pass)
  }
}
