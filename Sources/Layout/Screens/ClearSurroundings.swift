extension Surroundings {
  /// The safe area without what insets take of a frame.
  func keepingClear(of insets: EdgeInsets, in frame: Rectangle) -> Surroundings {
    var result = self
    let isMirrored = direction == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let inner = Rectangle(
      x: frame.origin.x + left, y: frame.origin.y + insets.top,
      width: max(0, frame.size.width - insets[.horizontal]),
      height: max(0, frame.size.height - insets[.vertical]))
    var edges = EdgeSet()
    if insets.top > 0 { edges.insert(.top) }
    if left > 0 { edges.insert(.leading) }
    if insets.bottom > 0 { edges.insert(.bottom) }
    if right > 0 { edges.insert(.trailing) }
    result.safeArea = safeArea.clipped(to: inner, edges)
    return result
  }
}

extension Rectangle {
  /// Cut on some sides to those of another; leading is left here.
  fileprivate func clipped(to other: Rectangle, _ edges: EdgeSet) -> Rectangle {
    func start(_ axis: Axis, _ edge: EdgeSet) -> Double {
      edges.contains(edge) ? max(self.start(axis), other.start(axis)) : self.start(axis)
    }
    func end(_ axis: Axis, _ edge: EdgeSet) -> Double {
      edges.contains(edge) ? min(self.end(axis), other.end(axis)) : self.end(axis)
    }
    let x = start(.horizontal, .leading)
    let y = start(.vertical, .top)
    return Rectangle(
      x: x, y: y, width: max(0, end(.horizontal, .trailing) - x),
      height: max(0, end(.vertical, .bottom) - y))
  }
}
