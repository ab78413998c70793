import Layout

/// `visualEffect` and `scrollTransition`: their closures say how the picture of what they are put on
/// changes, and no body runs for it (T4). What they say goes through the numbers between in an animated
/// update, as modifiers do (T8).
struct VisualEffectBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "visualEffect": VisualEffectBehavior(), scrolling: VisualEffectBehavior(),
  ]

  private static let scrolling = "scrollTransition"

  var isAnimatable: Bool { true }

  func animatedNumbers(of modifier: Modifier, at node: ModifierNode) -> ArgumentNumbers {
    let effects = (try? effects(of: modifier, at: node)) ?? []
    return ArgumentNumbers(effects, of: modifier.name, in: node.tree)
  }

  /// What the closure puts on what it is handed, the first first. Both descriptions are asked with
  /// the same geometry: what the layout makes of it is not on its way.
  private func effects(of modifier: Modifier, at node: ModifierNode) throws -> [Modifier] {
    let tree = node.tree
    let closure = modifier.arguments.values.lazy.compactMap { value in
      if case .function(let function) = tree.evaluator.unwrapped(value) { function } else { nil }
    }.first
    guard let effect = closure else { return [] }
    let content = FrameworkView(
      name: "EmptyVisualEffect", arguments: [:], content: [], deferred: [], place: modifier.place)
    let arguments: [Value] = [.view(.framework(content)), try measure(of: modifier, at: node)]
    let result = try tree.withoutTracking {
      try tree.evaluator.call(
        effect, arguments.map { CallArgument(label: nil, value: $0) }, at: modifier.place)
    }
    var found: [Modifier] = []
    var next = tree.evaluator.description(of: result, at: modifier.place)
    while case .modified(let base, let modifier) = next {
      found.insert(modifier, at: 0)
      next = base
    }
    return found
  }

  /// Where it stands, or, of what scrolls, that it is in sight.
  private func measure(of modifier: Modifier, at node: ModifierNode) throws -> Value {
    let tree = node.tree
    if modifier.name == Self.scrolling {
      let phase = tree.evaluator.program.types["ScrollTransitionPhase"]
      return try phase.flatMap {
        try tree.evaluator.staticMember("identity", of: $0, at: modifier.place)
      } ?? .void
    }
    if let geometry = tree.screenLayout.geometry(of: node) {
      return try tree.proxy(of: node, geometry)
    }
    let evaluator = tree.evaluator
    return try evaluator.construct(
      named: TypeReference(ViewTree.geometryProxy), [], in: evaluator.globals, at: modifier.place)
  }
}
