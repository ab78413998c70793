import Layout

/// `onScrollPhaseChange`: its action hears what becomes of a person's scrolling, phase by phase.
struct ScrollPhaseBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onScrollPhaseChange": ScrollPhaseBehavior()
  ]

  fileprivate static let idle = "idle"
  /// What a person's scrolling is, before it comes to rest.
  fileprivate static let underWay = "interacting"
}

extension ViewTree {
  /// A person scrolls: the modifiers around what is scrolled hear that it begins and that it is over,
  /// each in an update of its own (PF3).
  func tellScrolling(of area: LayoutItem, isOver: Bool) throws {
    let (idle, underWay) = (ScrollPhaseBehavior.idle, ScrollPhaseBehavior.underWay)
    for case let node as ModifierNode in nodes(in: nil)
    where node.behavior is ScrollPhaseBehavior && node.scrolledArea === area {
      try tell(node, from: isOver ? underWay : idle, to: isOver ? idle : underWay)
    }
    try settle()
  }

  private func tell(_ node: ModifierNode, from old: String, to new: String) throws {
    guard case .function(let action)? = node.modifier.arguments["action"].map(evaluator.unwrapped)
    else { return }
    let (before, after) = (try phase(old), try phase(new))
    enqueueEffect(
      .preference, "onScrollPhaseChange \(new)", of: node, at: node.modifier.place, rule: "PF3",
      certainty: .usual
    ) { [unowned self] in
      let context = Value.opaque(
        OpaqueValue(name: "ScrollPhaseChangeContext", place: node.modifier.place))
      let values = [before, after, context].prefix(evaluator.parameterCount(of: action))
      _ = try evaluator.call(
        action, values.map { CallArgument(label: nil, value: $0) }, at: place(of: action))
    }
  }

  private func phase(_ name: String) throws -> Value {
    try evaluator.staticMember(
      name, of: evaluator.program.types["ScrollPhase"] ?? TypeInfo(name: name, isFramework: true),
      at: .nowhere) ?? .void
  }
}
