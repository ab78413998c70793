import Layout

/// Modifiers that put something in front of or behind what they are put on, which stays as large as
/// it is.
struct LayeringBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "overlay": LayeringBehavior(), "background": LayeringBehavior(isBehind: true),
    "mask": LayeringBehavior(),
  ]

  /// Whether it puts something behind.
  var isBehind = false

  var isLaidOut: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    let item = builder.layers(base, added.items, alignment: arguments.alignment())
    return isBehind ? item.drawnFromBehind(for: node) : item
  }
}

extension LayoutBuilder {
  /// Y28: several views of one layer are one pile.
  func layers(_ base: LayoutItem, _ others: [LayoutItem], alignment: Alignment) -> LayoutItem {
    guard !others.isEmpty else { return LayoutItem(Passing(.y28), [base]) }
    return LayoutItem(
      Layers(alignment),
      [base, others.count == 1 ? others[0] : LayoutItem(DepthStack(), others)])
  }
}
