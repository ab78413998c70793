/// Y74: a row of a list or form: as wide as is offered, at least so high, its content inset and in
/// the middle of its height, leading. All its numbers are usual, not promised.
public struct ListRow: LayoutAlgorithm {
  /// Nil is the usual one, 44.
  public let leastHeight: Double?
  /// Nil is the usual ones: 16 at the sides, and above and below what text of one line leaves.
  public let insets: EdgeInsets?
  /// Room for marks before and behind the content.
  public let marks: EdgeInsets
  /// Room above it, of a header that is no view: in the drawing it is a mark of the row.
  public let above: Double
  /// What its lines and its inset take in the drawing.
  public let drawn: EdgeInsets

  public init(
    leastHeight: Double? = nil, insets: EdgeInsets? = nil, marks: EdgeInsets = EdgeInsets(),
    above: Double = 0, drawn: EdgeInsets = EdgeInsets(leading: 20, bottom: 20, trailing: 20)
  ) {
    self.leastHeight = leastHeight.map(Length.placed)
    self.insets = insets
    self.marks = marks
    self.above = Length.placed(above)
    self.drawn = drawn
  }

  public var rule: Rule { .y74 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let content = try measureContent(of: item, proposal, in: pass)
    let insets = insets(pass, around: content)
    let inner = content?.size ?? .zero
    let least = leastHeight ?? pass.metrics.rowHeight
    var result = Measurement(
      Size(
        width: proposal.width ?? inner.width + insets[.horizontal],
        height: above + max(least, inner.height + insets[.vertical])),
      for: proposal, rests: AxisDependencies(width: proposal.rests.width, height: .metrics),
      follows: proposal.width == nil ? [] : .horizontal, because: .usualMetrics)
    if let content { result.rests.height.formUnion(content.rests.height) }
    if proposal.width == nil { result.rests.width = content?.rests.width ?? .metrics }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let insets = insets(pass, around: nil)
    let offer = offer(proposal, insets)
    let chosen = try content.measure(offer, because: .lessInsets, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer,
        origin: Point(
          x: insets.leading, y: (size.height + above - Length.placed(chosen.height)) / 2),
        size: chosen, because: .insideInsets, offered: .lessInsets)
    ]
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    DrawnRow(
      insets: drawn,
      leastHeight: leastHeight.map { grid.length($0, along: .vertical) } ?? 0, grid: grid)
  }

  private func measureContent(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement? {
    try item.children.first?.measure(
      offer(proposal, insets(pass, around: nil)), because: .lessInsets, rule, in: pass)
  }

  /// What a control is higher than a line of text stands in the room above and below it, as far as
  /// half of that goes: its row is no higher than one of text.
  private func insets(_ pass: LayoutPass, around content: Measurement?) -> EdgeInsets {
    if let insets { return insets + marks }
    let metrics = pass.metrics
    var margin = metrics.rowMargin
    if let content, content.rests.height.contains(.metrics), content.size.height <= metrics.field {
      let excess = max(0, content.size.height - metrics.cell.height)
      margin -= min(excess / 2, margin / 2)
    }
    return EdgeInsets(
      top: margin, leading: metrics.rowInset, bottom: margin, trailing: metrics.rowInset) + marks
  }

  private func offer(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
    var offer = proposal.without(.vertical).inset(by: insets)
    offer.rests.width.formUnion(proposal.width == nil ? [] : .metrics)
    return offer
  }
}
