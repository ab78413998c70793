import Layout

/// `.onContinuousHover`: hears where the pointer is over a view, and that it has left.
struct ContinuousHoverBehavior: PointerBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onContinuousHover": ContinuousHoverBehavior()
  ]

  func argument(isOver: Bool, for node: ModifierNode) throws -> Value? {
    let evaluator = node.tree.evaluator
    guard let phase = evaluator.program.type(named: "HoverPhase") else { return nil }
    let payload = isOver ? [TupleElement(label: nil, value: try place(in: node))] : []
    return try evaluator.construct(
      case: isOver ? "active" : "ended", of: phase, payload: payload, at: node.modifier.place)
  }

  /// A little inside the corner of the view; what is made of that is open.
  private func place(in node: ModifierNode) throws -> Value {
    let point = try node.tree.value(of: Point(x: 10, y: 10))
    guard case .structure(var structure) = point else { return point }
    let assumption = Assumption.measure(
      "onContinuousHover", "the pointer is taken to be 10 points inside the corner of the view")
    node.tree.evaluator.observer?.assumed(assumption, at: node.modifier.place)
    let doubt = Doubt(assumption, at: node.modifier.place)
    structure.doubts = [0: doubt, 1: doubt]
    return .structure(structure)
  }
}
