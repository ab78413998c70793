import Layout

/// `onScrollVisibilityChange`: its action hears when so much of what it is put on is seen in what it
/// scrolls in, and when it is not any more.
struct ScrollVisibilityBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onScrollVisibilityChange": ScrollVisibilityBehavior()
  ]

  /// The share that has to be seen, if nobody says how much.
  private static let usualThreshold = 0.5

  var hearsLayout: Bool { true }

  func wasLaidOut(_ node: ModifierNode) {
    guard let share = shareSeen(of: node) else { return }
    let threshold =
      node.modifier.arguments["threshold"].flatMap(node.tree.evaluator.number)
      ?? Self.usualThreshold
    let isSeen = Value.boolean(share >= threshold)
    guard node.toldOfLayout != isSeen else { return }
    // Of what was never seen there is nothing to tell.
    guard node.toldOfLayout != nil || share >= threshold else { return }
    node.enqueueCall(telling: isSeen)
  }

  /// Nil where nothing is laid out, or takes no room.
  private func shareSeen(of node: ModifierNode) -> Double? {
    guard let frame = node.tree.screenLayout.frame(of: node), frame.area > 0 else { return nil }
    let seen = node.scrollAreas.compactMap(\.frame).reduce(frame) { $0.intersection($1) }
    return seen.area / frame.area
  }
}

extension Rectangle {
  fileprivate var area: Double { size.width * size.height }
}
