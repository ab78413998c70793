/// Y74: a bubble beside what it points to, below it where there is room, else above; of its ideal size
/// as far as the screen leaves room. Where exactly it stands is usual, not promised.
public struct PopoverPlace: LayoutAlgorithm {
  /// What it points to, on the screen.
  private let target: () -> Rectangle?
  /// Between the bubble and what it points to, and the edges of the screen.
  private let gap: Double

  public init(at target: @escaping () -> Rectangle?, gap: Double = 10) {
    self.target = target
    self.gap = gap
  }

  public var rule: Rule { .y74 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    Measurement(
      proposal.size(or: .zero), for: proposal, rests: proposal.rests, because: .takesProposal)
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let child = item.children.first else { return [] }
    let around = item.frame?.origin ?? .zero
    let target = target() ?? Rectangle(origin: around, size: size)
    let top = target.origin.y - around.y
    let bottom = top + target.size.height
    let ideal = try child.measure(.unspecified, because: .askedForIdeal, rule, in: pass).size
    let isBelow = size.height - bottom - gap >= min(ideal.height, top - gap)
    let room = Size(
      width: max(0, size.width - 2 * gap),
      height: max(0, (isBelow ? size.height - bottom : top) - gap))
    let offer = Proposal(
      Size(width: min(ideal.width, room.width), height: room.height),
      rests: AxisDependencies(.metrics))
    let chosen = try child.measure(offer, because: .lessInsets, rule, in: pass).size.standing
    let middle = target.origin.x - around.x + target.size.width / 2
    let start = min(max(gap, middle - chosen.width / 2), max(gap, size.width - gap - chosen.width))
    let origin = Point(x: start, y: isBelow ? bottom : top - chosen.height)
    return [
      ChildPlace(
        proposal: offer, origin: origin.safe, size: chosen, because: .atEdge,
        offered: .lessInsets)
    ]
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let target = target
    return PopoverPlace(
      at: {
        target().map { exact in
          let start = Point(
            x: grid.gap(exact.origin.x, along: .horizontal),
            y: grid.gap(exact.origin.y, along: .vertical))
          return Rectangle(origin: start, size: grid.size(exact.size))
        }
      }, gap: grid.cell.width)
  }
}
