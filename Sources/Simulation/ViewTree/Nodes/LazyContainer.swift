/// The container that asks for rows when they come on the screen.
extension Node {
  /// Nil also for rows inside rows, which come with these, unless they stand in a section.
  var lazyContainer: FrameworkNode? {
    var node = parent
    var isInSection = false
    while let current = node, !(current is LineNode),
      isInSection || !(current is BuilderNode) || current.parent is FrameworkNode
    {
      if let container = current as? FrameworkNode {
        isInSection = isInSection || container.behavior.rowRole == .section
        switch container.behavior.rows {
        case .lazy, .lazyIfConstant: return container
        case .eager: return nil
        case .inherited: break
        }
      }
      node = current.parent
    }
    return nil
  }
}
