/// Y24: offers no length on its axes, so that its content is as long as it likes.
public struct FixedSize: LayoutAlgorithm {
  public let axes: AxisSet

  public init(_ axes: AxisSet = .both) { self.axes = axes }

  public var rule: Rule { .y24 }
  /// Y26: the priority is seen through it.
  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    var result = try content.measure(
      proposal.without(axes), because: .askedForIdeal, rule, in: pass)
    for axis in Axis.allCases where axes.contains(axis) {
      result[range: axis] = .any
      result.follows.remove(AxisSet(axis))
    }
    result.reason = .childSize
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let offer = proposal.without(axes)
    let chosen = try content.measure(offer, because: .askedForIdeal, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer, origin: .zero, size: chosen, because: .topLeading,
        offered: .askedForIdeal)
    ]
  }
}
