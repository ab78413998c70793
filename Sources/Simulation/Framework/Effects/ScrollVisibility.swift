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

/// `onScrollTargetVisibilityChange`: its action hears which rows of a `scrollTargetLayout` are seen, so
/// much of each (PF2).
struct TargetVisibilityBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onScrollTargetVisibilityChange": TargetVisibilityBehavior()
  ]

  var hearsLayout: Bool { true }

  func wasLaidOut(_ node: ModifierNode) {
    let (area, rows) = node.scrollTargets
    guard let area else { return }
    let threshold = node.modifier.arguments["threshold"].flatMap(node.tree.evaluator.number) ?? 0.5
    let seen = rows.filter { row in
      let share = row.frame.area > 0 ? row.frame.intersection(area).area / row.frame.area : 0
      return share > 0 && share >= threshold
    }
    let identifiers = Value.array(seen.map(\.identifier))
    guard node.toldOfLayout != identifiers else { return }
    let doubt = Doubt(
      .measure("rows", "what is scrolled is as large as on a usual phone"),
      at: node.modifier.place)
    node.tree.assumed(doubt.assumption, at: doubt.place)
    node.enqueueCall(telling: identifiers, doubt: doubt)
  }
}

extension Rectangle {
  fileprivate var area: Double { size.width * size.height }
}
