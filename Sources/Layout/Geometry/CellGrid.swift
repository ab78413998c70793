/// The cells of the drawing: lengths of the source are rounded to whole ones, those that can be
/// seen to at least one.
public struct CellGrid: Sendable, Hashable {
  /// 10 × 20 points.
  public let cell: Size

  public init(cell: Size = Size(width: 10, height: 20)) {
    self.cell = Size(
      width: cell.width > 0 ? cell.width : 10, height: cell.height > 0 ? cell.height : 20)
  }

  /// A gap: half a cell is rounded up, and none may be left.
  public func gap(_ length: Double, along axis: Axis) -> Double {
    guard length.isFinite else { return length }
    return Length.floor(length / cell[axis] + 0.5) * cell[axis]
  }

  /// A length that something has to be seen: what is there is at least a cell.
  public func length(_ length: Double, along axis: Axis) -> Double {
    guard length.isFinite else { return length }
    return length > 0 ? max(cell[axis], gap(length, along: axis)) : 0
  }

  public func length(_ length: Double?, along axis: Axis) -> Double? {
    length.map { self.length($0, along: axis) }
  }

  public func insets(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: gap(insets.top, along: .vertical), leading: gap(insets.leading, along: .horizontal),
      bottom: gap(insets.bottom, along: .vertical),
      trailing: gap(insets.trailing, along: .horizontal))
  }

  public func point(_ point: Point) -> Point {
    Point(x: gap(point.x, along: .horizontal), y: gap(point.y, along: .vertical))
  }

  public func size(_ size: Size) -> Size {
    Size(
      width: length(size.width, along: .horizontal),
      height: length(size.height, along: .vertical))
  }
}
