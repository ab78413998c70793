import Layout

/// `ContentUnavailableView`: a symbol, a title and what else is said, in the middle of all the room
/// that there is (Y74).
struct UnavailableBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "ContentUnavailableView": UnavailableBehavior()
  ]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    var parts = content.items
    if let title = node.view.title {
      let words = LayoutItem(try builder.words(title, at: node))
      words.stands(for: node)
      parts.insert(words, at: 0)
      if case .string(let symbol)? = node.view.arguments["systemImage"] {
        parts.insert(builder.icon(symbol, of: node), at: 0)
      }
    }
    let limits = FlexibleFrame.Limits(most: .infinity)
    return LayoutItem(
      FlexibleFrame(width: limits, height: limits), [LayoutItem(Stack.vertical(.center), parts)])
  }
}
