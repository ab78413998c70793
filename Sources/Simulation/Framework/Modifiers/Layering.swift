import Layout

/// Modifiers that put something in front of or behind what they are put on, which stays as large as
/// it is.
struct LayeringBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "overlay": LayeringBehavior(.front), "background": LayeringBehavior(.back),
    "mask": LayeringBehavior(.mask),
  ]

  private enum Side { case front, back, mask }

  private let side: Side

  private init(_ side: Side) { self.side = side }

  /// Whether it puts something in front.
  var isInFront: Bool { side == .front }

  /// Whether what it puts there says what is seen.
  var isMask: Bool { side == .mask }

  private var isBehind: Bool { side == .back }

  var isLaidOut: Bool { true }
  var paints: Bool { isBehind }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    guard isBehind else {
      return builder.layers(base, added.items, alignment: arguments.alignment())
    }
    // Y29: a style also paints beyond the safe area, at each edge that it touches.
    let edges = arguments.edges("ignoresSafeAreaEdges")
    let isStyle = node.modifier.arguments["content"] != nil
    let others =
      isStyle ? added.items.map { LayoutItem(SafeAreaIgnoring(edges), [$0]) } : added.items
    return builder.layers(base, others, alignment: arguments.alignment())
      .drawnFromBehind(for: node)
  }
}
