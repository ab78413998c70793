/// A row of a list in the drawing: as wide as is offered, its content inside of insets that leave
/// room for lines above and below it.
struct DrawnRow: LayoutAlgorithm {
  let insets: EdgeInsets
  let leastHeight: Double
  let grid: CellGrid

  var rule: Rule { .y74 }
  var role: AlgorithmRole { .container(axis: nil) }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let content = try item.children.first?.measure(
      offer(proposal), because: .lessInsets, rule, in: pass)
    let inner = content?.size ?? .zero
    return Measurement(
      Size(
        width: proposal.width ?? inner.width + insets[.horizontal],
        height: max(leastHeight, inner.height + insets[.vertical])),
      for: proposal, because: .usualMetrics)
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let offer = offer(proposal)
    let chosen = try content.measure(offer, because: .lessInsets, rule, in: pass).size
    let spare = max(0, size.height - insets[.vertical] - Length.placed(chosen.height))
    return [
      ChildPlace(
        proposal: offer,
        origin: Point(
          x: insets.leading, y: insets.top + grid.gap(spare / 2, along: .vertical)),
        size: chosen, because: .insideInsets, offered: .lessInsets)
    ]
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    proposal.without(.vertical).inset(by: insets)
  }
}
