/// What is around a place on the screen. All rectangles are in the root's coordinates.
public struct Surroundings: Sendable, Hashable {
  /// Y62: which way lines are read, where an item does not say otherwise.
  public var direction: LayoutDirection
  /// Y71: the whole area, up to which a view may ignore the safe area.
  public var area: Rectangle
  /// Y70: the part of it that no bar covers.
  public var safeArea: Rectangle
  /// Y54: the part in which something can be seen.
  public var visible: Rectangle
  /// Y56: the size of the nearest scroll view, else of the screen.
  public var container: Size

  public init(
    direction: LayoutDirection, area: Rectangle, safeArea: Rectangle, visible: Rectangle,
    container: Size
  ) {
    self.direction = direction
    self.area = area
    self.safeArea = safeArea
    self.visible = visible
    self.container = container
  }

  /// How far the safe area keeps a frame from the edges of the whole area
  /// (`GeometryProxy.safeAreaInsets`): where the frame reaches the safe area's edge, what lies
  /// beyond it; nothing where it ends before, or where it ignores the safe area.
  public func insets(of frame: Rectangle) -> EdgeInsets {
    func inset(_ axis: Axis, start: Bool) -> Double {
      let edge = start ? frame.start(axis) : -frame.end(axis)
      let safe = start ? safeArea.start(axis) : -safeArea.end(axis)
      let last = start ? area.start(axis) : -area.end(axis)
      return edge - safe < Self.touching ? max(0, edge - last) : 0
    }
    let left = inset(.horizontal, start: true)
    let right = inset(.horizontal, start: false)
    return EdgeInsets(
      top: inset(.vertical, start: true), leading: direction == .leftToRight ? left : right,
      bottom: inset(.vertical, start: false),
      trailing: direction == .leftToRight ? right : left)
  }

  /// Edges that are so near are one, in points.
  private static let touching = 0.5
}
