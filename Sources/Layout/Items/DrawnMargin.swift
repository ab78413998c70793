/// Room that marks take around an item in the drawing, such as the brackets of a button. It stands in
/// snapped copies only: the exact layout knows nothing of it.
public struct DrawnMargin: LayoutAlgorithm {
  public let insets: EdgeInsets

  init(_ insets: EdgeInsets) { self.insets = insets }

  public var rule: Rule { .y23 }
  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    return try content.measureInside(insets, proposal, rule, in: pass)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let offer = proposal.inset(by: insets)
    let chosen = try content.measure(offer, because: .lessInsets, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer, origin: Point(x: insets.leading, y: insets.top), size: chosen,
        because: .insideInsets, offered: .lessInsets)
    ]
  }
}
