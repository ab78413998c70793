import Layout

/// Views by the names that they have in a source, so that a test reads like one.
enum Build {
  static func fill() -> LayoutItem { LayoutItem(Fill()) }

  static func spacer(_ minimum: Double? = nil) -> LayoutItem {
    LayoutItem(Spacer(minimum: minimum))
  }

  /// Every character is a column.
  static func text(_ text: String, lineLimit: Int? = nil) -> LayoutItem {
    LayoutItem(Words(text, lineLimit: lineLimit) { _ in 1 })
  }

  static func box(_ width: Double, _ height: Double) -> LayoutItem {
    fill().frame(width: width, height: height)
  }

  static func row(
    _ spacing: Double? = nil, align alignment: AlignmentGuide = .middle, _ children: [LayoutItem]
  ) -> LayoutItem {
    LayoutItem(Stack.horizontal(alignment, spacing: spacing), children)
  }

  static func column(
    _ spacing: Double? = nil, align alignment: AlignmentGuide = .center, _ children: [LayoutItem]
  ) -> LayoutItem {
    LayoutItem(Stack.vertical(alignment, spacing: spacing), children)
  }

  /// Cells of a row of a grid.
  static func gridRow(
    align alignment: AlignmentGuide? = nil, _ cells: [LayoutItem]
  ) -> [LayoutItem] {
    let row = GridRow(cells.first.map(ObjectIdentifier.init)?.hashValue ?? 0, alignment: alignment)
    for cell in cells {
      var traits = cell.traits ?? LayoutTraits()
      traits.grid = traits.grid ?? GridTraits()
      traits.grid?.row = row
      cell.traits = traits
    }
    return cells
  }

  static func depth(
    align alignment: Alignment = .center, _ children: [LayoutItem]
  ) -> LayoutItem {
    LayoutItem(DepthStack(alignment), children)
  }
}

extension LayoutItem {
  func frame(
    width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
  ) -> LayoutItem {
    LayoutItem(FixedFrame(width: width, height: height, alignment: alignment), [self])
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> LayoutItem {
    LayoutItem(
      FlexibleFrame(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment),
      [self])
  }

  func padding(_ length: Double? = nil, _ edges: EdgeSet = .all) -> LayoutItem {
    LayoutItem(Padding(edges, length), [self])
  }

  func fixedSize(_ axes: AxisSet = .both) -> LayoutItem { LayoutItem(FixedSize(axes), [self]) }

  func aspectRatio(_ ratio: Double? = nil, _ mode: AspectRatio.Mode) -> LayoutItem {
    LayoutItem(AspectRatio(ratio, mode), [self])
  }

  func offset(_ x: Double, _ y: Double) -> LayoutItem { LayoutItem(Offset(x: x, y: y), [self]) }

  func position(_ x: Double, _ y: Double) -> LayoutItem {
    LayoutItem(Position(x: x, y: y), [self])
  }

  func overlay(_ alignment: Alignment = .center, _ layer: LayoutItem) -> LayoutItem {
    LayoutItem(Layers(alignment), [self, layer])
  }

  func priority(_ priority: Double) -> LayoutItem {
    LayoutItem(Passing(.y26), [self]).with(LayoutTraits(priority: priority))
  }

  func guide(
    _ guide: AlignmentGuide, _ value: @escaping (Dimensions) throws -> Double
  ) -> LayoutItem {
    LayoutItem(Passing(.y49), [self]).with(
      LayoutTraits(guides: [WrittenGuide(guide, value: value)]))
  }

  func with(_ traits: LayoutTraits) -> LayoutItem {
    self.traits = traits
    return self
  }

  /// Lays the tree out in a bare area, and says its own size.
  @discardableResult
  func laidOut(
    _ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight
  ) throws -> Size {
    try laidOut(on: Screen(size: Size(width: width, height: height), direction: direction))
    return placement?.size ?? .zero
  }

  func laidOut(on screen: Screen, metrics: Metrics = .usual) throws {
    // Frames are told from parent to parent: whoever holds a leaf holds the tree. Tests end.
    if owner == nil { owner = self }
    try LayoutTree(root: self).layOut(on: screen, metrics: metrics)
  }

  /// x, y, width, height in the root's coordinates.
  var box: [Double] {
    guard let frame else { return [] }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  /// What it chooses of a proposal.
  func chooses(_ width: Double?, _ height: Double?) throws -> [Double] {
    let surroundings = Screen(size: Size(width: 393, height: 852)).surroundings
    let size = try measure(
      Proposal(width: width, height: height), because: .handedOn, .y1,
      in: LayoutPass(surroundings: surroundings)
    ).size
    return [size.width, size.height]
  }
}

/// Whether two boxes agree within half a point (Y6).
func agree(_ one: [Double], _ other: [Double]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 0.5 }
}
