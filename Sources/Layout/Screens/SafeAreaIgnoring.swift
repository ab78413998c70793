/// Y71: `ignoresSafeArea`. The size that is reported stays; placed, edges that touch the safe area
/// move out to the edges of the screen.
public struct SafeAreaIgnoring: LayoutAlgorithm {
  public let edges: EdgeSet

  public init(_ edges: EdgeSet = .all) { self.edges = edges }

  public var rule: Rule { .y71 }
  public var role: AlgorithmRole { .modifier(passesPriority: true) }
  public var reads: ReadsOfSurroundings { .place }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    try item.measureContent(proposal, rule, in: pass)
  }

  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {
    item.kept = Outset(outsets(of: frame, pass.surroundings))
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let outsets = (item.kept as? Outset)?.insets ?? EdgeInsets()
    let offer = proposal.inset(
      by: EdgeInsets(
        top: -outsets.top, leading: -outsets.leading, bottom: -outsets.bottom,
        trailing: -outsets.trailing))
    let chosen = try content.measure(offer, because: .withSafeArea, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer, origin: Point(x: -outsets.leading, y: -outsets.top), size: chosen,
        because: outsets == EdgeInsets() ? .topLeading : .movedOut, offered: .withSafeArea)
    ]
  }

  /// Guides stay where the place is.
  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    try item.children.first?.explicitGuide(guide, size: size, proposal: proposal, in: pass)
  }

  /// How far each edge moves: one that ends where the safe area does, or beyond.
  private func outsets(of frame: Rectangle, _ surroundings: Surroundings) -> EdgeInsets {
    func outset(_ axis: Axis, start: Bool, _ edge: EdgeSet) -> Double {
      guard edges.contains(edge) else { return 0 }
      let (area, safe) = (surroundings.area, surroundings.safeArea)
      let distance =
        start
        ? frame.start(axis) - area.start(axis) : area.end(axis) - frame.end(axis)
      let covered =
        start ? safe.start(axis) - area.start(axis) : area.end(axis) - safe.end(axis)
      return distance <= covered + 0.5 ? max(0, distance) : 0
    }
    let isMirrored = surroundings.direction == .rightToLeft
    let left = outset(.horizontal, start: true, isMirrored ? .trailing : .leading)
    let right = outset(.horizontal, start: false, isMirrored ? .leading : .trailing)
    return EdgeInsets(
      top: outset(.vertical, start: true, .top), leading: isMirrored ? right : left,
      bottom: outset(.vertical, start: false, .bottom), trailing: isMirrored ? left : right)
  }

  private final class Outset {
    let insets: EdgeInsets

    init(_ insets: EdgeInsets) { self.insets = insets }
  }
}
