/// Has a place, and is never drawn: something else draws what stands in it, such as a bar.
public struct Undrawn: LayoutAlgorithm {
  public init() {}

  public var rule: Rule { .y73 }
  public var role: AlgorithmRole { .modifier(passesPriority: true) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    try item.measureContent(proposal, rule, in: pass)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    item.children.isEmpty
      ? []
      : [
        ChildPlace(
          proposal: proposal, origin: .zero, size: size, because: .topLeading, offered: .handedOn)
      ]
  }
}
